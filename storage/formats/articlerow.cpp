#include "storage/formats/articlerow.h"

#include "storage/formats/formatwords.h"
#include "storage/formats/limits.h"
#include "storage/formats/recordformat.h"

#include <QCoreApplication>

namespace tandem {

namespace {

using ArticleFormat = RecordFormat<ArticleText>;

Expected<QString> articleLine(const RecordValue& value)
{
    if (!value.is(RecordValue::Type::Text))
        return value.refuseExpected(JsonVisitor::tr("a text"));
    return foldLines(value.text());
}

ArticleFormat::Field lineField(const char* key, QString ArticleText::*member)
{
    return {{QLatin1String(key)},
        [member](ArticleText& article, const RecordValue& value) -> Expected<void> {
            if (!value.isGiven())
                return {};
            return articleLine(value).map([&](const QString& line) { article.*member = line; });
        }};
}

/// Hands over what is in a list, which may be missing.
Expected<void> eachArticleEntry(
    const RecordValue& value, const std::function<Expected<void>(const RecordValue&)>& take)
{
    if (value.isGiven() && !value.is(RecordValue::Type::List))
        return value.refuseExpected(JsonVisitor::tr("a list"));
    for (const RecordValue& entry : value.entries()) {
        TANDEM_DO(take(entry));
    }
    return {};
}

Expected<void> takeParagraphs(ArticleText& article, const RecordValue& value)
{
    return eachArticleEntry(value, [&](const RecordValue& entry) {
        return articleLine(entry).map([&](const QString& paragraph) {
            if (!paragraph.isEmpty() && article.paragraphs.size() <= limits::maxParagraphs)
                article.paragraphs.append(paragraph);
        });
    });
}

/// Used where `paragraphs`, which is taken before, gives none.
Expected<void> takeArticleText(ArticleText& article, const RecordValue& value)
{
    if (!value.isGiven())
        return {};
    if (!value.is(RecordValue::Type::Text))
        return value.refuseExpected(JsonVisitor::tr("a text"));
    if (article.paragraphs.isEmpty())
        article.paragraphs = splitParagraphs(value.text(), limits::maxParagraphs + 1);
    return {};
}

Expected<void> takeArticleUtterance(ArticleText& article, const RecordValue& entry)
{
    if (!entry.is(RecordValue::Type::Object))
        return entry.refuseExpected(JsonVisitor::tr("an object"));
    UtteranceText utterance;
    for (const auto& [key, member] : {std::pair("participant", &UtteranceText::participant),
             std::pair("utterance", &UtteranceText::text)}) {
        const RecordValue value = entry.value(QLatin1String(key));
        TANDEM_TRY(
            line, value.is(RecordValue::Type::Missing) ? Expected<QString>() : articleLine(value));
        if (line->isEmpty())
            return entry.refuse(
                FormatWords::tr("The key \"%1\" is missing or empty.").arg(QLatin1String(key)),
                FormatWords::tr(
                    "Each entry of a discussion needs a participant and an utterance."));
        utterance.*member = *line;
    }
    if (article.discussion.size() <= limits::maxParagraphs)
        article.discussion.append(utterance);
    return {};
}

Expected<void> takeDiscussion(ArticleText& article, const RecordValue& value)
{
    return eachArticleEntry(
        value, [&](const RecordValue& entry) { return takeArticleUtterance(article, entry); });
}

const ArticleFormat& articleFormat()
{
    static const ArticleFormat format({lineField("title", &ArticleText::title),
        lineField("domain", &ArticleText::domain), lineField("source", &ArticleText::source),
        {{QLatin1String("paragraphs")}, takeParagraphs}, {{QLatin1String("text")}, takeArticleText},
        {{QLatin1String("discussion")}, takeDiscussion}});
    return format;
}

} // namespace

RecordShape articleShape()
{
    RecordShape shape;
    shape.isKey = articleFormat().isKey();
    shape.keysAreUnique = true;
    shape.isBoundedAsAWhole = true;
    shape.tooLongALine = FormatWords::tr("Put each article on a line of its own.");
    shape.tooLargeADocument = FormatWords::tr(
        "Save the articles as JSONL, one object in each line; that may be of any size.");
    return shape;
}

Expected<ArticleText> articleFrom(const Record& record)
{
    auto article = articleFormat().read(record);
    if (!article)
        return article;
    if (article->paragraphs.size() > limits::maxParagraphs ||
        article->discussion.size() > limits::maxParagraphs)
        return failure(record.root().tooLarge(
            FormatWords::tr("This article has more than %L1 paragraphs or utterances.")
                .arg(limits::maxParagraphs),
            FormatWords::tr("Split it into articles.")));
    if (article->paragraphs.isEmpty())
        return record.root().refuse(FormatWords::tr("This article has no text."),
            FormatWords::tr("Give it \"paragraphs\" (a list of texts) or \"text\" (paragraphs "
                            "set apart by blank lines)."));
    return article;
}

} // namespace tandem
