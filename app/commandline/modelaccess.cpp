#include "app/commandline/modelaccess.h"

#include "app/commandline/arguments.h"
#include "app/commandline/commandwords.h"
#include "app/commandline/console.h"
#include "app/commandline/optionnames.h"
#include "storage/endpoints/endpointkeys.h"
#include "storage/endpoints/endpointstore.h"

#include <QCoreApplication>
#include <QEventLoop>

#include <optional>

namespace tandem {

QCommandLineOption endpointOption()
{
    return QCommandLineOption(QString(kEndpoint),
        CommandWords::tr("Which model's server is asked; see \"tandem endpoint\"."),
        QStringLiteral("NAME"));
}

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

Expected<ReadyEndpoint> namedEndpoint(const Arguments& arguments, Console& console)
{
    if (!arguments.has(kEndpoint))
        return console.misuse(CommandWords::tr("Say whom to ask with --endpoint NAME."),
            CommandWords::tr("\"tandem endpoint list\" lists the endpoints."));
    return readyEndpoint(arguments.value(kEndpoint));
}

} // namespace tandem
