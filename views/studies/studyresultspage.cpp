#include "views/studies/studyresultspage.h"

#include "models/results/spelling.h"
#include "models/studies/figuredata.h"
#include "storage/repositories/studyblindness.h"
#include "ui/arrange.h"
#include "ui/chartview.h"
#include "ui/commandbutton.h"
#include "ui/emptystate.h"
#include "ui/parts.h"
#include "ui/reportview.h"
#include "ui/screen/command.h"
#include "ui/sectionview.h"
#include "ui/segmentswitch.h"
#include "views/session/projectsession.h"
#include "views/session/resultoutput.h"
#include "views/studies/studycharts.h"
#include "views/studies/studydatapage.h"
#include "views/studies/studyresultssaving.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStackedWidget>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kStudyNameLetters = 22;

} // namespace

StudyResultsPage::StudyResultsPage(ProjectSession& session, ResultOutput& output, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_output(output)
    , m_choice(named(new QComboBox(this), "resultsStudy"))
    , m_whose(new SegmentSwitch(
          "resultsWhose",
          [] {
              return QStringList{tr("Those who count"), tr("Everybody")};
          },
          this))
    , m_stack(new QStackedWidget(this))
    , m_view(named(new ReportView(QStringLiteral("study"), m_stack), "studyResultsScroll"))
    , m_data(new StudyDataPage(m_stack))
    , m_empty(named(new EmptyState(m_stack), "studyResultsEmpty"))
    , m_figures(session, this)
    , m_intervals(session, this)
    // What one person may see another may not.
    , m_reading(session, this, RenewedBy::Person)
{
    addCommands();
    for (QWidget* level : std::initializer_list<QWidget*>{m_view, m_data, m_empty})
        m_stack->addWidget(level);
    inColumn(this, {buildTools(), {m_stack, 1}}, 0);
    setFocusProxy(m_choice);
    m_reading.keep(
        {.parts = Parts(Part::Studies) | Part::People, .restMs = 300},
        [this] {
            return [leads = m_session.looksAfterStudies(), viewer = m_session.currentPerson()](
                       Database& database, const CancelFlag&) {
                return leads ? StudyRepository(database).all()
                             : StudyBlindness(database).withResultsFor(viewer);
            };
        },
        [this](const QList<StudySummary>& studies) { showStudies(studies); });
    connect(&m_session, &ProjectSession::currentPersonChanged, this, [this] { showStudies({}); });
    connect(m_choice, &QComboBox::currentIndexChanged, this, &StudyResultsPage::showChosen);
    connect(m_whose, &SegmentSwitch::chosen, this, &StudyResultsPage::showResults);
    connect(m_view, &ReportView::dataRequested, this, &StudyResultsPage::showData);
    connect(m_view, &ReportView::saveChartRequested, this,
        [this](const ChartData& chart) { m_output.saveChart(this, studyName(), chart); });
    connect(m_data, &StudyDataPage::left, this, &StudyResultsPage::leaveData);
    inEveryLanguage(this, [this] { showChosen(); });
}

StudyResultsPage::~StudyResultsPage() = default;

void StudyResultsPage::addCommands()
{
    m_copy = addCommand(
        this, "studyResultsCopy", QKeySequence::Copy, [] { return tr("Copy the study's results"); },
        [this] {
            const bool isData = m_stack->currentIndex() == Data;
            m_output.copy(
                isData ? QList{m_data->table()->shownSection()} : m_view->shownSections());
        },
        [] { return tr("Copy"); });
    m_stop = addCommand(
        this, "studyResultsStop", {}, [] { return tr("Stop computing intervals"); },
        [this] { stopIntervals(); }, [] { return tr("Stop"); });
    m_draw = addCommand(
        this, "studyResultsIntervals", {}, [] { return tr("Compute bootstrap intervals"); },
        [this] { drawIntervals(); }, [] { return tr("Intervals"); });
    m_saving = new StudyResultsSaving(
        m_output,
        [this] {
            const bool isData = m_stack->currentIndex() == Data;
            return StudyResultsSaving::Shown{chosen(), studyName(), m_shown ? &*m_shown : nullptr,
                isData ? m_data->table() : m_view->currentTable(), m_view->currentChart()};
        },
        this);
}

QWidget* StudyResultsPage::buildTools()
{
    says(m_choice, &QWidget::setAccessibleName, [] { return tr("Study"); });
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_choice->setMinimumContentsLength(kStudyNameLetters);
    says(m_whose, &QWidget::setAccessibleName, [] { return tr("Whose answers are shown"); });
    m_state = named(newLabel(this, LabelStyle::Secondary), "studyResultsState");
    QPushButton* save = newButton(this, "studyResultsSaveMenu", [] { return tr("Save"); });
    auto* menu = new QMenu(save);
    menu->addActions(m_saving->commands());
    save->setMenu(menu);
    auto* tools = new QWidget(this);
    inRow(tools,
        {m_choice, m_whose, Gap(4), {m_state, 1}, commandButton(m_stop, this),
            commandButton(m_draw, this), commandButton(m_copy, this), save},
        8, {16, 12, 16, 8});
    return tools;
}

StudyId StudyResultsPage::chosen() const
{
    return StudyId{m_choice->currentData().toLongLong()};
}

const StudySummary* StudyResultsPage::chosenStudy() const
{
    const auto found = std::find_if(m_studies.cbegin(), m_studies.cend(),
        [this](const StudySummary& study) { return study.id == chosen(); });
    return found == m_studies.cend() ? nullptr : &*found;
}

QString StudyResultsPage::studyName() const
{
    const StudySummary* study = chosenStudy();
    return study ? study->name : QString();
}

void StudyResultsPage::showStudy(StudyId study)
{
    m_wanted = study;
    if (const int at = m_choice->findData(study.value); at >= 0)
        m_choice->setCurrentIndex(at);
}

void StudyResultsPage::showStudies(const QList<StudySummary>& studies)
{
    const StudyId before = m_wanted.isValid() ? m_wanted : chosen();
    m_studies = studies;
    {
        const QSignalBlocker quiet(m_choice);
        m_choice->clear();
        // What has results stands first.
        for (const bool isClosed : {true, false}) {
            for (const StudySummary& study : studies) {
                if (study.isClosed() == isClosed)
                    m_choice->addItem(study.name, study.id.value);
            }
        }
        m_choice->setCurrentIndex(qMax(0, m_choice->findData(before.value)));
    }
    m_wanted = {};
    m_choice->setEnabled(m_choice->count() > 0);
    showChosen();
}

void StudyResultsPage::showChosen()
{
    m_intervals.cancel();
    m_figures.cancel();
    m_shown.reset();
    m_cameFrom = nullptr;
    showState({}, false, false);
    const StudySummary* study = chosenStudy();
    const bool hasResults = study && study->isClosed();
    m_stack->setCurrentIndex(hasResults ? Figures : Empty);
    m_whose->setVisible(false);
    m_copy->setEnabled(false);
    m_saving->setResults(false, false);
    if (hasResults)
        readResults();
    else
        sayWhyNothing();
}

void StudyResultsPage::sayWhyNothing()
{
    const StudySummary* study = chosenStudy();
    if (!m_session.ratedStudy().isEmpty())
        return m_empty->say(Icon::Lock,
            tr("You are rating \"%1\" blind").arg(m_session.ratedStudy()),
            tr("Results of other studies would sway your answers. They open when the study is "
               "closed."));
    if (!study && !m_session.looksAfterStudies())
        return m_empty->say(Icon::Studies, tr("No results"),
            tr("A study's results stand here once it is closed, and every other study that asks "
               "about the same items; until then they are for a lead alone."));
    if (!study)
        return m_empty->say(Icon::Studies, tr("No study"),
            tr("A study's results stand here once it is closed. Make one on the page Studies."));
    m_empty->say(Icon::Studies, tr("\"%1\" is open").arg(study->name),
        tr("Results are opened when a study is closed: until then nobody, the lead included, sees "
           "what anybody answered. The page Studies says how far it is, and closes it."));
}

void StudyResultsPage::readResults()
{
    showState(tr("computing…"), false, false);
    m_figures.read([study = chosen()](Database& database,
                       const CancelFlag&) { return readStudyResults(database, study); },
        [this](const ShownStudyResults& shown) {
            m_shown = shown;
            m_whose->setVisible(shown.report.results.kept.has_value());
            m_copy->setEnabled(true);
            m_saving->setResults(true, m_session.looksAfterStudies());
            showResults();
            drawIntervals();
        });
}

void StudyResultsPage::drawIntervals()
{
    if (!m_shown)
        return;
    showState(tr("computing intervals…"), true, false);
    m_intervals.compute(
        [this, shown = *m_shown](const CancelFlag& cancelled) {
            return withStudyIntervals(shown, [this, cancelled](int percent) {
                if (cancelled->load())
                    return false;
                QMetaObject::invokeMethod(
                    this,
                    [this, cancelled, percent] {
                        if (!cancelled->load() && m_intervals.isBusy())
                            m_state->setText(
                                tr("computing intervals: %1 %").arg(results::countText(percent)));
                    },
                    Qt::QueuedConnection);
                return true;
            });
        },
        [this](const ShownStudyResults& shown) {
            m_shown = shown;
            showState({}, false, false);
            showResults();
        });
}

void StudyResultsPage::stopIntervals()
{
    m_intervals.cancel();
    showState(tr("without bootstrap intervals"), false, true);
}

void StudyResultsPage::showState(const QString& state, bool isDrawing, bool canDraw)
{
    m_state->setText(state);
    m_stop->setVisible(isDrawing);
    m_draw->setVisible(canDraw);
}

void StudyResultsPage::showResults()
{
    if (!m_shown)
        return;
    const bool isOfEverybody = m_whose->current() == 1;
    m_view->setReport(m_shown->tables[isOfEverybody ? 1 : 0],
        studyCharts(m_shown->report.results, isOfEverybody));
    m_saving->setHasChart(m_view->currentChart() != nullptr);
}

void StudyResultsPage::showData(const results::Section& section, int row)
{
    if (!m_shown || row < 0 || row >= section.rows.size())
        return;
    m_cameFrom = QApplication::focusWidget();
    m_data->setData(dataBehind(m_shown->report.results, *m_shown->report.answers, section,
                        section.rows.at(row)),
        m_shown->report.results, m_shown->report.answers);
    m_stack->setCurrentIndex(Data);
    m_data->setFocus();
}

void StudyResultsPage::leaveData()
{
    m_stack->setCurrentIndex(Figures);
    if (m_cameFrom && m_view->isAncestorOf(m_cameFrom))
        m_cameFrom->setFocus();
}

} // namespace tandem
