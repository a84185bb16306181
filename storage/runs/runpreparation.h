#pragma once

#include "storage/runs/runsteps.h"

#include <QList>
#include <QObject>

namespace tandem {

/// The next steps of a run, which a worker prepares some ahead of need.
class RunPreparation final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(RunPreparation)

public:
    /// `project` must outlive this.
    explicit RunPreparation(Project& project);
    /// The tasks up to the position `lastOpen` are to be prepared in their order.
    void begin(const RunSetup& setup, int lastOpen);
    /// Begins again with the first task, when nothing is in hand any more.
    void lookAgain(int lastOpen);
    /// Prepares nothing more.
    void stop();

    /// Prepares steps where they get few; ends with ready() or failed().
    void prepareMore();
    /// Prepares what is prepared once more, since it is outdated.
    void prepareAnew();
    void addAgain(TaskId task) { m_again.append(task); }
    /// Tasks that came of one that is done, whose subject is finished first.
    void addNext(const QList<TaskId>& tasks) { m_next = tasks + m_next; }

    bool isEmpty() const { return m_ready.isEmpty(); }
    RunStep first() const { return m_ready.first(); }
    void removeFirst() { m_ready.removeFirst(); }
    bool isPreparing() const { return m_preparing; }
    /// Whether there is nothing left to prepare, or that was prepared.
    bool isDone() const;

signals:
    /// What was prepared may have changed.
    void ready();
    void failed(const tandem::Error& error);

private:
    /// Steps as a worker prepared them.
    struct Prepared
    {
        QList<RunStep> first; ///< of tasks that came of others, or that were in hand before
        QList<RunStep> rest;  ///< of those behind the last position
        bool looked = false;  ///< whether there was room for the rest
    };
    void onPrepared(const Expected<Prepared>& prepared);

    Project& m_project;
    RunSetup m_setup; ///< its memory is the worker's
    QList<RunStep> m_ready;
    QList<TaskId> m_again; ///< to be prepared anew
    QList<TaskId> m_next;
    /// Of the tasks that were prepared in their order. What is added to the run while this works on
    /// it stands behind m_lastOpen and comes through m_next, so that no task is taken twice.
    int m_lastPosition = 0;
    int m_lastOpen = 0;
    bool m_noneLeft = false; ///< between these
    bool m_preparing = false;
    bool m_isOutdated = false; ///< what is being prepared
    bool m_isStopped = false;
};

} // namespace tandem
