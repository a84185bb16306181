#pragma once

#include "models/metrics/batchscorer.h"
#include "storage/scorers/embeddingscorer.h"
#include "views/session/watchedlatest.h"

#include <QObject>

#include <functional>

namespace tandem {

class ProjectSession;
class Workspace;

/// Asks, before servers get texts, whether they may: how many, and what they cost. What is
/// confirmed is allowed for no more than it can cost.
class EmbeddingConsent final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EmbeddingConsent)

public:
    EmbeddingConsent(ProjectSession& session, Workspace& screen, QObject* parent);

    /// Gives the pairs that are to be scored, in a worker; ends early once `cancel` is raised.
    using Pairs =
        std::function<Expected<QList<metrics::BatchPair>>(const std::atomic_bool& cancel)>;

    /// Calls `go` once it is confirmed what the scorers, which live as long as the program, would
    /// send of the pairs; soon where that is nothing. Of several questions the last one is asked.
    void ask(const QList<const EmbeddingScorer*>& scorers, const Pairs& pairs,
        const std::function<void()>& go);
    /// Asks nothing any more of what was asked about last.
    void cancel() { m_counting.cancel(); }

private:
    using Needs = QList<EmbeddingNeed>; ///< one for each scorer
    void allow(const QList<const EmbeddingScorer*>& scorers, const Needs& needs,
        const std::function<void()>& go);

    ProjectSession& m_session;
    Workspace& m_screen;
    WatchedLatest<Needs> m_counting; ///< last: its end waits for what it counts
};

} // namespace tandem
