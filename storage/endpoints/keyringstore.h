#pragma once

#include "storage/endpoints/secretstore.h"

namespace tandem {

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
