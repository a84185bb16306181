#include "storage/database/partialfile.h"

#include "storage/database/uuid.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace tandem {

namespace {

const QString kPartial = QStringLiteral(".partial-");
const QString kLock = QStringLiteral(".lock");

} // namespace

PartialFile::PartialFile(const QString& place)
    : m_place(place)
    , m_path(place + kPartial + newUuid().right(8))
    , m_lock(m_path + kLock)
{
    // However long it takes: only the end of its program makes a file a leftover.
    m_lock.setStaleLockTime(0);
}

void PartialFile::removeLeftovers(const QString& place)
{
    const QFileInfo file(place);
    const QString beginning = file.fileName() + kPartial;
    const QStringList names = file.dir().entryList(QDir::Files | QDir::Hidden);
    for (const QString& name : names) {
        if (!name.startsWith(beginning))
            continue;
        QString partial = file.dir().filePath(name);
        if (partial.endsWith(kLock))
            partial.chop(kLock.size());
        QLockFile lock(partial + kLock);
        lock.setStaleLockTime(0);
        if (lock.tryLock(0))
            QFile::remove(partial);
    }
}

void PartialFile::begin()
{
    removeLeftovers(m_place);
    // Where the folder takes no lock it takes no file either, which says so better.
    (void)m_lock.tryLock(0);
}

} // namespace tandem
