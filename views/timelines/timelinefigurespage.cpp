#include "views/timelines/timelinefigurespage.h"

#include "storage/project/usersumscores.h"
#include "ui/arrange.h"
#include "ui/chartview.h"
#include "ui/commandbutton.h"
#include "ui/emptystate.h"
#include "ui/narrowcombobox.h"
#include "ui/parts.h"
#include "ui/reportview.h"
#include "ui/screen/command.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/segmentswitch.h"
#include "views/session/projectsession.h"
#include "views/session/resultoutput.h"

#include <QAction>
#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStackedWidget>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kTimelineFiguresRestMs = 1000; ///< a run stores predictions one after another
constexpr int kFigureKinds = 4;
constexpr qsizetype kMostFigureRows = 40;
constexpr int kTimelineChartHeight = 320;
constexpr int kMostWordLimit = 100'000;
constexpr int kComparedLetters = 12;

} // namespace

TimelineFiguresPage::TimelineFiguresPage(ProjectSession& session, const TimelineSteps& steps,
    ResultOutput& output, QAction* askPeople, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_steps(steps)
    , m_output(output)
    , m_data(std::make_shared<TimelinesData>())
    , m_content(new QStackedWidget(this))
    , m_view(named(
          new ReportView(QStringLiteral("timelineFigures"), m_content), "timelineFiguresReport"))
    , m_empty(named(new EmptyState(m_content), "timelineFiguresEmpty"))
    , m_figures(new SegmentSwitch(
          "timelineFigures",
          [] {
              return QStringList{tr("Summarizers"), tr("People"), tr("Sensitivity"),
                  tr("Two summarizers")};
          },
          this))
    , m_mostWords(named(new QSpinBox(this), "timelineMostWords"))
    , m_mostWordsLabel(new QLabel(this))
    , m_first(named(new NarrowComboBox(kComparedLetters, this), "timelineFirst"))
    , m_second(named(new NarrowComboBox(kComparedLetters, this), "timelineSecond"))
    , m_state(named(newLabel(this, LabelStyle::Secondary), "timelineFiguresState"))
    , m_reading(session.project())
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
        [] { return tr("Show the next figures"); },
        [this] {
            m_figures->segment((m_figures->current() + 1) % kFigureKinds)->setChecked(true);
        });
}

QWidget* TimelineFiguresPage::buildChoices(QWidget* tools)
{
    auto* choices = new QWidget(tools);
    says(m_mostWordsLabel, &QLabel::setText, [] { return tr("&Words at most"); });
    m_mostWordsLabel->setBuddy(m_mostWords);
    m_mostWords->setRange(0, kMostWordLimit);
    m_mostWords->setKeyboardTracking(false);
    says(m_mostWords, &QSpinBox::setSpecialValueText, [] { return tr("as told"); });
    says(m_mostWords, &QWidget::setToolTip, [] {
        return tr("X of IFM; as told: the limit that all summaries were made under, if they "
                  "have one in common");
    });
    says(m_first, &QWidget::setAccessibleName, [] { return tr("One summarizer"); });
    says(m_second, &QWidget::setAccessibleName, [] { return tr("The other summarizer"); });
    keep(
        m_mostWords, [this] { return QVariant(m_mostWords->value()); },
        [this](const QVariant& saved) { m_mostWords->setValue(saved.toInt()); });
    inRow(choices, {m_mostWordsLabel, m_mostWords, m_first, m_second, {m_state, 1}}, 8);
    return choices;
}

QWidget* TimelineFiguresPage::buildTools(QAction* askPeople)
{
    auto* tools = new QWidget(this);
    says(m_figures, &QWidget::setAccessibleName, [] { return tr("Which figures are shown"); });
    keep(m_figures);
    QWidget* choices = buildChoices(tools);
    inColumn(tools,
        {inRow({m_figures, Free(1), commandButton(askPeople, tools), commandButton(m_copy, tools),
                   commandButton(m_save, tools), commandButton(m_saveChart, tools)},
             8),
            choices},
        6, {16, 10, 16, 6});
    connect(m_figures, &SegmentSwitch::chosen, this, [this] { startOver(); });
    connect(m_mostWords, &QSpinBox::valueChanged, this, [this] { startOver(); });
    for (QComboBox* choice : {m_first, m_second})
        connect(choice, &QComboBox::activated, this, [this] { startOver(); });
    return tools;
}

