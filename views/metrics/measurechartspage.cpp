#include "views/metrics/measurechartspage.h"

#include "ui/arrange.h"
#include "ui/commandbutton.h"
#include "ui/emptystate.h"
#include "ui/parts.h"
#include "ui/screen/command.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/screen/livetext.h"
#include "ui/sectionview.h"
#include "ui/segmentswitch.h"
#include "ui/theme.h"
#include "views/metrics/chartresultview.h"
#include "views/session/resultoutput.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStackedWidget>

#include <iterator>

namespace tandem {

namespace {

constexpr const char* kMeasureChartsViews[] = {
    "distribution", "leaderboard", "system-pairs", "scatter", "correlations"};
constexpr int kWidestName = 260;

/// A choice that grows with its names, to a bound, in a row with what it is called.
QComboBox* measureChoice(const char* name, Words words, QWidget* tools)
{
    auto* row = new QWidget(tools);
    auto* choice = named(new QComboBox(row), name);
    choice->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    choice->setMaximumWidth(kWidestName);
    auto* label = new QLabel(row);
    says(label, &QLabel::setText, std::move(words));
    label->setBuddy(choice);
    inRow(row, {label, choice}, kUsualSpacing);
    return choice;
}

} // namespace

MeasureChartsPage::MeasureChartsPage(ResultOutput& output, QWidget* parent)
    : QWidget(parent)
    , m_output(output)
    , m_table(std::make_shared<const MetricsTable>())
{
    m_results = new ChartResultView(this);
    auto* empty = named(new EmptyState(this), "measureChartsEmpty");
    addCommands();
    m_content = new QStackedWidget(this);
    m_content->addWidget(m_results);
    m_content->addWidget(empty);
    inColumn(this, {buildTools(), {m_content, 1}}, 12);
    setFocusProxy(m_results);
    inEveryLanguage(this, [this, empty] {
        empty->say(Icon::Metrics, tr("No measure to draw yet"),
            tr("Open pairs of texts and choose measures on the page Scores; how they are "
               "distributed and correlate is then shown here."),
            {tr("Scores"), "metricsScoresPage"});
        showChoices();
    });
    connect(m_results, &ChartResultView::pointActivated, this, [this](const ChartPoint& point) {
        if (view() == View::TwoMeasures && point.id >= 0)
            emit pairRequested(int(point.id), m_measure->currentData().toString());
    });
    connect(m_results, &ChartResultView::saveChartRequested, m_saveChart, &QAction::trigger);
}

QWidget* MeasureChartsPage::buildTools()
{
    auto* tools = new QWidget(this);
    m_views = new SegmentSwitch(
        "measureChartsView",
        [] {
            return QStringList{tr("Distribution"), tr("Systems"), tr("System pairs"),
                tr("Two measures"), tr("Correlations")};
        },
        tools);
    m_measure = measureChoice(
        "measureChartsMeasure", [] { return tr("&Measure"); }, tools);
    m_against = measureChoice(
        "measureChartsAgainst", [] { return tr("&against"); }, tools);
    m_bySystem = new SegmentSwitch(
        "measureChartsBySystem",
        [] {
            return QStringList{tr("All pairs"), tr("By system")};
        },
        tools);
    m_level = new SegmentSwitch(
        "measureChartsLevel",
        [] {
            return QStringList{tr("Pairs"), tr("System means")};
        },
        tools);
    m_coefficient = new SegmentSwitch(
        "measureChartsCoefficient",
        [] {
            return QStringList{tr("Pearson"), tr("Spearman"), tr("Kendall")};
        },
        tools);
    m_busy = newLabel(tools, LabelStyle::Small);
    // Two rows, so that no name is cut in a small window.
    auto* above = inRow(
        {m_views, Free(), m_busy, commandButton(m_save, tools), commandButton(m_saveChart, tools)});
    auto* below = inRow({m_measure->parentWidget(), m_against->parentWidget(), m_bySystem, m_level,
        m_coefficient, Free()});
    inColumn(tools, {above, below}, 8, {16, 12, 16, 0});
    for (SegmentSwitch* choice : {m_views, m_bySystem, m_level, m_coefficient})
        connect(choice, &SegmentSwitch::chosen, this, &MeasureChartsPage::showChoices);
    for (SegmentSwitch* choice : {m_bySystem, m_level, m_coefficient})
        keep(choice);
    keep(
        m_views, [this] { return fileName(); },
        [this](const QVariant& saved) { restoreView(saved); });
    const auto follow = [this](QComboBox* chosen, QComboBox* other) {
        connect(chosen, &QComboBox::currentIndexChanged, this, [this, chosen, other] {
            if (view() == View::TwoMeasures)
                keepApart(*other, *chosen);
            showChoices();
        });
    };
    follow(m_measure, m_against);
    follow(m_against, m_measure);
    return tools;
}

void MeasureChartsPage::addCommands()
{
    addCommand(
        this, "measureChartsNext", Qt::CTRL | Qt::Key_T,
        [] { return tr("Show the next kind of chart"); },
        [this] { showView(View((m_views->current() + 1) % int(std::size(kMeasureChartsViews)))); });
    m_copy = addCommand(
        this, "measureChartsCopy", QKeySequence::Copy,
        [] { return tr("Copy the figures of the chart"); },
        [this] { m_output.copy({m_results->table()->shownSection()}); }, {}, {m_results->table()});
    m_save = addCommand(
        this, "measureChartsSave", Qt::CTRL | Qt::Key_S,
        [] { return tr("Save the figures of the chart"); },
        [this] {
            m_output.save(
                this, fileName(), m_results->table()->shownSection(), m_results->result().data);
        },
        [] { return tr("Save table…"); });
    m_saveChart = addCommand(
        this, "measureChartsSaveChart", Qt::CTRL | Qt::SHIFT | Qt::Key_S,
        [] { return tr("Save the chart of measures"); },
        [this] { m_output.saveChart(this, fileName(), m_results->currentChart()); },
        [] { return tr("Save chart…"); });
}

MeasureChartsPage::View MeasureChartsPage::view() const
{
    return View(m_views->current());
}

/// By its name, or as 0.5 had it: by a number, without pairs of systems among the kinds.
void MeasureChartsPage::restoreView(const QVariant& saved)
{
    int index = saved.toInt() < int(View::SystemPairs) ? saved.toInt() : saved.toInt() + 1;
    for (int i = 0; i < int(std::size(kMeasureChartsViews)); ++i) {
        if (saved.toString() == QLatin1String(kMeasureChartsViews[i]))
            index = i;
    }
    if (QAbstractButton* segment = m_views->segment(index))
        segment->setChecked(true); // as if somebody had chosen it
}

void MeasureChartsPage::setTable(const SharedMetricsTable& table)
{
    m_table = table;
    fillMeasures();
    showChoices();
}

void MeasureChartsPage::fillMeasures()
{
    const QList<metrics::ScoreColumn>& columns = m_table->pairs.columns;
    int position = 0;
    for (QComboBox* choice : {m_measure, m_against}) {
        const QSignalBlocker blocker(choice);
        const QVariant chosen = choice->currentData();
        choice->clear();
        for (const metrics::ScoreColumn& column : columns)
            choice->addItem(markedName(column), column.key);
        const int found = chosen.isValid() ? choice->findData(chosen) : -1;
        choice->setCurrentIndex(found >= 0 ? found : std::min(position, choice->count() - 1));
        ++position; // two measures are two different ones at first
    }
    keepApart(*m_against, *m_measure);
}

/// A measure against itself shows nothing: where both are the same, `moved` becomes the next one.
void MeasureChartsPage::keepApart(QComboBox& moved, const QComboBox& other)
{
    if (moved.count() < 2 || moved.currentIndex() != other.currentIndex())
        return;
    const QSignalBlocker blocker(&moved);
    moved.setCurrentIndex((moved.currentIndex() + 1) % moved.count());
}

void MeasureChartsPage::showView(View view)
{
    m_views->setCurrent(int(view));
    showChoices();
}

void MeasureChartsPage::showChoices()
{
    const bool any = !m_table->isEmpty() && !m_table->pairs.columns.isEmpty();
    const bool systems = !m_table->systems.isEmpty();
    const bool two = view() == View::TwoMeasures;
    m_measure->parentWidget()->setVisible(view() != View::Correlations);
    m_against->parentWidget()->setVisible(two);
    m_bySystem->setVisible(view() == View::Distribution && systems);
    m_level->setVisible(two && systems);
    m_coefficient->setVisible(view() == View::Correlations);
    m_content->setCurrentIndex(any ? 0 : 1);
    for (QAction* action : {m_copy, m_save})
        action->setEnabled(any);
    m_saveChart->setEnabled(any);
    if (two)
        keepApart(*m_against, *m_measure);
    m_stale = true;
    if (isVisible())
        compute();
}

void MeasureChartsPage::compute()
{
    m_stale = false;
    if (m_content->currentIndex() != 0) {
        m_work.cancel();
        return;
    }
    const View view = this->view();
    const qsizetype x = m_measure->currentIndex();
    const qsizetype y = m_against->currentIndex();
    const bool split = (view == View::Distribution ? m_bySystem : m_level)->current() == 1;
    const auto coefficient = Coefficient(m_coefficient->current());
    m_busy->setText(tr("computing…"));
    m_work.compute(
        [table = m_table, view, x, y, split, coefficient](
            const CancelFlag& flag) -> Expected<ChartResult> {
            const std::atomic_bool& cancel = *flag;
            switch (view) {
            case View::Distribution:
                return distributionResult(*table, x, split, cancel);
            case View::Systems:
                return leaderboardResult(*table, x, cancel);
            case View::SystemPairs:
                return systemPairsResult(*table, x, cancel);
            case View::TwoMeasures:
                return scatterResult(*table, x, y, split && !table->systems.isEmpty(), cancel);
            case View::Correlations:
                break;
            }
            return correlationResult(*table, coefficient, cancel);
        },
        [this](const ChartResult& result) { take(result); });
}

void MeasureChartsPage::take(const ChartResult& result)
{
    m_busy->clear();
    m_results->setResult(result);
    m_saveChart->setEnabled(!result.charts.value(0).isEmpty());
}

QString MeasureChartsPage::fileName() const
{
    return QLatin1String(kMeasureChartsViews[m_views->current()]);
}

void MeasureChartsPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_stale)
        compute();
}

} // namespace tandem
