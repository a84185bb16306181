#pragma once

#include "models/error.h"

#include "storage/database/sqlvalue.h"

#include <QHash>
#include <QString>
#include <QVariant>

#include <functional>
#include <memory>

struct sqlite3;
struct sqlite3_stmt;

namespace tandem {

/// One connection to one project file, used by one thread at a time.
class Database final
{
public:
    enum class Mode {
        ReadOnly,  ///< for screens, statistics and exports
        ReadWrite, ///< for the one writer of a process
        Bulk,      ///< for filling a new file that nobody else sees yet: no journal, no syncing
    };

    /// Opens `path`. The file is created when `mode` is Bulk; otherwise it must exist. Checks
    /// nothing of its contents (see openProjectFile in schema.h).
    static Expected<std::unique_ptr<Database>> open(const QString& path, Mode mode);
    ~Database();
    /// Whether a connection of this process has the file open. Such a file must not be opened by
    /// other means: closing a file drops every POSIX lock that the process holds on it, those of
    /// its connections too (sqlite.org/howtocorrupt.html, 2.2), and then another process takes the
    /// log away under them.
    static bool isOpenHere(const QString& path);
    /// Looks at the file by other means unless it is open here, and lets no connection begin
    /// meanwhile. False, without a look, where it is open. `look` must not open a Database.
    static bool lookIfNotOpenHere(const QString& path, const std::function<void()>& look);
    Q_DISABLE_COPY_MOVE(Database)

    /// Runs one statement whose rows, if any, are of no interest.
    Expected<void> run(const QString& sql, const SqlValues& arguments = {});
    /// Runs an INSERT and returns the new row's id.
    Expected<qint64> insert(const QString& sql, const SqlValues& arguments = {});
    /// The first column of the first row, or an invalid QVariant where there is none (rows.h reads
    /// by type).
    Expected<QVariant> scalar(const QString& sql, const SqlValues& arguments = {});

    /// Makes the tables of the file at `path` readable under `name`, outside of any transaction and
    /// until it is detached or this closes.
    Expected<void> attach(const QString& path, const QString& name);
    /// Ends that, outside of any transaction.
    Expected<void> detach(const QString& name);

    /// A number that changes when another connection, in this process or another, has committed.
    Expected<qint64> dataVersion();
    const QString& path() const { return m_path; }
    /// For what has no function here.
    sqlite3* sqlite() const { return m_sqlite; }

private:
    friend class Statement;

    explicit Database(QString path);
    void countAsOpen();
    /// Null where it cannot be prepared; SQLite says why.
    sqlite3_stmt* takePrepared(const QString& sql);
    void giveBack(const QString& sql, sqlite3_stmt* statement);
    void dropPrepared();

    QString m_path;
    QString m_canonicalPath; ///< under which it is counted as open; empty while it is not
    sqlite3* m_sqlite = nullptr;
    QHash<QString, sqlite3_stmt*> m_prepared; ///< null while one is in use
};

} // namespace tandem
