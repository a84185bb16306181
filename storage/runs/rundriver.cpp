#include "storage/runs/rundriver.h"

#include "storage/llm/gateway.h"
#include "storage/project/project.h"
#include "storage/runs/runwork.h"

namespace tandem {

RunDriver::RunDriver(
    Project& project, llm::Gateway& gateway, QObject* parent, const LeaseTimes& lease)
    : QObject(parent)
    , m_project(project)
    , m_gateway(gateway)
    , m_lease(lease)
{
}

RunDriver::~RunDriver() = default;

void RunDriver::start(RunId run, const llm::Endpoint& endpoint, const Secret& key)
{
    begin(run, endpoint, key, false);
}

void RunDriver::retryFailed(RunId run, const llm::Endpoint& endpoint, const Secret& key)
{
    begin(run, endpoint, key, true);
}

void RunDriver::begin(RunId run, const llm::Endpoint& endpoint, const Secret& key, bool retryFailed)
{
    if (isActive())
        return;
    m_work.reset(new RunWork(m_project, m_gateway, {run, endpoint, key}, m_lease));
    connect(m_work.get(), &RunWork::progressed, this, &RunDriver::progressed);
    connect(m_work.get(), &RunWork::taskFailed, this, &RunDriver::taskFailed);
    connect(m_work.get(), &RunWork::ended, this, &RunDriver::onEnded);
    m_work->begin(retryFailed, m_unsaved.take(run));
}

void RunDriver::onEnded(const RunEnd& end)
{
    m_last = m_work->progress();
    if (const auto unsaved = m_work->takeUnsaved(); !unsaved.isEmpty())
        m_unsaved.insert(end.run, unsaved);
    // It is its signal that is being delivered.
    m_work.release()->deleteLater();
    emit ended(end);
}

void RunDriver::pause()
{
    if (m_work)
        m_work->stop({m_work->run(), RunState::Paused, {}});
}

void RunDriver::cancel()
{
    if (m_work)
        m_work->cancel();
}

bool RunDriver::isActive() const
{
    return m_work != nullptr;
}

bool RunDriver::isFinishing() const
{
    return m_work && m_work->isFinishing();
}

RunId RunDriver::run() const
{
    return progress().run;
}

RunProgress RunDriver::progress() const
{
    return m_work ? m_work->progress() : m_last;
}

} // namespace tandem
