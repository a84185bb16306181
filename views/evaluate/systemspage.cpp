#include "views/evaluate/systemspage.h"

#include "models/expert/systemreport.h"
#include "ui/chartview.h"
#include "ui/emptystate.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/sectionview.h"
#include "ui/theme.h"
#include "views/evaluate/choices.h"
#include "views/evaluate/evaluatetext.h"
#include "views/evaluate/evaluationsreader.h"
#include "views/evaluate/pairedpanel.h"
#include "views/evaluate/systemschart.h"
#include "views/session/projectsession.h"
#include "views/session/resultoutput.h"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

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

SystemsPage::SystemsPage(
    ProjectSession& session, EvaluationsReader& reader, ResultOutput& output, QWidget* parent)
    : QWidget(parent)
    , m_reader(reader)
    , m_output(output)
    , m_copy(new QAction(this))
    , m_save(new QAction(this))
    , m_saveChart(new QAction(this))
    , m_paired(new PairedPanel(session, this))
{
    m_empty = new EmptyState(this);
    m_empty->setObjectName(QStringLiteral("evaluateNoResults"));
    m_content = new QStackedWidget(this);
    m_content->addWidget(buildContent());
    m_content->addWidget(m_empty);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(12);
    layout->addWidget(buildTools());
    layout->addWidget(m_content, 1);
    buildActions();
    retranslate();
    connect(&m_reader, &EvaluationsReader::finished, this, &SystemsPage::showSets);
    connect(m_paired, &PairedPanel::failed, this, &SystemsPage::failed);
    connect(m_empty, &EmptyState::actionTriggered, this, &SystemsPage::evaluateRequested);
    showSets();
}

QWidget* SystemsPage::buildTools()
{
    auto* tools = new QWidget(this);
    m_setLabel = new QLabel(tools);
    m_set = new QComboBox(tools);
    m_set->setObjectName(QStringLiteral("systemsSet"));
    m_set->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_set->setMaximumWidth(420);
    m_modeLabel = new QLabel(tools);
    m_mode = new QComboBox(tools);
    m_mode->setObjectName(QStringLiteral("systemsMode"));
    fillModeChoice(m_mode);
    keep(m_mode);
    m_setLabel->setBuddy(m_set);
    m_modeLabel->setBuddy(m_mode);
    m_copyButton = new QPushButton(tools);
    m_saveButton = new QPushButton(tools);
    m_chartButton = new QPushButton(tools);
    auto* row = new QHBoxLayout(tools);
    row->setContentsMargins(16, 12, 16, 0);
    row->setSpacing(8);
    row->addWidget(m_setLabel);
    row->addWidget(m_set);
    row->addSpacing(8);
    row->addWidget(m_modeLabel);
    row->addWidget(m_mode);
    row->addStretch();
    row->addWidget(m_copyButton);
    row->addWidget(m_saveButton);
    row->addWidget(m_chartButton);
    connect(m_set, &QComboBox::currentIndexChanged, this, &SystemsPage::showSet);
    connect(m_mode, &QComboBox::currentIndexChanged, this, &SystemsPage::showResults);
    connect(m_copyButton, &QPushButton::clicked, m_copy, &QAction::trigger);
    connect(m_saveButton, &QPushButton::clicked, m_save, &QAction::trigger);
    connect(m_chartButton, &QPushButton::clicked, m_saveChart, &QAction::trigger);
    return tools;
}

QWidget* SystemsPage::buildContent()
{
    m_table = new SectionView(QStringLiteral("systemsTable"), this);
    setFocusProxy(m_table);
    m_chart = new ChartView(this);
    m_chart->setObjectName(QStringLiteral("systemsChart"));
    m_paired->setMinimumWidth(300);
    auto* lower = new QWidget(this);
    auto* row = new QHBoxLayout(lower);
    row->setContentsMargins(16, 12, 16, 12);
    row->setSpacing(16);
    row->addWidget(m_paired, 2);
    row->addWidget(m_chart, 3);
    auto* upper = new QWidget(this);
    auto* room = new QVBoxLayout(upper);
    room->setContentsMargins(16, 0, 16, 0);
    room->addWidget(m_table);
    m_splitter = new QSplitter(Qt::Vertical, this);
    m_splitter->setObjectName(QStringLiteral("systemsPanes"));
    keep(m_splitter);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(upper);
    m_splitter->addWidget(lower);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 2);
    m_splitter->setSizes({kTableHeight, kChartHeight});
    return m_splitter;
}

