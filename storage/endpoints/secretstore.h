#pragma once

#include "models/error.h"
#include "storage/endpoints/secret.h"

#include <QtGlobal>

#include <functional>

class QObject;

namespace tandem {

/// A place that keeps keys by the name of their endpoint. Each function returns at once; its
/// callback is called exactly once, later, in the thread that asked, and skipped when `guard` is
/// gone (no guard: it is always called).
class SecretStore
{
public:
    using Fetched = std::function<void(const Expected<Secret>&)>;
    using Ended = std::function<void(const Expected<void>&)>;

    SecretStore() = default;
    virtual ~SecretStore() = default;
    Q_DISABLE_COPY_MOVE(SecretStore)

    /// An empty key where none is kept under this name. Errors: NotFound where there is no such
    /// place on this system, Refused where it is locked or the user said no, Unreadable otherwise.
    virtual void fetch(const QString& endpointName, QObject* guard, Fetched done) = 0;
    /// Keeps `key`, in the place of an older one. Errors as above.
    virtual void store(
        const QString& endpointName, const Secret& key, QObject* guard, Ended done) = 0;
    /// Forgets the key; success where there was none. Errors as above.
    virtual void remove(const QString& endpointName, QObject* guard, Ended done) = 0;
};

/// The desktop's keyring, through QtKeychain. Never writes a key anywhere else: where there is no
/// keyring, each function fails.
class KeyringStore final : public SecretStore
{
public:
    void fetch(const QString& endpointName, QObject* guard, Fetched done) override;
    void store(const QString& endpointName, const Secret& key, QObject* guard, Ended done) override;
    void remove(const QString& endpointName, QObject* guard, Ended done) override;
};

} // namespace tandem
