#pragma once

#include "projectfixture.h"
#include "storage/database/schemasteps.h"
#include "storage/database/statement.h"

#include <QRegularExpression>
#include <QStringList>

namespace tandem {

/// Takes the triggers out of a project; returns the statements that make them again.
inline QStringList dropTriggers(Database& database)
{
    QStringList names;
    QStringList statements;
    {
        Statement rows(
            database, QStringLiteral("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'"));
        while (rows.next()) {
            names.append(rows.text(0));
            statements.append(rows.text(1));
        }
    }
    for (const QString& name : std::as_const(names))
        ProjectFixture::check(database.run(QStringLiteral("DROP TRIGGER ") + name));
    return statements;
}

/// Changes what the program would not let anybody change.
inline void tamperWith(Database& database, const QString& sql)
{
    const QStringList triggers = dropTriggers(database);
    ProjectFixture::check(database.run(QStringLiteral("PRAGMA foreign_keys = OFF")));
    ProjectFixture::check(database.run(QStringLiteral("PRAGMA ignore_check_constraints = ON")));
    ProjectFixture::check(database.run(sql));
    for (const QString& trigger : triggers)
        ProjectFixture::check(database.run(trigger));
}

/// The same for what an older version left so: the digests of what is closed are taken anew, as
/// they are when its project is brought up to date.
inline void leaveAsOlderVersion(Database& database, const QString& sql)
{
    tamperWith(database, sql);
    const QStringList taken =
        schemaVersion11().filter(QRegularExpression(QStringLiteral("^INSERT INTO closing ")));
    for (const QString& statement : QStringList{QStringLiteral("DELETE FROM closing")} + taken)
        ProjectFixture::check(database.run(statement));
}

} // namespace tandem