void SystemsPage::buildActions()
{
    m_copy->setObjectName(QStringLiteral("systemsCopy"));
    m_copy->setShortcut(QKeySequence::Copy);
    m_copy->setShortcutContext(Qt::WidgetShortcut);
    m_table->addAction(m_copy);
    m_save->setObjectName(QStringLiteral("systemsSave"));
    m_save->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_S));
    m_saveChart->setObjectName(QStringLiteral("systemsSaveChart"));
    m_saveChart->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S));
    for (QAction* action : {m_save, m_saveChart}) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
    }
    connect(m_copy, &QAction::triggered, this, [this] {
        results::Section section = shownSection();
        if (const QString paired = m_paired->sentence(); !paired.isEmpty())
            section.notes.append(paired);
        m_output.copy({section});
    });
    connect(m_save, &QAction::triggered, this,
        [this] { m_output.save(this, QStringLiteral("systems"), shownSection()); });
    connect(m_saveChart, &QAction::triggered, this,
        [this] { m_output.saveChart(this, QStringLiteral("systems"), m_chart->data()); });
    connect(m_chart, &ChartView::saveRequested, m_saveChart, &QAction::trigger);
}

QList<QAction*> SystemsPage::pageActions() const
{
    return {m_copy, m_save, m_saveChart};
}

void SystemsPage::retranslate()
{
    m_setLabel->setText(tr("&Evaluations"));
    m_modeLabel->setText(tr("&Mode"));
    retranslateModeChoice(m_mode);
    m_copyButton->setText(tr("Copy"));
    m_saveButton->setText(tr("Save table…"));
    m_chartButton->setText(tr("Save chart…"));
    m_copy->setText(tr("Copy the systems' results"));
    m_save->setText(tr("Save the systems' results"));
    m_saveChart->setText(tr("Save the chart of the systems"));
    m_table->setAccessibleName(tr("Results by system"));
    m_empty->setIcon(Icon::Metrics);
    m_empty->setHeadline(tr("Nothing is evaluated yet"));
    m_empty->setText(tr("Have outputs evaluated by a language model, or import a result file of "
                        "expert_score; the systems' scores then stand here."));
    m_empty->setActions(tr("Evaluate…"));
}

expert::Mode SystemsPage::mode() const
{
    return expert::Mode(m_mode->currentData().toInt());
}

void SystemsPage::showSets()
{
    const QList<EvaluationSet>& sets = m_reader.evaluations()->sets;
    {
        const QSignalBlocker blocker(m_set);
        const QVariant chosen = m_set->currentData();
        m_set->clear();
        for (const EvaluationSet& set : sets)
            m_set->addItem(evaluationSetText(set), keyOf(set));
        const int found = chosen.isValid() ? m_set->findData(chosen) : -1;
        m_set->setCurrentIndex(found >= 0 ? found : m_set->count() > 0 ? 0 : -1);
    }
    m_content->setCurrentIndex(m_reader.isReady() && sets.isEmpty() ? 1 : 0);
    showSet();
}

void SystemsPage::showSet()
{
    const int set = m_set->currentIndex();
    m_results = expert::systemScores(m_reader.evaluations()->evaluations.value(set));
    showResults();
}

void SystemsPage::showResults()
{
    QStringList systems;
    for (const expert::SystemScores& result : std::as_const(m_results))
        systems += result.system;
    m_table->setSection(expert::systemsSection(m_results, mode()));
    m_chart->setData(systemsChart(m_results, mode()));
    m_paired->setEvaluations(
        m_reader.evaluations()->evaluations.value(m_set->currentIndex()), systems, mode());
    const bool any = !m_results.isEmpty();
    for (QAction* action : {m_copy, m_save})
        action->setEnabled(any);
    m_saveChart->setEnabled(!m_chart->data().isEmpty());
    m_copyButton->setEnabled(any);
    m_saveButton->setEnabled(any);
    m_chartButton->setEnabled(m_saveChart->isEnabled());
    m_table->chooseFirst();
}

results::Section SystemsPage::shownSection() const
{
    results::Section section = m_table->shownSection();
    section.title = tr("ExPerT scores by system, means over cases: %1").arg(m_set->currentText());
    return section;
}

void SystemsPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        showSets();
    }
    QWidget::changeEvent(event);
}

} // namespace tandem
