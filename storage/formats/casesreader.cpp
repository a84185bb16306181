#include "storage/formats/casesreader.h"

#include "storage/formats/caserow.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/openfile.h"
#include "storage/formats/recordreader.h"

#include <QFile>

namespace tandem {

namespace {

/// At least one column has to be a case's.
Expected<void> checkCaseColumns(const QStringList& columns, const QString& place)
{
    if (hasCaseColumn(columns))
        return {};
    return failure(ErrorCode::InvalidInput,
        FormatWords::tr("The first row should name the columns: input, output, reference."), place,
        FormatWords::tr("\"tandem help formats\" shows how cases are written."));
}

RecordShape casesShape()
{
    RecordShape shape;
    shape.isKey = isCaseKey;
    shape.checkHeader = checkCaseColumns;
    shape.keyOfColumn = caseKeyOfColumn;
    shape.emptyCellsCount = false;
    shape.tooLongALine = FormatWords::tr("Put each case on a line of its own.");
    shape.tooLargeATable = FormatWords::tr("Save the cases as JSONL; that may be of any size.");
    shape.shapeRemedy = FormatWords::tr("Put cells with commas or line breaks in quotes.");
    return shape;
}

} // namespace

Expected<qint64> readCases(
    const QString& path, const TextCaseSink& sink, const ReadProgress& progress, CaseNeeds needs)
{
    return casesFormatOf(path).and_then([&](CasesFormat format) -> Expected<qint64> {
        QFile file(path);
        return openForReading(file).and_then(
            [&] { return readCases(file, path, format, sink, progress, needs); });
    });
}

Expected<qint64> readCases(QIODevice& device, const QString& name, CasesFormat format,
    const TextCaseSink& sink, const ReadProgress& progress, CaseNeeds needs)
{
    if (format == CasesFormat::Result)
        return failure(ErrorCode::Refused,
            FormatWords::tr("This is a result of expert_score, not cases."), name,
            FormatWords::tr("Import it as a result, together with the file of its texts."));
    const RecordLayout layout = format == CasesFormat::Json        ? RecordLayout::Json
                                : format == CasesFormat::JsonLines ? RecordLayout::JsonLines
                                                                   : RecordLayout::Csv;
    const auto take = [&](const Record& record) -> Expected<void> {
        return textCaseFrom(record, needs).and_then([&](expert::TextCase&& textCase) {
            return sink(std::move(textCase), record.linePlace());
        });
    };
    const auto read = readRecords(device, name, layout, casesShape(), take, progress);
    if (read && read->records == 0)
        return failure(ErrorCode::InvalidInput, FormatWords::tr("There is no case in it."), name,
            FormatWords::tr("Choose a file with at least one case."));
    return read.map([](const RecordCounts& counts) { return counts.records; });
}

} // namespace tandem
