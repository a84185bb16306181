#include "views/metrics/measurechartspage.h"

#include "ui/emptystate.h"
#include "ui/sectionview.h"
#include "ui/segmentswitch.h"
#include "ui/theme.h"
#include "views/metrics/chartresultview.h"
#include "views/session/resultoutput.h"

#include <QAction>
#include <QComboBox>
#include <QDataStream>
#include <QEvent>
#include <QHBoxLayout>
#include <QIODevice>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace tandem {

namespace {

constexpr int kMeasureChartsViews = 4;
constexpr int kWidestName = 260;

/// A choice that grows with its names, to a bound.
QComboBox* measureChoice(QWidget* parent, const char* name)
{
    auto* choice = new QComboBox(parent);
    choice->setObjectName(QLatin1String(name));
    choice->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    choice->setMaximumWidth(kWidestName);
    return choice;
}

SegmentSwitch* segments(QWidget* parent, const char* name, int count)
{
    auto* segments = new SegmentSwitch(parent);
    segments->setObjectName(QLatin1String(name));
    for (int i = 0; i < count; ++i)
        segments->addSegment(QString());
    return segments;
}

} // namespace

MeasureChartsPage::MeasureChartsPage(ResultOutput& output, QWidget* parent)
    : QWidget(parent)
    , m_output(output)
    , m_table(std::make_shared<const MetricsTable>())
    , m_next(new QAction(this))
    , m_copy(new QAction(this))
    , m_save(new QAction(this))
    , m_saveChart(new QAction(this))
{
    m_results = new ChartResultView(this);
    m_empty = new EmptyState(this);
    m_empty->setObjectName(QStringLiteral("measureChartsEmpty"));
    m_content = new QStackedWidget(this);
    m_content->addWidget(m_results);
    m_content->addWidget(m_empty);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(12);
    layout->addWidget(buildTools());
    layout->addWidget(m_content, 1);
    setFocusProxy(m_results);
    buildActions();
    retranslate();
    connect(m_results, &ChartResultView::pointActivated, this, [this](const ChartPoint& point) {
        if (view() == View::TwoMeasures && point.id >= 0)
            emit pairRequested(int(point.id), m_measure->currentData().toString());
    });
    connect(m_results, &ChartResultView::saveChartRequested, m_saveChart, &QAction::trigger);
}

MeasureChartsPage::~MeasureChartsPage() = default;

QWidget* MeasureChartsPage::buildTools()
{
    auto* tools = new QWidget(this);
    m_views = segments(tools, "measureChartsView", kMeasureChartsViews);
    m_measureLabel = new QLabel(tools);
    m_measure = measureChoice(tools, "measureChartsMeasure");
    m_measureLabel->setBuddy(m_measure);
    m_againstLabel = new QLabel(tools);
    m_against = measureChoice(tools, "measureChartsAgainst");
    m_againstLabel->setBuddy(m_against);
    m_bySystem = segments(tools, "measureChartsBySystem", 2);
    m_level = segments(tools, "measureChartsLevel", 2);
    m_coefficient = segments(tools, "measureChartsCoefficient", 3);
    m_busy = new QLabel(tools);
    setLabelStyle(m_busy, LabelStyle::Small);
    m_saveButton = new QPushButton(tools);
    m_chartButton = new QPushButton(tools);
    // Two rows, so that no name is cut in a small window.
    auto* above = new QHBoxLayout;
    above->addWidget(m_views);
    above->addStretch();
    above->addWidget(m_busy);
    above->addWidget(m_saveButton);
    above->addWidget(m_chartButton);
    auto* below = new QHBoxLayout;
    for (QWidget* widget : QList<QWidget*>{m_measureLabel, m_measure, m_againstLabel, m_against,
             m_bySystem, m_level, m_coefficient})
        below->addWidget(widget);
    below->addStretch();
    auto* rows = new QVBoxLayout(tools);
    rows->setContentsMargins(16, 12, 16, 0);
    rows->setSpacing(8);
    rows->addLayout(above);
    rows->addLayout(below);
    for (SegmentSwitch* choice : {m_views, m_bySystem, m_level, m_coefficient})
        connect(choice, &SegmentSwitch::chosen, this, &MeasureChartsPage::showChoices);
    for (QComboBox* choice : {m_measure, m_against})
        connect(choice, &QComboBox::currentIndexChanged, this, &MeasureChartsPage::showChoices);
    connect(m_saveButton, &QPushButton::clicked, m_save, &QAction::trigger);
    connect(m_chartButton, &QPushButton::clicked, m_saveChart, &QAction::trigger);
    return tools;
}

void MeasureChartsPage::buildActions()
{
    m_next->setObjectName(QStringLiteral("measureChartsNext"));
    m_next->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_T));
    m_save->setObjectName(QStringLiteral("measureChartsSave"));
    m_save->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_S));
    m_saveChart->setObjectName(QStringLiteral("measureChartsSaveChart"));
    m_saveChart->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S));
    for (QAction* action : {m_next, m_save, m_saveChart}) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
    }
    m_copy->setObjectName(QStringLiteral("measureChartsCopy"));
    m_copy->setShortcut(QKeySequence::Copy);
    m_copy->setShortcutContext(Qt::WidgetShortcut);
    m_results->table()->addAction(m_copy);
    connect(m_next, &QAction::triggered, this,
        [this] { showView(View((m_views->current() + 1) % kMeasureChartsViews)); });
    connect(m_copy, &QAction::triggered, this,
        [this] { m_output.copy({m_results->table()->shownSection()}); });
    connect(m_save, &QAction::triggered, this, [this] {
        m_output.save(
            this, fileName(), m_results->table()->shownSection(), m_results->result().data);
    });
    connect(m_saveChart, &QAction::triggered, this,
        [this] { m_output.saveChart(this, fileName(), m_results->currentChart()); });
}

