#pragma once

#include "storage/database/database.h"
#include "storage/project/project.h"

#include <QString>

namespace tandem {

/// As a full disk has it: until it has room again, nothing can be written into a table.
class FullFile final
{
public:
    FullFile(Project& project, const char* table)
        : m_project(project)
    {
        // Of the writing connection alone: a trigger in the file would not be let in.
        run(QStringLiteral("CREATE TEMP TRIGGER no_room BEFORE INSERT ON main.%1 BEGIN"
                           " SELECT RAISE(ABORT, 'no room'); END")
                .arg(QLatin1String(table)));
    }
    Q_DISABLE_COPY_MOVE(FullFile)

    void makeRoom() { run(QStringLiteral("DROP TRIGGER temp.no_room")); }

private:
    void run(const QString& sql)
    {
        m_project
            .change({.write = [sql](Database& database) -> Expected<Written> {
                return database.run(sql).map([] { return Written(SettingsChanged{}); });
            }})
            .onFailed(&m_project, [](const Error& error) { qFatal("%s", qPrintable(error.what)); });
        m_project.flush();
    }

    Project& m_project;
};

} // namespace tandem
