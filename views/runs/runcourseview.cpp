#include "views/runs/runcourseview.h"

#include "storage/repositories/runrepository.h"
#include "ui/arrange.h"
#include "ui/chartview.h"
#include "ui/parts.h"
#include "views/session/projectsession.h"

#include <QAction>

namespace tandem {

namespace {

constexpr int kMostMoments = 40;
constexpr int kCourseRestMs = 2000; // all replies of a run are read for it
constexpr double kMsOfSecond = 1000.0;
constexpr double kSecondsOfMinute = 60.0;
/// From so many seconds on minutes are shown.
constexpr double kMostSeconds = 180.0;

ChartView* newCourseChart(QWidget* parent, const char* name)
{
    auto* chart = named(new ChartView(parent), name);
    // Not for papers: it shows how this machine and that server worked.
    chart->saveAction()->setVisible(false);
    return chart;
}

} // namespace

RunCourseView::RunCourseView(ProjectSession& session, QWidget* parent)
    : QWidget(parent)
    , m_tasks(newCourseChart(this, "runCourseTasks"))
    , m_cost(newCourseChart(this, "runCourseCost"))
    , m_reading(session, this)
{
    inColumn(this, {{m_tasks, 1}, {m_cost, 1}}, 0);
    setFocusProxy(m_tasks);
    keepReading();
    inEveryLanguage(this, [this] { showCourse(m_course); });
}

void RunCourseView::keepReading()
{
    m_reading.keep(
        {.parts = Part::Runs, .restMs = kCourseRestMs},
        [this]() -> Latest<QList<RunMoment>>::Reading {
            if (!m_run.isValid())
                return {};
            return [run = m_run](Database& database, const CancelFlag&) {
                return runCourse(database, run, kMostMoments);
            };
        },
        [this](const QList<RunMoment>& course) { showCourse(course); });
}

void RunCourseView::showRun(const RunRow* run)
{
    const RunId id = run ? run->id : RunId();
    if (id == m_run)
        return;
    m_run = id;
    m_currency = run ? run->currency : QString();
    showCourse({});
    m_reading.startOver();
}

void RunCourseView::showCourse(const QList<RunMoment>& course)
{
    m_course = course;
    const double seconds = course.isEmpty() ? 0.0 : double(course.last().ms) / kMsOfSecond;
    const bool isLong = seconds > kMostSeconds;
    ChartData tasks;
    tasks.kind = ChartKind::Line;
    tasks.xTitle =
        isLong ? tr("Minutes since the first reply") : tr("Seconds since the first reply");
    tasks.xDecimals = 1;
    tasks.empty = tr("No replies yet");
    ChartData cost = tasks;
    tasks.title = tr("Tasks done");
    tasks.yTitle = tr("Tasks");
    tasks.decimals = 0;
    cost.title = tr("Cost");
    cost.yTitle = m_currency;
    cost.decimals = 4;
    ChartSeries done{.name = tasks.title, .points = {}};
    ChartSeries spent{.name = cost.title, .points = {}};
    for (const RunMoment& moment : course) {
        const double x = double(moment.ms) / kMsOfSecond / (isLong ? kSecondsOfMinute : 1.0);
        done.points.append({.x = x, .y = double(moment.tasks)});
        spent.points.append({.x = x, .y = moment.cost});
    }
    tasks.yRange = Interval{0.0, 1.0};
    tasks.add(done);
    cost.yRange = Interval{0.0, 0.0};
    cost.add(spent);
    m_tasks->setData(tasks);
    m_cost->setData(cost);
}

} // namespace tandem
