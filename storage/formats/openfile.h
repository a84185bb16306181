#pragma once

#include "models/error.h"
#include "storage/formats/chunkreader.h"

#include <QFile>

#include <memory>

class QIODevice;

namespace tandem {

/// Opens `file` for reading. NotFound: there is no such file. Unreadable: it is a folder, or may
/// not be read.
Expected<void> openForReading(QFile& file);

/// Something to be read: the file at a path, or a device that is open.
class Input final
{
public:
    Input(const QString& path);
    /// `device` must outlive this; `name` is what errors call it.
    Input(QIODevice& device, QString name);

    /// What errors call it: the path of a file.
    const QString& name() const { return m_name; }
    /// The device; a file is opened by this, with the errors of openForReading().
    Expected<QIODevice*> open() const;

private:
    QString m_name;
    std::shared_ptr<QFile> m_file; ///< none where it is a device
    QIODevice* m_device;
};

/// The first `most` bytes of `device`, or all that it has. QIODevice::read() alone gives of a pipe
/// only what has come through it so far.
QByteArray readUpTo(QIODevice& device, qint64 most);

/// All that there is, decoded as decodeText() does. TooLarge, with this remedy, over
/// limits::maxDocumentBytes; NotFound, Unreadable, Cancelled.
Expected<QString> readWholeText(
    const Input& input, const QString& remedy, const ReadProgress& progress = {});

} // namespace tandem
