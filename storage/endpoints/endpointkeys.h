#pragma once

#include "models/error.h"
#include "models/llm/endpoint.h"
#include "storage/endpoints/secret.h"
#include "storage/endpoints/secretstore.h"

#include <QHash>
#include <QObject>
#include <QString>

#include <functional>
#include <memory>

namespace tandem {

/// Where a key is kept.
enum class KeyPlace {
    Environment, ///< in the variable that the endpoint names
    Keyring,     ///< in the desktop's keyring
    SessionOnly, ///< in this program's memory, until it ends: there is no keyring
    None,        ///< nowhere; right for a server on this machine that asks for none
};

/// The place in a plain sentence for the user, translated.
QString keyPlaceText(KeyPlace place);

/// A key as it was found.
struct FoundKey
{
    Secret key; ///< empty where place is None
    KeyPlace place = KeyPlace::None;
    QString keyringTrouble; ///< why the keyring could not be asked, translated; empty: it could
};

/// Where a key was put.
struct KeptKey
{
    KeyPlace place = KeyPlace::None; ///< Keyring or SessionOnly
    QString keyringTrouble;          ///< why it is SessionOnly, translated
};

/// The keys of the user's endpoints: from the environment variable that the endpoint names, else
/// from this session's memory, else from the keyring. Where there is no keyring a new key is kept
/// in memory alone. Every function returns at once and calls its callback exactly once, later, in
/// this object's thread; the callback is skipped when `guard` or this object is gone.
class EndpointKeys final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(EndpointKeys)

public:
    using Found = std::function<void(const Expected<FoundKey>&)>;
    using Kept = std::function<void(const Expected<KeptKey>&)>;

    /// With the desktop's keyring.
    explicit EndpointKeys(QObject* parent = nullptr);
    explicit EndpointKeys(std::unique_ptr<SecretStore> keyring, QObject* parent = nullptr);
    ~EndpointKeys() override;

    /// NotFound where the endpoint names a variable that is not set; never a failure because of the
    /// keyring, see FoundKey.
    void fetch(const llm::Endpoint& endpoint, QObject* guard, Found done);
    /// Keeps a key typed by the user. InvalidInput for an empty one or one with control characters
    /// or blanks.
    void keep(const QString& endpointName, const Secret& key, QObject* guard, Kept done);
    /// Forgets the key wherever it is kept, but for the environment. The keyring's errors.
    void forget(const QString& endpointName, QObject* guard, SecretStore::Ended done);

private:
    std::unique_ptr<SecretStore> m_keyring;
    QHash<QString, Secret> m_session;
};

} // namespace tandem
