#pragma once

#include "storage/repositories/runcourse.h"
#include "views/session/watchedlatest.h"

#include <QString>
#include <QWidget>

namespace tandem {

class ChartView;
class ProjectSession;
struct RunRow;

/// How a run went over time: the tasks that were done, and what they had cost.
class RunCourseView final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RunCourseView)

public:
    explicit RunCourseView(ProjectSession& session, QWidget* parent = nullptr);

    /// None: nothing is shown.
    void showRun(const RunRow* run);

private:
    void keepReading();
    void showCourse(const QList<RunMoment>& course);

    ChartView* m_tasks;
    ChartView* m_cost;
    RunId m_run;
    QString m_currency;
    QList<RunMoment> m_course;
    WatchedLatest<QList<RunMoment>> m_reading;
};

} // namespace tandem
