#include "views/timelines/timelinesworkspace.h"

#include "storage/changes/change.h"
#include "storage/changes/history.h"
#include "storage/project/summaryratings.h"
#include "ui/arrange.h"
#include "ui/commandbutton.h"
#include "ui/filedrop.h"
#include "ui/foldingrow.h"
#include "ui/parts.h"
#include "ui/screen/command.h"
#include "ui/theme.h"
#include "views/session/nextsteps.h"
#include "views/session/projectsession.h"
#include "views/session/resultoutput.h"
#include "views/timelines/foundlog.h"
#include "views/timelines/summarizerfigures.h"
#include "views/timelines/timelinelogcontroller.h"
#include "views/timelines/timelinelogfigures.h"
#include "views/timelines/timelinescommands.h"
#include "views/timelines/timelineuserpage.h"
#include "views/timelines/timelineuserspage.h"

#include <QAction>
#include <QMenu>
#include <QPushButton>

#include <algorithm>

namespace tandem {

class Database;

namespace {

/// The place of the log with this name, else of the newest that has most to show: summaries, or
/// else users.
qsizetype placeOfLog(const QList<TimelineLog>& logs, const QString& name)
{
    const auto shows = [](const TimelineLog& log) {
        return log.summaries > 0 ? 2 : log.users > 0 ? 1 : 0;
    };
    qsizetype best = logs.size() - 1;
    for (qsizetype i = logs.size() - 1; i >= 0; --i) {
        if (logs.at(i).made.name == name)
            return i;
        if (shows(logs.at(i)) > shows(logs.at(best)))
            best = i;
    }
    return best;
}

/// Those that are no baselines stand first.
QString summarizerOf(const QList<SummarizerRow>& all, const QString& wanted)
{
    const bool isThere = std::any_of(all.cbegin(), all.cend(),
        [&](const SummarizerRow& one) { return one.summarizer == wanted; });
    return isThere ? wanted : all.isEmpty() ? QString() : all.first().summarizer;
}

Error noLongerWanted()
{
    return {ErrorCode::Cancelled, {}, {}, {}, {}};
}

} // namespace

/// What the pages of Timelines are made from, read from the project; for a worker. Of what is
/// chosen and not there, the first there is: of summarizers one that is no baseline. What people
/// said is there as far as `viewer` may know it.
Expected<SharedTimelines> readTimelinesData(
    Database& database, const TimelinesChoice& choice, PersonId viewer, const CancelFlag& cancelled)
{
    auto read = std::make_shared<TimelinesData>();
    read->choice.threshold = choice.threshold;
    TimelineRepository timelines(database);
    UserSummaryRepository summaries(database);
    TANDEM_TRY_VAR(logs, timelines.logs());
    read->logs = *std::move(logs);
    read->log = placeOfLog(read->logs, choice.log);
    const TimelineLog* log = read->chosenLog();
    if (!log)
        return SharedTimelines(read);
    read->choice.log = log->made.name;
    TANDEM_TRY_VAR(summarizers, summaries.summarizers(log->id));
    read->summarizers = *std::move(summarizers);
    TANDEM_TRY_VAR(predictors, summaries.predictors(log->id));
    read->predictors = *std::move(predictors);
    read->choice.summarizer = summarizerOf(read->summarizers, choice.summarizer);
    read->choice.predictor =
        read->predictors.contains(choice.predictor) ? choice.predictor : read->predictors.value(0);
    if (cancelled->load())
        return failure(noLongerWanted());
    TANDEM_TRY(users, timelines.users(log->id));
    TANDEM_TRY(stored, summaries.ofSummarizer(log->id, read->choice.summarizer));
    if (cancelled->load())
        return failure(noLongerWanted());
    TANDEM_TRY(
        predicted, summaries.predicted(log->id, read->choice.summarizer, read->choice.predictor));
    TANDEM_TRY(planned, plannedFuture(database, log->id));
    read->planned = *planned;
    TANDEM_TRY(said, latestSummaryRatings(database, log->id, viewer));
    read->users = userListRows(*users, *stored, *predicted,
        usersum::votesByUser(said->bySummarizer.value(read->choice.summarizer)),
        {choice.threshold, {}});
    for (UserListRow& line : read->users)
        line.isUncut = log->plan && line.user.past == 0;
    return SharedTimelines(read);
}

namespace {

constexpr int kTimelinesRestMs = 1000; ///< a run stores predictions one after another

} // namespace

TimelinesWorkspace::TimelinesWorkspace(ProjectSession& session, AskFile files, QWidget* parent)
    : TabbedWorkspace(WorkspaceId::Timelines, parent)
    , m_session(session)
    , m_output(new ResultOutput(session, std::move(files), this))
    , m_controller(new TimelineLogController(session, *m_output, *this))
    , m_choice(new TimelinesStrip(this))
    , m_commands(new TimelinesCommands(session, *m_controller, *m_choice, *this))
    , m_data(std::make_shared<TimelinesData>())
    // What one person may know of ratings another may not.
    , m_reading(session, this, RenewedBy::Person)
{
    const TimelineActions& steps = m_commands->steps();
    m_users = new TimelineUsersPage(steps, this);
    m_user = new TimelineUserPage(session, this);
    m_figures = newFigures();
    m_logs = new FiguresPage(session, *m_output,
        timelineLogFigures([this] { return m_isRead ? m_data : nullptr; }, steps,
            [this](const QString& log) { m_choice->chooseLog(log); }),
        this);
    addPage(m_users, "timelinesUsersPage", [] { return tr("Users"); });
    addPage(m_user, "timelinesUserPage", [] { return tr("User"); });
    addPage(m_figures, "timelinesFiguresPage", [] { return tr("Results"); });
    addPage(m_logs, "timelinesLogsPage", [] { return tr("Logs"); });
    m_strip = buildStrip();
    addStrip(m_strip);
    connectPages();
    keepReading();
    followHistory();
    takesFiles(this, [this](const QStringList& paths) { takeDropped(paths); });
}

QWidget* TimelinesWorkspace::buildStrip()
{
    auto* buttons = new QWidget(this);
    QPushButton* more = newButton(buttons, "timelinesMore", [] { return tr("More"); });
    more->setMenu(m_commands->newMenu(more));
    m_more = more;
    const TimelineActions& steps = m_commands->steps();
    QPushButton* summarize = commandButton(steps.summarize, buttons);
    setPrimary(summarize);
    inRow(buttons,
        {summarize, commandButton(steps.predict, buttons), commandButton(steps.import, buttons),
            more, Free()},
        8);
    return new FoldingRow(m_choice, buttons, {16, 8, 16, 8}, this);
}

FiguresPage* TimelinesWorkspace::newFigures()
{
    const SummarizerLinks links{
        .user = [this](const QString& pseudonym,
                    const QString& summarizer) { showUserCalled(pseudonym, summarizer); },
        .summarizer =
            [this](const QString& summarizer, bool isOfDisagreement) {
                m_choice->chooseSummarizer(summarizer);
                if (isOfDisagreement)
                    m_users->setFocusOn(TimelineFocus::Contradicted);
                showPage(Page::Users);
            }};
    return new FiguresPage(m_session, *m_output,
        summarizerFigures(
            m_session, [this] { return m_isRead ? m_data : nullptr; }, m_commands->steps(),
            m_commands->people(), links),
        this);
}

void TimelinesWorkspace::connectPages()
{
    connect(m_users, &TimelineUsersPage::userChosen, this, [this](TimelineUserId user) {
        m_user->setOrder(m_users->shownUsers());
        showUser(user, m_data->choice.summarizer);
    });
    connect(
        m_users, &TimelineUsersPage::summarizerChosen, m_choice, &TimelinesStrip::chooseSummarizer);
    // One choice on all pages: what is on the screen is what commands are about.
    connect(m_user, &TimelineUserPage::summarizerShown, m_choice, &TimelinesStrip::choose);
    connect(m_controller, &TimelineLogController::logBrought, m_choice, &TimelinesStrip::chooseLog);
    connect(m_user, &TimelineUserPage::userChosen, m_users, &TimelineUsersPage::setCurrentUser);
    connect(m_user, &TimelineUserPage::predictorChosen, m_choice, &TimelinesStrip::choosePredictor);
    connect(m_commands, &TimelinesCommands::runWanted, this, &TimelinesWorkspace::requestRun);
    const NextSteps& elsewhere = NextSteps::of(m_session);
    connect(&elsewhere, &NextSteps::userRequested, this, &TimelinesWorkspace::showUserCalled);
    connect(&elsewhere, &NextSteps::usersRequested, this, &TimelinesWorkspace::showSummarizer);
    connect(&elsewhere, &NextSteps::logImportRequested, this, &TimelinesWorkspace::bringIn);
}

void TimelinesWorkspace::keepReading()
{
    m_reading.keep(
        {.parts = Parts(Part::Timelines) | Part::Studies, .restMs = kTimelinesRestMs},
        [this] {
            return [choice = m_choice->asked(), viewer = m_session.currentPerson()](
                       Database& database, const CancelFlag& cancelled) {
                return readTimelinesData(database, choice, viewer, cancelled);
            };
        },
        [this](const SharedTimelines& read) { take(read); });
    connect(m_choice, &TimelinesStrip::asking, this, [this] { m_reading.startOver(); });
    connect(&m_reading, &LatestBase::busyChanged, this, &TimelinesWorkspace::setBusy);
}

/// What is undone or redone is told in place of what was told before.
void TimelinesWorkspace::followHistory()
{
    connect(&m_session.history(), &History::turned, this, [this](const QString& text, bool undone) {
        if (!isVisible())
            return dropTold();
        dropQuestion();
        tell((undone ? tr("Undone: %1") : tr("Redone: %1")).arg(text));
    });
}

void TimelinesWorkspace::take(const SharedTimelines& read)
{
    const TimelinesChoice before = m_data->choice;
    m_data = read;
    m_isRead = true;
    m_controller->setData(read);
    m_choice->setData(*read);
    m_commands->setData(read);
    m_users->setData(read);
    m_user->setThreshold(read->choice.threshold);
    if (page() != Page::User && !read->users.isEmpty() && before != read->choice) {
        const bool isOtherLog = before.log != read->choice.log;
        m_user->follow(isOtherLog ? m_users->currentUser() : TimelineUserId(),
            read->choice.summarizer, read->choice.predictor);
    }
    m_figures->renew();
    m_logs->renew();
}

/// Of the user on the screen, whom the lists of others may not have followed yet.
QString TimelinesWorkspace::summarizerOnScreen() const
{
    const bool isOne = page() == Page::User && m_user->shownUser();
    return isOne ? m_user->choice().summarizer : m_data->choice.summarizer;
}

/// The chosen one and what it has to beat.
QStringList TimelinesWorkspace::summarizersToPredict() const
{
    QStringList names{summarizerOnScreen()};
    for (const SummarizerRow& row : m_data->summarizers) {
        if (isBaseline(row.origin) && !names.contains(row.summarizer))
            names.append(row.summarizer);
    }
    return names;
}

void TimelinesWorkspace::showUser(TimelineUserId user, const QString& summarizer)
{
    m_user->showUser(user, summarizer, m_data->choice.predictor);
    showPage(Page::User);
}

void TimelinesWorkspace::showUserCalled(const QString& pseudonym, const QString& summarizer)
{
    const auto user = TimelineRepository(m_session.project().reader()).userByPseudonym(pseudonym);
    if (!user)
        return tellError(user.error());
    m_user->setOrder({});
    showUser(*user, summarizer);
}

void TimelinesWorkspace::showSummarizer(const QString& pseudonym, const QString& summarizer)
{
    TimelineRepository timelines(m_session.project().reader());
    const auto found = timelines.userByPseudonym(pseudonym);
    if (!found)
        return tellError(found.error());
    const auto user = timelines.user(*found);
    if (!user)
        return tellError(user.error());
    const auto logs = timelines.logs();
    if (!logs)
        return tellError(logs.error());
    for (const TimelineLog& log : *logs) {
        if (log.id == user->log)
            m_choice->choose(log.made.name, summarizer);
    }
    showPage(Page::Users);
}

void TimelinesWorkspace::bringIn(const QString& path)
{
    const QAction* import = m_commands->steps().import;
    if (import->isEnabled())
        m_controller->importLog(path);
    else
        warn(import->text()); // says who can
}

void TimelinesWorkspace::takeDropped(const QStringList& paths)
{
    m_dropped.compute(
        [paths](const CancelFlag& cancelled) {
            return Expected<bool>(areForOtherScreens(paths, cancelled));
        },
        [this, paths](bool areForOthers) {
            if (areForOthers)
                emit NextSteps::of(m_session).filesRequested(paths);
            else
                bringIn(paths.value(0));
        });
}

/// Of each kind it is its own options that count.
void TimelinesWorkspace::requestRun(RunKindId kind)
{
    RunOptions options;
    options.userSummaries.log = m_data->choice.log;
    options.predictions.log = m_data->choice.log;
    options.predictions.summarizers = summarizersToPredict();
    options.summaryJudge.log = m_data->choice.log;
    for (const SummarizerRow& row : m_data->summarizers) {
        if (!isBaseline(row.origin))
            options.summaryJudge.summarizers.append(row.summarizer);
    }
    emit NextSteps::of(m_session).runsRequested({{kind, options}});
}

bool TimelinesWorkspace::offerExports()
{
    if (!m_data->chosenLog())
        return false;
    auto* menu = named(new QMenu(this), "timelinesExports");
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addActions(m_commands->exports());
    menu->popup(m_more->isVisible() ? m_more->mapToGlobal(m_more->rect().bottomLeft())
                                    : mapToGlobal(rect().topLeft()));
    return true;
}

void TimelinesWorkspace::showPage(Page page)
{
    enterPage(int(page));
}

TimelinesWorkspace::Page TimelinesWorkspace::page() const
{
    return Page(currentPage());
}

void TimelinesWorkspace::pageShown()
{
    // One user has choices of their own, and needs the room.
    m_strip->setVisible(page() != Page::User);
}

} // namespace tandem
