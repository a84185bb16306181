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
#include "ui/segmentswitch.h"
#include "ui/theme.h"
#include "views/evaluate/choices.h"
#include "views/evaluate/evaluationchoice.h"
#include "views/evaluate/pairedpanel.h"
#include "views/session/resultoutput.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>

namespace tandem {

namespace {

constexpr int kTableHeight = 260;
constexpr int kChartHeight = 420;
constexpr int kSystemsViews = 3;

} // namespace

SystemsPage::SystemsPage(ResultOutput& output, QWidget* parent)
    : QWidget(parent)
    , m_output(output)
    , m_set(new EvaluationChoice("systemsSet", this))
    , m_mode(modeChoice("systemsMode", this))
    , m_paired(new PairedPanel(this))
{
    m_empty = named(new EmptyState(this), "evaluateNoResults");
    m_content = new QStackedWidget(this);
    m_content->addWidget(buildContent());
    m_content->addWidget(m_empty);
    addCommands();
    inColumn(this, {buildTools(), {m_content, 1}}, 12);
    connect(m_set, &EvaluationChoice::choiceChanged, this, &SystemsPage::showResults);
    connect(m_mode, &QComboBox::currentIndexChanged, this, &SystemsPage::showResults);
    connect(m_view, &SegmentSwitch::chosen, this, &SystemsPage::showResults);
    inEveryLanguage(this, [this] {
        sayEmpty();
        showResults();
    });
}

void SystemsPage::sayEmpty()
{
    using Offer = EmptyState::Offer;
    m_empty->say(Icon::Metrics, tr("Nothing is evaluated yet"),
        tr("Have outputs evaluated by a language model, or import a result file of "
           "expert_score; the systems' scores are then shown here."),
        m_set->all().hasCases ? Offer{tr("Evaluate…"), [this] { emit evaluateRequested(); }}
                              : Offer{tr("Import cases…"), "evaluateImportCases"},
        {tr("Import a result file…"), "evaluateImportResult"});
}

QWidget* SystemsPage::buildTools()
{
    auto* tools = new QWidget(this);
    auto* setLabel = new QLabel(tools);
    says(setLabel, &QLabel::setText, [] { return tr("&Evaluations"); });
    setLabel->setBuddy(m_set);
    auto* modeLabel = new QLabel(tools);
    says(modeLabel, &QLabel::setText, [] { return tr("&Mode"); });
    modeLabel->setBuddy(m_mode);
    m_view = new SegmentSwitch(
        "systemsView",
        [] {
            return QStringList{tr("Systems"), tr("All pairs"), tr("Judges")};
        },
        tools);
    says(m_view, &QWidget::setAccessibleName, [] { return tr("What the table compares"); });
    keep(m_view);
    // Two rows, so that nothing is cut in a small window.
    auto* above = inRow({m_view, Free()}, 8);
    for (QAction* action : {m_copy, m_save, m_saveChart})
        above->addWidget(commandButton(action, tools));
    inColumn(tools, {above, inRow({setLabel, m_set, Gap(8), modeLabel, m_mode, Free()}, 8)}, 8,
        {16, 12, 16, 0});
    return tools;
}

QWidget* SystemsPage::buildContent()
{
    m_table = new SectionView(QStringLiteral("systemsTable"), this);
    says(m_table, &QWidget::setAccessibleName, [] { return tr("Results by system"); });
    setFocusProxy(m_table);
    m_chart = named(new ChartView(this), "systemsChart");
    m_note = named(newNote(this, LabelStyle::Small), "systemsNote");
    m_note->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_paired->setMinimumWidth(300);
    auto* lower = new QWidget(this);
    inRow(lower, {{m_paired, 2}, {m_chart, 3}}, 16, {16, 12, 16, 12});
    auto* upper = new QWidget(this);
    inColumn(upper, {{m_table, 1}, m_note}, 6, {16, 0, 16, 0});
    return keptPanes(
        "systemsPanes", Qt::Vertical, {upper, lower}, {kTableHeight, kChartHeight}, {1, 2});
}

void SystemsPage::addCommands()
{
    m_copy = addCommand(
        this, "systemsCopy", QKeySequence::Copy, [] { return tr("Copy the systems' results"); },
        [this] {
            results::Section section = shownSection();
            if (const QString paired = m_paired->sentence();
                view() == View::Systems && !paired.isEmpty())
                section.notes.append(paired);
            m_output.copy({section});
        },
        [] { return tr("Copy"); }, {m_table});
    m_save = addCommand(
        this, "systemsSave", Qt::CTRL | Qt::Key_S, [] { return tr("Save the systems' results"); },
        [this] { m_output.save(this, fileName(), shownSection()); },
        [] { return tr("Save table…"); });
    m_saveChart = addCommand(
        this, "systemsSaveChart", Qt::CTRL | Qt::SHIFT | Qt::Key_S,
        [] { return tr("Save the chart of the systems"); },
        [this] { m_output.saveChart(this, fileName(), m_chart->data()); },
        [] { return tr("Save chart…"); });
    addCommand(
        this, "systemsNextView", Qt::CTRL | Qt::Key_T,
        [] { return tr("Show systems, all pairs of them, or judges"); },
        [this] { m_view->segment((m_view->current() + 1) % kSystemsViews)->setChecked(true); });
    connect(m_chart, &ChartView::saveRequested, m_saveChart, &QAction::trigger);
}

void SystemsPage::setEvaluations(const SharedEvaluations& evaluations)
{
    m_isReady = true;
    m_set->setEvaluations(evaluations);
    sayEmpty();
}

SystemsPage::View SystemsPage::view() const
{
    return View(m_view->current());
}

void SystemsPage::showResults()
{
    m_content->setCurrentIndex(m_isReady && m_set->all().sets.isEmpty() ? 1 : 0);
    // Judges are compared over all that they judged.
    m_set->setEnabled(view() != View::Judges);
    const QList<expert::SystemScores> systems = expert::systemScores(m_set->chosen());
    QStringList names;
    for (const expert::SystemScores& system : systems)
        names += system.system;
    m_paired->setVisible(view() != View::Judges);
    m_paired->setEvaluations(m_set->chosen(), names, modeOf(m_mode));
    const QVariantList asked{m_view->current(), m_mode->currentIndex(),
        view() == View::Judges ? QVariant() : m_set->currentData()};
    const bool isOther = std::exchange(m_asked, asked) != asked;
    if (isOther)
        m_work.cancel();
    m_isStale = view() != View::Systems;
    if (!m_isStale) {
        take({expert::systemsSection(systems, modeOf(m_mode)),
            systemsChart(systems, modeOf(m_mode))});
        return;
    }
    // While evaluations come in, what is compared is compared to its end and shown until then.
    if (isOther) {
        SystemsResult empty;
        empty.section.notes = {tr("Computing…")};
        empty.chart.empty = tr("Computing…");
        take(empty);
    }
    compareIfStale();
}

void SystemsPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    compareIfStale();
}

