#pragma once

#include "models/error.h"
#include "models/llm/endpoint.h"

#include <QJsonArray>
#include <QList>
#include <QString>

namespace tandem {

/// What is wrong with an endpoint as the user set it up, if anything: the name (1 to 60
/// characters, no control characters), the address (llm::checkBaseUrl), the model, limits and
/// prices out of range, the name of the key's variable. InvalidInput with one sentence.
Expected<void> checkEndpoint(const llm::Endpoint& endpoint);

/// The user's endpoints, for all projects: a JSON file of this user, read anew at each call. No key
/// is ever in it. What this version does not know in the file, or cannot read, stays as it is.
class EndpointStore final
{
public:
    /// The file of this user: endpoints.json in the folder that TANDEM_CONFIG_DIR names, or else in
    /// the user's configuration folder.
    EndpointStore();
    explicit EndpointStore(QString path);

    const QString& path() const { return m_path; }

    /// The endpoints in the order in which they were added; entries that are not readable are left
    /// out. No file is an empty list. Errors: Unreadable, TooLarge (over 4 MiB), Corrupt (no JSON).
    Expected<QList<llm::Endpoint>> list() const;
    /// By name, without regard to case. NotFound names the ones there are.
    Expected<llm::Endpoint> byName(const QString& name) const;
    /// Adds a new one. Refused where the name is taken; errors of checkEndpoint() and of writing.
    Expected<void> add(const llm::Endpoint& endpoint);
    /// Puts `endpoint` in the place of the one called `name`, which may rename it. NotFound;
    /// Refused where the new name is taken by another; errors of checkEndpoint() and of writing.
    Expected<void> replace(const QString& name, const llm::Endpoint& endpoint);
    /// NotFound names the ones there are. Its key stays where it is (see EndpointKeys::forget()).
    Expected<void> remove(const QString& name);

private:
    Expected<QJsonObject> load() const;
    Expected<void> save(const QJsonObject& file) const;

    QString m_path;
};

} // namespace tandem
