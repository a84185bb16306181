#include "views/runs/runcenter.h"

#include "storage/runs/runbatch.h"
#include "views/session/projectsession.h"
#include "views/session/unfinishedwork.h"

#include <memory>
#include <utility>

namespace tandem {

RunCenter::RunCenter(ProjectSession& session, EndpointStore store, EndpointKeys& keys,
    QObject* parent, const llm::GatewayOptions& gateway)
    : QObject(parent)
    , m_session(session)
    , m_store(std::move(store))
    , m_keys(keys)
    , m_gateway(gateway)
    , m_driver(session.project(), m_gateway)
{
    connect(&m_driver, &RunDriver::progressed, this, &RunCenter::progressed);
    connect(&m_driver, &RunDriver::taskFailed, this, &RunCenter::taskFailed);
    connect(&m_driver, &RunDriver::ended, this, &RunCenter::onEnded);
    UnfinishedWork& unfinished = session.unfinished();
    unfinished.addWork(
        this, [this] { return underWay(); }, [this] { end(); });
    connect(this, &RunCenter::progressed, &unfinished, &UnfinishedWork::changed);
    connect(this, &RunCenter::activeChanged, &unfinished, &UnfinishedWork::changed);
}

RunCenter::~RunCenter() = default;

RunId RunCenter::activeRun() const
{
    return m_driver.isActive() ? m_driver.run() : RunId();
}

void RunCenter::begin(
    const RunPlan& plan, QObject* guard, const std::function<void(const Expected<RunId>&)>& made)
{
    if (m_starting || m_driver.isActive()) {
        made(failure(ErrorCode::Busy, tr("Another run is in progress."), {},
            tr("Wait for it to finish, or pause it.")));
        return;
    }
    m_starting = true;
    const auto run = std::make_shared<RunId>();
    const QPointer<QObject> asker(guard);
    m_session
        .change(this, {.write =
                              [plan, run](Database& database) {
                                  return createRun(database, plan).map([run](RunId id) {
                                      *run = id;
                                      return Written(RunChanged{id});
                                  });
                              }})
        .onEnded(this, [this, run, asker, made](const Expected<void>& done) {
            m_starting = false;
            if (asker)
                made(done ? Expected<RunId>(*run) : Expected<RunId>(failure(done.error())));
            if (done && !std::exchange(m_isLeft, false))
                work(*run, false);
        });
}

void RunCenter::beginAll(const QList<RunPlan>& plans, QObject* guard,
    const std::function<void(const Expected<RunId>&)>& made)
{
    const QPointer<QObject> asker(guard);
    begin(plans.first(), this, [this, plans, asker, made](const Expected<RunId>& run) {
        const QList<RunPlan> later = plans.mid(1);
        if (!run && run.error().code == ErrorCode::NotFound && !later.isEmpty()) {
            beginAll(later, asker, made);
            return;
        }
        if (run)
            m_later = later;
        if (asker)
            made(run);
    });
}

QString RunCenter::underWay() const
{
    if (!m_driver.isActive())
        return {};
    const int calls = m_driver.progress().underWay;
    return calls > 0 ? tr("Waiting for %n reply(s) that may be billed.", nullptr, calls)
                     : tr("Storing replies.");
}

void RunCenter::end()
{
    m_isLeft = m_starting;
    m_later.clear();
    pause(activeRun());
}

void RunCenter::resume(RunId run, std::optional<double> cap)
{
    if (!cap) {
        work(run, false);
        return;
    }
    m_session
        .change(this, {.write =
                              [run, cap](Database& database) {
                                  return RunRepository(database).setCap(run, *cap).map(
                                      [run] { return Written(RunChanged{run}); });
                              }})
        .onCommitted(this, [this, run] { work(run, false); })
        .onFailed(this, [this](const Error& error) { emit failed(error); });
}

void RunCenter::forgetBatches(RunId run)
{
    m_session
        .change(this, {.write =
                              [run](Database& database) {
                                  return forgetRunBatches(database, run).map([run](int) {
                                      return Written(RunChanged{run});
                                  });
                              }})
        .onFailed(this, [this](const Error& error) { emit failed(error); });
}

void RunCenter::retryFailed(RunId run)
{
    work(run, true);
}

void RunCenter::work(RunId run, bool retryFailed)
{
    if (m_starting || m_driver.isActive()) {
        emit failed({ErrorCode::Busy, tr("Another run is in progress."), {},
            tr("Wait for it to finish, or pause it."), {}});
        return;
    }
    const auto row = RunRepository(m_session.project().reader()).byId(run);
    if (!row)
        return emit failed(row.error());
    const auto endpoint = m_store.byName(row->endpoint);
    if (!endpoint)
        return emit failed(endpoint.error());
    withKey(*endpoint, [this, run, retryFailed](const llm::Endpoint& known, const Secret& key) {
        if (retryFailed)
            m_driver.retryFailed(run, known, key);
        else
            m_driver.start(run, known, key);
        emit activeChanged(run);
    });
}

void RunCenter::withKey(const llm::Endpoint& endpoint, const KeyFound& go)
{
    m_starting = true;
    m_keys.fetch(endpoint, this, [this, endpoint, go](const Expected<FoundKey>& found) {
        m_starting = false;
        if (std::exchange(m_isLeft, false))
            return;
        if (found)
            go(endpoint, found->key);
        else
            emit failed(found.error());
    });
}

void RunCenter::pause(RunId run)
{
    if (run.isValid() && run == activeRun())
        m_driver.pause();
}

void RunCenter::cancel(RunId run)
{
    if (run == activeRun()) {
        m_driver.cancel();
        return;
    }
    m_session.change(this, {.write = [run](Database& database) {
        return RunRepository(database).cancel(run).map([run] { return Written(RunChanged{run}); });
    }});
}

bool RunCenter::hasPrices(const QString& endpoint) const
{
    const auto known = m_store.byName(endpoint);
    return !known || (known->prices.input && known->prices.output);
}

std::optional<double> RunCenter::neededCap(RunId run) const
{
    const auto needed = m_neededCaps.constFind(run);
    return needed == m_neededCaps.cend() ? std::nullopt : std::optional(*needed);
}

void RunCenter::onEnded(const RunEnd& end)
{
    if (end.neededCap)
        m_neededCaps.insert(end.run, *end.neededCap);
    emit ended(end);
    emit activeChanged({});
    const QList<RunPlan> later = std::exchange(m_later, {});
    if (end.state == RunState::Ended && !later.isEmpty())
        beginAll(later, this, [this](const Expected<RunId>& run) {
            if (!run && run.error().code != ErrorCode::NotFound)
                emit failed(run.error());
        });
    if (end.error && end.state != RunState::CapReached)
        emit failed(*end.error);
}

} // namespace tandem
