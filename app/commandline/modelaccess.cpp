#include "app/commandline/modelaccess.h"

#include "app/commandline/arguments.h"
#include "app/commandline/console.h"
#include "storage/endpoints/endpointkeys.h"
#include "storage/endpoints/endpointstore.h"

#include <QCoreApplication>
#include <QEventLoop>

#include <optional>

namespace tandem {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

constexpr QLatin1String kEndpoint("endpoint");

} // namespace

QCommandLineOption endpointOption()
{
    return QCommandLineOption(QString(kEndpoint),
        Words::tr("Which model's server is asked; see \"tandem endpoint\"."),
        QStringLiteral("NAME"));
}

void waitUntil(const std::function<bool()>& isDone)
{
    while (!isDone())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

Expected<ReadyEndpoint> readyEndpoint(const QString& name)
{
    const auto endpoint = EndpointStore().byName(name);
    if (!endpoint)
        return failure(endpoint.error());
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
        return console.misuse(Words::tr("Say whom to ask with --endpoint NAME."),
            Words::tr("\"tandem endpoint list\" lists the endpoints."));
    return readyEndpoint(arguments.value(kEndpoint));
}

} // namespace tandem
