#include "storage/formats/labelsreader.h"

#include "storage/formats/formatwords.h"
#include "storage/formats/labelrow.h"
#include "storage/formats/limits.h"
#include "storage/formats/openfile.h"
#include "storage/formats/recordreader.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QStringTokenizer>

namespace tandem {

namespace {

QString labelsRemedy()
{
    return FormatWords::tr("\"tandem help formats\" shows how labels are written.");
}

Error wrongLabelsAt(const QString& what, const QString& where)
{
    return {ErrorCode::InvalidInput, what, where, labelsRemedy(), {}};
}

enum LabelsSection { LabelsPeople, LabelsSamples };

/// A document is a list of rows, or {"people": [...], "samples": [...]}.
RecordShape labelsShape(LabelsFormat format)
{
    RecordShape shape;
    shape.sections = {{QLatin1String("people")}, {QLatin1String("samples")}};
    if (format == LabelsFormat::Csv)
        shape.isKey = isLabelKey;
    shape.shapeRemedy = labelsRemedy();
    return shape;
}

/// Gathers what the records of a labels file say.
class LabelsIntake final
{
public:
    Expected<void> take(const Record& record)
    {
        switch (record.place().section) {
        case LabelsPeople:
            return takePerson(record);
        case LabelsSamples:
            return takeSample(record);
        default:
            return takeRow(record.root(), record.rowPlace());
        }
    }
    /// What is named of the row and stands around it: its sample and its person.
    Expected<void> takeRow(
        const RecordValue& row, const QString& place, const LabelOwner& owner = {})
    {
        TANDEM_TRY(read, labelRowFrom(row, place, owner));
        if (file.rows.size() == limits::maxRows)
            return failure(ErrorCode::TooLarge,
                FormatWords::tr("There are more than %L1 answers.").arg(limits::maxRows), place,
                FormatWords::tr("Split it, one file for some of the samples each."));
        file.rows.append(*read);
        return {};
    }

    LabelsFile file;

private:
    Expected<void> takePerson(const Record& record)
    {
        const RecordValue entry = record.root();
        const auto textOf = [&](const char* key) { return entry.value(QLatin1String(key)).text(); };
        const RecordValue role = entry.value(QLatin1String("role"));
        const bool isLead = role.text() == QLatin1String("lead");
        const bool isKnown = isLead || !role.is(RecordValue::Type::Text) ||
                             role.text() == QLatin1String("annotator");
        if (textOf("name").isEmpty() || !isKnown)
            return failure(
                wrongLabelsAt(FormatWords::tr("Expected a name and a role, lead or annotator."),
                    record.rowPlace()));
        file.people.append(
            {textOf("name"), textOf("colour"), isLead ? Role::Lead : Role::Annotator});
        return {};
    }

    /// {sample, answers: {NAME: [row without sample]}}.
    Expected<void> takeSample(const Record& record)
    {
        const RecordValue answers = record.root().value(QLatin1String("answers"));
        const QString place = record.rowPlace() + QStringLiteral("/answers");
        if (!answers.is(RecordValue::Type::Object))
            return failure(wrongLabelsAt(
                FormatWords::tr("Expected an object: a list of answers for each person."), place));
        const RecordValue sample = record.root().value(QLatin1String("sample"));
        for (const RecordValue& rows : answers.entries()) {
            const QString at = place + QLatin1Char('/') + rows.key();
            if (!rows.is(RecordValue::Type::List))
                return failure(wrongLabelsAt(FormatWords::tr("Expected a list."), at));
            qsizetype number = 0;
            for (const RecordValue& row : rows.entries()) {
                const QString here = QStringLiteral("%1/%2").arg(at).arg(number++);
                TANDEM_DO(takeRow(row, here, {sample, rows.key()}));
            }
        }
        return {};
    }
};

Expected<LabelsFile> labelsFromRecords(
    const QString& text, const QString& name, LabelsFormat format)
{
    const RecordLayout layout = format == LabelsFormat::Json        ? RecordLayout::Json
                                : format == LabelsFormat::JsonLines ? RecordLayout::JsonLines
                                                                    : RecordLayout::Csv;
    LabelsIntake intake;
    TANDEM_TRY(read, readRecordsOfText(text, name, layout, labelsShape(format),
                         [&](const Record& record) { return intake.take(record); }));
    const bool isObject = layout == RecordLayout::Json && !read->isList;
    if (isObject && !read->sections.contains(LabelsSamples))
        return failure(wrongLabelsAt(
            FormatWords::tr("Expected a list."), name + QStringLiteral(", /samples")));
    return std::move(intake.file);
}

/// "SAMPLE PARAGRAPH yes|no|clear" in each line.
Expected<LabelsFile> labelsFromLines(const QString& text, const QString& name)
{
    LabelsIntake intake;
    qint64 number = 0;
    for (const QStringView line : qTokenize(text, u'\n')) {
        ++number;
        const QStringList words = line.toString().simplified().split(u' ', Qt::SkipEmptyParts);
        if (words.isEmpty())
            continue;
        const QString place = FormatWords::tr("%1, line %2").arg(name).arg(number);
        if (words.size() != 3)
            return failure(wrongLabelsAt(
                FormatWords::tr("Expected three words: SAMPLE PARAGRAPH yes|no|clear."), place));
        const Record row = Record::ofTexts({{QStringLiteral("sample"), words.at(0)},
            {QStringLiteral("paragraph"), words.at(1)}, {QStringLiteral("answer"), words.at(2)}});
        TANDEM_DO(intake.takeRow(row.root(), place));
    }
    return std::move(intake.file);
}

LabelsFormat labelsFormatOf(const QString& path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == QLatin1String("json"))
        return LabelsFormat::Json;
    if (suffix == QLatin1String("jsonl") || suffix == QLatin1String("ndjson"))
        return LabelsFormat::JsonLines;
    return suffix == QLatin1String("csv") ? LabelsFormat::Csv : LabelsFormat::Lines;
}

} // namespace

Expected<LabelsFile> readLabels(const QString& path)
{
    QFile file(path);
    return openForReading(file).and_then(
        [&] { return readLabels(file, path, labelsFormatOf(path)); });
}

Expected<LabelsFile> readLabels(QIODevice& device, const QString& name, LabelsFormat format)
{
    TANDEM_TRY(text, readWholeText(device, name,
                         FormatWords::tr("Split it, one file for some of the samples each.")));
    if (text->trimmed().isEmpty())
        return failure(wrongLabelsAt(FormatWords::tr("There is nothing in it."), name));
    return format == LabelsFormat::Lines ? labelsFromLines(*text, name)
                                         : labelsFromRecords(*text, name, format);
}

} // namespace tandem
