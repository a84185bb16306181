#include "views/studies/studiespage.h"

#include "models/studies/templates.h"
#include "storage/formats/studyanswersreader.h"
#include "ui/arrange.h"
#include "ui/commandbutton.h"
#include "ui/divider.h"
#include "ui/emptystate.h"
#include "ui/filedrop.h"
#include "ui/paneheader.h"
#include "ui/parts.h"
#include "ui/rows/cardsview.h"
#include "ui/rows/rowsof.h"
#include "ui/rows/rowsview.h"
#include "ui/screen/command.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/screen/workspace.h"
#include "views/session/projectsession.h"
#include "views/studies/studycontroller.h"
#include "views/studies/studyrows.h"
#include "views/studies/studywatch.h"

#include <QAction>
#include <QApplication>
#include <QMenu>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kStudiesCoalesceMs = 300;
constexpr int kListWidth = 280;
constexpr int kStudyWidth = 940;

} // namespace

StudiesPage::StudiesPage(ProjectSession& session, AskFile files, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_controller(new StudyController(session, std::move(files), this))
    , m_studies(new RowsOf<StudySummary>(studyRows(), this))
    , m_splitter(named(new QSplitter(Qt::Horizontal, this), "studiesPanes"))
    , m_stack(new QStackedWidget(this))
    , m_empty(named(new EmptyState(m_stack), "studiesEmpty"))
    , m_reading(session, this, {RenewedBy::Person, RenewedBy::People})
{
    addCommands();
    addRaterCommands();
    build();
    follow();
    inEveryLanguage(this, [this] {
        showStudy();
        showParts();
    });
}

StudiesPage::~StudiesPage() = default;

void StudiesPage::follow()
{
    m_reading.keep(
        {.parts = Part::Studies, .restMs = kStudiesCoalesceMs},
        [this]() -> Latest<Read>::Reading {
            if (!m_session.looksAfterStudies())
                return {};
            return
                [shown = currentStudy()](Database& database, const CancelFlag&) -> Expected<Read> {
                    Read read{{}, shown, {}};
                    TANDEM_TRY(studies, StudyRepository(database).all());
                    read.studies = *studies;
                    if (!shown.isValid())
                        return read;
                    TANDEM_TRY(
                        status, StudyGate(database).status(shown, QDateTime::currentDateTimeUtc()));
                    read.status = *status;
                    return read;
                };
        },
        [this](const Read& read) { show(read); });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        [this] { showStudy(); });
    connect(m_watch, &StudyWatch::currentRaterChanged, this, &StudiesPage::showActions);
    connect(m_controller, &StudyController::studyMade, this, [this](const QString& name) {
        m_wanted = name;
        m_reading.startOver();
    });
    const auto otherPerson = [this] {
        m_studies->setRows({});
        m_isRead = false;
        showParts();
    };
    connect(&m_session, &ProjectSession::currentPersonChanged, this, otherPerson);
    connect(&m_session, &ProjectSession::peopleChanged, this, &StudiesPage::showParts);
    takesFiles(this, [this](const QStringList& paths) {
        if (paths.isEmpty())
            return;
        if (commandNamed(this, "studyTakeAnswers")->isEnabled() &&
            resemblesStudyAnswers(paths.first()))
            m_controller->offerAnswers(currentStudy(), paths.first());
        else if (commandNamed(this, "studyImport")->isEnabled())
            m_controller->addItems(*current(), paths.first());
    });
}

QAction* StudiesPage::add(const char* name, const QKeySequence& key, std::function<QString()> text,
    std::function<void()> then, const std::function<QString()>& onButton)
{
    return addCommand(this, name, key, std::move(text), std::move(then), onButton);
}

