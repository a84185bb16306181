#include "views/evaluate/systemspage.h"

#include "models/expert/systemreport.h"
#include "ui/arrange.h"
#include "ui/chartview.h"
#include "ui/commandbutton.h"
#include "ui/emptystate.h"
#include "ui/parts.h"
#include "ui/screen/command.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/screen/livetext.h"
#include "ui/sectionview.h"
#include "ui/theme.h"
#include "views/evaluate/choices.h"
#include "views/evaluate/evaluatetext.h"
#include "views/evaluate/evaluatewords.h"
#include "views/evaluate/pairedpanel.h"
#include "views/session/resultoutput.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedWidget>

namespace tandem {

namespace {

constexpr int kTableHeight = 260;
constexpr int kChartHeight = 420;

/// Names a set in the list of sets, also after it was read again.
QString keyOf(const EvaluationSet& set)
{
    return QStringLiteral("%1 %2").arg(set.run.value).arg(set.source);
}

} // namespace

ChartData systemsChart(const QList<expert::SystemScores>& results, expert::Mode mode)
{
    ChartData chart;
    chart.kind = ChartKind::Bars;
    chart.title = EvaluateWords::tr("Mean F by system (%1)", "%1 is a mode: content, style …")
                      .arg(expert::modeName(mode));
    chart.yTitle = EvaluateWords::tr("mean F, 95 % interval");
    chart.xTitle = EvaluateWords::tr("system");
    chart.bounds = Interval{0.0, 1.0};
    chart.decimals = 3;
    chart.empty = EvaluateWords::tr("No system has a scored evaluation in this set yet.");
    ChartSeries series;
    for (const expert::SystemScores& result : results)
        ChartData::addFigure(series, result.of(mode).f1, expert::systemName(result.system));
    chart.add(series);
    return chart;
}

SystemsPage::SystemsPage(ResultOutput& output, QWidget* parent)
    : QWidget(parent)
    , m_output(output)
    , m_mode(modeChoice("systemsMode", this))
    , m_paired(new PairedPanel(this))
{
    m_empty = named(new EmptyState(this), "evaluateNoResults");
    m_content = new QStackedWidget(this);
    m_content->addWidget(buildContent());
    m_content->addWidget(m_empty);
    addCommands();
    inColumn(this, {buildTools(), {m_content, 1}}, 12);
    connect(m_empty, &EmptyState::actionTriggered, this, &SystemsPage::evaluateRequested);
    inEveryLanguage(this, [this] {
        m_empty->say(Icon::Metrics, tr("Nothing is evaluated yet"),
            tr("Have outputs evaluated by a language model, or import a result file of "
               "expert_score; the systems' scores are then shown here."),
            tr("Evaluate…"));
        showSets();
    });
}

QWidget* SystemsPage::buildTools()
{
    auto* tools = new QWidget(this);
    auto* setLabel = new QLabel(tools);
    says(setLabel, &QLabel::setText, [] { return tr("&Evaluations"); });
    m_set = named(new QComboBox(tools), "systemsSet");
    m_set->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_set->setMaximumWidth(420);
    setLabel->setBuddy(m_set);
    auto* modeLabel = new QLabel(tools);
    says(modeLabel, &QLabel::setText, [] { return tr("&Mode"); });
    modeLabel->setBuddy(m_mode);
    keep(m_mode);
    auto* row =
        inRow(tools, {setLabel, m_set, Gap(8), modeLabel, m_mode, Free()}, 8, {16, 12, 16, 0});
    for (QAction* action : {m_copy, m_save, m_saveChart})
        row->addWidget(commandButton(action, tools));
    connect(m_set, &QComboBox::currentIndexChanged, this, &SystemsPage::showSet);
    connect(m_mode, &QComboBox::currentIndexChanged, this, &SystemsPage::showResults);
    return tools;
}

QWidget* SystemsPage::buildContent()
{
    m_table = new SectionView(QStringLiteral("systemsTable"), this);
    says(m_table, &QWidget::setAccessibleName, [] { return tr("Results by system"); });
    setFocusProxy(m_table);
    m_chart = named(new ChartView(this), "systemsChart");
    m_paired->setMinimumWidth(300);
    auto* lower = new QWidget(this);
    inRow(lower, {{m_paired, 2}, {m_chart, 3}}, 16, {16, 12, 16, 12});
    auto* upper = new QWidget(this);
    inColumn(upper, {m_table}, kUsualSpacing, {16, 0, 16, 0});
    return keptPanes(
        "systemsPanes", Qt::Vertical, {upper, lower}, {kTableHeight, kChartHeight}, {1, 2});
}

void SystemsPage::addCommands()
{
    m_copy = addCommand(
        this, "systemsCopy", QKeySequence::Copy, [] { return tr("Copy the systems' results"); },
        [this] {
            results::Section section = shownSection();
            if (const QString paired = m_paired->sentence(); !paired.isEmpty())
                section.notes.append(paired);
            m_output.copy({section});
        },
        [] { return tr("Copy"); }, {m_table});
    m_save = addCommand(
        this, "systemsSave", Qt::CTRL | Qt::Key_S, [] { return tr("Save the systems' results"); },
        [this] { m_output.save(this, QStringLiteral("systems"), shownSection()); },
        [] { return tr("Save table…"); });
    m_saveChart = addCommand(
        this, "systemsSaveChart", Qt::CTRL | Qt::SHIFT | Qt::Key_S,
        [] { return tr("Save the chart of the systems"); },
        [this] { m_output.saveChart(this, QStringLiteral("systems"), m_chart->data()); },
        [] { return tr("Save chart…"); });
    connect(m_chart, &ChartView::saveRequested, m_saveChart, &QAction::trigger);
}

void SystemsPage::setEvaluations(const SharedEvaluations& evaluations)
{
    m_evaluations = evaluations;
    m_isReady = true;
    showSets();
}

void SystemsPage::showSets()
{
    const QList<EvaluationSet>& sets = m_evaluations->sets;
    {
        const QSignalBlocker blocker(m_set);
        const QVariant chosen = m_set->currentData();
        m_set->clear();
        for (const EvaluationSet& set : sets)
            m_set->addItem(evaluationSetText(set), keyOf(set));
        const int found = chosen.isValid() ? m_set->findData(chosen) : -1;
        m_set->setCurrentIndex(found >= 0 ? found : m_set->count() > 0 ? 0 : -1);
    }
    m_content->setCurrentIndex(m_isReady && sets.isEmpty() ? 1 : 0);
    showSet();
}

void SystemsPage::showSet()
{
    const int set = m_set->currentIndex();
    m_results = expert::systemScores(m_evaluations->evaluations.value(set));
    showResults();
}

void SystemsPage::showResults()
{
    QStringList systems;
    for (const expert::SystemScores& result : std::as_const(m_results))
        systems += result.system;
    m_table->setSection(expert::systemsSection(m_results, modeOf(m_mode)));
    m_chart->setData(systemsChart(m_results, modeOf(m_mode)));
    m_paired->setEvaluations(
        m_evaluations->evaluations.value(m_set->currentIndex()), systems, modeOf(m_mode));
    const bool any = !m_results.isEmpty();
    for (QAction* action : {m_copy, m_save})
        action->setEnabled(any);
    m_saveChart->setEnabled(!m_chart->data().isEmpty());
    m_table->chooseFirst();
}

results::Section SystemsPage::shownSection() const
{
    results::Section section = m_table->shownSection();
    section.title = tr("ExPerT scores by system, means over cases: %1").arg(m_set->currentText());
    return section;
}

} // namespace tandem
