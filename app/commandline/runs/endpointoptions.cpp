#include "app/commandline/runs/endpointoptions.h"

#include "app/commandline/command.h"
#include "app/commandline/fieldoptions.h"
#include "models/wordof.h"
#include "storage/endpoints/endpointfields.h"

#include <array>

namespace tandem {

using llm::Endpoint;
using llm::WireFormat;

Expected<Endpoint> endpointFrom(const QString& name, Call& call)
{
    if (!call.has("api") || !call.has("url"))
        return call.misuse(CommandWords::tr("An endpoint needs --api and --url."));
    Endpoint endpoint;
    endpoint.name = name;
    return changedEndpoint(endpoint, call);
}

Expected<Endpoint> changedEndpoint(Endpoint endpoint, Call& call)
{
    // It was said of another address.
    if (call.has("url"))
        endpoint.insecureHttp = false;
    TANDEM_DO(takeFields(endpointFields(), &endpoint, call));
    return endpoint;
}

QString formatName(WireFormat format)
{
    static constexpr std::array words{"OpenAI", "Anthropic", "Gemini"};
    return QLatin1String(wordOf(format, words));
}

} // namespace tandem