void StudiesPage::addCommands()
{
    add(
        "studyNew", Qt::CTRL | Qt::SHIFT | Qt::Key_N, [] { return tr("New study"); },
        [this] { m_controller->makeStudy(); }, [] { return tr("New study…"); });
    add(
        "studyDesign", Qt::CTRL | Qt::Key_D, [] { return tr("Change study design"); },
        [this] { m_controller->changeDesign(*current()); }, [] { return tr("Design…"); });
    add(
        "studyImport", Qt::CTRL | Qt::Key_I, [] { return tr("Add items to study"); },
        [this] { m_controller->addItems(*current()); }, [] { return tr("Items…"); });
    add(
        "studyPreview", Qt::CTRL | Qt::Key_P, [] { return tr("Preview as a rater"); },
        [this] { m_controller->preview(*current()); }, [] { return tr("Preview…"); });
    add(
        "studyAddRaters", Qt::CTRL | Qt::SHIFT | Qt::Key_A,
        [] { return tr("Add raters to study"); },
        [this] { m_controller->addRaters(currentStudy(), m_watch->status().raters); },
        [] { return tr("Raters…"); });
    add(
        "studyHandOut", {}, [] { return tr("Assign study items again"); },
        [this] { m_controller->handOut(currentStudy()); });
    add(
        "studyOpenLink", {}, [] { return tr("Create an open link to the study…"); },
        [this] { m_controller->makeOpenLink(currentStudy()); });
    add(
        "studyOpenLinks", {}, [] { return tr("Open links of the study…"); },
        [this] { m_controller->showOpenLinks(currentStudy()); });
    add(
        "studyTakeAnswers", {}, [] { return tr("Import answers collected elsewhere…"); },
        [this] { m_controller->takeAnswers(currentStudy()); });
    add(
        "studyExtend", {}, [] { return tr("Increase raters per item…"); },
        [this] { m_controller->extend(currentStudy()); });
    add(
        "studyClose", {}, [] { return tr("Close study"); },
        [this] { m_controller->close(*current(), m_watch->status()); },
        [] { return tr("Close study"); });
    add(
        "studyResults", Qt::CTRL | Qt::Key_R, [] { return tr("Study results"); },
        [this] { emit resultsRequested(currentStudy()); }, [] { return tr("Results"); });
}

void StudiesPage::addRaterCommands()
{
    add(
        "studyRaterForm", {}, [] { return tr("Save the rater's form…"); },
        [this] { m_controller->writeForm(*current(), *m_watch->currentRater()); });
    add(
        "studyRaterLink", {}, [] { return tr("Create a link for the rater…"); },
        [this] { m_controller->makeLink(*m_watch->currentRater()); });
    add(
        "studyRaterUnlink", {}, [] { return tr("Revoke the rater's link"); },
        [this] { m_controller->revokeLink(*m_watch->currentRater()); });
    add(
        "studyRaterReplace", {}, [] { return tr("Replace the rater…"); },
        [this] { m_controller->replace(*m_watch->currentRater()); });
    add(
        "studyRaterWithdraw", {}, [] { return tr("Erase the rater's answers"); },
        [this] { m_controller->withdraw(*m_watch->currentRater()); });
}

void StudiesPage::build()
{
    keepPanes(m_splitter, {buildList(), buildStudy()}, {kListWidth, kStudyWidth}, {0, 1});
    m_stack->addWidget(m_splitter);
    m_stack->addWidget(m_empty);
    inColumn(this, {{m_stack, 1}}, 0);
}

QWidget* StudiesPage::buildList()
{
    auto* pane = new QWidget(m_splitter);
    m_list = named(new CardsView(m_studies, pane), "studyList");
    bindText(m_list, &QWidget::setAccessibleName, [] { return tr("Studies"); });
    inColumn(pane,
        {inRow({commandButton("studyNew", pane), Free(1)}, 8, {12, 10, 12, 8}), {m_list, 1}}, 0);
    return pane;
}

QWidget* StudiesPage::buildStudy()
{
    auto* study = new QWidget(m_splitter);
    setSurface(study, Surface::Panel);
    m_header = new PaneHeader(study);
    m_watch = new StudyWatch(study);
    m_more = new QMenu(study);
    m_more->addActions(commandsNamed(this,
        {"studyHandOut", "studyExtend", "studyOpenLink", "studyOpenLinks", "studyTakeAnswers"}));
    QPushButton* more = newButton(study, "studyMore", [] { return tr("More"); });
    more->setMenu(m_more);
    auto* tools = inRow(
        {commandButton("studyDesign", study), commandButton("studyImport", study),
            commandButton("studyPreview", study), commandButton("studyAddRaters", study), more,
            Free(1), commandButton("studyResults", study), commandButton("studyClose", study)},
        8, {16, 10, 16, 4});
    m_watch->table()->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_watch->table(), &QWidget::customContextMenuRequested, this, &StudiesPage::showMenu);
    inColumn(study, {m_header, tools, {m_watch, 1}}, 0);
    return study;
}

void StudiesPage::showMenu(const QPoint& place)
{
    if (m_watch->currentRater() == nullptr)
        return;
    auto* menu = named(new QMenu(this), "studyRaterMenu");
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addActions(commandsNamed(this, {"studyRaterForm", "studyRaterLink", "studyRaterUnlink"}));
    menu->addSeparator();
    menu->addActions(commandsNamed(this, {"studyRaterReplace", "studyRaterWithdraw"}));
    menu->popup(m_watch->table()->viewport()->mapToGlobal(place));
}