void TimelineFiguresPage::build(QAction* askPeople)
{
    m_view->setMostRows(kMostFigureRows);
    m_view->setChartHeight(kTimelineChartHeight);
    m_content->addWidget(m_view);
    m_content->addWidget(m_empty);
    inColumn(this, {buildTools(askPeople), {m_content, 1}}, 0);
    connect(m_view, &ReportView::saveChartRequested, this,
        [this](const ChartData& chart) { m_output.saveChart(this, fileName(), chart); });
    connect(m_empty, &EmptyState::actionTriggered, this, [this] {
        const TimelineLog* log = m_data->chosenLog();
        QAction* step = !log                  ? m_steps.import
                        : !log->plan          ? m_steps.split
                        : log->summaries == 0 ? m_steps.summarize
                                              : m_steps.predict;
        step->trigger();
    });
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
            if (m_mostWords->value() > 0)
                order.mostWords = m_mostWords->value();
            order.viewer = m_session.currentPerson();
            order.withScores = figures() == TimelineFigures::People;
            if (figures() == TimelineFigures::TwoSummarizers && m_second->currentIndex() >= 0)
                order.compared = {m_first->currentText(), m_second->currentText()};
            return [order, which = figures()](Database& database, const CancelFlag& cancelled) {
                return readTimelineFigures(database, order, which, cancelled);
            };
        },
        [this](const ShownTimelineFigures& shown) { take(shown); });
    connect(&m_reading, &LatestBase::busyChanged, this, [this](bool busy) {
        if (busy)
            m_state->setText(tr("computing…"));
    });
    connect(&m_reading, &LatestBase::failed, this, [this](const Error& error) {
        m_state->clear();
        showReport({{{error.sentence()}, {}}, {}, {}});
    });
    // What one person may know of ratings another may not.
    connect(&m_session, &ProjectSession::currentPersonChanged, this, [this] {
        showReport({});
        m_reading.startOver();
    });
}

TimelineFigures TimelineFiguresPage::figures() const
{
    return TimelineFigures(m_figures->current());
}

void TimelineFiguresPage::showFigures(TimelineFigures figures)
{
    m_figures->segment(int(figures))->setChecked(true);
}

void TimelineFiguresPage::setData(const SharedTimelines& data)
{
    const bool isOther = !m_read || m_data->choice.log != data->choice.log ||
                         m_data->choice.predictor != data->choice.predictor ||
                         m_data->choice.threshold != data->choice.threshold;
    m_data = data;
    m_read = true;
    showState();
    if (isOther)
        m_reading.startOver();
}

void TimelineFiguresPage::setWatched(bool watched)
{
    m_reading.setWatched(watched);
}

void TimelineFiguresPage::startOver()
{
    showState();
    m_reading.startOver();
}

void TimelineFiguresPage::take(const ShownTimelineFigures& shown)
{
    m_state->clear();
    const QString second = m_second->currentText();
    fillSummarizers(shown.summarizers);
    showReport(shown);
    // Whom to compare is known only now.
    if (figures() == TimelineFigures::TwoSummarizers && second.isEmpty() &&
        m_second->currentIndex() >= 0)
        m_reading.startOver();
}

/// The first two at first; what was chosen stays where it is still there.
void TimelineFiguresPage::fillSummarizers(const QStringList& summarizers)
{
    const auto fill = [&summarizers](QComboBox* choice, int usual) {
        const QSignalBlocker quiet(choice);
        const QString chosen = choice->currentText();
        choice->clear();
        choice->addItems(summarizers);
        const int found = choice->findText(chosen);
        choice->setCurrentIndex(found >= 0 ? found : std::min(usual, choice->count() - 1));
    };
    fill(m_first, 0);
    fill(m_second, 1);
}

void TimelineFiguresPage::showReport(const ShownTimelineFigures& shown)
{
    results::Report report = shown.report;
    report.sections.removeIf(
        [](const results::Section& section) { return section.rows.isEmpty(); });
    if (report.sections.isEmpty() && figures() == TimelineFigures::People && m_read)
        report.lines.append(tr("People have not said yet whether these summaries are good or bad: "
                               "ask them in a study. Its ratings stand here once it is closed."));
    m_view->setReport(report, shown.charts);
    const bool hasTables = !report.sections.isEmpty();
    const bool hasCharts = std::any_of(shown.charts.cbegin(), shown.charts.cend(),
        [](const ChartData& chart) { return !chart.isEmpty(); });
    m_copy->setEnabled(hasTables);
    m_save->setEnabled(hasTables);
    m_saveChart->setEnabled(hasCharts);
}

void TimelineFiguresPage::showState()
{
    const bool isPair = figures() == TimelineFigures::TwoSummarizers;
    m_first->setVisible(isPair);
    m_second->setVisible(isPair);
    const bool isEmpty = m_read && m_data->predictors.isEmpty();
    m_content->setCurrentIndex(isEmpty ? 1 : 0);
    setFocusProxy(isEmpty ? static_cast<QWidget*>(m_empty) : m_view);
    if (!isEmpty)
        return;
    const TimelineLog* log = m_data->chosenLog();
    showReport({});
    m_empty->say(Icon::Timelines, tr("Nothing is predicted yet"),
        tr("A summary is as good as what it lets a model tell of the user's future. Figures stand "
           "here once a log is imported and split, its users are summarized, and a model has "
           "predicted from the summaries."),
        (!log                  ? m_steps.import
            : !log->plan          ? m_steps.split
            : log->summaries == 0 ? m_steps.summarize
                                  : m_steps.predict)
            ->iconText());
}

QString TimelineFiguresPage::fileName() const
{
    constexpr const char* names[] = {"summarizers", "people", "sensitivity", "two-summarizers"};
    return QLatin1String(names[int(figures())]);
}

} // namespace tandem
