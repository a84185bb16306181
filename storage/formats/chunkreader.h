#pragma once

#include "models/error.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QCoreApplication>
#include <QString>

#include <functional>

class QIODevice;

namespace tandem {

/// Told now and then how many bytes of a file have been read; returning false cancels. May be
/// empty.
using ReadProgress = std::function<bool(qint64 bytesRead)>;

/// Reads a device piece by piece, watching for failures and for the wish to cancel.
class ChunkReader final
{
    Q_DECLARE_TR_FUNCTIONS(ChunkReader)

public:
    /// `device` must be open for reading and outlive this; `name` is what errors call it.
    ChunkReader(QIODevice& device, QString name, ReadProgress progress = {});

    /// The next piece, valid until the next call; empty at the end. Unreadable when the device
    /// fails, Cancelled when the progress function says so.
    Expected<QByteArrayView> next();

    qint64 bytesRead() const { return m_bytesRead; }
    const QString& name() const { return m_name; }

private:
    Error readError(const QString& reason) const;

    QIODevice& m_device;
    QString m_name;
    ReadProgress m_progress;
    QByteArray m_chunk;
    qint64 m_bytesRead = 0;
};

/// Refuses the beginning of a file that cannot be UTF-8 JSON: nothing at all, a database, or what
/// refuseOtherEncoding() refuses.
Expected<void> checkJsonHead(QByteArrayView head, const QString& name);
/// Refuses the beginning of a file in UTF-16 or UTF-32, with or without its mark, of an office
/// program, or of other binary data.
Expected<void> refuseOtherEncoding(QByteArrayView head, const QString& name);

} // namespace tandem