const StudySummary* StudiesPage::current() const
{
    return m_studies->rowAt(m_list->currentRow());
}

StudyId StudiesPage::currentStudy() const
{
    const StudySummary* study = current();
    return study ? study->id : StudyId{};
}

void StudiesPage::show(const Read& read)
{
    if (!m_session.looksAfterStudies())
        return;
    m_isRead = true;
    m_studies->setRows(read.studies);
    for (const StudySummary& study : read.studies) {
        if (!m_wanted.isEmpty() && study.name == m_wanted && m_list->choose(RowKey(study.id)))
            m_wanted.clear();
    }
    if (!current() && !read.studies.isEmpty()) {
        const auto open = std::find_if(read.studies.begin(), read.studies.end(),
            [](const StudySummary& study) { return !study.isClosed(); });
        m_list->choose(RowKey((open == read.studies.end() ? read.studies.first() : *open).id));
    }
    if (read.status && read.shown == currentStudy())
        m_watch->setStatus(read.status);
    else if (currentStudy().isValid())
        m_reading.startOver(); // another study is shown by now
    if (const StudySummary* study = current())
        m_watch->setNextStep(nextStep(*study));
    showParts();
}

void StudiesPage::showStudy()
{
    const StudySummary* study = current();
    m_header->setTitle(study ? study->name : QString());
    m_header->setRemark(study ? studyRemark(*study) : QString());
    m_watch->setStatus({});
    m_reading.startOver();
    showActions();
}

void StudiesPage::showParts()
{
    const bool isLead = m_session.looksAfterStudies();
    if (!isLead)
        m_empty->say(Icon::Studies, tr("Only leads manage studies"),
            tr("Raters see neither who the other raters are nor their progress."),
            {tr("Show your studies"), "studiesRatePage"});
    else
        m_empty->say(Icon::Studies, tr("No study yet"),
            tr("In a study, any number of people rate the same texts, blind to each other: which "
               "of two is better, how good one is, whether a judgment is right. Create a study, "
               "then add items and raters."),
            {tr("New study…"), "studyNew"});
    const bool isEmpty = !isLead || (m_isRead && m_studies->rows().isEmpty());
    QWidget* const shown = isEmpty ? static_cast<QWidget*>(m_empty) : m_splitter;
    const bool hadFocus = m_stack->isAncestorOf(QApplication::focusWidget());
    const bool isOther = m_stack->currentWidget() != shown;
    m_stack->setCurrentWidget(shown);
    setFocusProxy(isEmpty ? nullptr : m_list); // else the workspace finds the button
    if (hadFocus && isOther)
        Workspace::of(this)->takeFocus();
    if (const StudySummary* study = current())
        m_header->setRemark(studyRemark(*study));
    showActions();
}

/// What stands in the place of raters tells what to do first.
QString StudiesPage::nextStep(const StudySummary& study) const
{
    if (study.isClosed())
        return tr("No raters were added.");
    return study.rated == 0 ? tr("No items yet: add items, then raters.")
                            : tr("No raters yet: check the preview, then add raters.");
}

void StudiesPage::showActions()
{
    const StudySummary* study = current();
    const bool isLead = m_session.looksAfterStudies();
    const bool isOpen = isLead && study && !study->isClosed();
    const StudyRater* rater = m_watch->currentRater();
    const bool isAsked = isOpen && rater && rater->state != RaterState::Withdrawn;
    enableCommands(this, {"studyNew"}, isLead);
    enableCommands(this, {"studyDesign", "studyImport"}, isOpen);
    enableCommands(this, {"studyAddRaters", "studyExtend", "studyOpenLink", "studyTakeAnswers"},
        isOpen && study->rated > 0);
    enableCommands(this, {"studyPreview"},
        isLead && study && study->rated + study->practice + study->checks > 0);
    enableCommands(this, {"studyHandOut", "studyClose"}, isOpen && study->raters > 0);
    enableCommands(this, {"studyOpenLinks"}, isLead && study);
    enableCommands(this, {"studyResults"}, isLead && study && study->isClosed());
    enableCommands(this,
        {"studyRaterForm", "studyRaterLink", "studyRaterUnlink", "studyRaterReplace"},
        isAsked && rater->state != RaterState::Replaced);
    enableCommands(
        this, {"studyRaterWithdraw"}, isLead && rater && rater->state != RaterState::Withdrawn);
}

} // namespace tandem
