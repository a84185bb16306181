#pragma once

#include "models/error.h"
#include "storage/database/sqlvalue.h"

#include <QJsonObject>
#include <QString>
#include <QVariant>

#include <optional>

struct sqlite3_stmt;

namespace tandem {

class Database;

/// One run of one SQL statement. A failure sticks: next() is false from then on, and result()
/// returns the error, so that a loop needs one check at its end. Prepared statements go back to the
/// connection's cache when this ends. Texts come and go as they are stored, byte order marks and
/// noncharacters included.
class Statement final
{
public:
    /// Prepares (or takes from the cache) and executes `sql` with `arguments` bound to its ?s in
    /// order.
    Statement(Database& database, const QString& sql, const SqlValues& arguments = {});
    ~Statement();
    Q_DISABLE_COPY_MOVE(Statement)

    /// Steps to the next row; false at the end or after a failure.
    bool next();
    /// Reads the row's next columns, from the first one on, each as what the variable is: numbers,
    /// texts, ids, enumerations, times (UTC), JSON objects; NULL is an empty optional, or else 0.
    template <typename... T>
    void read(T&... variables)
    {
        ((variables = column<T>(m_column), ++m_column), ...);
    }
    /// The row's next column, as read() gives it.
    template <typename T>
    T take()
    {
        return column<T>(m_column++);
    }
    /// Whether the column that read() would come to is NULL.
    bool isNextNull() const { return isNull(m_column); }

    QVariant value(int column) const;
    qint64 integer(int column) const;
    double real(int column) const;
    QString text(int column) const;
    /// Of a BLOB, or the UTF-8 of a text.
    QByteArray bytes(int column) const;
    bool isNull(int column) const;
    std::optional<qint64> optionalInteger(int column) const
    {
        return this->column<std::optional<qint64>>(column);
    }
    qint64 lastInsertId() const;
    int rowsAffected() const { return m_rowsAffected; }

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
    template <typename T>
    struct Optional : std::false_type
    {
    };
    template <typename T>
    struct Optional<std::optional<T>> : std::true_type
    {
    };

    template <typename T>
    T column(int place) const
    {
        if constexpr (Optional<T>::value)
            return isNull(place) ? T() : T(column<typename T::value_type>(place));
        else if constexpr (std::is_same_v<T, bool>)
            return integer(place) != 0;
        else if constexpr (std::is_integral_v<T> || std::is_enum_v<T>)
            return static_cast<T>(integer(place));
        else if constexpr (std::is_floating_point_v<T>)
            return real(place);
        else if constexpr (std::is_same_v<T, QString>)
            return text(place);
        else if constexpr (std::is_same_v<T, QByteArray>)
            return bytes(place);
        else if constexpr (std::is_same_v<T, QDateTime>)
            return QDateTime::fromMSecsSinceEpoch(integer(place), Qt::UTC);
        else if constexpr (std::is_same_v<T, QJsonObject>)
            return object(place);
        else
            return T{integer(place)};
    }
    QJsonObject object(int column) const;
    void step();
    void fail(int code);

    Database& m_database;
    QString m_sql;
    SqlValues m_arguments; ///< bound without copies
    sqlite3_stmt* m_statement = nullptr;
    bool m_isAhead = false; ///< stands at a row that next() has not come to yet
    bool m_hasRow = false;
    int m_column = 0;
    int m_rowsAffected = 0;
    std::optional<Error> m_error;
};

} // namespace tandem
