#include "views/metrics/embeddingconsent.h"

#include "ui/screen/workspace.h"
#include "views/metrics/metricsviewwords.h"
#include "views/session/nextsteps.h"
#include "views/session/projectsession.h"
#include "views/session/runtext.h"

namespace tandem {

namespace {

QString consentQuestion(const EmbeddingScorer& scorer, const EmbeddingNeed& need)
{
    const QString& currency = need.endpoint.prices.currency;
    const QString cost = need.cost && need.mostCost ? MetricsViewWords::tr("about %1, at most %2")
                                                          .arg(costText(*need.cost, currency),
                                                              costText(*need.mostCost, currency))
                                                    : MetricsViewWords::tr("price unknown");
    return MetricsViewWords::tr("%1: send %Ln text(s) (%2, %3, %4)?", nullptr, int(need.texts))
        .arg(scorer.measure().shownName(),
            MetricsViewWords::tr("%Ln request(s)", nullptr, int(need.requests)),
            MetricsViewWords::tr("about %Ln token(s)", nullptr, int(need.tokens)), cost);
}

} // namespace

EmbeddingConsent::EmbeddingConsent(ProjectSession& session, Workspace& screen, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_screen(screen)
    , m_counting(&screen)
{
}

void EmbeddingConsent::ask(const QList<const EmbeddingScorer*>& scorers, const Pairs& pairs,
    const std::function<void()>& go)
{
    const auto count = [scorers, pairs](const CancelFlag& cancelled) -> Expected<Needs> {
        TANDEM_TRY(texts, pairs(*cancelled));
        Needs needs;
        for (const EmbeddingScorer* scorer : scorers) {
            TANDEM_TRY(need, scorer->need(*texts, cancelled.get()));
            needs.append(*need);
        }
        return needs;
    };
    m_counting.compute(count, [this, scorers, go](const Needs& needs) {
        QStringList questions;
        for (qsizetype i = 0; i < needs.size(); ++i) {
            if (needs.at(i).texts > 0)
                questions += consentQuestion(*scorers.at(i), needs.at(i));
        }
        if (questions.isEmpty())
            go();
        else
            m_screen.ask(questions.join(u'\n'), tr("Send texts"),
                [this, scorers, needs, go] { allow(scorers, needs, go); });
    });
}

void EmbeddingConsent::allow(const QList<const EmbeddingScorer*>& scorers, const Needs& needs,
    const std::function<void()>& go)
{
    if (scorers.isEmpty()) {
        go();
        return;
    }
    // One key after the other: the desktop may ask for a password.
    const auto found = [this, scorers, needs, go](const Expected<FoundKey>& key) {
        const EmbeddingNeed& need = needs.first();
        const auto allowed = key.and_then([&](const FoundKey& one) {
            return scorers.first()->allow(need.endpoint, one.key, need.mostCost);
        });
        if (allowed)
            allow(scorers.mid(1), needs.mid(1), go);
        else
            m_screen.tellError(allowed.error());
    };
    emit NextSteps::of(m_session).keyRequested(needs.first().endpoint, this, found);
}

} // namespace tandem
