#pragma once

#include "storage/formats/record.h"

#include <algorithm>
#include <functional>

namespace tandem {

/// The fields that a kind of record has, what becomes of them, and what is wrong with them: a table
/// that a file's records are read by, in the order in which it is written.
template <typename T>
class RecordFormat final
{
public:
    struct Field
    {
        RecordKeys keys;
        /// Takes the value into the result; called where none is given, too.
        std::function<Expected<void>(T&, const RecordValue& value)> take;
    };

    explicit RecordFormat(QList<Field> fields)
        : m_fields(std::move(fields))
    {
    }

    /// Whether a key is that of a field.
    bool knows(std::string_view key) const
    {
        return std::any_of(m_fields.begin(), m_fields.end(), [&](const Field& field) {
            return std::any_of(field.keys.begin(), field.keys.end(), [&](QLatin1String known) {
                return key == std::string_view(known.data(), std::size_t(known.size()));
            });
        });
    }
    /// For RecordShape::isKey. This must outlive it.
    auto isKey() const
    {
        return [this](std::string_view key) { return knows(key); };
    }

    /// The result of one record, or what its first wrong field says.
    Expected<T> read(const Record& record) const
    {
        T result;
        for (const Field& field : m_fields) {
            if (auto taken = field.take(result, record.root().first(field.keys)); !taken)
                return failure(taken.error());
        }
        return result;
    }

private:
    QList<Field> m_fields;
};

} // namespace tandem
