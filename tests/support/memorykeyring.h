#pragma once

#include "storage/endpoints/secretstore.h"

#include <QMetaObject>
#include <QString>

#include <map>

namespace tandem {

/// A keyring in memory, or one that is not there.
class MemoryKeyring final : public SecretStore
{
public:
    explicit MemoryKeyring(std::map<QString, Secret>& keys, bool isThere = true)
        : m_keys(keys)
        , m_isThere(isThere)
    {
    }

    void fetch(const QString& name, QObject* guard, Fetched done) override
    {
        later(guard, [this, name, done] {
            const auto found = m_keys.find(name);
            done(result().map([&] { return found == m_keys.end() ? Secret() : found->second; }));
        });
    }
    void store(const QString& name, const Secret& key, QObject* guard, Ended done) override
    {
        if (m_isThere)
            m_keys[name] = key;
        later(guard, [this, done] { done(result()); });
    }
    void remove(const QString& name, QObject* guard, Ended done) override
    {
        m_keys.erase(name);
        later(guard, [this, done] { done(result()); });
    }

private:
    template <typename Work>
    static void later(QObject* guard, Work work)
    {
        QMetaObject::invokeMethod(guard, work, Qt::QueuedConnection);
    }
    Expected<void> result() const
    {
        if (m_isThere)
            return {};
        return failure(ErrorCode::NotFound, QStringLiteral("There is no keyring here."));
    }

    std::map<QString, Secret>& m_keys;
    bool m_isThere;
};

} // namespace tandem
