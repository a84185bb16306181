#include "app/commandline/metrics/servermeasures.h"

#include "app/commandline/command.h"
#include "app/commandline/runs/modelaccess.h"
#include "storage/runs/runfields.h"
#include "storage/scorers/embeddingscorer.h"

namespace tandem {

Expected<void> allowServers(const QList<metrics::Measure>& measures, Call& call)
{
    TANDEM_TRY(cap, call.decimal("cap", kCapBounds));
    bool isAny = false;
    for (const EmbeddingScorer* scorer : embeddingScorers(measures)) {
        TANDEM_DO(scorer->endpoint());
        isAny = true;
        const auto ready = readyEndpoint(scorer->measure().endpoint);
        if (!ready) {
            scorer->deny(ready.error()); // who has all vectors needs no key
            continue;
        }
        TANDEM_DO(scorer->allow(ready->endpoint, ready->key, *cap));
        if (!*cap && ready->endpoint.prices.input.value_or(0.0) > 0.0)
            call.note({CommandWords::tr("%1: the cost is not limited. Set a limit with --cap.")
                           .arg(ready->endpoint.name)});
    }
    if (*cap && !isAny)
        return call.misuse(CommandWords::tr("--cap works only with a measure that asks a server."));
    return {};
}

void noteServerUse(const QList<metrics::Measure>& measures, Call& call)
{
    for (const EmbeddingScorer* scorer : embeddingScorers(measures)) {
        const auto access = scorer->access();
        if (const QString use = access ? access->useText() : QString(); !use.isEmpty())
            call.note({QStringLiteral("%1: %2").arg(scorer->measure().shownName(), use)});
    }
}

} // namespace tandem
