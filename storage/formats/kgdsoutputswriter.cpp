#include "storage/formats/kgdsoutputswriter.h"

#include "storage/formats/devicewrite.h"
#include "storage/formats/filetreewriter.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/jsontext.h"
#include "storage/formats/kgdslayout.h"
#include "storage/formats/kgdsverdicts.h"
#include "storage/formats/outputrecord.h"

#include <algorithm>

namespace tandem::kgds {

namespace {

using Kind = OutputFile::Kind;

QStringList textsOf(const FactGroup& group)
{
    QStringList texts;
    for (const FactRecord& fact : group.facts)
        texts.append(fact.text);
    return texts;
}

/// Whether readers that only count types of error would give each of them to its opinion.
bool countsTellPlaces(const JudgedSystem& system)
{
    qsizetype uncovered = 0;
    qsizetype typed = 0;
    for (const JudgedSample& sample : system.samples) {
        const SystemJudgement& judgement = sample.judgement;
        for (qsizetype i = 0; i < judgement.opinions.size(); ++i) {
            const bool isUncovered = judgement.opinions.at(i) == Conclusion::Unknowable;
            uncovered += isUncovered ? 1 : 0;
            typed += isUncovered && judgement.errors.value(i) ? 1 : 0;
        }
    }
    const qsizetype loose = system.unattributedErrors.size();
    return loose == 0 ? typed == uncovered || typed == 0 : typed == 0 && loose != uncovered;
}

/// Writes the files of one system; files of a kind are numbered over all samples.
class SystemWriter final
{
public:
    SystemWriter(const FilePut& put, const JudgedSystem& system)
        : m_put(put)
        , m_system(system)
        , m_saysPlaces(!countsTellPlaces(system))
    {
    }

    Expected<void> write(const SampleRecord& sample, const JudgedSample& judged, qint64 number)
    {
        const SystemJudgement& judgement = judged.judgement;
        const SystemRef& ref = m_system.ref;
        if (judged.output) {
            TANDEM_DO(put({Kind::Output, ref, number, number}, 0,
                systemOutputJson(*judged.output, ref.pattern)));
        }
        const QList<FactGroup> groups = sample.supportingFacts + sample.nonsupportingFacts;
        for (qsizetype i = 0; i < groups.size() && !judgement.facts.isEmpty(); ++i) {
            TANDEM_DO(put({Kind::FactVerdicts, ref, ++m_facts, number}, i + 1,
                factVerdictsJson(judgement.facts.value(i), textsOf(groups.at(i)))));
        }
        for (qsizetype i = 0; i < judgement.opinions.size(); ++i) {
            TANDEM_DO(put({Kind::OpinionVerdict, ref, ++m_opinions, number}, i + 1,
                opinionVerdictJson(judgement.opinions.at(i), sample.opinions.value(i))));
            const std::optional<ErrorType> error = judgement.errors.value(i);
            if (error && judgement.opinions.at(i) == Conclusion::Unknowable) {
                TANDEM_DO(writeError(*error, {number, i + 1}));
            }
        }
        return {};
    }

    Expected<void> writeUnattributedErrors()
    {
        for (const ErrorType type : m_system.unattributedErrors)
            TANDEM_DO(writeError(type, OpinionPlace()));
        return {};
    }

private:
    Expected<void> writeError(ErrorType type, const OpinionPlace& place)
    {
        return put({Kind::ErrorVerdict, m_system.ref, ++m_errors, 0}, 0,
            errorVerdictJson({type, m_saysPlaces ? std::optional(place) : std::nullopt}));
    }
    Expected<void> put(const OutputFile& file, qint64 item, const QByteArray& json)
    {
        return m_put(outputPath(file, item), json);
    }

