#include "storage/formats/articlereader.h"

#include "models/facts/sentences.h"
#include "models/text/textlines.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/inputkind.h"
#include "storage/formats/limits.h"
#include "storage/formats/recordfields.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace tandem {

namespace {

using ArticleFields = RecordFields<ArticleText>;

QString articlesHelp()
{
    return FormatWords::tr("See \"tandem help formats\" for the format of articles.");
}

Expected<void> takeParagraphs(ArticleText& article, const RecordValue& list)
{
    return eachIn(list, [&](const RecordValue& entry) {
        QString text;
        return takeText(text, entry).map([&] {
            const QString paragraph = foldLines(text);
            if (!paragraph.isEmpty() && article.paragraphs.size() <= limits::maxParagraphs)
                article.paragraphs.append(paragraph);
        });
    });
}

/// Used where `paragraphs`, which is taken before, gives none.
Expected<void> takeArticleText(ArticleText& article, const RecordValue& value)
{
    QString text;
    if (!value.isGiven())
        return {};
    return takeText(text, value).map([&] {
        if (article.paragraphs.isEmpty())
            article.paragraphs = splitParagraphs(text, limits::maxParagraphs + 1);
    });
}

Expected<void> foldUtterance(UtteranceText& utterance, const RecordValue&)
{
    utterance.participant = foldLines(utterance.participant);
    utterance.text = foldLines(utterance.text);
    return {};
}

const RecordFields<UtteranceText>& utteranceTextFields()
{
    using F = RecordFields<UtteranceText>;
    static const F fields =
        F(articlesHelp, {F::name("participant", &UtteranceText::participant).required(),
                            F::name("utterance", &UtteranceText::text).required()})
            .check(foldUtterance);
    return fields;
}

Expected<void> takeDiscussion(ArticleText& article, const RecordValue& list)
{
    return eachIn(list, [&](const RecordValue& entry) {
        return utteranceTextFields().read(entry).map([&](const UtteranceText& utterance) {
            if (article.discussion.size() <= limits::maxParagraphs)
                article.discussion.append(utterance);
        });
    });
}

/// The number of the first paragraph that is too long for one; 0 where there is none.
int endlessParagraph(const ArticleText& article)
{
    const auto found = std::find_if(article.paragraphs.cbegin(), article.paragraphs.cend(),
        [](const QString& text) { return text.size() > limits::maxParagraphUnits; });
    return found == article.paragraphs.cend()
               ? 0
               : int(std::distance(article.paragraphs.cbegin(), found)) + 1;
}

QString endlessText(int number)
{
    return FormatWords::tr("Paragraph %1 has more than %L2 characters.")
        .arg(number)
        .arg(limits::maxParagraphUnits);
}

QString endlessRemedy()
{
    return FormatWords::tr("Put a blank line between paragraphs.");
}

Expected<void> checkArticle(ArticleText& article, const RecordValue& object)
{
    for (QString* line : {&article.title, &article.domain, &article.source})
        *line = foldLines(*line);
    if (article.paragraphs.size() > limits::maxParagraphs ||
        article.discussion.size() > limits::maxParagraphs)
        return failure(object.tooLarge(
            FormatWords::tr("This article has more than %L1 paragraphs or utterances.")
                .arg(limits::maxParagraphs),
            FormatWords::tr("Split it into several articles.")));
    if (const int number = endlessParagraph(article); number > 0)
        return failure(object.tooLarge(endlessText(number), endlessRemedy()));
    if (article.paragraphs.isEmpty())
        return object.refuse(FormatWords::tr("This article has no text."),
            FormatWords::tr("Add \"paragraphs\" (a list of texts) or \"text\" (paragraphs "
                            "separated by blank lines)."));
    return {};
}

const ArticleFields& articleFields()
{
    using F = ArticleFields;
    static const F fields = F(articlesHelp,
        {F::text("title", &ArticleText::title), F::text("domain", &ArticleText::domain),
            F::text("source", &ArticleText::source), F::list("paragraphs", takeParagraphs),
            F::custom("text", takeArticleText), F::list("discussion", takeDiscussion)})
                                .check(checkArticle);
    return fields;
}

/// How articles stand in JSON.
RecordShape articleShape()
{
    RecordShape shape = articleFields().shape();
    shape.isBoundedAsAWhole = true;
    shape.tooLargeADocument = FormatWords::tr(
        "Save the articles as JSONL, one object per line; JSONL files can have any size.");
    return shape;
}

/// What a line of Markdown says without the marks of a heading, of whatever level.
QString withoutHeadingMarks(const QString& line)
{
    constexpr qsizetype kMostMarks = 6;
    const auto isMark = [](QChar c) { return c == QLatin1Char('#'); };
    const qsizetype marks = std::find_if_not(line.cbegin(), line.cend(), isMark) - line.cbegin();
    if (marks == 0 || marks > kMostMarks || !line.mid(marks).startsWith(QLatin1Char(' ')))
        return line;
    QString title = line.sliced(marks).trimmed();
    // "# Title #" is the closed form of the same heading
    const qsizetype lastWord = title.lastIndexOf(QLatin1Char(' ')) + 1;
    if (lastWord > 0 && std::all_of(title.cbegin() + lastWord, title.cend(), isMark))
        title = title.first(lastWord).trimmed();
    return title;
}

/// Takes a leading "# Title" line off the text.
QString takeMarkdownTitle(QString& text)
{
    const TextLine first = firstVisibleLine(text);
    const QString line = first.text.toString();
    const bool saysNothing = line == QLatin1String("#"); // a mark alone
    if (!saysNothing && !line.startsWith(QLatin1String("# ")))
        return {};
    text.remove(0, first.next);
    return saysNothing ? QString() : withoutHeadingMarks(line);
}

/// Whether a line stands alone at the head of a text as a title does.
bool looksLikeTitle(const TextLine& line, const QString& text)
{
    constexpr qsizetype kMostUnits = 120;
    if (line.text.isEmpty() || line.text.size() > kMostUnits || line.next >= text.size())
        return false;
    const bool standsAlone = line.endsParagraph || isBlankLine(textLineAt(text, line.next).text);
    const QString marks = QStringLiteral(",;:،；：、*-—>");
    return standsAlone && !endsSentence(line.text.toString()) && !marks.contains(line.text.back());
}

/// Makes the first line the title where it is to be one and something is left below it.
void takeTitleLine(ArticleText& article, QString& text, bool isMarkdown, FirstLine firstLine)
{
    const TextLine line = firstVisibleLine(text);
    const bool isRecognized = firstLine == FirstLine::Recognized && looksLikeTitle(line, text);
    if (firstLine != FirstLine::Title && !isRecognized)
        return;
    if (firstVisibleLine(text, line.next).text.isEmpty())
        return;
    const QString title = line.text.toString();
    article.title = isMarkdown ? withoutHeadingMarks(title) : title;
    article.isTitledByFirstLine = isRecognized;
    text.remove(0, line.next);
}

/// The value of `title: A title` or `title = "A title"`; "" where it goes on in other lines.
QString titleOfMatter(QStringView line, QChar sign)
{
    const qsizetype at = line.indexOf(sign);
    if (at < 0 || line.first(at).trimmed() != QLatin1String("title"))
        return {};
    QStringView value = line.sliced(at + 1).trimmed();
    const bool isQuoted = value.size() > 1 && value.front() == value.back() &&
                          (value.front() == QLatin1Char('"') || value.front() == QLatin1Char('\''));
    if (isQuoted)
        value = value.sliced(1, value.size() - 2);
    else if (value.startsWith(QLatin1Char('|')) || value.startsWith(QLatin1Char('>')))
        return {};
    return value.toString();
}

/// Takes front matter off the text; the title that it gives.
QString takeFrontMatter(QString& text)
{
    const TextLine fence = textLineAt(text, 0);
    const bool isToml = fence.text == QLatin1String("+++");
    if (!isToml && fence.text != QLatin1String("---"))
        return {};
    const QChar sign = isToml ? QLatin1Char('=') : QLatin1Char(':');
    QString title;
    bool hasKey = false; // otherwise it is a rule above text
    for (TextLine line = fence; line.next < text.size();) {
        line = textLineAt(text, line.next);
        if (line.text == fence.text || (!isToml && line.text == QLatin1String("..."))) {
            if (!hasKey)
                return {};
            text.remove(0, line.next);
            return title;
        }
        if (line.text.isEmpty() || line.text.startsWith(QLatin1Char('#')))
            continue;
        const qsizetype key = line.text.indexOf(sign);
        if (!hasKey && (key <= 0 || line.text.first(key).trimmed().contains(QLatin1Char(' '))))
            return {};
        hasKey = true;
        if (title.isEmpty())
            title = titleOfMatter(line.text, sign);
    }
    return {};
}

/// How many lines an only paragraph is made of, where each ends like a sentence: in a file without
/// blank lines each of them may be meant as a paragraph.
int linesThatMayBeParagraphs(const ArticleText& article, const QString& text)
{
    if (article.paragraphs.size() != 1)
        return 0;
    int lines = 0;
    for (TextLine line = firstVisibleLine(text); !line.text.isEmpty();
         line = firstVisibleLine(text, line.next)) {
        if (!endsSentence(line.text.toString()))
            return 0;
        ++lines;
    }
    return lines > 1 ? lines : 0;
}

bool isMarkdownName(const QString& path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    return suffix == QLatin1String("md") || suffix == QLatin1String("markdown");
}

/// Puts the file's name where an article says nothing of its source.
ArticleSink namingSource(const QString& path, const ArticleSink& sink)
{
    return [fileName = QFileInfo(path).fileName(), &sink](ArticleText&& article, qint64 index) {
        if (article.source.isEmpty())
            article.source = fileName;
        return sink(std::move(article), index);
    };
}

Expected<qint64> readTextFile(
    const QString& path, const ArticleSink& sink, qint64 index, FirstLine firstLine)
{
    return readTextArticle(path, isMarkdownName(path), firstLine)
        .and_then([&](ArticleText&& article) {
            return namingSource(path, sink)(std::move(article), index);
        })
        .map([] { return qint64(1); });
}

Expected<qint64> readFolder(
    const QString& path, const ArticleSink& sink, const ReadProgress& progress, FirstLine firstLine)
{
    const QDir folder(path);
    QStringList names =
        folder.entryList({QStringLiteral("*.txt"), QStringLiteral("*.md")}, QDir::Files);
    if (names.isEmpty()) {
        return failure(ErrorCode::InvalidInput,
            FormatWords::tr("This folder contains no .txt or .md files."), path,
            FormatWords::tr("Choose a folder with one article per .txt or .md file."));
    }
    std::sort(names.begin(), names.end());
    qint64 bytesRead = 0;
    for (qint64 i = 0; i < names.size(); ++i) {
        const QString file = folder.filePath(names.at(i));
        TANDEM_DO(readTextFile(file, sink, i, firstLine));
        bytesRead += QFileInfo(file).size();
        if (progress && !progress(bytesRead))
            return failure(ErrorCode::Cancelled, FormatWords::tr("Reading was cancelled."), path);
    }
    return names.size();
}

} // namespace

