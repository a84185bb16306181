#include "storage/formats/outputrecordsreader.h"

#include "storage/formats/formatwords.h"
#include "storage/formats/limits.h"
#include "storage/formats/outputrecord.h"
#include "storage/formats/recordreader.h"

#include <QSet>
#include <QUuid>

#include <map>

namespace tandem::kgds {

namespace {

constexpr int kMostSystemsInRecords = 500;
constexpr qsizetype kShownSample = 60;

/// Refuses the columns of a table that lacks what every output has.
Expected<void> checkOutputColumns(const QStringList& columns, const QString& place)
{
    const bool hasBackground =
        columns.contains(kOutputParagraphs) || columns.contains(kOutputBackground);
    if (columns.contains(kOutputSample) && columns.contains(kOutputModel) &&
        columns.contains(kOutputOpinion) && hasBackground)
        return {};
    return failure(ErrorCode::InvalidInput,
        FormatWords::tr("The first row should name the columns: sample, model, pattern, paradigm, "
                        "background or paragraphs, opinion."),
        place, outputRemedy());
}

RecordShape outputsShape()
{
    RecordShape shape;
    shape.isKey = isOutputKey;
    shape.checkHeader = checkOutputColumns;
    shape.keysAreUnique = true;
    shape.emptyCellsCount = false;
    shape.tooLongALine = FormatWords::tr("Put each output on a line of its own.");
    shape.tooLargeATable = FormatWords::tr("Save the outputs as JSONL; that may be of any size.");
    shape.shapeRemedy = FormatWords::tr("Put cells with commas or line breaks in quotes.");
    return shape;
}

/// Hands outputs on, each with the sample that it is of.
class OutputRecordsIntake final
{
public:
    OutputRecordsIntake(const SamplesMeant& samplesMeant, const OutputSink& sink)
        : m_samplesMeant(samplesMeant)
        , m_sink(sink)
    {
    }

    Expected<void> take(const Record& record)
    {
        TANDEM_TRY_VAR(output, outputIn(record));
        TANDEM_TRY(sample, sampleIn(record.root()));
        output->sample = *sample;
        TANDEM_DO(note(*output, record));
        ++m_count;
        return m_sink(std::move(*output));
    }
    qint64 count() const { return m_count; }

private:
    Expected<qint64> sampleIn(const RecordValue& object) const
    {
        const RecordValue id = object.value(kOutputId);
        if (!QUuid::fromString(id.word()).isNull())
            return sampleOfId(object, id);
        const RecordValue value = object.value(kOutputSample);
        const bool isName =
            value.is(RecordValue::Type::Number) || value.is(RecordValue::Type::Text);
        if (value.isBlank() || !isName)
            return object.refuseUnder(kOutputSample,
                FormatWords::tr("\"sample\" must be the number or the title of a sample."),
                outputRemedy());
        const QString word = value.word();
        const QList<qint64> meant = m_samplesMeant(word);
        if (meant.size() == 1)
            return meant.first();
        const QString shown = word.left(kShownSample).simplified();
        return value.refuse(
            meant.isEmpty()
                ? FormatWords::tr("There is no sample \"%1\".").arg(shown)
                : FormatWords::tr("\"%1\" may be %n sample(s).", nullptr, int(meant.size()))
                      .arg(shown),
            FormatWords::tr("Name samples of this benchmark by their number, from 1, or their "
                            "title."));
    }

    /// The sample with an id, or with a title where the id is another project's. Its number there
    /// means nothing, since samples may have been set aside in one of the two.
    Expected<qint64> sampleOfId(const RecordValue& object, const RecordValue& id) const
    {
        const QString uuid = id.word();
        const QList<qint64> known = m_samplesMeant(uuid);
        if (known.size() == 1)
            return known.first();
        const QString title = object.value(kOutputTitle).word();
        bool isNumber = false;
        title.toLongLong(&isNumber);
        const QList<qint64> titled =
            title.isEmpty() || isNumber ? QList<qint64>() : m_samplesMeant(title);
        if (titled.size() == 1)
            return titled.first();
        return id.refuse(
            FormatWords::tr("The project has no sample with the id \"%1\", nor one alone with its "
                            "title.")
                .arg(uuid),
            FormatWords::tr("It may be set aside or of another project. Where \"sample\" is its "
                            "number here, take \"id\" out."));
    }

    /// Refuses a second output of a system for a sample.
    Expected<void> note(const OutputRecord& output, const Record& record)
    {
        const auto known = m_lines.find(output.system);
        if (known == m_lines.end() && m_lines.size() == kMostSystemsInRecords)
            return failure(record.root().tooLarge(
                FormatWords::tr("There are more than %1 systems.").arg(kMostSystemsInRecords),
                FormatWords::tr("Split it, one file for some of the systems each.")));
        if (m_count == limits::maxRows)
            return failure(record.root().tooLarge(
                FormatWords::tr("There are more than %L1 outputs.").arg(limits::maxRows),
                FormatWords::tr("Split it, one file for some of the systems each.")));
        QHash<qint64, qint64>& lines = m_lines[output.system];
        if (const auto before = lines.constFind(output.sample); before != lines.cend())
            return record.root().refuse(
                FormatWords::tr("%1 (%2, %3) has an output for sample %4 already, on line %5.")
                    .arg(output.system.model, patternName(output.system.pattern),
                        paradigmKey(output.system.paradigm))
                    .arg(output.sample)
                    .arg(*before),
                FormatWords::tr("Take out one of the two."));
        lines.insert(output.sample, record.line());
        return {};
    }

    const SamplesMeant& m_samplesMeant;
    const OutputSink& m_sink;
    std::map<SystemRef, QHash<qint64, qint64>> m_lines; ///< of each sample
    qint64 m_count = 0;
};

} // namespace

Expected<qint64> readOutputRecords(const Input& input, const SamplesMeant& samplesMeant,
    const OutputSink& sink, const ReadProgress& progress)
{
    TANDEM_TRY(device, input.open());
    OutputRecordsIntake intake(samplesMeant, sink);
    const RecordLayout layout = layoutOfRecords(**device, input.name());
    const auto take = [&](const Record& record) { return intake.take(record); };
    TANDEM_DO(readRecords(input, layout, outputsShape(), take, progress));
    if (intake.count() == 0)
        return failure(ErrorCode::InvalidInput,
            FormatWords::tr("There are no outputs of systems in it."), input.name(),
            outputRemedy());
    return intake.count();
}

} // namespace tandem::kgds
