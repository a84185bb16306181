#include "storage/formats/kgdswriter.h"

#include "storage/formats/devicewrite.h"
#include "storage/formats/record.h"

#include <QIODevice>

namespace tandem::kgds {

namespace {

constexpr int sampleLevel = 1;
constexpr qsizetype kShownValueUnits = 40;

} // namespace

KgdsWriter::KgdsWriter(QIODevice& device, QString name)
    : m_device(device)
    , m_name(std::move(name))
    , m_text(JsonText::Style::Indented, sampleLevel)
{
}

Expected<void> KgdsWriter::open()
{
    if (!m_device.isWritable()) {
        return failure(ErrorCode::NotWritable, tr("The file is not open for writing."), m_name,
            tr("Choose another file."));
    }
    return writeFully(m_device, "[", m_name);
}

QString KgdsWriter::sampleName() const
{
    return tr("%1, sample %2").arg(m_name).arg(m_samplesWritten + 1);
}

Expected<void> KgdsWriter::write(const SampleRecord& sample)
{
    m_text.clear();
    m_extraError.reset();
    m_text.beginObject();
    writeArticle(sample);
    writeDiscussion(sample);
    writeSupporting(sample);
    writeOpinions(sample);
    writeGroups("BSPAF", sample.supportingFacts);
    writeGroups("BNPAF", sample.nonsupportingFacts);
    endObject(sample.extra);
    if (m_extraError)
        return failure(*m_extraError);
    if (!m_text.brokenText().isNull()) {
        return failure(ErrorCode::InvalidInput,
            tr("There is half of a surrogate pair in a text, which no file can hold: \"%1\".")
                .arg(m_text.brokenText().left(kShownValueUnits)),
            sampleName(), tr("Type the damaged character again and try once more."));
    }
    const QByteArrayView before = m_samplesWritten == 0 ? "\n    " : ",\n    ";
    return writeFully(m_device, before, m_name)
        .and_then([&] { return writeFully(m_device, m_text.bytes(), m_name); })
        .map([&] { ++m_samplesWritten; });
}

Expected<void> KgdsWriter::finish()
{
    return writeFully(m_device, m_samplesWritten == 0 ? "]" : "\n]", m_name).and_then([&] {
        return flushFully(m_device, m_name);
    });
}

void KgdsWriter::endObject(const QByteArray& extra)
{
    const auto members = extra.isEmpty() ? nullptr : Record::ofJson(extra, {});
    if (members && members->root().is(RecordValue::Type::Object))
        members->root().writeEntriesTo(m_text);
    else if (!extra.isEmpty() && !m_extraError)
        m_extraError = Error{ErrorCode::Corrupt,
            tr("The keys kept beside the sample are no longer readable."), sampleName(), {}, {}};
    m_text.endObject();
}

void KgdsWriter::writeParagraph(const ParagraphRecord& paragraph, const QByteArray& extra)
{
    m_text.beginObject();
    m_text.key("paragraph_index");
    m_text.number(paragraph.index);
    m_text.key("paragraph_text");
    m_text.text(paragraph.text);
    endObject(extra);
}

void KgdsWriter::writeArticle(const SampleRecord& sample)
{
    m_text.key("SBK");
    m_text.beginArray();
    for (const ParagraphRecord& paragraph : sample.article)
        writeParagraph(paragraph, paragraph.extra);
    m_text.endArray();
}

void KgdsWriter::writeDiscussion(const SampleRecord& sample)
{
    m_text.key("KGD");
    m_text.beginArray();
    for (const UtteranceRecord& utterance : sample.discussion) {
        m_text.beginObject();
        m_text.key("participant");
        m_text.text(utterance.participant);
        m_text.key("utterance");
        m_text.text(utterance.text);
        endObject(utterance.extra);
    }
    m_text.endArray();
}

void KgdsWriter::writeSupporting(const SampleRecord& sample)
{
    m_text.key("BSP");
    m_text.beginArray();
    for (const ParagraphRecord& paragraph : sample.article) {
        if (paragraph.label == ParagraphLabel::Supporting)
            writeParagraph(paragraph, paragraph.supportingExtra);
    }
    m_text.endArray();
}

void KgdsWriter::writeOpinions(const SampleRecord& sample)
{
    m_text.key("CAO");
    m_text.beginArray();
    for (const QString& opinion : sample.opinions)
        m_text.text(opinion);
    m_text.endArray();
}

void KgdsWriter::writeGroups(QByteArrayView key, const QList<FactGroup>& groups)
{
    m_text.key(key);
    m_text.beginArray();
    for (const FactGroup& group : groups) {
        m_text.beginObject();
        m_text.key("paragraph_index");
        m_text.number(group.paragraphIndex);
        m_text.key("atomic_facts");
        m_text.beginArray();
        for (const FactRecord& fact : group.facts) {
            m_text.beginObject();
            m_text.key("atomic_fact");
            m_text.text(fact.text);
            m_text.key("type");
            m_text.number(static_cast<int>(fact.type));
            endObject(fact.extra);
        }
        m_text.endArray();
        endObject(group.extra);
    }
    m_text.endArray();
}

} // namespace tandem::kgds
