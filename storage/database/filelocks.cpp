#include "storage/database/filelocks.h"

#include <QFile>
#include <QString>

#include <sqlite3.h>

#ifdef Q_OS_LINUX
#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <fcntl.h>
#include <map>
#include <mutex>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>
#endif

namespace tandem {

#ifdef Q_OS_LINUX

namespace {

using FileIdentity = std::pair<dev_t, ino_t>;

/// One descriptor of each locked file, which nobody else knows and closes. SQLite keeps account of
/// its connections in one process and takes one lock for all of them, through the descriptor of
/// any; open file description locks belong to a descriptor, so that all are taken through this one.
class LockHolders final
{
public:
    int of(const FileIdentity& file, int fd)
    {
        const auto known = m_holders.find(file);
        if (known != m_holders.end())
            return known->second;
        char path[32];
        std::snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
        int holder = open(path, O_RDWR | O_CLOEXEC);
        if (holder < 0)
            holder = open(path, O_RDONLY | O_CLOEXEC);
        if (holder >= 0)
            m_holders.emplace(file, holder);
        return holder;
    }

    void release(const FileIdentity& file)
    {
        const auto known = m_holders.find(file);
        if (known == m_holders.end())
            return;
        close(known->second);
        m_holders.erase(known);
    }

    std::mutex mutex;

private:
    std::map<FileIdentity, int> m_holders;
};

LockHolders& lockHolders()
{
    // Never destroyed: SQLite may unlock while the program ends.
    static auto* const holders = new LockHolders;
    return *holders;
}

int lockThroughHolder(int fd, int command, struct flock* lock)
{
    struct stat status = {};
    if (fstat(fd, &status) != 0)
        return -1;
    const FileIdentity file(status.st_dev, status.st_ino);
    LockHolders& holders = lockHolders();
    const std::lock_guard guard(holders.mutex);
    const int holder = holders.of(file, fd);
    if (holder < 0) {
        errno = ENOLCK;
        return -1;
    }
    lock->l_pid = 0; // as these locks want it
    return fcntl(holder, command == F_GETLK ? F_OFD_GETLK : F_OFD_SETLK, lock);
}

/// What SQLite calls in the place of fcntl().
int fcntlKeepingLocks(int fd, int command, ...)
{
    va_list arguments;
    va_start(arguments, command);
    void* const argument = va_arg(arguments, void*);
    va_end(arguments);
    if (command == F_SETLK || command == F_GETLK)
        return lockThroughHolder(fd, command, static_cast<struct flock*>(argument));
    return fcntl(fd, command, argument);
}

/// What SQLite calls in the place of close(). It closes no file of which it needs a lock, and
/// counts on locks to go when it closes one.
int closeGivingLocksBack(int fd)
{
    struct stat status = {};
    if (fstat(fd, &status) == 0) {
        LockHolders& holders = lockHolders();
        const std::lock_guard guard(holders.mutex);
        holders.release({status.st_dev, status.st_ino});
    }
    return close(fd);
}

bool systemHasDescriptionLocks()
{
    const int fd = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        return false;
    struct flock lock = {};
    lock.l_type = F_RDLCK;
    lock.l_whence = SEEK_SET;
    const bool has = fcntl(fd, F_OFD_GETLK, &lock) == 0 || errno != EINVAL;
    close(fd);
    return has;
}

} // namespace

bool isHeld(const QString& path)
{
    // Where SQLite locks a file that is read, by its file format (sqlite3's os.h): PENDING_BYTE
    // + 2.
    constexpr off_t kSharedFirst = 0x40000002;
    constexpr off_t kSharedSize = 510;
    const int fd = open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        return true;
    struct flock lock = {};
    lock.l_type = F_WRLCK;
    lock.l_whence = SEEK_SET;
    lock.l_start = kSharedFirst;
    lock.l_len = kSharedSize;
    const bool isFree = fcntl(fd, F_GETLK, &lock) == 0 && lock.l_type == F_UNLCK;
    close(fd);
    return !isFree;
}

void keepFileLocks()
{
    static const bool areKept = [] {
        sqlite3_vfs* const files = sqlite3_vfs_find("unix");
        if (!files || files->iVersion < 3 || !systemHasDescriptionLocks())
            return false;
        files->xSetSystemCall(
            files, "fcntl", reinterpret_cast<sqlite3_syscall_ptr>(fcntlKeepingLocks));
        files->xSetSystemCall(
            files, "close", reinterpret_cast<sqlite3_syscall_ptr>(closeGivingLocksBack));
        return true;
    }();
    Q_UNUSED(areKept);
}

#else

bool isHeld(const QString&)
{
    return true;
}

void keepFileLocks() {}

#endif

} // namespace tandem
