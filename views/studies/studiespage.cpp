#include "views/studies/studiespage.h"

#include "models/results/datetext.h"
#include "models/results/spelling.h"
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
#include "ui/screen/livetext.h"
#include "ui/screen/workspace.h"
#include "ui/statcard.h"
#include "views/session/projectsession.h"
#include "views/studies/studycontroller.h"
#include "views/studies/studyrows.h"

#include <QAction>
#include <QApplication>
#include <QMenu>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>

#include <algorithm>

namespace tandem {

/// How a study goes: what is done of it, how fast, and each rater's progress. Counts, shares and
/// times, never an answer.
class StudyWatch final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(StudyWatch)

public:
    explicit StudyWatch(QWidget* parent = nullptr);
    ~StudyWatch() override;

    /// None: it is not read yet.
    void setStatus(const std::optional<StudyStatus>& status);
    const StudyStatus& status() const { return m_status; }
    /// What stands in the place of raters while there are none.
    void setNextStep(const QString& sentence);
    /// The rater that is chosen; null where none is.
    const StudyRater* currentRater() const;
    RowsView* table() const { return m_table; }

signals:
    void currentRaterChanged();

private:
    void showCards();

    StudyStatus m_status;
    bool m_isRead = false;
    RowsOf<RaterProgress>* m_raters;
    RowsView* m_table;
    StatCard* m_ratings;
    StatCard* m_items;
    StatCard* m_pace;
    StatCard* m_people;
};

namespace {

QString ofText(qint64 part, qint64 all)
{
    return StudyWatch::tr("%1 of %2", "a part of all")
        .arg(results::countText(part), results::countText(all));
}

/// The middle one of what each rater needs for an item; none where nobody has answered.
std::optional<double> medianSeconds(const QList<RaterProgress>& raters)
{
    QList<double> seconds;
    for (const RaterProgress& rater : raters) {
        if (rater.seconds.value)
            seconds.append(*rater.seconds.value);
    }
    if (seconds.isEmpty())
        return std::nullopt;
    std::sort(seconds.begin(), seconds.end());
    const qsizetype half = seconds.size() / 2;
    return seconds.size() % 2 == 1 ? seconds.at(half)
                                   : (seconds.at(half - 1) + seconds.at(half)) / 2.0;
}

int doneIn(const QList<RaterProgress>& raters)
{
    return int(std::count_if(
        raters.begin(), raters.end(), [](const RaterProgress& rater) { return rater.isDone(); }));
}

int atWorkIn(const QList<RaterProgress>& raters)
{
    return int(std::count_if(raters.begin(), raters.end(), [](const RaterProgress& rater) {
        return rater.rater.state == RaterState::AtWork && !rater.isDone();
    }));
}

} // namespace

StudyWatch::StudyWatch(QWidget* parent)
    : QWidget(parent)
    , m_raters(new RowsOf<RaterProgress>(raterRows(), this))
    , m_table(named(new RowsView(m_raters, this), "studyRaters"))
    , m_ratings(named(new StatCard(this), "studyRatings"))
    , m_items(named(new StatCard(this), "studyItems"))
    , m_pace(named(new StatCard(this), "studyPace"))
    , m_people(named(new StatCard(this), "studyPeople"))
{
    bindText(m_table, &QWidget::setAccessibleName, [] { return tr("Study raters"); });
    auto* cards =
        inRow({{m_ratings, 1}, {m_items, 1}, {m_pace, 1}, {m_people, 1}}, 10, {16, 8, 16, 10});
    inColumn(this, {cards, {m_table, 1}}, 0);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        &StudyWatch::currentRaterChanged);
    inEveryLanguage(this, [this] { showCards(); });
    setFocusProxy(m_table);
}

StudyWatch::~StudyWatch() = default;

void StudyWatch::setStatus(const std::optional<StudyStatus>& status)
{
    m_isRead = status.has_value();
    m_status = status.value_or(StudyStatus());
    m_raters->setRows(m_status.raters);
    showCards();
    emit currentRaterChanged();
}

void StudyWatch::setNextStep(const QString& sentence)
{
    m_table->setEmptyText(sentence);
}

const StudyRater* StudyWatch::currentRater() const
{
    const RaterProgress* row = m_raters->rowAt(m_table->currentRow());
    return row ? &row->rater : nullptr;
}

void StudyWatch::showCards()
{
    const QList<RaterProgress>& raters = m_status.raters;
    m_ratings->setTitle(tr("Ratings"));
    m_ratings->setValue(m_isRead ? ofText(m_status.done, m_status.wanted) : results::dash());
    m_ratings->setSubline(m_status.wanted > 0
                              ? tr("%1 %").arg(results::numberText(
                                    100.0 * double(m_status.done) / double(m_status.wanted), 0))
                              : tr("no items assigned yet"));
    m_items->setTitle(tr("Items complete"));
    m_items->setValue(m_isRead ? ofText(m_status.itemsComplete, m_status.items) : results::dash());
    m_items->setSubline(tr("with all ratings"));
    const std::optional<double> seconds = medianSeconds(raters);
    m_pace->setTitle(tr("Seconds per item"));
    m_pace->setValue(seconds ? results::numberText(*seconds, 1) : results::dash());
    m_pace->setSubline(
        m_status.isClosed ? tr("the study is closed")
        : m_status.expectedEnd.isValid()
            ? tr("done about %1 at this pace").arg(results::dateTimeText(m_status.expectedEnd))
        : m_status.wanted > 0 && m_status.done >= m_status.wanted ? tr("all items answered")
                                                                  : tr("no estimate yet"));
    m_people->setTitle(tr("Raters done"));
    m_people->setValue(m_isRead ? ofText(doneIn(raters), raters.size()) : results::dash());
    m_people->setSubline(tr("%n at work, ", "followed by those who dropped out", atWorkIn(raters)) +
                         tr("%n dropped out", nullptr, m_status.dropOuts));
}

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

#include "views/studies/studiespage.moc"
