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
    writeTexts(sample);
    writeGroups("BSPAF", sample.supportingFacts);
    writeGroups("BNPAF", sample.nonsupportingFacts);
    endObject(sample.extra);
    if (m_extraError)
        return failure(*m_extraError);
    if (!m_text.brokenText().isNull()) {
        return failure(ErrorCode::InvalidInput,
            tr("A text contains an unpaired surrogate, which cannot be saved: \"%1\".")
                .arg(m_text.brokenText().left(kShownValueUnits)),
            sampleName(), tr("Retype the damaged character and try again."));
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
            tr("The additional keys stored with the sample can no longer be read."), sampleName(),
            {}, {}};
    m_text.endObject();
}

void KgdsWriter::writeParagraph(const ParagraphRecord& paragraph, const QByteArray& extra)
{
    m_text.beginObject();
    m_text.number("paragraph_index", paragraph.index);
    m_text.text("paragraph_text", paragraph.text);
    endObject(extra);
}

template <typename Items, typename Write>
void KgdsWriter::writeList(QByteArrayView key, const Items& items, const Write& write)
{
    m_text.beginArray(key);
    for (const auto& item : items)
        write(item);
    m_text.endArray();
}

void KgdsWriter::writeTexts(const SampleRecord& sample)
{
    writeList("SBK", sample.article,
        [&](const ParagraphRecord& paragraph) { writeParagraph(paragraph, paragraph.extra); });
    writeList("KGD", sample.discussion, [&](const UtteranceRecord& utterance) {
        m_text.beginObject();
        m_text.text("participant", utterance.participant);
        m_text.text("utterance", utterance.text);
        endObject(utterance.extra);
    });
    writeList("BSP", sample.article, [&](const ParagraphRecord& paragraph) {
        if (paragraph.label == ParagraphLabel::Supporting)
            writeParagraph(paragraph, paragraph.supportingExtra);
    });
    writeList("CAO", sample.opinions, [&](const QString& opinion) { m_text.text(opinion); });
}

void KgdsWriter::writeGroups(QByteArrayView key, const QList<FactGroup>& groups)
{
    writeList(key, groups, [&](const FactGroup& group) {
        m_text.beginObject();
        m_text.number("paragraph_index", group.paragraphIndex);
        writeList("atomic_facts", group.facts, [&](const FactRecord& fact) {
            m_text.beginObject();
            m_text.text("atomic_fact", fact.text);
            m_text.number("type", static_cast<int>(fact.type));
            endObject(fact.extra);
        });
        endObject(group.extra);
    });
}

} // namespace tandem::kgds
