#include "app/commandline/runs/modelaccess.h"

#include "app/commandline/command.h"
#include "storage/endpoints/endpointkeys.h"
#include "storage/endpoints/endpointstore.h"

#include <QEventLoop>

#include <optional>

namespace tandem {

void waitUntil(const std::function<bool()>& isDone)
{
    while (!isDone())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

Expected<ReadyEndpoint> readyEndpoint(const QString& name)
{
    TANDEM_TRY(endpoint, EndpointStore().byName(name));
    EndpointKeys keys;
    std::optional<Expected<FoundKey>> found;
    keys.fetch(*endpoint, nullptr, [&](const Expected<FoundKey>& key) { found = key; });
    waitUntil([&] { return found.has_value(); });
    if (!*found)
        return failure(found->error());
    return ReadyEndpoint{*endpoint, (*found)->key};
}

Expected<ReadyEndpoint> namedEndpoint(Call& call)
{
    if (!call.has("endpoint"))
        return call.misuse(CommandWords::tr("Choose the endpoint with --endpoint NAME."),
            CommandWords::tr("\"tandem endpoint list\" lists the endpoints."));
    return readyEndpoint(call.value("endpoint"));
}

} // namespace tandem
