#pragma once

#include "models/error.h"

#include <QSqlQuery>
#include <QString>
#include <QVariant>

#include <optional>

namespace tandem {

class Database;

/// A text value that is stored as '' when it is null: Qt binds a null QString as SQL NULL.
QVariant sqlText(const QString& text);
/// NULL where there is no such row.
inline QVariant idOrNull(qint64 id)
{
    return id > 0 ? QVariant(id) : QVariant();
}

/// UTF-8 to be bound to CAST(? AS TEXT) and stored as it is: a bound QString would lose a byte
/// order mark at its start, which a text from outside may have.
QVariant sqlExactText(const QByteArray& utf8);
inline QVariant sqlExactText(const QString& text)
{
    return sqlExactText(text.toUtf8());
}

/// One run of one SQL statement. A failure sticks: next() is false from then on, and result()
/// returns the error, so that a loop needs one check at its end. Prepared statements go back to the
/// connection's cache when this ends.
class Statement final
{
public:
    /// Prepares (or takes from the cache) and executes `sql` with `arguments` bound to its ?s in
    /// order. Numbered ones (?1) that stand twice do not work: Qt counts each of them.
    Statement(Database& database, const QString& sql, const QVariantList& arguments = {});
    ~Statement();
    Q_DISABLE_COPY_MOVE(Statement)

    /// Steps to the next row; false at the end or after a failure.
    bool next();
    QVariant value(int column) const { return m_query.value(column); }
    qint64 integer(int column) const { return m_query.value(column).toLongLong(); }
    QString text(int column) const { return m_query.value(column).toString(); }
    /// Of a column selected as CAST(... AS BLOB): the text as it was stored. SQLite gives UTF-16
    /// out with U+FFFE and U+FFFF replaced, which a text from outside may hold.
    QString exactText(int column) const;
    /// UTF-8 of a text, or of a column selected as CAST(... AS BLOB).
    QByteArray bytes(int column) const { return m_query.value(column).toByteArray(); }
    bool isNull(int column) const { return m_query.isNull(column); }
    std::optional<qint64> optionalInteger(int column) const;
    qint64 lastInsertId() const { return m_query.lastInsertId().toLongLong(); }
    int rowsAffected() const { return m_query.numRowsAffected(); }

    bool failed() const { return m_error.has_value(); }
    const Error& error() const { return *m_error; }
    /// `value`, or the error where the statement failed anywhere on its way.
    template <typename T>
    Expected<T> result(T value) const
    {
        if (m_error)
            return failure(*m_error);
        return value;
    }
    Expected<void> done() const
    {
        if (m_error)
            return failure(*m_error);
        return {};
    }

private:
    void fail();

    Database& m_database;
    QString m_sql;
    QSqlQuery m_query;
    std::optional<Error> m_error;
};

} // namespace tandem
