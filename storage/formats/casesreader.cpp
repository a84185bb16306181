#include "storage/formats/casesreader.h"

#include "models/text/decode.h"
#include "storage/formats/csvreader.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/jsonhead.h"
#include "storage/formats/ownfile.h"
#include "storage/formats/recordfields.h"

#include <QFileInfo>

namespace tandem {

namespace {

CasesFormat formatOfJson(const QByteArray& head, const QString& suffix)
{
    const JsonHead read = readJsonHead(head);
    if (isResult(read))
        return CasesFormat::Result;
    if (read.isList)
        return CasesFormat::Json;
    const bool isNamedSo = suffix == QLatin1String("jsonl") || suffix == QLatin1String("ndjson");
    return isNamedSo || read.hasLines() ? CasesFormat::JsonLines : CasesFormat::Json;
}

Expected<CasesFormat> formatOfHead(const QByteArray& head, const QString& path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (head.isEmpty())
        return failure(ErrorCode::InvalidInput, FormatWords::tr("The file is empty."), path,
            FormatWords::tr("Choose a non-empty file."));
    TANDEM_DO(refuseOfficeFile(head, path));
    TANDEM_DO(refuseOwnFile(head, path));
    const char first = firstVisible(head);
    if (first == '[' || first == '{')
        return formatOfJson(head, suffix);
    if (layoutNamed(path) == RecordLayout::Csv || hasCaseColumn(caseColumnsIn(head)))
        return CasesFormat::Csv;
    if (suffix == QLatin1String("json"))
        return CasesFormat::Json;
    if (suffix == QLatin1String("jsonl") || suffix == QLatin1String("ndjson"))
        return CasesFormat::JsonLines;
    return failure(ErrorCode::InvalidInput, FormatWords::tr("Unknown file type."), path,
        FormatWords::tr(
            "Use JSON, JSONL or CSV with input, output and reference, or LongLaMP files."));
}

} // namespace

bool isResult(const JsonHead& head)
{
    for (const QLatin1String key : {QLatin1String("average_scores"),
             QLatin1String("per_query_scores"), QLatin1String("per_query_explanations")}) {
        if (!head.isList && head.keys.contains(key))
            return true;
    }
    return false;
}

QStringList caseColumnsIn(const QByteArray& head)
{
    return caseKeysOf(csvHeaderIn(head));
}

Expected<CasesFormat> casesFormatOf(const QString& path)
{
    return readFileHead(path).and_then(
        [&](const QByteArray& head) { return formatOfHead(head, path); });
}

Expected<qint64> readCases(
    const QString& path, const TextCaseSink& sink, const ReadProgress& progress, CaseNeeds needs)
{
    return casesFormatOf(path).and_then(
        [&](CasesFormat format) { return readCases(path, format, sink, progress, needs); });
}

Expected<qint64> readCases(const Input& input, CasesFormat format, const TextCaseSink& sink,
    const ReadProgress& progress, CaseNeeds needs)
{
    const QString& name = input.name();
    if (format == CasesFormat::Result)
        return failure(ErrorCode::Refused,
            FormatWords::tr("This is an expert_score result, not a file of cases."), name,
            FormatWords::tr("Import it as a result, together with its texts file."));
    const RecordLayout layout = format == CasesFormat::Json        ? RecordLayout::Json
                                : format == CasesFormat::JsonLines ? RecordLayout::JsonLines
                                                                   : RecordLayout::Csv;
    const auto take = [&](const Record& record) -> Expected<void> {
        return textCaseFrom(record, needs).and_then([&](expert::TextCase&& textCase) {
            return sink(std::move(textCase), record.linePlace());
        });
    };
    const auto read = readRecords(input, layout, casesShape(), take, progress);
    if (read && read->records == 0)
        return nothingIn(name, casesShape().shapeRemedy);
    return read.map([](const RecordCounts& counts) { return counts.records; });
}

} // namespace tandem
