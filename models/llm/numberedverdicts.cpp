#include "models/llm/numberedverdicts.h"

#include "models/llm/replyparser.h"
#include "models/llm/replyvalue.h"
#include "models/llm/schema.h"
#include "models/words.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QMap>
#include <QSet>

#include <algorithm>
#include <optional>
#include <utility>

namespace tandem::llm {

namespace {

/// A yes or no, also in the words of the question.
std::optional<bool> knowableIn(const QJsonValue& value)
{
    const QString word = foldedWord(value);
    if (word == QLatin1String("knowable"))
        return true;
    static const QStringList no{QStringLiteral("not knowable"), QStringLiteral("unknowable"),
        QStringLiteral("not_knowable")};
    return no.contains(word) ? std::optional(false) : yesOrNo(value);
}

/// The first few numbers, with an ellipsis where there are more.
QString numberList(const QList<int>& numbers)
{
    constexpr qsizetype shown = 10;
    QStringList words;
    for (qsizetype i = 0; i < std::min(shown, numbers.size()); ++i)
        words.append(QString::number(numbers.at(i)));
    if (numbers.size() > shown)
        words.append(QString(QChar(0x2026)));
    return words.join(QStringLiteral(", "));
}

/// Reads the verdicts on statements of one kind.
class VerdictReader final
{
public:
    VerdictReader(int count, const VerdictWords& words)
        : m_count(count)
        , m_words(words)
        , m_item(words.item)
    {
    }

    /// What is said of single statements, whatever is wrong with the rest; nothing where a number
    /// is none of those asked about, since a reply that counts otherwise says of each statement
    /// what is meant for another.
    QList<NumberedVerdict> readable(const QList<QJsonValue>& values) const
    {
        QMap<int, NumberedVerdict> verdicts;
        QSet<int> contradicted;
        for (const Item& item : itemsOf(values)) {
            const std::optional<int> number = numberIn(item.object);
            if (number && (*number < 1 || *number > m_count))
                return {};
            const auto verdict = verdictIn(item.object, {});
            if (!verdict)
                continue;
            const NumberedVerdict first = verdicts.value(verdict->number, *verdict);
            if (first.knowable != verdict->knowable)
                contradicted.insert(verdict->number);
            verdicts.insert(verdict->number, first);
        }
        for (const int number : std::as_const(contradicted))
            verdicts.remove(number);
        return verdicts.values();
    }

    Expected<QList<NumberedVerdict>> read(const QList<QJsonValue>& values) const
    {
        const QList<Item> items = itemsOf(values);
        if (items.isEmpty() && !(values.size() == 1 && verdictList(values.first())))
            return refuse(m_words.noList, QStringLiteral("/"));
        QList<NumberedVerdict> verdicts;
        QHash<int, bool> said;
        for (const Item& item : items) {
            TANDEM_TRY(verdict, verdictIn(item.object, item.place));
            // The same once more in another value; in one list it is a fault.
            const bool isRepeated = values.size() > 1 && said.contains(verdict->number) &&
                                    said.value(verdict->number) == verdict->knowable;
            said.insert(verdict->number, verdict->knowable);
            if (!isRepeated)
                verdicts.append(*verdict);
        }
        TANDEM_DO(checkNumbers(verdicts));
        std::sort(verdicts.begin(), verdicts.end(),
            [](const auto& a, const auto& b) { return a.number < b.number; });
        return verdicts;
    }

private:
    struct Item
    {
        QJsonObject object;
        QString place;
    };

    /// The verdicts of all values, be they in lists or each by itself. What is no verdict among
    /// several values is passed over, as an example in prose is.
    QList<Item> itemsOf(const QList<QJsonValue>& values) const
    {
        QList<Item> items;
        for (const QJsonValue& value : values) {
            const auto list = verdictList(value);
            if (!list && numberIn(value.toObject()))
                items.append({value.toObject(), QStringLiteral("/")});
            if (!list)
                continue;
            for (qsizetype i = 0; i < list->items.size(); ++i)
                items.append(
                    {list->items.at(i).toObject(), list->place + QStringLiteral("/%1").arg(i)});
        }
        return items;
    }

