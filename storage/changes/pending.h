#pragma once

#include "storage/changes/job.h"

#include <QHash>
#include <QList>

#include <optional>

namespace tandem {

/// The value that each key will have once what is under way is committed. An entry goes with its
/// own job, however that ends.
template <typename Key, typename Value>
class Pending final
{
public:
    Pending() = default;
    Q_DISABLE_COPY_MOVE(Pending)

    /// Until the job has ended; what follows that is asked of the job after this. This lives as
    /// long as `guard`.
    void add(const Key& key, const Value& value, const Job& job, QObject* guard)
    {
        m_entries[key].append({job.id(), value});
        job.watch(guard, [this, key, id = job.id()](const Expected<void>&) { remove(key, id); });
    }

    /// The latest of several; none where nothing is under way for the key.
    std::optional<Value> value(const Key& key) const
    {
        const auto entries = m_entries.constFind(key);
        return entries == m_entries.constEnd() ? std::nullopt
                                               : std::optional(entries->constLast().value);
    }
    QList<Key> keys() const { return m_entries.keys(); }
    bool isEmpty() const { return m_entries.isEmpty(); }

private:
    struct Entry
    {
        JobId job;
        Value value;
    };

    void remove(const Key& key, JobId job)
    {
        const auto entries = m_entries.find(key);
        entries->removeIf([job](const Entry& entry) { return entry.job == job; });
        if (entries->isEmpty())
            m_entries.erase(entries);
    }

    QHash<Key, QList<Entry>> m_entries;
};

} // namespace tandem
