#include "barecommit.h"

#include <QElapsedTimer>
#include <QFile>

#include <sqlite3.h>

namespace tandem::bench {

QList<double> bareCommits(const QString& folder, int count)
{
    QList<double> times;
    sqlite3* database = nullptr;
    sqlite3_open(QFile::encodeName(folder + QStringLiteral("/bare.sqlite")).constData(), &database);
    const char* setup = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
                        "CREATE TABLE answer (id INTEGER PRIMARY KEY, value INTEGER, at INTEGER)";
    sqlite3_exec(database, setup, nullptr, nullptr, nullptr);
    sqlite3_stmt* insert = nullptr;
    sqlite3_prepare_v2(
        database, "INSERT INTO answer (value, at) VALUES (1, 1700000000000)", -1, &insert, nullptr);
    QElapsedTimer timer;
    for (int i = 0; i < count; ++i) {
        timer.start();
        sqlite3_step(insert);
        sqlite3_reset(insert);
        times.append(double(timer.nsecsElapsed()) / 1e6);
    }
    sqlite3_finalize(insert);
    sqlite3_close(database);
    return times;
}

} // namespace tandem::bench
