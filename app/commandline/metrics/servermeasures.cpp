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
        TANDEM_TRY(ready, readyEndpoint(scorer->measure().endpoint));
        TANDEM_DO(scorer->allow(ready->endpoint, ready->key, *cap));
        isAny = true;
    }
    if (*cap && !isAny)
        return call.misuse(CommandWords::tr("--cap works only with a measure that asks a server."));
    return {};
}

void noteServerUse(const QList<metrics::Measure>& measures, Call& call)
{
    for (const EmbeddingScorer* scorer : embeddingScorers(measures)) {
        if (const QString use = scorer->access()->useText(); !use.isEmpty())
            call.note({QStringLiteral("%1: %2").arg(scorer->measure().shownName(), use)});
    }
}

} // namespace tandem
