#include "models/kgds/summaries.h"

#include "models/kgds/kgdswords.h"
#include "models/kgds/material.h"
#include "models/llm/prompttemplate.h"
#include "models/llm/replyvalue.h"
#include "models/llm/schema.h"
#include "models/text/plainline.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QList>
#include <QRegularExpression>
#include <QStringList>

#include <optional>

namespace tandem::kgds {

namespace {

/// Which chunks a model says that its summary needs.

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

/// The chunkName()s of what stands for the background in a reply: numbers, texts, objects with
/// "number" or "index", and lists of these, in their order. In a text numbers may stand behind
/// commas or "and", as ranges ("2, 5 and 7-9") and as files spell them ("<Paragraph_3>"); another
/// word stays as it is, on one line. Nothing but "none" is no chunk. InvalidInput: null, a boolean
/// or an object without a number anywhere; TooLarge: more than kMostChosen, or a text beyond
/// kMostSummaryUnits.
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

/// What a chunk is, as the prompt says it; in English, as the prompt is.
QString cutText(ChunkKind kind)
{
    switch (kind) {
    case ChunkKind::Sentence:
        return QStringLiteral("Each chunk is one sentence of the article.");
    case ChunkKind::Section:
        return QStringLiteral("Each chunk is a section of the article: some paragraphs in a row.");
    case ChunkKind::Window:
        return QStringLiteral("Each chunk is a window of %1 paragraphs in a row, and the next one "
                              "begins a paragraph later, so that chunks overlap.")
            .arg(kWindowParagraphs);
    case ChunkKind::Paragraph:
        break;
    }
    return QStringLiteral("Each chunk is one paragraph of the article.");
}

llm::Schema summarySchema(Pattern pattern)
{
    const bool extracts = pattern == Pattern::Extractive;
    return {extracts ? QStringLiteral("summary_extractive") : QStringLiteral("summary_abstractive"),
        llm::objectSchema({{"background", extracts ? llm::listSchema(llm::typeSchema("integer"))
                                                   : llm::typeSchema("string")},
            {"opinions", llm::typeSchema("string")}})};
}

Expected<llm::ChatRequest> summaryRequest(const llm::PromptTemplate& prompt, const QString& model,
    const SampleRecord& sample, Pattern pattern, QHash<QString, QString> values)
{
    if (sample.article.isEmpty())
        return failure(ErrorCode::InvalidInput, KgdsWords::tr("The sample has no article."));
    if (sample.discussion.isEmpty())
        return failure(ErrorCode::InvalidInput, KgdsWords::tr("The sample has no discussion."));
    values.insert(QStringLiteral("discussion"), discussionMaterial(sample.discussion));
    return llm::promptRequest(
        prompt, model, values, llm::ChatRequest().maxTokens, summarySchema(pattern));
}

/// The object that holds the answer, which models that check themselves put into another one.
Expected<QJsonObject> answerIn(const QString& reply)
{
    TANDEM_TRY(object, llm::objectInReply(reply));
    const QJsonValue inner = llm::firstOf(*object, {"revised", "result", "answer", "output"});
    return inner.isObject() && !object->contains(QLatin1String("background")) ? inner.toObject()
                                                                              : *object;
}

/// A text, or several as one, without control characters and blanks around it; none where something
/// else stands among them, which would be lost.
std::optional<QString> textIn(const QJsonValue& value)
{
    const QJsonArray all = value.isArray() ? value.toArray() : QJsonArray{value};
    QStringList texts;
    for (const auto& text : all) {
        if (!text.isString())
            return {};
        texts.append(onPlainLines(text.toString()));
    }
    return texts.join(QLatin1Char('\n')).trimmed();
}

Expected<QString> boundedText(const std::optional<QString>& text, const QString& missing)
{
    if (!text)
        return llm::faultyReply(missing);
    if (text->size() > kMostSummaryUnits)
        return failure(ErrorCode::TooLarge,
            KgdsWords::tr("A summary in the reply has more than %1 characters.")
                .arg(kMostSummaryUnits));
    return *text;
}

Expected<QString> opinionSummaryIn(const QJsonObject& object)
{
    const std::optional<QString> told =
        textIn(llm::firstOf(object, {"opinions", "opinion_summary", "summary", "opinion", "aos"}));
    return boundedText(told && told->isEmpty() ? std::nullopt : told,
        KgdsWords::tr("The reply has no opinion summary."));
}

} // namespace

Expected<llm::ChatRequest> extractiveRequest(const llm::PromptTemplate& prompt,
    const QString& model, const SampleRecord& sample, ChunkKind kind)
{
    return summaryRequest(prompt, model, sample, Pattern::Extractive,
        {{QStringLiteral("cut"), cutText(kind)},
            {QStringLiteral("chunks"), chunkMaterial(chunksOf(sample.article, kind))}});
}

Expected<llm::ChatRequest> abstractiveRequest(
    const llm::PromptTemplate& prompt, const QString& model, const SampleRecord& sample)
{
    return summaryRequest(prompt, model, sample, Pattern::Abstractive,
        {{QStringLiteral("article"), articleMaterial(sample.article)}});
}

Expected<llm::ChatRequest> reflectionRequest(
    const llm::PromptTemplate& prompt, const llm::ChatRequest& first, const QString& reply)
{
    TANDEM_TRY(asked, llm::fillPrompt(prompt, {}));
    QStringList question;
    for (const llm::Message& message : *asked)
        question.append(message.text);
    llm::ChatRequest second = first;
    second.messages.append({llm::Role::Assistant, reply});
    second.messages.append({llm::Role::User, question.join(QStringLiteral("\n\n"))});
    return second;
}

Expected<SystemOutput> readExtractiveSummary(const QString& reply, ChunkKind kind)
{
    TANDEM_TRY(object, answerIn(reply));
    TANDEM_TRY(chosen, chosenChunks(llm::firstOf(*object,
                                        {"background", "chunks", "chunk_numbers", "paragraphs",
                                            "paragraph_indices", "indices", "background_summary"}),
                           kind));
    TANDEM_TRY(opinions, opinionSummaryIn(*object));
    return SystemOutput{*chosen, {}, *opinions};
}

Expected<SystemOutput> readAbstractiveSummary(const QString& reply)
{
    TANDEM_TRY(object, answerIn(reply));
    // An empty background is a choice, like no chunk: the system says that nothing is needed.
    TANDEM_TRY(background,
        boundedText(textIn(llm::firstOf(*object, {"background", "background_summary", "abs"})),
            KgdsWords::tr("The reply has no background summary.")));
    TANDEM_TRY(opinions, opinionSummaryIn(*object));
    return SystemOutput{{}, *background, *opinions};
}

} // namespace tandem::kgds