void MeasureChartsPage::retranslate()
{
    const QStringList views{
        tr("Distribution"), tr("Systems"), tr("Two measures"), tr("Correlations")};
    for (int i = 0; i < kMeasureChartsViews; ++i)
        m_views->setSegmentText(i, views.at(i));
    m_measureLabel->setText(tr("&Measure"));
    m_againstLabel->setText(tr("&against"));
    m_bySystem->setSegmentText(0, tr("All pairs"));
    m_bySystem->setSegmentText(1, tr("By system"));
    m_level->setSegmentText(0, tr("Pairs"));
    m_level->setSegmentText(1, tr("System means"));
    m_coefficient->setSegmentText(0, tr("Pearson"));
    m_coefficient->setSegmentText(1, tr("Spearman"));
    m_coefficient->setSegmentText(2, tr("Kendall"));
    m_saveButton->setText(tr("Save table…"));
    m_chartButton->setText(tr("Save chart…"));
    m_next->setText(tr("Show the next kind of chart"));
    m_copy->setText(tr("Copy the figures of the chart"));
    m_save->setText(tr("Save the figures of the chart"));
    m_saveChart->setText(tr("Save the chart of measures"));
    m_empty->setIcon(Icon::Metrics);
    m_empty->setHeadline(tr("No measure to draw yet"));
    m_empty->setText(tr("Open pairs of texts and choose measures on the page Scores; how they lie "
                        "and go together then stands here."));
    showChoices();
}

MeasureChartsPage::View MeasureChartsPage::view() const
{
    return View(m_views->current());
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
            choice->addItem(column.name, column.key);
        const int found = chosen.isValid() ? choice->findData(chosen) : -1;
        choice->setCurrentIndex(found >= 0 ? found : std::min(position, choice->count() - 1));
        ++position; // two measures are two different ones at first
    }
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
    m_measureLabel->setVisible(view() != View::Correlations);
    m_measure->setVisible(view() != View::Correlations);
    m_againstLabel->setVisible(two);
    m_against->setVisible(two);
    m_bySystem->setVisible(view() == View::Distribution && systems);
    m_level->setVisible(two && systems);
    m_coefficient->setVisible(view() == View::Correlations);
    m_chartButton->setVisible(view() != View::Correlations);
    m_content->setCurrentIndex(any ? 0 : 1);
    for (QAction* action : {m_copy, m_save})
        action->setEnabled(any);
    m_saveChart->setEnabled(any && view() != View::Correlations);
    m_saveButton->setEnabled(any);
    m_chartButton->setEnabled(m_saveChart->isEnabled());
    m_stale = true;
    m_settled = false;
    if (isVisible())
        compute();
}

void MeasureChartsPage::compute()
{
    m_stale = false;
    if (m_content->currentIndex() != 0) {
        m_work.cancel();
        m_settled = true;
        return;
    }
    const View view = this->view();
    const qsizetype x = m_measure->currentIndex();
    const qsizetype y = m_against->currentIndex();
    const bool split = (view == View::Distribution ? m_bySystem : m_level)->current() == 1;
    const auto coefficient = Coefficient(m_coefficient->current());
    m_busy->setText(tr("computing…"));
    m_work.ask<ChartResult>(
        this,
        [table = m_table, view, x, y, split, coefficient](const std::atomic_bool& cancel) {
            switch (view) {
            case View::Distribution:
                return distributionResult(*table, x, split, cancel);
            case View::Systems:
                return leaderboardResult(*table, x, cancel);
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
    m_settled = true;
    m_results->setResult(result);
    const ChartData first = result.charts.value(0);
    m_saveChart->setEnabled(!first.isEmpty());
    m_chartButton->setEnabled(m_saveChart->isEnabled());
}

QString MeasureChartsPage::fileName() const
{
    switch (view()) {
    case View::Distribution:
        return QStringLiteral("distribution");
    case View::Systems:
        return QStringLiteral("leaderboard");
    case View::TwoMeasures:
        return QStringLiteral("scatter");
    case View::Correlations:
        break;
    }
    return QStringLiteral("correlations");
}

QList<QAction*> MeasureChartsPage::pageActions() const
{
    return {m_next, m_copy, m_save, m_saveChart};
}

QByteArray MeasureChartsPage::saveLayout() const
{
    QByteArray layout;
    QDataStream stream(&layout, QIODevice::WriteOnly);
    stream.setVersion(QDataStream::Qt_6_4);
    stream << qint32(m_views->current()) << qint32(m_bySystem->current())
           << qint32(m_level->current()) << qint32(m_coefficient->current())
           << m_results->saveLayout();
    return layout;
}

void MeasureChartsPage::restoreLayout(const QByteArray& layout)
{
    QDataStream stream(layout);
    stream.setVersion(QDataStream::Qt_6_4);
    qint32 chosen[4] = {};
    QByteArray splitter;
    stream >> chosen[0] >> chosen[1] >> chosen[2] >> chosen[3] >> splitter;
    if (stream.status() != QDataStream::Ok)
        return;
    SegmentSwitch* const choices[4] = {m_views, m_bySystem, m_level, m_coefficient};
    const int counts[4] = {kMeasureChartsViews, 2, 2, 3};
    for (int i = 0; i < 4; ++i) {
        if (chosen[i] >= 0 && chosen[i] < counts[i])
            choices[i]->setCurrent(chosen[i]);
    }
    m_results->restoreLayout(splitter);
    showChoices();
}

void MeasureChartsPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void MeasureChartsPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_stale)
        compute();
}

} // namespace tandem
