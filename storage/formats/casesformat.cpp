#include "storage/formats/casesformat.h"

#include "storage/formats/caserow.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/jsonhead.h"
#include "storage/formats/openfile.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace tandem {

namespace {

constexpr qint64 kCasesFormatHeadBytes = 1 << 20;

/// The first byte that is neither a mark nor a blank; NUL where there is none.
char firstByte(QByteArrayView head)
{
    if (head.startsWith(QByteArrayView("\xEF\xBB\xBF", 3)))
        head = head.sliced(3);
    const auto it = std::find_if(head.begin(), head.end(),
        [](char c) { return c != ' ' && c != '\t' && c != '\r' && c != '\n'; });
    return it == head.end() ? '\0' : *it;
}

CasesFormat formatOfJson(const QByteArray& head, const QString& suffix)
{
    const JsonHead read = readJsonHead(head);
    for (const QLatin1String key : {QLatin1String("average_scores"),
             QLatin1String("per_query_scores"), QLatin1String("per_query_explanations")}) {
        if (!read.isList && read.keys.contains(key))
            return CasesFormat::Result;
    }
    if (read.isList)
        return CasesFormat::Json;
    const bool linesFollow = read.objectEnds && read.oneLine && read.moreFollows;
    const bool isNamedSo = suffix == QLatin1String("jsonl") || suffix == QLatin1String("ndjson");
    return isNamedSo || linesFollow ? CasesFormat::JsonLines : CasesFormat::Json;
}

bool beginsLikeTable(const QByteArray& head)
{
    QByteArray line = head.left(head.indexOf('\n'));
    if (line.startsWith("\xEF\xBB\xBF"))
        line.remove(0, 3);
    QStringList keys;
    const QStringList cells = QString::fromUtf8(line).remove(u'"').toLower().split(u',');
    for (const QString& cell : cells)
        keys.append(caseKeyOfColumn(cell.trimmed()));
    return hasCaseColumn(keys);
}

Expected<CasesFormat> formatOfHead(const QByteArray& head, const QString& path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (head.isEmpty())
        return failure(ErrorCode::InvalidInput, FormatWords::tr("The file is empty."), path,
            FormatWords::tr("Choose a file that has something in it."));
    const char first = firstByte(head);
    if (first == '[' || first == '{')
        return formatOfJson(head, suffix);
    if (suffix == QLatin1String("csv") || beginsLikeTable(head))
        return CasesFormat::Csv;
    if (suffix == QLatin1String("json"))
        return CasesFormat::Json;
    if (suffix == QLatin1String("jsonl") || suffix == QLatin1String("ndjson"))
        return CasesFormat::JsonLines;
    return failure(ErrorCode::InvalidInput, FormatWords::tr("This kind of file is not known."),
        path,
        FormatWords::tr(
            "Cases come as JSON, JSONL or CSV with input, output and reference, or as files "
            "of LongLaMP."));
}

} // namespace

Expected<CasesFormat> casesFormatOf(const QString& path)
{
    QFile file(path);
    TANDEM_DO(openForReading(file));
    const QByteArray head = file.read(kCasesFormatHeadBytes);
    if (file.error() != QFileDevice::NoError)
        return failure(ErrorCode::Unreadable,
            FormatWords::tr("The file could not be read: %1.").arg(file.errorString()), path,
            FormatWords::tr("Check that you may read it, then try again."));
    return formatOfHead(head, path);
}

} // namespace tandem
