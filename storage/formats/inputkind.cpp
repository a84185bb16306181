#include "storage/formats/inputkind.h"

#include "models/text/decode.h"
#include "storage/database/database.h"
#include "storage/formats/caserow.h"
#include "storage/formats/casesreader.h"
#include "storage/formats/chunkreader.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/jsonhead.h"
#include "storage/formats/ownfile.h"
#include "storage/formats/recordreader.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <optional>

namespace tandem {

namespace {

constexpr QByteArrayView sqliteHeader("SQLite format 3\0", 16);

QString accepted()
{
    return FormatWords::tr("Supported: KGDS.json, articles as JSON or JSONL (title, paragraphs or "
                           "text), .txt and .md articles, a folder of these, and Tandem projects.");
}

bool isTextSuffix(const QString& suffix)
{
    static const QStringList suffixes{QStringLiteral("txt"), QStringLiteral("text"),
        QStringLiteral("md"), QStringLiteral("markdown"), QString()};
    return suffixes.contains(suffix);
}

bool isJsonlSuffix(const QString& suffix)
{
    return suffix == QLatin1String("jsonl") || suffix == QLatin1String("ndjson");
}

bool hasAny(const QSet<QString>& keys, const QStringList& wanted)
{
    return std::any_of(
        wanted.begin(), wanted.end(), [&](const QString& key) { return keys.contains(key); });
}

/// The kind of what begins like JSON; nothing where its keys are none of ours.
std::optional<InputKind> kindOfJson(const JsonHead& head, const QString& suffix)
{
    static const QStringList articleKeys{
        QStringLiteral("paragraphs"), QStringLiteral("text"), QStringLiteral("title")};
    if (isBenchmark(head))
        return InputKind::Kgds;
    if (isResult(head))
        return InputKind::ExpertResult;
    if (hasCaseTexts(head.keys.values()) && !hasAny(head.keys, articleKeys.mid(0, 2)))
        return InputKind::Cases;
    const bool isArticle = hasAny(head.keys, articleKeys);
    if (!isArticle && !head.isMalformed && (head.objectEnds || isTextSuffix(suffix)))
        return std::nullopt;
    if (head.isMalformed && isTextSuffix(suffix) && !isArticle)
        return std::nullopt;
    if (head.isList)
        return isArticle ? InputKind::ArticleJson : InputKind::Kgds;
    return isJsonlSuffix(suffix) || head.hasLines() ? InputKind::ArticleJsonl
                                                    : InputKind::ArticleJson;
}

/// Refuses a file of Markdown that is more table than text, as reports are.
Expected<void> refuseTables(QByteArrayView head, const QString& path)
{
    qsizetype rows = 0;
    qsizetype others = 0;
    bool hasRule = false; // the line below the names of columns
    for (const QByteArray& line : head.toByteArray().split('\n')) {
        const QByteArray text = line.trimmed();
        hasRule = hasRule || text.startsWith("| ---") || text.startsWith("|---");
        if (!text.isEmpty())
            ++(text.startsWith('|') ? rows : others);
    }
    if (!hasRule || rows <= others)
        return {};
    return failure(ErrorCode::InvalidInput,
        FormatWords::tr("Most lines are table rows: this is a report, not an article."), path,
        FormatWords::tr("If it is an article, remove the tables."));
}

Expected<InputKind> kindOfHead(const QByteArray& head, const QString& path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (head.startsWith(sqliteHeader))
        return InputKind::TandemProject;
    TANDEM_DO(refuseOfficeFile(head, path));
    const bool namedJson = suffix == QLatin1String("json") || isJsonlSuffix(suffix);
    if (head.isEmpty() || namedJson) {
        TANDEM_DO(checkJsonHead(head, path));
    }
    const char first = firstVisible(head);
    if (namedJson && first == '\0') {
        TANDEM_DO(checkJsonHead({}, path)); // blank lines are no more than nothing
    }
    if (first == '[' || first == '{' || layoutNamed(path) == RecordLayout::Csv) {
        TANDEM_DO(refuseOwnFile(head, path));
    }
    if (first == '[' || first == '{') {
        if (const auto kind = kindOfJson(readJsonHead(head), suffix))
            return *kind;
    }
    if (isTextSuffix(suffix)) {
        TANDEM_DO(refuseTables(head, path));
        return InputKind::TextArticle;
    }
    if (layoutNamed(path) == RecordLayout::Csv && hasCaseTexts(caseColumnsIn(head)))
        return InputKind::Cases;
    if (namedJson) {
        return failure(ErrorCode::InvalidInput,
            FormatWords::tr(
                "This JSON contains neither a KGDS benchmark (SBK, KGD, ...) nor articles."),
            path, accepted());
    }
    return failure(
        ErrorCode::InvalidInput, FormatWords::tr("Unknown file type."), path, accepted());
}

Expected<InputKind> kindOfFile(const QString& path)
{
    return readFileHead(path).and_then(
        [&](const QByteArray& head) { return kindOfHead(head, path); });
}

} // namespace

Expected<InputKind> inputKindOf(const QString& path)
{
    if (QFileInfo(path).isDir())
        return InputKind::Folder;
    Expected<InputKind> kind = InputKind::TandemProject;
    Database::lookIfNotOpenHere(path, [&] { kind = kindOfFile(path); });
    return kind;
}

EvaluationFiles evaluationFiles(const QStringList& paths)
{
    EvaluationFiles files;
    for (const QString& path : paths) {
        const auto kind = inputKindOf(path);
        if (kind && *kind == InputKind::ExpertResult && files.result.isEmpty())
            files.result = path;
        else if (kind && (*kind == InputKind::Cases || *kind == InputKind::ExpertResult))
            files.cases.append(path);
        else
            files.other.append(path);
    }
    return files;
}

} // namespace tandem
