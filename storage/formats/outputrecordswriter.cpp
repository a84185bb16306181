#include "storage/formats/outputrecordswriter.h"

#include "storage/formats/devicewrite.h"
#include "storage/formats/jsontext.h"
#include "storage/formats/outputrecord.h"

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
        } else if (paragraphOfNumber(name) || name.trimmed().isEmpty()) {
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
    return m_table ? m_table->writeRow({kOutputSample, kOutputModel, kOutputPattern,
                         kOutputParadigm, kOutputBackground, kOutputParagraphs, kOutputOpinion})
                   : Expected<void>();
}

Expected<void> OutputRecordsWriter::write(
    qint64 sample, const SystemRef& system, const SystemOutput& output)
{
    if (!m_table)
        return writeLine(sample, system, output);
    const bool isExtractive = system.pattern == Pattern::Extractive;
    return m_table->writeRow({QString::number(sample), system.model, patternKey(system.pattern),
        paradigmKey(system.paradigm), isExtractive ? QString() : output.background,
        isExtractive ? paragraphsCell(output.paragraphs) : QString(), output.opinions});
}

Expected<void> OutputRecordsWriter::writeLine(
    qint64 sample, const SystemRef& system, const SystemOutput& output)
{
    JsonText text(JsonText::Style::Compact);
    text.beginObject();
    text.number(outputKey(kOutputSample), sample);
    text.text(outputKey(kOutputModel), system.model);
    text.text(outputKey(kOutputPattern), patternKey(system.pattern));
    text.text(outputKey(kOutputParadigm), paradigmKey(system.paradigm));
    if (system.pattern == Pattern::Extractive) {
        text.beginArray(outputKey(kOutputParagraphs));
        writeParagraphs(text, output.paragraphs);
        text.endArray();
    } else {
        text.text(outputKey(kOutputBackground), output.background);
    }
    text.text(outputKey(kOutputOpinion), output.opinions);
    text.endObject();
    if (!text.brokenText().isNull())
        return failure(ErrorCode::InvalidInput,
            tr("A text holds half of a surrogate pair, which no file can hold."),
            tr("%1, sample %2 of %3").arg(m_name).arg(sample).arg(system.model));
    const QByteArray line = text.bytes() + '\n';
    return writeFully(m_device, line, m_name);
}

Expected<void> OutputRecordsWriter::finish()
{
    return flushFully(m_device, m_name);
}

} // namespace tandem::kgds
