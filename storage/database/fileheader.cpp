#include "storage/database/fileheader.h"

#include "storage/database/databasewords.h"
#include "storage/database/schema.h"

#include <QFile>
#include <QFileInfo>
#include <QtEndian>

namespace tandem {

namespace {

// SQLite's file header (sqlite.org/fileformat2.html).
constexpr qsizetype kHeaderSize = 100;
constexpr int kPageSizeAt = 16;
constexpr int kPagesAt = 28;
constexpr int kUserVersionAt = 60;
constexpr int kApplicationIdAt = 68;

quint32 numberAt(const QByteArray& header, int offset)
{
    return qFromBigEndian<quint32>(header.constData() + offset);
}

qint64 sizeAsWritten(const QByteArray& header)
{
    const quint16 raw = qFromBigEndian<quint16>(header.constData() + kPageSizeAt);
    const qint64 pageSize = raw == 1 ? 65536 : raw;
    return pageSize * numberAt(header, kPagesAt);
}

} // namespace

Error notAProject(const QString& path)
{
    return {ErrorCode::NotAProject, DatabaseWords::tr("This is not a Tandem project."), path,
        DatabaseWords::tr("Choose a project file, or import this file into a new project."), {}};
}

Error newerVersion(const QString& path)
{
    return {ErrorCode::NewerVersion,
        DatabaseWords::tr("This project was made by a newer version of Tandem."), path,
        DatabaseWords::tr("Update Tandem and open it again; the file was not changed."), {}};
}

Expected<void> inspectHeader(const QByteArray& header, qint64 size, const QString& path)
{
    if (header.size() < kHeaderSize || !header.startsWith(QByteArrayLiteral("SQLite format 3\0")) ||
        numberAt(header, kApplicationIdAt) != kApplicationId)
        return failure(notAProject(path));
    if (numberAt(header, kUserVersionAt) > static_cast<quint32>(currentSchemaVersion()))
        return failure(newerVersion(path));
    // Pages may still stand in the write-ahead log; then the file itself may be shorter for a good
    // reason.
    const qint64 expected = sizeAsWritten(header);
    if (size < expected && QFileInfo(path + QStringLiteral("-wal")).size() == 0)
        return failure(ErrorCode::Corrupt,
            DatabaseWords::tr("The project file is truncated: it has %1 of %2 bytes.")
                .arg(size)
                .arg(expected),
            path, DatabaseWords::tr("Restore a backup, or copy the file again from its source."));
    return {};
}

Expected<void> inspectFileHeader(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return failure(ErrorCode::Unreadable, DatabaseWords::tr("The file cannot be read."), path,
            DatabaseWords::tr("Check its permissions."), file.errorString());
    return inspectHeader(file.read(kHeaderSize), file.size(), path);
}

} // namespace tandem