/// Once somebody looks, and what is being compared is at its end.
void SystemsPage::compareIfStale()
{
    if (!m_isStale || !isVisible() || m_work.isBusy())
        return;
    m_isStale = false;
    const expert::Mode mode = modeOf(m_mode);
    const auto show = [this](const SystemsResult& result) {
        take(result);
        compareIfStale();
    };
    if (view() == View::Pairs)
        m_work.compute(
            [evaluations = m_set->chosen(), mode](const CancelFlag& cancel)
                -> Expected<SystemsResult> { return comparedSystems(evaluations, mode, *cancel); },
            show);
    else
        m_work.compute(
            [judges = m_set->all().judges, mode](const CancelFlag& cancel)
                -> Expected<SystemsResult> { return comparedJudges(judges, mode, *cancel); },
            show);
}

void SystemsPage::take(const SystemsResult& result)
{
    m_table->setSection(result.section);
    m_chart->setData(result.chart);
    QStringList notes = result.section.notes;
    if (view() != View::Judges)
        notes.append(m_set->remark());
    notes.removeAll(QString());
    m_note->setText(notes.join(u' '));
    m_note->setVisible(!notes.isEmpty());
    for (QAction* action : {m_copy, m_save})
        action->setEnabled(!result.section.rows.isEmpty());
    m_saveChart->setEnabled(!result.chart.isEmpty());
    m_table->chooseFirst();
}

QString SystemsPage::fileName() const
{
    constexpr const char* names[] = {"systems", "system-pairs", "judges"};
    return QLatin1String(names[int(view())]);
}

results::Section SystemsPage::shownSection() const
{
    results::Section section = m_table->shownSection();
    if (view() == View::Systems)
        section.title =
            tr("ExPerT scores by system, means over cases: %1").arg(m_set->currentText());
    else if (view() == View::Pairs)
        section.title =
            tr("%1: %2", "title of a table, evaluations").arg(section.title, m_set->currentText());
    if (const QString remark = m_set->remark(); view() != View::Judges && !remark.isEmpty())
        section.notes.append(remark);
    return section;
}

} // namespace tandem
