#include "storage/formats/outputrecordsreader.h"

#include "storage/formats/formatwords.h"
#include "storage/formats/outputrecord.h"

#include <QUuid>

#include <set>

namespace tandem::kgds {

namespace {

constexpr std::size_t kMostSystemsInRecords = 500;
constexpr qsizetype kShownSample = 60;

/// Hands outputs on, each with the sample that it is of.
class OutputRecordsIntake final
{
public:
    OutputRecordsIntake(const SamplesMeant& samplesMeant, const OutputSink& sink)
        : m_samplesMeant(samplesMeant)
        , m_sink(sink)
    {
    }

    Expected<void> take(OutputRecord&& output, const Record& record)
    {
        TANDEM_TRY(sample, sampleIn(record.root()));
        output.sample = *sample;
        TANDEM_DO(note(output, record.root()));
        ++m_count;
        return m_sink(std::move(output));
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
                FormatWords::tr("\"sample\" must be a sample's number or title."), outputRemedy());
        const QString word = value.word();
        const QList<qint64> meant = m_samplesMeant(word);
        if (meant.size() == 1)
            return meant.first();
        const QString shown = word.left(kShownSample).simplified();
        return value.refuse(
            meant.isEmpty()
                ? FormatWords::tr("There is no sample \"%1\".").arg(shown)
                : FormatWords::tr("\"%1\" matches %n sample(s).", nullptr, int(meant.size()))
                      .arg(shown),
            FormatWords::tr("Identify samples of this benchmark by number (from 1) or by title."));
    }

    /// The sample with an id, or with a title where the id is another project's. Its number there
    /// means nothing, since samples may have been excluded in one of the two.
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
        return id.refuse(FormatWords::tr("No sample in the project has the id \"%1\", and its "
                                         "title does not match exactly one sample.")
                             .arg(uuid),
            FormatWords::tr("It may be excluded or belong to another project. If \"sample\" is its "
                            "number in this project, remove \"id\"."));
    }

    /// Refuses a second output of a system for a sample.
    Expected<void> note(const OutputRecord& output, const RecordValue& object)
    {
        m_systems.insert(output.system);
        if (m_systems.size() > kMostSystemsInRecords)
            return failure(object.tooLarge(
                FormatWords::tr("There are more than %1 systems.").arg(kMostSystemsInRecords),
                FormatWords::tr("Split it into files with fewer systems.")));
        return m_once.take({output.system.model, patternName(output.system.pattern),
                               paradigmKey(output.system.paradigm), QString::number(output.sample)},
            object);
    }

    const SamplesMeant& m_samplesMeant;
    const OutputSink& m_sink;
    std::set<SystemRef> m_systems;
    UniqueRows m_once;
    qint64 m_count = 0;
};

} // namespace

Expected<qint64> readOutputRecords(const Input& input, const SamplesMeant& samplesMeant,
    const OutputSink& sink, const ReadProgress& progress)
{
    OutputRecordsIntake intake(samplesMeant, sink);
    const auto take = [&](OutputRecord&& output, const Record& record) {
        return intake.take(std::move(output), record);
    };
    TANDEM_DO(outputFields().readRows(input, take, {}, progress));
    return intake.count();
}

} // namespace tandem::kgds
