#include "storage/formats/studydesignreader.h"

#include "models/studies/designjson.h"
#include "storage/formats/recordreader.h"

namespace tandem {

namespace {

/// The error, whose place is a JSON pointer, with the line and the byte of what is there; of what
/// is missing those of what it is missing in.
Error placedIn(const Record& record, const Error& error)
{
    const QStringList steps = error.where.split(u'/', Qt::SkipEmptyParts);
    RecordValue value = record.root();
    Error placed = value.refuse(error.what, error.remedy).value();
    for (qsizetype i = 0; i < steps.size(); ++i) {
        const QByteArray key = steps.at(i).toUtf8();
        const RecordValue next = value.is(RecordValue::Type::List)
                                     ? value.entries().value(key.toInt(), {record, -1})
                                     : value.value(QLatin1String(key));
        if (next.is(RecordValue::Type::Missing)) {
            if (i + 1 == steps.size())
                placed = value.refuseUnder(QLatin1String(key), error.what, error.remedy).value();
            break;
        }
        value = next;
        placed = value.refuse(error.what, error.remedy).value();
    }
    placed.code = error.code;
    placed.detail = error.detail;
    return placed;
}

} // namespace

Expected<studies::Design> readStudyDesign(const Input& input)
{
    TANDEM_TRY(device, input.open());
    // One byte more than may be: what is too long is refused as such.
    const QByteArray bytes = readUpTo(**device, studies::kMostDesignBytes + 1);
    TANDEM_DO(checkJsonHead(bytes, input.name()));
    if (bytes.size() > studies::kMostDesignBytes)
        return studies::designFromJson(bytes).map_error(
            [&](const Error& error) { return error.in(input.name()); });
    RecordShape shape;
    shape.mayBeList = false;
    shape.keysAreUnique = true;
    studies::Design design;
    TANDEM_DO(
        readRecordsOfJson(bytes, input.name(), shape, [&](const Record& record) -> Expected<void> {
            TANDEM_TRY(read, studies::designFromJson(bytes).map_error(
                                 [&](const Error& error) { return placedIn(record, error); }));
            design = *read;
            return {};
        }));
    return design;
}

} // namespace tandem
