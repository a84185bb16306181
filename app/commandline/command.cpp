#include "app/commandline/command.h"

#include "storage/database/database.h"
#include "storage/database/erasure.h"
#include "storage/database/schema.h"
#include "storage/database/transaction.h"
#include "storage/project/newprojectfile.h"
#include "storage/repositories/clockjump.h"

#include <QFileInfo>

namespace tandem {

namespace {

QString logOf(const QString& path)
{
    return path + QStringLiteral("-wal");
}

Expected<void> named(const Expected<void>& result, const QString& path)
{
    if (result || result.error().where.startsWith(path))
        return result;
    return failure(result.error().in(path));
}

} // namespace

LogFileTidier::LogFileTidier(const QString& path)
    : m_path(path)
    , m_wasThere(QFileInfo::exists(logOf(path)))
{
}

LogFileTidier::~LogFileTidier()
{
    // A reading connection may not remove the log when it closes; the last writing one does.
    if (!m_wasThere && QFileInfo::exists(logOf(m_path)))
        (void)Database::open(m_path, Database::Mode::ReadWrite);
}

Expected<void> workReading(const QString& path, const ProjectWork& work)
{
    const LogFileTidier tidier(path);
    auto database = openProjectFile(path, Database::Mode::ReadOnly);
    if (!database)
        return named(failure(database.error()), path);
    return named(work(**database), path);
}

Expected<void> workWriting(const QString& path, const ProjectWork& work)
{
    auto database = openProjectFile(path, Database::Mode::ReadWrite);
    if (!database)
        return named(failure(database.error()), path);
    Transaction transaction(**database);
    if (auto begun = transaction.begin(); !begun)
        return named(begun, path);
    if (auto noted = noteClockJump(**database); !noted)
        return named(noted, path);
    if (auto done = work(**database); !done)
        return named(done, path);
    if (auto committed = transaction.commit(); !committed)
        return named(committed, path);
    (void)finishErasing(**database, WhileRead::Wait);
    return {};
}

Expected<void> workWritingOrMaking(const QString& path, const ProjectWork& work)
{
    return QFileInfo::exists(path) ? workWriting(path, work) : makeProject(path, work);
}

} // namespace tandem
