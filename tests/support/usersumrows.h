#pragma once

#include "projectfixture.h"
#include "storage/database/rows.h"

#include <QFile>

namespace tandem {

/// Everything that the tables about users hold, but the UUIDs of tasks, which are drawn anew.
inline QStringList usersumRows(Database& database)
{
    QStringList rows;
    for (const char* name : {"usersum_log", "usersum_user", "usersum_task", "usersum_summary",
             "usersum_prediction", "usersum_value"}) {
        const QLatin1String table(name);
        QStringList columns = ProjectFixture::take(valuesOf<QString>(
            database, QStringLiteral("SELECT name FROM pragma_table_info('%1')").arg(table)));
        if (table == QLatin1String("usersum_task"))
            columns.removeOne(QStringLiteral("uuid"));
        ProjectFixture::check(eachRow(database,
            QStringLiteral("SELECT %1 FROM %2 ORDER BY %3")
                .arg(columns.join(u','), table,
                    table == QLatin1String("usersum_value") ? QStringLiteral("1, 2")
                                                            : QStringLiteral("id")),
            {}, [&](Statement& row) {
                QStringList values{table};
                for (qsizetype i = 0; i < columns.size(); ++i)
                    values += row.isNull(int(i)) ? QStringLiteral("NULL") : row.text(int(i));
                rows += values.join(u'|');
            }));
    }
    return rows;
}

/// A log as CSV: each user saw another film every day and rated it; the last user has only three.
inline QByteArray filmLog(int users, int activities)
{
    QByteArray csv = "who,when,film,name,stars,kind\n";
    for (int user = 1; user <= users; ++user) {
        const int mine = user == users ? 3 : activities;
        for (int i = 0; i < mine; ++i) {
            const int film = 1 + (user * 11 + i) % 60;
            csv += QStringLiteral("person%1,%2,f%3,Film %3,%4,%5\n")
                       .arg(user)
                       .arg(1'577'836'800 + i * 86'400 + user)
                       .arg(film)
                       .arg(1 + (film + user) % 5)
                       .arg(film % 3 == 0 ? QStringLiteral("Drama") : QStringLiteral("Comedy"))
                       .toUtf8();
        }
    }
    return csv;
}

/// Writes a file for a test to read.
inline QString writeTestFile(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
    return path;
}

} // namespace tandem
