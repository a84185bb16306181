#include "models/kgds/chosenchunks.h"

#include "models/kgds/kgdswords.h"
#include "models/kgds/summaries.h"
#include "models/llm/replyvalue.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QList>
#include <QRegularExpression>

#include <optional>

namespace tandem::kgds {

namespace {

/// Chunks in a row; one where both are the same.
struct ChunkRange
{
    int first = 0;
    int last = 0;
};

/// What a text without commas says plainly.
std::optional<ChunkRange> rangeIn(QString text)
{
    constexpr qsizetype kLongest = 80;
    if (text.size() > kLongest)
        return {};
    // As files spell it: "<Paragraph_3>".
    text.remove(u'<').remove(u'>').replace(u'_', u' ');
    if (const auto number = llm::wholeNumber(text))
        return ChunkRange{*number, *number};
    static const QString end =
        QStringLiteral("(?:[A-Za-z]{1,10}\\s*)?[#\\[(]?\\s*([0-9]{1,9})\\s*[\\])]?");
    static const QRegularExpression form(
        QStringLiteral("\\A\\s*%1\\s*(?:[-\\x{2013}\\x{2014}]|to|through)\\s*%1\\.?\\s*\\z")
            .arg(end));
    const QRegularExpressionMatch match = form.match(text);
    const ChunkRange range{match.captured(1).toInt(), match.captured(2).toInt()};
    return match.hasMatch() && range.first < range.last ? std::optional(range) : std::nullopt;
}

/// All of a text; none where a part of it is something else.
std::optional<QList<ChunkRange>> rangesIn(const QString& text)
{
    static const QRegularExpression between(
        QStringLiteral("[,;&\\n\\x{3001}\\x{FF0C}\\x{060C}\\x{061B}]|\\band\\b"));
    QList<ChunkRange> ranges;
    const QStringList parts = text.split(between);
    for (const QString& part : parts) {
        if (part.trimmed().isEmpty())
            continue;
        const auto range = rangeIn(part);
        if (!range)
            return {};
        ranges.append(*range);
    }
    return ranges;
}

bool saysNone(const QString& text)
{
    static const QRegularExpression none(QStringLiteral(
        "\\A(?:none|nothing|n/a|\\[\\]|no (?:chunk|paragraph|sentence|section|window)s?)\\z"));
    return none.match(llm::foldedWord(text)).hasMatch();
}

/// Collects what a reply names, within the bounds.
class ChunkReader final
{
public:
    explicit ChunkReader(ChunkKind kind)
        : m_kind(kind)
    {
    }

    /// The numbers and texts of a value, however nested they are, which parsing bounds.
    Expected<void> take(const QJsonValue& value)
    {
        if (value.isArray()) {
            const QJsonArray items = value.toArray();
            for (const auto& item : items)
                TANDEM_DO(take(item));
            return {};
        }
        if (value.isObject())
            return take(
                llm::firstOf(value.toObject(), {"number", "index", "chunk", "paragraph_index"}));
        if (!value.isString() && !value.isDouble())
            return llm::faultyReply(KgdsWords::tr("The reply has no list of chunks."));
        if (m_items.size() >= kMostChosen || value.toString().size() > kMostSummaryUnits)
            return tooMany();
        m_items.append(value);
        return {};
    }

    Expected<QStringList> names() const
    {
        if (m_items.size() == 1 && saysNone(m_items.first().toString()))
            return QStringList();
        QStringList names;
        for (const QJsonValue& item : m_items)
            TANDEM_DO(appendNames(names, item));
        return names;
    }

private:
    Expected<void> appendNames(QStringList& names, const QJsonValue& item) const
    {
        QList<ChunkRange> ranges;
        QString word;
        if (const auto number = llm::wholeNumber(item))
            ranges.append({*number, *number});
        else if (item.isDouble())
            word = QString::number(item.toDouble());
        else if (const auto read = rangesIn(item.toString()))
            ranges = *read;
        else
            word = llm::boundedLine(item, kMostChunkNameUnits);
        if (!word.isEmpty())
            names.append(word);
        for (const ChunkRange& range : ranges) {
            if (range.last - range.first >= kMostChosen - names.size())
                return tooMany();
            for (int number = range.first; number <= range.last; ++number)
                names.append(chunkName(m_kind, number));
        }
        return names.size() > kMostChosen ? tooMany() : Expected<void>();
    }

    static Expected<void> tooMany()
    {
        return failure(ErrorCode::TooLarge,
            KgdsWords::tr("The reply names more than %1 chunks.").arg(kMostChosen));
    }

    const ChunkKind m_kind;
    QList<QJsonValue> m_items;
};

} // namespace

Expected<QStringList> chosenChunks(const QJsonValue& value, ChunkKind kind)
{
    ChunkReader reader(kind);
    const QString text = value.toString();
    // In one text with something that is no number, each part between commas stands for itself.
    const bool isDivided = text.contains(u',') && text.size() <= kMostSummaryUnits;
    const QStringList parts = isDivided ? text.split(u',', Qt::SkipEmptyParts) : QStringList();
    TANDEM_DO(reader.take(isDivided ? QJsonValue(QJsonArray::fromStringList(parts)) : value));
    return reader.names();
}

} // namespace tandem::kgds
