#pragma once

#include "storage/project/project.h"
#include "storage/repositories/overviewrepository.h"

#include <QHash>
#include <QObject>
#include <QTimer>

namespace tandem {

class ProjectSession;

/// What the overview says of the whole project, as last read.
struct OverviewSnapshot
{
    Step step = Step::Paragraphs; ///< that `states` are about
    QHash<SampleState, int> states;
    QList<PersonProgress> progress;
    QList<SampleTime> times;

    /// Active time of everybody, in ms.
    qint64 activeMs() const;
    /// Items and checks that were stored without a time.
    int unmeasured() const;
    /// At the hourly wage that it was read with.
    double cost() const;
    int count(std::initializer_list<SampleState> among) const;
};

/// Reads the aggregates of the overview in a worker and reads them again when the project changes:
/// a few times a second at most, never two at once, and only while somebody looks.
class OverviewFigures final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(OverviewFigures)

public:
    explicit OverviewFigures(ProjectSession& session, QObject* parent = nullptr);
    ~OverviewFigures() override;

    const OverviewSnapshot& snapshot() const { return m_snapshot; }
    /// Whether a first snapshot has been read.
    bool isReady() const { return m_ready; }
    /// Somebody looks, or nobody does any more.
    void setWatched(bool watched);
    /// The step whose states are counted; progress and times are of all steps.
    void setStep(Step step);

signals:
    void refreshed();
    void busyChanged(bool busy);
    void failed(const tandem::Error& error);

private:
    void follow(const ChangeEvent& event);
    void markStale();
    void read();

    ProjectSession& m_session;
    OverviewSnapshot m_snapshot;
    QTimer m_coalesce;
    CancelFlag m_running;
    Step m_step = Step::Paragraphs;
    bool m_watched = false;
    bool m_stale = true;
    bool m_ready = false;
};

} // namespace tandem
