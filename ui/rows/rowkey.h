#pragma once

#include "models/ids.h"

#include <QHashFunctions>
#include <QString>

namespace tandem {

/// What tells a row from the others, and says from one reading to the next that it is the same
/// one: the id of what it shows, a name, or both.
class RowKey final
{
public:
    RowKey() = default;
    explicit RowKey(qint64 number, const QString& name = {})
        : m_number(number)
        , m_name(name)
    {
    }
    RowKey(const QString& name)
        : m_name(name)
    {
    }
    template <typename Tag>
    RowKey(Id<Tag> id)
        : m_number(id.value)
    {
    }
    RowKey(ItemId id)
        : m_number(id.value)
    {
    }

    qint64 number() const { return m_number; }
    const QString& name() const { return m_name; }

    bool operator==(const RowKey&) const = default;
    friend size_t qHash(const RowKey& key, size_t seed = 0)
    {
        return qHashMulti(seed, key.m_number, key.m_name);
    }

private:
    qint64 m_number = 0;
    QString m_name;
};

} // namespace tandem
