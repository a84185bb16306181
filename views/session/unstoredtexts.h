#pragma once

#include "storage/changes/job.h"
#include "views/session/sessionwords.h"

#include <QHash>
#include <QString>

#include <functional>
#include <optional>

namespace tandem {

/// Texts that somebody typed, by what they belong to, from when they are to be written until they
/// are: what a write could not store is not lost, and stands in its editor, marked.
template <typename Key>
class UnstoredTexts final
{
public:
    UnstoredTexts() = default;
    Q_DISABLE_COPY_MOVE(UnstoredTexts)

    /// Holds `text` until `job`, which writes it, is committed; `failed` is called once it is known
    /// that it is not. Without a job nothing could be asked for. This lives as long as `guard`.
    void hold(const Key& key, const QString& text, const Job& job, QObject* guard,
        std::function<void()> failed)
    {
        m_texts.insert(key, {text, job.id(), !job.isRunning()});
        if (!job.isRunning())
            failed();
        job.watch(guard,
            [this, key, id = job.id(), failed = std::move(failed)](const Expected<void>& end) {
                const auto held = m_texts.find(key);
                if (held == m_texts.end() || held->job != id)
                    return; // it was written anew meanwhile
                if (end) {
                    m_texts.erase(held);
                    return;
                }
                held->hasFailed = true;
                failed();
            });
    }
    /// Lets go of what is held.
    void drop(const Key& key) { m_texts.remove(key); }
    void clear() { m_texts.clear(); }

    /// What is held, stored soon or not; none where nothing is.
    std::optional<QString> text(const Key& key) const
    {
        const auto held = m_texts.constFind(key);
        return held == m_texts.constEnd() ? std::nullopt : std::optional(held->text);
    }
    bool hasFailed(const Key& key) const { return m_texts.value(key).hasFailed; }
    /// A sentence for who closes the project; empty where nothing failed.
    QString said() const
    {
        for (const Held& held : m_texts) {
            if (held.hasFailed)
                return SessionWords::tr("Your text could not be saved; it is still in its field.");
        }
        return {};
    }

private:
    struct Held
    {
        QString text;
        JobId job;
        bool hasFailed = false;
    };
    QHash<Key, Held> m_texts;
};

} // namespace tandem
