#pragma once

#include "models/error.h"
#include "storage/formats/sha256.h"

#include <QFile>
#include <QIODevice>

namespace tandem {

class SourceMeter;

/// A file of a source as it is read: counted by the meter, and its checksum taken on the way.
class SourceFile final : public QIODevice
{
    Q_OBJECT

public:
    /// `meter` must outlive this.
    SourceFile(const QString& path, SourceMeter& meter);
    /// As openForReading().
    Expected<void> openFile();

    bool isSequential() const override { return true; }
    qint64 bytesOfFile() const { return m_file.size(); }
    /// What the next bytes are; they are read again.
    QByteArray peekBytes(qint64 most) { return m_file.peek(most); }
    /// Reads on to the end, for the checksum alone. Unreadable, Cancelled.
    Expected<void> readToEnd();
    /// Goes elsewhere, which the checksum does not follow: that of such a file is taken by itself.
    bool seekTo(qint64 place) { return m_file.seek(place); }

    /// In hexadecimal, once all has been read in order.
    QByteArray checksum() { return m_sum.hex(); }
    /// Whether the last bytes read were the NULs with which a tar ends.
    bool endsLikeTar() const;

protected:
    qint64 readData(char* data, qint64 maxSize) override;
    qint64 writeData(const char* data, qint64 size) override;

private:
    QFile m_file;
    SourceMeter& m_meter;
    Sha256 m_sum;
    qint64 m_nulls = 0; ///< at the end of what was read
};

} // namespace tandem