    const FilePut& m_put;
    const JudgedSystem& m_system;
    bool m_saysPlaces;
    qint64 m_facts = 0;
    qint64 m_opinions = 0;
    qint64 m_errors = 0;
};

/// Whether what is written can be read as of the same models.
Expected<void> checkModels(const QString& path, const QList<JudgedSystem>& systems)
{
    for (const JudgedSystem& system : systems) {
        const QString& model = system.ref.model;
        if (model.isEmpty())
            return failure(ErrorCode::Refused, FormatWords::tr("A model has no name."), path,
                FormatWords::tr("Name the model."));
        // Readers of archives compose letters and accents, whatever the names in them are.
        if (isArchiveName(path) && model.normalized(QString::NormalizationForm_C) != model)
            return failure(ErrorCode::Refused,
                FormatWords::tr(
                    "An archive would change how accents are encoded in the model name \"%1\".")
                    .arg(model),
                path, FormatWords::tr("Export a folder or JSONL instead."));
    }
    return {};
}

} // namespace

Expected<void> writeSystemOutputs(const QString& path, const QList<SampleRecord>& benchmark,
    const QList<JudgedSystem>& systems,
    const std::function<bool(qint64 done, qint64 all)>& progress)
{
    qint64 done = 0;
    TANDEM_DO(checkModels(path, systems));
    return writeFileTree(path, [&](const FilePut& put) -> Expected<void> {
        for (const JudgedSystem& system : systems) {
            SystemWriter writer(put, system);
            for (qsizetype i = 0; i < benchmark.size(); ++i) {
                if (progress && !progress(done++, systems.size() * benchmark.size()))
                    return failure(
                        ErrorCode::Cancelled, FormatWords::tr("Writing was cancelled."), path);
                TANDEM_DO(writer.write(benchmark.at(i), system.samples.at(i), i + 1));
            }
            TANDEM_DO(writer.writeUnattributedErrors());
        }
        return {};
    });
}

namespace {

QByteArrayView outputKey(QLatin1String key)
{
    return {key.data(), key.size()};
}

/// A list of numbers, and of names that are none.
void writeParagraphs(JsonText& text, const QStringList& paragraphs)
{
    for (const QString& name : paragraphs) {
        if (const std::optional<int> index = paragraphIndex(name)) {
            text.number(*index);
        } else if (paragraphsOfWord(name) != QStringList(name) || name.trimmed().isEmpty()) {
            text.beginObject();
            text.text(outputKey(kParagraphName), name);
            text.endObject();
        } else {
            text.text(name);
        }
    }
}

/// Numbers with blanks between them; where there are other names, the list as JSON has it.
QString paragraphsCell(const QStringList& paragraphs)
{
    QStringList numbers;
    for (const QString& name : paragraphs) {
        if (const std::optional<int> index = paragraphIndex(name))
            numbers.append(QString::number(*index));
    }
    if (numbers.size() == paragraphs.size())
        return numbers.join(u' ');
    JsonText text(JsonText::Style::Compact);
    text.beginArray();
    writeParagraphs(text, paragraphs);
    text.endArray();
    // What cannot be written is refused with the row.
    return text.brokenText().isNull() ? QString::fromUtf8(text.bytes()) : text.brokenText();
}

} // namespace

OutputRecordsWriter::OutputRecordsWriter(QIODevice& device, QString name, RecordLayout layout)
    : m_device(device)
    , m_name(std::move(name))
{
    if (layout == RecordLayout::Csv)
        m_table.emplace(m_device, m_name);
}

Expected<void> OutputRecordsWriter::open()
{
    return m_table ? m_table->writeRow(
                         {kOutputSample, kOutputId, kOutputTitle, kOutputModel, kOutputPattern,
                             kOutputParadigm, kOutputBackground, kOutputParagraphs, kOutputOpinion})
                   : Expected<void>();
}

Expected<void> OutputRecordsWriter::write(const OutputRecord& record)
{
    if (!m_table)
        return writeLine(record);
    const SystemRef& system = record.system;
    const bool isExtractive = system.pattern == Pattern::Extractive;
    return m_table->writeRow({QString::number(record.sample), record.id, record.title, system.model,
        patternKey(system.pattern), paradigmKey(system.paradigm),
        isExtractive ? QString() : record.output.background,
        isExtractive ? paragraphsCell(record.output.paragraphs) : QString(),
        record.output.opinions});
}

Expected<void> OutputRecordsWriter::writeLine(const OutputRecord& record)
{
    JsonText text(JsonText::Style::Compact);
    const SystemRef& system = record.system;
    text.beginObject();
    text.number(outputKey(kOutputSample), record.sample);
    if (!record.id.isEmpty())
        text.text(outputKey(kOutputId), record.id);
    if (!record.title.isEmpty())
        text.text(outputKey(kOutputTitle), record.title);
    text.text(outputKey(kOutputModel), system.model);
    text.text(outputKey(kOutputPattern), patternKey(system.pattern));
    text.text(outputKey(kOutputParadigm), paradigmKey(system.paradigm));
    if (system.pattern == Pattern::Extractive) {
        text.beginArray(outputKey(kOutputParagraphs));
        writeParagraphs(text, record.output.paragraphs);
        text.endArray();
    } else {
        text.text(outputKey(kOutputBackground), record.output.background);
    }
    text.text(outputKey(kOutputOpinion), record.output.opinions);
    if (record.verdicts)
        writeVerdicts(text, *record.verdicts);
    text.endObject();
    if (!text.brokenText().isNull())
        return failure(ErrorCode::InvalidInput,
            tr("A text contains an unpaired surrogate, which cannot be saved."),
            tr("%1, sample %2 of %3").arg(m_name).arg(record.sample).arg(system.model));
    const QByteArray line = text.bytes() + '\n';
    return writeFully(m_device, line, m_name);
}

Expected<void> OutputRecordsWriter::finish()
{
    return flushFully(m_device, m_name);
}

} // namespace tandem::kgds
