#include "storage/formats/articlereader.h"

#include "storage/formats/articlerow.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/inputkind.h"
#include "storage/formats/limits.h"
#include "storage/formats/openfile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace tandem {

namespace {

tl::unexpected<Error> noArticles(const QString& name)
{
    return failure(ErrorCode::InvalidInput, FormatWords::tr("There is no article in it."), name,
        FormatWords::tr("Choose a file with at least one article."));
}

/// Takes a leading "# Title" line off the text.
QString takeMarkdownTitle(QString& text)
{
    const auto notBlank = [](QChar c) { return !c.isSpace(); };
    const qsizetype start = std::find_if(text.cbegin(), text.cend(), notBlank) - text.cbegin();
    if (!QStringView(text).sliced(start).startsWith(u"# "))
        return {};
    const auto isBreak = [](QChar c) { return c == QLatin1Char('\n') || c == QLatin1Char('\r'); };
    const qsizetype end = std::find_if(text.cbegin() + start, text.cend(), isBreak) - text.cbegin();
    QString title = text.sliced(start + 2, end - start - 2).trimmed();
    text.remove(0, end);
    // "# Title #" is the closed form of the same heading
    const qsizetype lastWord = title.lastIndexOf(QLatin1Char(' ')) + 1;
    if (lastWord > 0 && title.count(QLatin1Char('#')) >= title.size() - lastWord &&
        QStringView(title).sliced(lastWord).count(QLatin1Char('#')) == title.size() - lastWord)
        title = title.first(lastWord).trimmed();
    return title;
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

Expected<qint64> readTextFile(const QString& path, const ArticleSink& sink, qint64 index)
{
    QFile file(path);
    return openForReading(file)
        .and_then([&] { return readTextArticle(file, path, isMarkdownName(path)); })
        .and_then([&](ArticleText&& article) {
            return namingSource(path, sink)(std::move(article), index);
        })
        .map([] { return qint64(1); });
}

Expected<qint64> readFolder(
    const QString& path, const ArticleSink& sink, const ReadProgress& progress)
{
    const QDir folder(path);
    QStringList names =
        folder.entryList({QStringLiteral("*.txt"), QStringLiteral("*.md")}, QDir::Files);
    if (names.isEmpty()) {
        return failure(ErrorCode::InvalidInput,
            FormatWords::tr("There are no .txt or .md files in this folder."), path,
            FormatWords::tr("Choose a folder with one article in each .txt or .md file."));
    }
    std::sort(names.begin(), names.end());
    qint64 bytesRead = 0;
    for (qint64 i = 0; i < names.size(); ++i) {
        const QString file = folder.filePath(names.at(i));
        TANDEM_DO(readTextFile(file, sink, i));
        bytesRead += QFileInfo(file).size();
        if (progress && !progress(bytesRead))
            return failure(ErrorCode::Cancelled, FormatWords::tr("Reading was cancelled."), path);
    }
    return names.size();
}

Expected<qint64> readArticleRecords(QIODevice& device, const QString& name, RecordLayout layout,
    const ArticleSink& sink, const ReadProgress& progress)
{
    qint64 articles = 0;
    const auto take = [&](const Record& record) {
        return articleFrom(record).and_then(
            [&](ArticleText&& article) { return sink(std::move(article), articles++); });
    };
    TANDEM_DO(readRecords(device, name, layout, articleShape(), take, progress));
    if (articles == 0)
        return noArticles(name);
    return articles;
}

} // namespace

Expected<qint64> readArticleJson(
    QIODevice& device, const QString& name, const ArticleSink& sink, const ReadProgress& progress)
{
    return readArticleRecords(device, name, RecordLayout::Json, sink, progress);
}

Expected<qint64> readArticleJsonl(
    QIODevice& device, const QString& name, const ArticleSink& sink, const ReadProgress& progress)
{
    return readArticleRecords(device, name, RecordLayout::JsonLines, sink, progress);
}

Expected<ArticleText> readTextArticle(QIODevice& device, const QString& name, bool isMarkdown)
{
    TANDEM_TRY_VAR(decoded,
        readWholeText(device, name,
            FormatWords::tr(
                "Split it into articles, for example as JSONL with one article in each line.")));
    ArticleText article;
    if (isMarkdown)
        article.title = takeMarkdownTitle(*decoded);
    article.paragraphs = splitParagraphs(*decoded, limits::maxParagraphs + 1);
    if (article.paragraphs.isEmpty()) {
        return failure(ErrorCode::InvalidInput, FormatWords::tr("This article has no text."), name,
            FormatWords::tr("Choose a file with at least one paragraph."));
    }
    if (article.paragraphs.size() > limits::maxParagraphs)
        return failure(ErrorCode::TooLarge,
            FormatWords::tr("This article has more than %L1 paragraphs.")
                .arg(limits::maxParagraphs),
            name, FormatWords::tr("Split it into articles."));
    return article;
}

Expected<qint64> readArticles(
    const QString& path, const ArticleSink& sink, const ReadProgress& progress)
{
    TANDEM_TRY(kind, inputKindOf(path));
    QFile file(path);
    switch (*kind) {
    case InputKind::Folder:
        return readFolder(path, sink, progress);
    case InputKind::TextArticle:
        return readTextFile(path, sink, 0);
    case InputKind::ArticleJson:
        return openForReading(file).and_then(
            [&] { return readArticleJson(file, path, namingSource(path, sink), progress); });
    case InputKind::ArticleJsonl:
        return openForReading(file).and_then(
            [&] { return readArticleJsonl(file, path, namingSource(path, sink), progress); });
    case InputKind::Kgds:
    case InputKind::TandemProject:
        break;
    }
    return failure(ErrorCode::Refused, FormatWords::tr("This is not a file with articles."), path,
        FormatWords::tr(
            "Choose .txt or .md files, a folder of them, or articles as JSON or JSONL."));
}

} // namespace tandem
