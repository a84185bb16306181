#include "storage/runs/runpreparation.h"

#include "storage/database/database.h"
#include "storage/project/project.h"
#include "storage/repositories/runtasks.h"

#include <algorithm>
#include <utility>

namespace tandem {

RunPreparation::RunPreparation(Project& project)
    : m_project(project)
{
}

void RunPreparation::begin(const RunSetup& setup, int lastOpen)
{
    m_setup = setup;
    m_setup.memory = std::make_shared<RunMemory>();
    m_lastOpen = lastOpen;
}

void RunPreparation::prepareMore()
{
    constexpr int kFewestPrepared = 8;
    constexpr int kMostPrepared = 256;
    // Two rounds of calls are left when more are prepared, which takes a part of a round.
    constexpr int kRounds = 4;
    const int wanted =
        std::clamp(kRounds * m_setup.endpoint.limits.concurrency, kFewestPrepared, kMostPrepared);
    const bool isEnough = m_ready.size() >= wanted / 2 && m_next.size() < wanted / 2;
    if (m_preparing || m_isStopped || isEnough ||
        (m_noneLeft && m_again.isEmpty() && m_next.isEmpty()))
        return;
    m_preparing = true;
    const QList<TaskId> named = std::exchange(m_next, {}) + std::exchange(m_again, {});
    const int room = m_noneLeft ? 0 : wanted - static_cast<int>(m_ready.size() + named.size());
    m_project.read<Prepared>(
        [setup = m_setup, named, after = m_lastPosition, last = m_lastOpen, room](
            Database& database, const CancelFlag&) -> Expected<Prepared> {
            RunTasks runs(database);
            Prepared prepared;
            for (const TaskId id : named) {
                TANDEM_TRY(task, runs.task(id));
                if (task->state != TaskState::Open || task->isAside)
                    continue;
                TANDEM_TRY(step, nextStep(database, setup, *task));
                prepared.first.append(*step);
            }
            prepared.looked = room > 0;
            if (!prepared.looked)
                return prepared;
            TANDEM_TRY(tasks, runs.openTasks(setup.run, after, room, last));
            for (const TaskRow& task : *tasks) {
                TANDEM_TRY(step, nextStep(database, setup, task));
                prepared.rest.append(*step);
            }
            return prepared;
        },
        this, [this](const Expected<Prepared>& prepared) { onPrepared(prepared); });
}

void RunPreparation::onPrepared(const Expected<Prepared>& prepared)
{
    m_preparing = false;
    if (!prepared) {
        emit failed(prepared.error());
        return;
    }
    if (m_isStopped) {
        emit ready();
        return;
    }
    if (!prepared->rest.isEmpty())
        m_lastPosition = prepared->rest.last().task.position;
    else if (prepared->looked)
        m_noneLeft = true;
    m_ready = prepared->first + m_ready + prepared->rest;
    if (std::exchange(m_isOutdated, false))
        prepareAnew();
    else
        emit ready();
}

void RunPreparation::prepareAnew()
{
    m_isOutdated = m_preparing;
    for (const RunStep& step : std::as_const(m_ready))
        m_again.append(step.task.id);
    m_ready.clear();
    emit ready();
}

void RunPreparation::stop()
{
    m_isStopped = true;
    m_ready.clear();
    m_again.clear();
    m_next.clear();
}

void RunPreparation::lookAgain(int lastOpen)
{
    m_noneLeft = false;
    m_lastPosition = 0;
    m_lastOpen = lastOpen;
}

bool RunPreparation::isDone() const
{
    return m_noneLeft && m_ready.isEmpty() && m_again.isEmpty() && m_next.isEmpty();
}

} // namespace tandem
