#pragma once

#include "models/error.h"

#include <QByteArray>
#include <QSaveFile>
#include <QString>

#include <functional>

namespace tandem {

/// A file that is written whole or not at all: until commit() the old one stays, and without it
/// nothing is left behind.
class AtomicFile final
{
public:
    explicit AtomicFile(const QString& path);
    Q_DISABLE_COPY_MOVE(AtomicFile)

    /// NotWritable where the folder is missing or forbids it, or `path` is a folder; Refused where
    /// a project is at `path`, or what SQLite keeps beside one, or a device, pipe or socket:
    /// nothing else is written over these.
    Expected<void> open();
    /// Where to write, between open() and commit().
    QIODevice& device() { return m_file; }
    /// Puts the new file in the old one's place. NotWritable or DiskFull, also where an earlier
    /// write failed; the old file is then as it was.
    Expected<void> commit();

private:
    QString m_path;
    QSaveFile m_file;
};

/// Writes a file by `produce`, which gets the open device; its error is handed on and leaves no
/// file.
Expected<void> writeAtomically(
    const QString& path, const std::function<Expected<void>(QIODevice&)>& produce);

/// Writes `bytes` as the whole file.
Expected<void> writeAtomically(const QString& path, const QByteArray& bytes);

} // namespace tandem
