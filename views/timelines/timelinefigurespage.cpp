#include "views/timelines/timelinefigurespage.h"

#include "storage/project/usersumscores.h"
#include "ui/arrange.h"
#include "ui/chartview.h"
#include "ui/emptystate.h"
#include "ui/parts.h"
#include "ui/reportview.h"
#include "ui/screen/command.h"
#include "views/session/projectsession.h"
#include "views/session/resultoutput.h"
#include "views/timelines/timelinefigurechoice.h"

#include <QAction>
#include <QScrollBar>
#include <QStackedWidget>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kTimelineFiguresRestMs = 1000; ///< a run stores predictions one after another
constexpr qsizetype kMostFigureRows = 40;
constexpr int kTimelineChartHeight = 320;

/// What a row of a table says under this name; empty where it has no such words.
QString wordsOfRow(const results::Section& section, int row, QLatin1String key)
{
    const QList<results::Cell> cells = section.rows.value(row).cells;
    for (qsizetype i = 0; i < std::min(section.columns.size(), cells.size()); ++i) {
        const auto* words = std::get_if<QString>(&cells.at(i).value);
        if (words && section.columns.at(i).key == key)
            return *words;
    }
    return {};
}

} // namespace

TimelineFiguresPage::TimelineFiguresPage(ProjectSession& session, const TimelineSteps& steps,
    ResultOutput& output, QAction* askPeople, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_steps(steps)
    , m_output(output)
    , m_data(std::make_shared<TimelinesData>())
    , m_choice(new TimelineFigureChoice(this))
    , m_content(new QStackedWidget(this))
    , m_view(named(
          new ReportView(QStringLiteral("timelineFigures"), m_content), "timelineFiguresReport"))
    , m_empty(named(new EmptyState(m_content), "timelineFiguresEmpty"))
    // What one person may know of ratings another may not; heads, axes and notes are words.
    , m_reading(session, this, {RenewedBy::Person, RenewedBy::Language})
{
    addCommands();
    build(askPeople);
    keepReading();
    inEveryLanguage(this, [this] { showState(); });
}

void TimelineFiguresPage::addCommands()
{
    m_copy = addCommand(
        this, "timelineFiguresCopy", Qt::CTRL | Qt::SHIFT | Qt::Key_C,
        [] { return tr("Copy the tables"); }, [this] { m_output.copy(m_view->shownSections()); },
        [] { return tr("Copy"); });
    m_save = addCommand(
        this, "timelineFiguresSave", Qt::CTRL | Qt::Key_S, [] { return tr("Save the tables"); },
        [this] {
            if (const auto sections = m_view->shownSections(); !sections.isEmpty())
                m_output.saveAll(this, fileName(), sections);
        },
        [] { return tr("Save tables…"); });
    m_saveChart = addCommand(
        this, "timelineFiguresSaveChart", Qt::CTRL | Qt::SHIFT | Qt::Key_S,
        [] { return tr("Save the chart that has the keyboard, or all"); },
        [this] {
            const ChartView* chart = m_view->currentChart();
            if (chart && chart->hasFocus() && !chart->data().isEmpty())
                return m_output.saveChart(this, fileName(), chart->data());
            m_output.saveCharts(this, fileName(), m_view->shownCharts());
        },
        [] { return tr("Save charts…"); });
    addCommand(
        this, "timelineNextFigures", Qt::CTRL | Qt::Key_T,
        [] { return tr("Show the next figures"); }, [this] { m_choice->showNext(); });
}

void TimelineFiguresPage::build(QAction* askPeople)
{
    for (QAction* action : {askPeople, m_copy, m_save, m_saveChart})
        m_choice->addButton(action);
    m_view->setMostRows(kMostFigureRows);
    m_view->setChartHeight(kTimelineChartHeight);
    m_content->addWidget(m_view);
    m_content->addWidget(m_empty);
    inColumn(this, {m_choice, {m_content, 1}}, 0);
    connect(m_choice, &TimelineFigureChoice::changed, this, [this] { m_reading.startOver(); });
    connect(m_view, &ReportView::saveChartRequested, this,
        [this](const ChartData& chart) { m_output.saveChart(this, fileName(), chart); });
    connect(m_view, &ReportView::dataRequested, this, &TimelineFiguresPage::openRow);
}

void TimelineFiguresPage::openRow(const results::Section& section, int row)
{
    const QString user = wordsOfRow(section, row, QLatin1String("user"));
    const QString summarizer = wordsOfRow(section, row, QLatin1String("summarizer"));
    if (!user.isEmpty())
        emit userRequested(user, m_choice->firstCompared());
    else if (!summarizer.isEmpty() && section.key == QLatin1String("agreement"))
        emit disagreementRequested(summarizer);
    else if (!summarizer.isEmpty())
        emit summarizerRequested(summarizer);
}

void TimelineFiguresPage::keepReading()
{
    m_reading.keep(
        {.parts = Parts(Part::Timelines) | Part::Studies, .restMs = kTimelineFiguresRestMs},
        [this]() -> Latest<ShownTimelineFigures>::Reading {
            const TimelineLog* log = m_data->chosenLog();
            if (!log || m_data->predictors.isEmpty())
                return {};
            UsersumOrder order;
            order.log = log->id;
            order.predictor = m_data->choice.predictor;
            order.threshold = m_data->choice.threshold;
            order.viewer = m_session.currentPerson();
            m_choice->putInto(order);
            return [order, figures = m_choice->figures()](
                       Database& database, const CancelFlag& cancelled) {
                return readTimelineFigures(database, order, figures, cancelled);
            };
        },
        [this](const ShownTimelineFigures& shown) { take(shown); });
    connect(&m_reading, &LatestBase::busyChanged, this,
        [this](bool busy) { m_choice->setState(busy ? tr("computing…") : QString()); });
    connect(&m_reading, &LatestBase::failed, this, [this](const Error& error) {
        showReport({{{error.sentence()}, {}}, {}, {}});
    });
    connect(&m_session, &ProjectSession::currentPersonChanged, this, [this] { showReport({}); });
}

void TimelineFiguresPage::showFigures(TimelineFigures figures)
{
    m_choice->showFigures(figures);
}

void TimelineFiguresPage::setData(const SharedTimelines& data)
{
    const TimelinesChoice& before = m_data->choice;
    const bool isOther = !m_read || before.log != data->choice.log ||
                         before.predictor != data->choice.predictor ||
                         before.threshold != data->choice.threshold;
    m_data = data;
    m_read = true;
    if (const TimelineLog* log = data->chosenLog())
        m_choice->setLog(log->uuid);
    showState();
    if (isOther)
        m_reading.startOver();
}

void TimelineFiguresPage::take(const ShownTimelineFigures& shown)
{
    showReport(shown);
    // Whom to compare is known only now.
    if (m_choice->setPredicted(shown.summarizers, m_data->summarizers))
        m_reading.startOver();
}

void TimelineFiguresPage::showReport(const ShownTimelineFigures& shown)
{
    results::Report report = shown.report;
    report.sections.removeIf([&shown](const results::Section& section) {
        return section.rows.isEmpty() && shown.charts.value(section.key).isEmpty();
    });
    if (report.sections.isEmpty() && m_choice->figures() == TimelineFigures::People && m_read &&
        !shown.isRatingAwaited)
        report.lines.append(tr("People have not said yet whether these summaries are good or bad: "
                               "ask them in a study. Its ratings stand here once it is closed."));
    m_view->setReport(report, shown.charts);
    // Other figures are read from their beginning.
    const auto about = std::pair(m_choice->figures(), m_choice->limitedSummarizers());
    if (std::exchange(m_about, about) != about)
        m_view->verticalScrollBar()->setValue(0);
    const bool hasTables = !report.sections.isEmpty();
    const bool hasCharts = std::any_of(shown.charts.cbegin(), shown.charts.cend(),
        [](const ChartData& chart) { return !chart.isEmpty(); });
    m_copy->setEnabled(hasTables);
    m_save->setEnabled(hasTables);
    m_saveChart->setEnabled(hasCharts);
}

QAction* TimelineFiguresPage::nextStep() const
{
    const TimelineLog* log = m_data->chosenLog();
    if (!log)
        return m_steps.import;
    if (!log->plan)
        return m_steps.split;
    return log->summaries == 0 ? m_steps.summarize : m_steps.predict;
}

void TimelineFiguresPage::showState()
{
    const bool isEmpty = m_read && m_data->predictors.isEmpty();
    m_content->setCurrentIndex(isEmpty ? 1 : 0);
    setFocusProxy(isEmpty ? static_cast<QWidget*>(m_empty) : m_view);
    if (!isEmpty)
        return;
    showReport({});
    m_empty->say(Icon::Timelines, tr("Nothing is predicted yet"),
        tr("A summary is as good as what it lets a model tell of the user's future. Figures stand "
           "here once a log is imported and split, its users are summarized, and a model has "
           "predicted from the summaries."),
        {nextStep()->iconText(), [this] { nextStep()->trigger(); }});
}

QString TimelineFiguresPage::fileName() const
{
    constexpr const char* names[] = {"summarizers", "people", "sensitivity", "two-summarizers"};
    return QLatin1String(names[int(m_choice->figures())]);
}

} // namespace tandem