Expected<qint64> readArticleRecords(
    const Input& input, RecordLayout layout, const ArticleSink& sink, const ReadProgress& progress)
{
    qint64 articles = 0;
    const auto take = [&](const Record& record) {
        return articleFields().read(record).and_then(
            [&](ArticleText&& article) { return sink(std::move(article), articles++); });
    };
    TANDEM_DO(readRecords(input, layout, articleShape(), take, progress));
    if (articles == 0)
        return nothingIn(input.name(), articlesHelp());
    return articles;
}

Expected<ArticleText> readTextArticle(const Input& input, bool isMarkdown, FirstLine firstLine)
{
    const QString& name = input.name();
    TANDEM_TRY_VAR(decoded,
        readWholeText(input,
            FormatWords::tr(
                "Split it into several articles, e.g. as JSONL with one article per line.")));
    ArticleText article;
    const QString matterTitle = takeFrontMatter(*decoded);
    if (isMarkdown)
        article.title = takeMarkdownTitle(*decoded);
    if (article.title.isEmpty() && (matterTitle.isEmpty() || firstLine == FirstLine::Title))
        takeTitleLine(article, *decoded, isMarkdown, firstLine);
    if (article.title.isEmpty())
        article.title = matterTitle;
    article.paragraphs = splitParagraphs(*decoded, limits::maxParagraphs + 1);
    article.joinedLines = linesThatMayBeParagraphs(article, *decoded);
    if (article.paragraphs.isEmpty()) {
        return failure(ErrorCode::InvalidInput, FormatWords::tr("This article has no text."), name,
            FormatWords::tr("Choose a file with at least one paragraph."));
    }
    if (article.paragraphs.size() > limits::maxParagraphs)
        return failure(ErrorCode::TooLarge,
            FormatWords::tr("This article has more than %L1 paragraphs.")
                .arg(limits::maxParagraphs),
            name, FormatWords::tr("Split it into several articles."));
    if (const int number = endlessParagraph(article); number > 0)
        return failure(ErrorCode::TooLarge, endlessText(number), name, endlessRemedy());
    return article;
}

Expected<qint64> readArticles(
    const QString& path, const ArticleSink& sink, const ReadProgress& progress, FirstLine firstLine)
{
    TANDEM_TRY(kind, inputKindOf(path));
    switch (*kind) {
    case InputKind::Folder:
        return readFolder(path, sink, progress, firstLine);
    case InputKind::TextArticle:
        return readTextFile(path, sink, 0, firstLine);
    case InputKind::ArticleJson:
        return readArticleRecords(path, RecordLayout::Json, namingSource(path, sink), progress);
    case InputKind::ArticleJsonl:
        return readArticleRecords(
            path, RecordLayout::JsonLines, namingSource(path, sink), progress);
    case InputKind::Cases:
    case InputKind::ExpertResult:
        return failure(ErrorCode::Refused,
            FormatWords::tr("These are texts to evaluate, not articles."), path,
            FormatWords::tr("Import them in Evaluate, or with \"tandem expert\"."));
    case InputKind::Kgds:
    case InputKind::TandemProject:
        break;
    }
    return failure(ErrorCode::Refused, FormatWords::tr("This is not an article file."), path,
        FormatWords::tr(
            "Choose .txt or .md files, a folder of them, or articles as JSON or JSONL."));
}

} // namespace tandem
