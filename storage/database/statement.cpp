#include "storage/database/statement.h"

#include "models/text/decode.h"
#include "storage/database/database.h"
#include "storage/database/databasewords.h"
#include "storage/database/sqlerror.h"

#include <QJsonDocument>

#include <sqlite3.h>

namespace tandem {

namespace {

/// INSERT of given values: a row that is not there afterwards was thrown away by the file itself.
bool insertsValues(const QString& sql)
{
    return sql.startsWith(QLatin1String("INSERT INTO")) && sql.contains(QLatin1String(" VALUES "));
}

} // namespace

Statement::Statement(Database& database, const QString& sql, const SqlValues& arguments)
    : m_database(database)
    , m_sql(sql)
    , m_arguments(arguments)
    , m_statement(database.takePrepared(sql))
{
    int code = !m_statement                                                      ? SQLITE_ERROR
               : sqlite3_bind_parameter_count(m_statement) == m_arguments.size() ? SQLITE_OK
                                                                                 : SQLITE_RANGE;
    for (qsizetype i = 0; code == SQLITE_OK && i < m_arguments.size(); ++i)
        code = m_arguments.at(i).bind(m_statement, static_cast<int>(i) + 1);
    if (code == SQLITE_OK)
        step();
    else
        fail(code);
    m_isAhead = m_hasRow;
    m_rowsAffected = sqlite3_changes(m_database.sqlite());
    if (!m_error && m_rowsAffected < 1 && insertsValues(m_sql))
        m_error = Error{ErrorCode::Database,
            DatabaseWords::tr("The project file could not be written to."), m_database.path(),
            DatabaseWords::tr(
                "Nothing was changed. If it happens again, run \"tandem check\" on the project."),
            m_sql};
}

Statement::~Statement()
{
    // An unfinished SELECT would keep the write-ahead log from being folded back into the file.
    if (m_error) {
        sqlite3_finalize(m_statement);
        return;
    }
    sqlite3_reset(m_statement);
    sqlite3_clear_bindings(m_statement);
    m_database.giveBack(m_sql, m_statement);
}

bool Statement::next()
{
    if (!m_error && m_hasRow && !std::exchange(m_isAhead, false))
        step();
    m_column = 0;
    return m_hasRow;
}

void Statement::step()
{
    const int code = sqlite3_step(m_statement);
    m_hasRow = code == SQLITE_ROW;
    if (!m_hasRow && code != SQLITE_DONE)
        fail(code);
}

QVariant Statement::value(int column) const
{
    switch (sqlite3_column_type(m_statement, column)) {
    case SQLITE_INTEGER:
        return integer(column);
    case SQLITE_FLOAT:
        return real(column);
    case SQLITE_BLOB:
        return bytes(column);
    case SQLITE_NULL:
        return QVariant(QMetaType::fromType<QString>());
    default:
        return text(column);
    }
}

qint64 Statement::integer(int column) const
{
    return sqlite3_column_int64(m_statement, column);
}

double Statement::real(int column) const
{
    return sqlite3_column_double(m_statement, column);
}

QString Statement::text(int column) const
{
    const auto* utf8 = reinterpret_cast<const char*>(sqlite3_column_text(m_statement, column));
    return fromUtf8Exact(QByteArrayView(utf8, sqlite3_column_bytes(m_statement, column)));
}

QByteArray Statement::bytes(int column) const
{
    const auto* bytes = static_cast<const char*>(sqlite3_column_blob(m_statement, column));
    return QByteArray(bytes, sqlite3_column_bytes(m_statement, column));
}

QJsonObject Statement::object(int column) const
{
    return QJsonDocument::fromJson(bytes(column)).object();
}

bool Statement::isNull(int column) const
{
    return sqlite3_column_type(m_statement, column) == SQLITE_NULL;
}

qint64 Statement::lastInsertId() const
{
    return sqlite3_last_insert_rowid(m_database.sqlite());
}

void Statement::fail(int code)
{
    m_hasRow = false;
    sqlite3* const sqlite = m_database.sqlite();
    const int known = sqlite3_extended_errcode(sqlite);
    const bool isKnown = known != SQLITE_OK && known != SQLITE_ROW && known != SQLITE_DONE;
    m_error = sqlError(isKnown ? known : code,
        QString::fromUtf8(isKnown ? sqlite3_errmsg(sqlite) : sqlite3_errstr(code)),
        m_database.path(), m_sql, sqlite3_system_errno(sqlite));
}

} // namespace tandem
