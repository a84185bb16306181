#include "storage/database/schema.h"

#include "storage/database/databasewords.h"
#include "storage/database/deadline.h"
#include "storage/database/fileheader.h"
#include "storage/database/foreignschema.h"
#include "storage/database/migrations.h"

#include <QFileInfo>

namespace tandem {

namespace {

/// How long a file may take to say what it is.
constexpr std::chrono::seconds kSchemaLongestLook{20};

Error notAsMade(const QString& path, const QString& object)
{
    const QString what =
        object.isEmpty()
            ? DatabaseWords::tr("The project was altered: parts of its structure were removed.")
            : DatabaseWords::tr(
                  "The project was altered: it contains \"%1\", which Tandem did not create.")
                  .arg(object.left(60));
    return {ErrorCode::Refused, what, path,
        DatabaseWords::tr("Do not use it: it may not show what people answered. Request the file "
                          "as saved by Tandem."),
        {}};
}

/// What is damaged already at its first page is most often a copy that did not end.
Error cutOff(const QString& path, const Error& found)
{
    return {ErrorCode::Corrupt, DatabaseWords::tr("The project file is truncated or damaged."),
        path, DatabaseWords::tr("Restore a backup, or copy the file again from its source."),
        found.detail};
}

/// Of the file's schema, which is read in the state that says its version.
Expected<void> inspectSchema(Database& database)
{
    TANDEM_TRY(version, database.scalar(QStringLiteral("PRAGMA user_version")));
    if (version->toInt() < 0 || version->toInt() > currentSchemaVersion())
        return failure(newerVersion(database.path()));
    TANDEM_TRY(foreign, foreignInSchema(database, version->toInt()));
    return *foreign ? failure(notAsMade(database.path(), **foreign)) : Expected<void>();
}

Expected<void> inspect(Database& database)
{
    const auto mark = database.scalar(QStringLiteral("PRAGMA application_id"));
    if (!mark)
        return failure(mark.error().code == ErrorCode::Corrupt
                           ? cutOff(database.path(), mark.error())
                           : mark.error());
    if (mark->toLongLong() != kApplicationId)
        return failure(notAProject(database.path()));
    // Another process may bring the project forward meanwhile.
    TANDEM_DO(database.run(QStringLiteral("BEGIN")));
    const auto inspected = inspectSchema(database);
    if (auto ended = database.run(QStringLiteral("ROLLBACK")); inspected && !ended)
        return ended;
    return inspected;
}

/// Opens the file for reading and looks at what its header says, through SQLite: see
/// Database::isOpenHere() for what a look by other means would do to connections that are open.
Expected<std::unique_ptr<Database>> openInspected(const QString& path)
{
    const QFileInfo file(path);
    if (!file.exists())
        return failure(ErrorCode::NotFound, DatabaseWords::tr("The file does not exist."), path,
            DatabaseWords::tr("Check the name, or create a new project with \"tandem new\"."));
    // Nor a pipe, which would keep the reader waiting for ever.
    if (!file.isFile())
        return failure(notAProject(path));
    Expected<void> header;
    Database::lookIfNotOpenHere(path, [&] { header = inspectFileHeader(path); });
    if (!header)
        return failure(header.error());
    auto database = Database::open(path, Database::Mode::ReadOnly);
    if (!database)
        return database;
    const StatementDeadline deadline(**database, kSchemaLongestLook);
    TANDEM_DO(inspect(**database));
    return database;
}

} // namespace

int currentSchemaVersion()
{
    return latestMigration();
}

Expected<void> createSchema(Database& database)
{
    TANDEM_DO(database.run(QStringLiteral("PRAGMA application_id = %1").arg(kApplicationId)));
    return runMigrations(database, 0);
}

Expected<void> inspectProjectFile(const QString& path)
{
    return openInspected(path).map([](const std::unique_ptr<Database>&) {});
}

bool isProjectFile(const QString& path)
{
    const auto inspected = inspectProjectFile(path);
    return inspected || inspected.error().code == ErrorCode::NewerVersion ||
           inspected.error().code == ErrorCode::Corrupt ||
           inspected.error().code == ErrorCode::Refused; // altered
}

Expected<bool> isOlderProject(const QString& path)
{
    return openInspected(path)
        .and_then([](const std::unique_ptr<Database>& database) {
            return database->scalar(QStringLiteral("PRAGMA user_version"));
        })
        .map([](const QVariant& version) { return version.toInt() < currentSchemaVersion(); });
}

Expected<std::unique_ptr<Database>> openProjectFile(
    const QString& path, Database::Mode mode, const UpgradeProgress& progress)
{
    auto database = openInspected(path);
    if (!database)
        return database;
    if (mode != Database::Mode::ReadOnly) {
        auto writable = Database::open(path, mode);
        if (!writable)
            return writable;
        database = std::move(writable);
    }
    TANDEM_TRY(version, (*database)->scalar(QStringLiteral("PRAGMA user_version")));
    const int found = version->toInt();
    if (found == currentSchemaVersion())
        return database;
    if (mode == Database::Mode::ReadOnly)
        return failure(ErrorCode::Refused,
            DatabaseWords::tr("This project was made by an older version of Tandem."), path,
            DatabaseWords::tr("Open it once with write access, in the window or with \"tandem "
                              "check --upgrade\"."));
    TANDEM_DO(upgradeProject(**database, found, progress));
    return database;
}

} // namespace tandem
