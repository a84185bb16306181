#include "storage/changes/latest.h"

#include "storage/project/project.h"

#include <QThreadPool>

namespace tandem {

LatestBase::LatestBase(Project* project, QObject* parent)
    : QObject(parent)
    , m_project(project)
{
    m_rest.setSingleShot(true);
    connect(&m_rest, &QTimer::timeout, this, &LatestBase::readIfStale);
}

LatestBase::~LatestBase()
{
    if (m_underWay)
        m_underWay->store(true);
    if (m_pool)
        m_pool->waitForDone();
}

void LatestBase::keepStarting(Reads reads, std::function<void()> start)
{
    m_reads = std::move(reads);
    m_start = std::move(start);
    m_rest.setInterval(m_reads.restMs);
    connect(m_project, &Project::changed, this, &LatestBase::follow);
}

void LatestBase::setWatched(bool watched)
{
    m_watched = watched;
    readIfStale();
}

void LatestBase::startOver()
{
    cancel();
    m_stale = true;
    readIfStale();
}

void LatestBase::renew()
{
    m_stale = true;
    readIfStale();
}

void LatestBase::cancel()
{
    if (m_underWay)
        m_underWay->store(true);
    setUnderWay({});
}

void LatestBase::follow(const ChangeEvent& event)
{
    if (!concerns(event, m_reads.parts, m_reads.scope ? m_reads.scope() : Scope()))
        return;
    m_stale = true;
    if (m_watched && !isBusy() && !m_rest.isActive())
        m_rest.start();
}

void LatestBase::readIfStale()
{
    if (m_watched && m_stale && !isBusy() && m_start)
        m_start();
}

CancelFlag LatestBase::begin()
{
    if (m_underWay)
        m_underWay->store(true);
    m_stale = false;
    auto flag = std::make_shared<std::atomic_bool>(false);
    setUnderWay(flag);
    return flag;
}

void LatestBase::setUnderWay(CancelFlag flag)
{
    const bool wasBusy = isBusy();
    m_underWay = std::move(flag);
    if (isBusy() != wasBusy)
        emit busyChanged(isBusy());
}

void LatestBase::runReading(
    const CancelFlag& flag, std::function<void(Expected<Database*>)> work, Deliver deliver)
{
    m_project->runInWorker(flag, std::move(work), this,
        [this, flag, deliver = std::move(deliver)] { this->deliver(flag, deliver); });
}

void LatestBase::runWork(const CancelFlag& flag, std::function<void()> work, Deliver deliver)
{
    if (!m_pool) {
        m_pool = std::make_unique<QThreadPool>();
        m_pool->setMaxThreadCount(1);
    }
    m_pool->clear();
    m_pool->start([this, flag, work = std::move(work), deliver = std::move(deliver)] {
        if (flag->load())
            return;
        work();
        QMetaObject::invokeMethod(
            this, [this, flag, deliver] { this->deliver(flag, deliver); }, Qt::QueuedConnection);
    });
}

void LatestBase::deliver(const CancelFlag& flag, const Deliver& deliver)
{
    if (flag->load())
        return;
    setUnderWay({});
    deliver();
    if (m_stale && m_watched && m_start)
        m_rest.start();
}

} // namespace tandem
