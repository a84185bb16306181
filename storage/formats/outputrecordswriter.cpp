#include "storage/formats/outputrecordswriter.h"

#include "storage/formats/devicewrite.h"
#include "storage/formats/jsontext.h"
#include "storage/formats/outputrecord.h"
#include "storage/formats/outputverdicts.h"

#include <algorithm>

namespace tandem::kgds {

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
