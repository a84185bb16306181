#pragma once

#include "models/error.h"
#include "models/kgds/record.h"
#include "storage/formats/jsontext.h"

#include <QCoreApplication>
#include <QString>

class QIODevice;

namespace tandem::kgds {

/// Writes KGDS.json sample by sample, byte for byte as Python's json.dump(indent=4,
/// ensure_ascii=False) does: no final newline, keys in the format's order, then the unknown ones.
/// Memory stays that of the largest sample. The order of calls is open(), write() for each sample,
/// finish(). After an error what stands in the device is of no use.
class KgdsWriter final
{
    Q_DECLARE_TR_FUNCTIONS(KgdsWriter)

public:
    /// `device` must outlive this; `name` is what errors call it.
    KgdsWriter(QIODevice& device, QString name);

    /// NotWritable where the device is not open for writing.
    Expected<void> open();
    /// Paragraph indices are written as they are in `sample`. InvalidInput: a text holds half of a
    /// surrogate pair. Corrupt: an `extra` is not the text of a JSON object. NotWritable or
    /// DiskFull: the device takes no more.
    Expected<void> write(const SampleRecord& sample);
    /// Closes the list and flushes a file; does not close the device.
    Expected<void> finish();

private:
    template <typename Items, typename Write>
    void writeList(QByteArrayView key, const Items& items, const Write& write);
    void writeTexts(const SampleRecord& sample);
    void writeGroups(QByteArrayView key, const QList<FactGroup>& groups);
    void writeParagraph(const ParagraphRecord& paragraph, const QByteArray& extra);
    void endObject(const QByteArray& extra);
    QString sampleName() const;

    QIODevice& m_device;
    QString m_name;
    JsonText m_text;
    std::optional<Error> m_extraError; ///< the first extra of the sample that is no JSON object
    qint64 m_samplesWritten = 0;
};

} // namespace tandem::kgds
