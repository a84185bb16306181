#include "storage/project/newprojectfile.h"

#include "models/text/plainline.h"
#include "storage/database/schema.h"
#include "storage/project/projectwords.h"
#include "storage/repositories/settingsrepository.h"

#include <QFile>
#include <QFileInfo>

#include <unistd.h>

#include <cerrno>
#include <cstdio>

namespace tandem {

NewProjectFile::NewProjectFile(const QString& path)
    : m_path(path)
    , m_partial(path)
{
}

NewProjectFile::~NewProjectFile()
{
    m_database.reset();
    if (!m_finished)
        QFile::remove(m_partial.path());
}

Expected<Database*> NewProjectFile::create()
{
    if (!QFileInfo(QFileInfo(m_path).absolutePath()).isDir())
        return failure(ErrorCode::NotWritable,
            ProjectWords::tr("The folder of the new project does not exist."), m_path,
            ProjectWords::tr("Create the folder first, or choose another one."));
    m_partial.begin();
    auto opened = Database::open(m_partial.path(), Database::Mode::Bulk);
    if (!opened)
        return failure(
            opened.error().code == ErrorCode::Unreadable
                ? Error{ErrorCode::NotWritable,
                      ProjectWords::tr("The project file cannot be written here."), m_path,
                      ProjectWords::tr("Check the permissions of the folder and the free space."),
                      opened.error().detail}
                : opened.error());
    m_database = std::move(*opened);
    TANDEM_DO(createSchema(*m_database).and_then([&] {
        return m_database->run(QStringLiteral("BEGIN"));
    }));
    return m_database.get();
}

Expected<QString> NewProjectFile::closeAside()
{
    TANDEM_DO(m_database->run(QStringLiteral("COMMIT")));
    m_database.reset();
    return m_partial.path();
}

Expected<void> NewProjectFile::close()
{
    TANDEM_DO(m_database->run(QStringLiteral("COMMIT")));
    m_database.reset();
    return sync();
}

Expected<void> NewProjectFile::place(bool replace)
{
    if (QFileInfo::exists(m_path) && !replace)
        return failure(notInPlace(QString()));
    // The log of a project that once had this name would be replayed over the new one.
    for (const char* suffix : {"-wal", "-shm"})
        QFile::remove(m_path + QLatin1String(suffix));
    const QByteArray from = QFile::encodeName(m_partial.path());
    const QByteArray to = QFile::encodeName(m_path);
    if (::rename(from.constData(), to.constData()) != 0)
        return failure(notInPlace(qt_error_string(errno)));
    m_finished = true;
    return {};
}

Expected<void> NewProjectFile::finish(bool replace)
{
    return close().and_then([&] { return place(replace); });
}

Error NewProjectFile::notInPlace(const QString& detail) const
{
    return {ErrorCode::NotWritable,
        ProjectWords::tr("The project file cannot be moved to its place."), m_path,
        ProjectWords::tr("Check whether a file with that name already exists."), detail};
}

/// Bulk writing syncs nothing; the file must be on the disk before it gets its name.
Expected<void> NewProjectFile::sync()
{
    QFile file(m_partial.path());
    if (!file.open(QIODevice::ReadWrite) || ::fsync(file.handle()) != 0)
        return failure(ErrorCode::NotWritable,
            ProjectWords::tr("The project file could not be written to disk."), m_path,
            ProjectWords::tr("Check the disk and its free space."), file.errorString());
    return {};
}

QString projectNameOf(const QString& path)
{
    return onPlainLine(QFileInfo(path).completeBaseName());
}

Expected<void> makeProject(
    const QString& path, const std::function<Expected<void>(Database&)>& fill)
{
    NewProjectFile file(path);
    ProjectSettings settings;
    settings.name = projectNameOf(path);
    TANDEM_TRY(database, file.create());
    TANDEM_DO(SettingsRepository(**database).save(settings, PersonId{}));
    TANDEM_DO(fill(**database));
    return file.finish(false);
}

} // namespace tandem