    std::optional<int> numberIn(const QJsonObject& object) const
    {
        const QByteArray itemNumber = m_item + "_number";
        return wholeNumber(
            firstOf(object, {"number", itemNumber.constData(), "index", "id", m_item.constData()}));
    }

    std::optional<ReplyList> verdictList(const QJsonValue& value) const
    {
        const QByteArray plural = m_item + 's';
        return listIn(value, {"verdicts", plural.constData(), "results", "answers"});
    }

    tl::unexpected<Error> refuse(const QString& what, const QString& place) const
    {
        return failure(ErrorCode::InvalidInput, what, place, m_words.remedy);
    }

    Expected<NumberedVerdict> verdictIn(const QJsonObject& object, const QString& place) const
    {
        const std::optional<int> number = numberIn(object);
        if (!number || *number < 1)
            return refuse(m_words.noNumber, place);
        const std::optional<bool> knowable =
            knowableIn(firstOf(object, {"knowable", "verdict", "answer", "result"}));
        if (!knowable)
            return refuse(m_words.neitherNor.arg(*number), place);
        return NumberedVerdict{*number, *knowable, reasonIn(object)};
    }

    /// Whether every statement is answered exactly once; otherwise which ones are not.
    Expected<void> checkNumbers(const QList<NumberedVerdict>& verdicts) const
    {
        QList<int> numbers;
        for (const NumberedVerdict& verdict : verdicts)
            numbers.append(verdict.number);
        const QString wrong = notEachOnce(numbers, m_count);
        if (wrong.isEmpty())
            return {};
        return refuse(m_words.notEachOnce.arg(wrong), {});
    }

    const int m_count;
    const VerdictWords& m_words;
    const QByteArray m_item;
};

} // namespace

QString numberedLines(const QStringList& statements)
{
    QStringList lines;
    for (qsizetype i = 0; i < statements.size(); ++i)
        lines.append(QStringLiteral("%1. ").arg(i + 1) + statements.at(i));
    return lines.join(QLatin1Char('\n'));
}

QString notEachOnce(const QList<int>& numbers, int count)
{
    QList<int> times(count + 1, 0);
    QList<int> foreign;
    for (const int number : numbers) {
        if (number < 1 || number > count)
            foreign.append(number);
        else
            ++times[number];
    }
    QList<int> missing;
    QList<int> doubled;
    for (int number = 1; number <= count; ++number) {
        if (times.at(number) == 0)
            missing.append(number);
        else if (times.at(number) > 1)
            doubled.append(number);
    }
    QStringList wrong;
    if (!missing.isEmpty())
        wrong.append(LlmWords::tr("not answered: %1").arg(numberList(missing)));
    if (!doubled.isEmpty())
        wrong.append(LlmWords::tr("answered more than once: %1").arg(numberList(doubled)));
    if (!foreign.isEmpty())
        wrong.append(LlmWords::tr("not in the request: %1").arg(numberList(foreign)));
    return wrong.join(QStringLiteral("; "));
}

Schema verdictsSchema(const QString& name)
{
    const QJsonObject verdict = objectSchema({{"number", typeSchema("integer")},
        {"explanation", typeSchema("string")}, {"knowable", typeSchema("boolean")}});
    return {name, objectSchema({{"verdicts", listSchema(verdict)}})};
}

Expected<QList<NumberedVerdict>> readVerdicts(
    const QString& reply, int count, const VerdictWords& words)
{
    TANDEM_TRY(values, parseReplyValues(reply));
    return VerdictReader(count, words).read(*values);
}

QList<NumberedVerdict> readableVerdicts(const QString& reply, int count, const VerdictWords& words)
{
    const auto values = parseReplyValues(reply);
    return values ? VerdictReader(count, words).readable(*values) : QList<NumberedVerdict>();
}

} // namespace tandem::llm
