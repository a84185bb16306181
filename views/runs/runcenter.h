#pragma once

#include "models/error.h"
#include "storage/endpoints/endpointkeys.h"
#include "storage/endpoints/endpointstore.h"
#include "storage/llm/gateway.h"
#include "storage/runs/rundriver.h"
#include "storage/runs/runplan.h"

#include <QHash>
#include <QList>
#include <QObject>
#include <QString>

#include <functional>
#include <optional>

namespace tandem {

class ProjectSession;

/// The runs of the open project: starts, resumes, pauses and ends them, one at a time, and tells
/// how they go. Every screen that has something asked of a model does it through this.
class RunCenter final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(RunCenter)

public:
    /// `keys` must outlive this. `store` holds the user's endpoints.
    RunCenter(ProjectSession& session, EndpointStore store, EndpointKeys& keys,
        QObject* parent = nullptr, const llm::GatewayOptions& gateway = {});
    ~RunCenter() override;

    EndpointStore& endpoints() { return m_store; }
    EndpointKeys& keys() { return m_keys; }
    llm::Gateway& gateway() { return m_gateway; }
    /// Where the prompts that come with the program are; the program's own unless said otherwise.
    const QString& promptFolder() const { return m_promptFolder; }
    void setPromptFolder(const QString& folder) { m_promptFolder = folder; }

    /// The run that is worked on now; invalid while none is.
    RunId activeRun() const;
    /// Whether the active run only waits for calls that were sent already.
    bool isFinishing() const { return m_driver.isFinishing(); }
    /// Of the run that is or was worked on last.
    RunProgress progress() const { return m_driver.progress(); }

    /// Makes a run and works on it. `made` is called with the new run, or with why there is none;
    /// Busy while another run is worked on.
    void begin(const RunPlan& plan, QObject* guard,
        const std::function<void(const Expected<RunId>&)>& made);
    /// The same for several that follow one another: each is made when the one before it has ended;
    /// one that has nothing to work on is passed over. The rest is given up where a run is paused
    /// or stopped. `made` hears of the first that is made.
    void beginAll(const QList<RunPlan>& plans, QObject* guard,
        const std::function<void(const Expected<RunId>&)>& made);
    /// Goes on with a run that was paused, stopped or left behind, with another spending cap where
    /// one is given. Failures by failed().
    void resume(RunId run, std::optional<double> cap = {});
    /// The same, with the tasks that failed.
    void retryFailed(RunId run);
    /// Nothing for a run that is not worked on.
    void pause(RunId run);
    /// Gives up the results of the run's batches: its questions are asked live once it goes on.
    void forgetBatches(RunId run);
    /// Ends a run for good.
    void cancel(RunId run);
    /// Whether calls of this endpoint have a cost that can be known; true where it is there no
    /// more.
    bool hasPrices(const QString& endpoint) const;
    /// The cap that a run needs that ended here because of its cap, as far as is known.
    std::optional<double> neededCap(RunId run) const;

signals:
    void activeChanged(tandem::RunId run);
    void progressed(const tandem::RunProgress& progress);
    void taskFailed(const tandem::TaskFailure& failure);
    void ended(const tandem::RunEnd& end);
    void failed(const tandem::Error& error);

private:
    using KeyFound = std::function<void(const llm::Endpoint&, const Secret&)>;
    void work(RunId run, bool retryFailed);
    void withKey(const llm::Endpoint& endpoint, const KeyFound& go);
    void onEnded(const RunEnd& end);
    QString underWay() const;
    void end();

    ProjectSession& m_session;
    EndpointStore m_store;
    EndpointKeys& m_keys;
    QString m_promptFolder = RunPlan().promptFolder;
    llm::Gateway m_gateway;
    RunDriver m_driver;
    QHash<RunId, double> m_neededCaps;
    QList<RunPlan> m_later;  ///< to be made once the active run has ended
    bool m_starting = false; ///< a key or a new run is on its way
    bool m_isLeft = false;   ///< meanwhile somebody wants everything to end
};

} // namespace tandem
