#include "models/facts/verification.h"

#include "models/facts/factwords.h"
#include "models/llm/prompttemplate.h"
#include "models/llm/replyparser.h"
#include "models/llm/replyvalue.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <optional>

namespace tandem {

namespace {

QString numberedFacts(const QStringList& facts)
{
    QStringList lines;
    for (qsizetype i = 0; i < facts.size(); ++i)
        lines.append(QStringLiteral("%1. ").arg(i + 1) + facts.at(i));
    return lines.join(QLatin1Char('\n'));
}

tl::unexpected<Error> notVerdicts(const QString& place, const QString& what)
{
    return failure(ErrorCode::InvalidInput, what, place,
        FactWords::tr("Ask again, or decide about the facts by hand."));
}

struct VerdictList
{
    QJsonArray items;
    QString place;
};

Expected<VerdictList> verdictsIn(const QJsonValue& value)
{
    if (value.isArray())
        return VerdictList{value.toArray(), QString()};
    static const QString keys[] = {QStringLiteral("verdicts"), QStringLiteral("facts"),
        QStringLiteral("results"), QStringLiteral("answers")};
    for (const QString& key : keys) {
        const QJsonValue inner = value.toObject().value(key);
        if (inner.isArray())
            return VerdictList{inner.toArray(), QLatin1Char('/') + key};
    }
    return notVerdicts(
        QStringLiteral("/"), FactWords::tr("The reply is JSON, but not a list of verdicts."));
}

std::optional<int> numberIn(const QJsonValue& value)
{
    if (value.isDouble()) {
        const double number = value.toDouble();
        constexpr double most = 1e6;
        if (number >= 1 && number <= most && number == double(int(number)))
            return int(number);
        return {};
    }
    bool isNumber = false;
    QString text = value.toString().trimmed();
    if (text.startsWith(QLatin1String("fact "), Qt::CaseInsensitive))
        text.remove(0, 5);
    if (text.endsWith(QLatin1Char('.')))
        text.chop(1);
    const int number = text.toInt(&isNumber);
    return isNumber && number >= 1 ? std::optional<int>(number) : std::nullopt;
}

std::optional<bool> yesIn(const QJsonValue& value)
{
    if (value.isBool())
        return value.toBool();
    if (value.isDouble()) {
        const double number = value.toDouble();
        return number == 0.0 || number == 1.0 ? std::optional<bool>(number == 1.0) : std::nullopt;
    }
    static const QStringList yes{QStringLiteral("yes"), QStringLiteral("true"), QStringLiteral("1"),
        QStringLiteral("knowable")};
    static const QStringList no{QStringLiteral("no"), QStringLiteral("false"), QStringLiteral("0"),
        QStringLiteral("not knowable"), QStringLiteral("unknowable"),
        QStringLiteral("not_knowable")};
    const QString word = value.toString().simplified().toLower();
    if (yes.contains(word))
        return true;
    return no.contains(word) ? std::optional<bool>(false) : std::nullopt;
}

/// An explanation on one line and within its bound.
QString explanationIn(const QJsonValue& value)
{
    QString text = value.toString();
    for (QChar& c : text) {
        if (c.category() == QChar::Other_Control)
            c = QLatin1Char(' ');
    }
    text = text.simplified();
    if (text.size() <= kMaxExplanationUnits)
        return text;
    qsizetype cut = kMaxExplanationUnits - 1;
    if (text.at(cut - 1).isHighSurrogate())
        --cut;
    return text.first(cut) + QChar(0x2026);
}

Expected<FactVerdict> verdictIn(const QJsonValue& item, const QString& place)
{
    const QJsonObject object = item.toObject();
    const std::optional<int> number =
        numberIn(llm::firstOf(object, {"number", "fact_number", "index", "id", "fact"}));
    if (!number)
        return notVerdicts(place, FactWords::tr("A verdict does not say which fact it is about."));
    const std::optional<bool> knowable =
        yesIn(llm::firstOf(object, {"knowable", "verdict", "answer", "result"}));
    if (!knowable)
        return notVerdicts(
            place, FactWords::tr("The verdict on fact %1 is neither yes nor no.").arg(*number));
    return FactVerdict{*number, *knowable,
        explanationIn(llm::firstOf(object, {"explanation", "reason", "reasoning"}))};
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

/// Whether every fact is answered exactly once; otherwise which ones are not.
Expected<void> checkNumbers(const QList<FactVerdict>& verdicts, int factCount)
{
    QList<int> times(factCount + 1, 0);
    QList<int> foreign;
    for (const FactVerdict& verdict : verdicts) {
        if (verdict.number > factCount)
            foreign.append(verdict.number);
        else
            ++times[verdict.number];
    }
    QList<int> missing;
    QList<int> doubled;
    for (int number = 1; number <= factCount; ++number) {
        if (times.at(number) == 0)
            missing.append(number);
        else if (times.at(number) > 1)
            doubled.append(number);
    }
    QStringList wrong;
    if (!missing.isEmpty())
        wrong.append(FactWords::tr("not answered: %1").arg(numberList(missing)));
    if (!doubled.isEmpty())
        wrong.append(FactWords::tr("answered more than once: %1").arg(numberList(doubled)));
    if (!foreign.isEmpty())
        wrong.append(FactWords::tr("not asked about: %1").arg(numberList(foreign)));
    if (wrong.isEmpty())
        return {};
    return notVerdicts({}, FactWords::tr("The reply does not answer every fact exactly once (%1).")
                               .arg(wrong.join(QStringLiteral("; "))));
}

QJsonObject verificationType(const char* type)
{
    return {{QStringLiteral("type"), QString::fromLatin1(type)}};
}

} // namespace

llm::Schema verificationSchema()
{
    // The explanation comes before the verdict, so that the model reasons first.
    const QJsonObject verdict{{QStringLiteral("type"), QStringLiteral("object")},
        {QStringLiteral("properties"),
            QJsonObject{{QStringLiteral("number"), verificationType("integer")},
                {QStringLiteral("explanation"), verificationType("string")},
                {QStringLiteral("knowable"), verificationType("boolean")}}},
        {QStringLiteral("required"),
            QJsonArray{QStringLiteral("number"), QStringLiteral("explanation"),
                QStringLiteral("knowable")}},
        {QStringLiteral("additionalProperties"), false}};
    const QJsonObject list{
        {QStringLiteral("type"), QStringLiteral("array")}, {QStringLiteral("items"), verdict}};
    const QJsonObject schema{{QStringLiteral("type"), QStringLiteral("object")},
        {QStringLiteral("properties"), QJsonObject{{QStringLiteral("verdicts"), list}}},
        {QStringLiteral("required"), QJsonArray{QStringLiteral("verdicts")}},
        {QStringLiteral("additionalProperties"), false}};
    return {QStringLiteral("facts_verification"), schema};
}

Expected<llm::ChatRequest> verificationRequest(const llm::PromptTemplate& prompt,
    const QString& model, const QStringList& background, const QStringList& facts)
{
    if (facts.isEmpty())
        return failure(ErrorCode::InvalidInput, FactWords::tr("There is no fact to ask about."));
    const QHash<QString, QString> values{
        {QStringLiteral("background"), background.join(QStringLiteral("\n\n"))},
        {QStringLiteral("facts"), numberedFacts(facts)}};
    TANDEM_TRY(messages, llm::fillPrompt(prompt, values));
    llm::ChatRequest request;
    request.model = model;
    request.messages = *messages;
    request.schema = verificationSchema();
    return request;
}

Expected<QList<FactVerdict>> readVerification(const QString& reply, int factCount)
{
    TANDEM_TRY(parsed, llm::parseReply(reply));
    TANDEM_TRY(list, verdictsIn(parsed->value));
    QList<FactVerdict> verdicts;
    for (qsizetype i = 0; i < list->items.size(); ++i) {
        TANDEM_TRY(
            verdict, verdictIn(list->items.at(i), list->place + QStringLiteral("/%1").arg(i)));
        verdicts.append(*verdict);
    }
    if (const Expected<void> complete = checkNumbers(verdicts, factCount); !complete)
        return failure(complete.error());
    std::sort(verdicts.begin(), verdicts.end(),
        [](const FactVerdict& a, const FactVerdict& b) { return a.number < b.number; });
    return verdicts;
}

} // namespace tandem
