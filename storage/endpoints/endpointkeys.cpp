#include "storage/endpoints/endpointkeys.h"

#include "models/wordof.h"
#include "storage/endpoints/endpointwords.h"

#include <QPointer>

#include <algorithm>

namespace tandem {

namespace {

Expected<FoundKey> environmentKey(const llm::Endpoint& endpoint)
{
    const Secret key(qEnvironmentVariable(endpoint.keyVariable.toLocal8Bit().constData()));
    if (!key.isEmpty())
        return FoundKey{key, KeyPlace::Environment, {}};
    return failure(ErrorCode::NotFound,
        EndpointWords::tr("The environment variable %1 for the key is not set.")
            .arg(endpoint.keyVariable),
        endpoint.name, EndpointWords::tr("Set it before you start Tandem."));
}

/// A header line could be forged with a line break, and a blank is always a slip.
bool isWellFormed(const Secret& key)
{
    const QString& text = key.reveal();
    return !text.isEmpty() && std::all_of(text.begin(), text.end(),
                                  [](QChar c) { return c > u' ' && c < QChar(0x7f); });
}

} // namespace

QString keyPlaceText(KeyPlace place)
{
    static constexpr std::array words{
        QT_TRANSLATE_NOOP("EndpointWords", "The key comes from an environment variable."),
        QT_TRANSLATE_NOOP("EndpointWords", "The key is stored in the desktop keyring."),
        QT_TRANSLATE_NOOP("EndpointWords", "There is no keyring. The key is kept in memory; enter "
                                           "it again the next time you start Tandem."),
        QT_TRANSLATE_NOOP("EndpointWords", "No key is stored for this endpoint.")};
    return EndpointWords::tr(wordOf(place, words));
}

EndpointKeys::EndpointKeys(QObject* parent)
    : EndpointKeys(std::make_unique<KeyringStore>(), parent)
{
}

EndpointKeys::EndpointKeys(std::unique_ptr<SecretStore> keyring, QObject* parent)
    : QObject(parent)
    , m_keyring(std::move(keyring))
{
}

EndpointKeys::~EndpointKeys() = default;

void EndpointKeys::fetch(const llm::Endpoint& endpoint, QObject* guard, Found done)
{
    const auto later = [this, guarded = guard != nullptr, pointer = QPointer<QObject>(guard), done](
                           const Expected<FoundKey>& found) {
        QMetaObject::invokeMethod(
            this,
            [=] {
                if (!guarded || pointer)
                    done(found);
            },
            Qt::QueuedConnection);
    };
    if (!endpoint.keyVariable.isEmpty()) {
        later(environmentKey(endpoint));
        return;
    }
    if (const auto kept = m_session.constFind(endpoint.name); kept != m_session.constEnd()) {
        later(FoundKey{*kept, KeyPlace::SessionOnly, {}});
        return;
    }
    m_keyring->fetch(endpoint.name, guard ? guard : this, [done](const Expected<Secret>& key) {
        if (!key)
            done(FoundKey{{}, KeyPlace::None, key.error().sentence()});
        else
            done(FoundKey{*key, key->isEmpty() ? KeyPlace::None : KeyPlace::Keyring, {}});
    });
}

void EndpointKeys::keep(const QString& endpointName, const Secret& key, QObject* guard, Kept done)
{
    QObject* const context = guard ? guard : this;
    if (!isWellFormed(key)) {
        QMetaObject::invokeMethod(
            context,
            [done, endpointName] {
                done(failure(ErrorCode::InvalidInput,
                    EndpointWords::tr(
                        "A key contains only letters, digits and symbols, without spaces."),
                    endpointName, EndpointWords::tr("Copy it again from its source.")));
            },
            Qt::QueuedConnection);
        return;
    }
    const QPointer<EndpointKeys> self(this);
    m_keyring->store(
        endpointName, key, context, [self, endpointName, key, done](const Expected<void>& stored) {
            if (self && stored)
                self->m_session.remove(endpointName);
            else if (self)
                self->m_session.insert(endpointName, key);
            done(stored ? KeptKey{KeyPlace::Keyring, {}}
                        : KeptKey{KeyPlace::SessionOnly, stored.error().what});
        });
}

void EndpointKeys::forget(const QString& endpointName, QObject* guard, SecretStore::Ended done)
{
    const bool wasInSession = m_session.remove(endpointName);
    m_keyring->remove(endpointName, guard ? guard : this,
        [wasInSession, done = std::move(done)](const Expected<void>& removed) {
            // Where there is no keyring the key was in memory alone.
            const bool nowhereElse = wasInSession && !removed;
            done(nowhereElse ? Expected<void>() : removed);
        });
}

} // namespace tandem
