#pragma once

#include "models/ids.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>
#include <QVariant>

#include <concepts>
#include <optional>

struct sqlite3_stmt;

namespace tandem {

/// A value for a ? of a statement. Numbers, texts, ids and times become one by themselves; an id
/// that is not valid and an empty optional are NULL, a null QString is ''.
class SqlValue final
{
public:
    SqlValue() = default;
    template <std::integral T>
    SqlValue(T number)
        : m_kind(Kind::Integer)
        , m_integer(static_cast<qint64>(number))
    {
    }
    template <typename T>
    requires std::is_enum_v<T> SqlValue(T value)
        : SqlValue(static_cast<qint64>(value))
    {
    }
    SqlValue(double number)
        : m_kind(Kind::Real)
        , m_real(number)
    {
    }
    SqlValue(const QString& text)
        : SqlValue(Kind::Text, text.toUtf8())
    {
    }
    SqlValue(QLatin1String text)
        : SqlValue(Kind::Text, QByteArray(text.data(), text.size()))
    {
    }
    SqlValue(const QByteArray& blob)
        : SqlValue(Kind::Blob, blob)
    {
    }
    /// Milliseconds since 1970.
    SqlValue(const QDateTime& time)
        : SqlValue(time.toMSecsSinceEpoch())
    {
    }
    template <typename Tag>
    SqlValue(Id<Tag> id)
    {
        if (id.isValid())
            *this = id.value;
    }
    SqlValue(ItemId item)
        : SqlValue(item.value)
    {
    }
    template <typename T>
    SqlValue(const std::optional<T>& value)
    {
        if (value)
            *this = *value;
    }
    /// As Statement::value() gave it.
    explicit SqlValue(const QVariant& value);
    /// UTF-8 that is a text to SQLite.
    static SqlValue text(const QByteArray& utf8) { return {Kind::Text, utf8}; }

    /// Binds it without a copy: it must outlive the statement's run. Returns SQLite's code.
    int bind(sqlite3_stmt* statement, int place) const;

private:
    enum class Kind { Null, Integer, Real, Text, Blob };

    SqlValue(Kind kind, QByteArray bytes)
        : m_kind(kind)
        , m_bytes(std::move(bytes))
    {
    }

    Kind m_kind = Kind::Null;
    union {
        qint64 m_integer = 0;
        double m_real;
    };
    QByteArray m_bytes;
};

using SqlValues = QList<SqlValue>;

} // namespace tandem
