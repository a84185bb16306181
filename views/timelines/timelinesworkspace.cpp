#include "views/timelines/timelinesworkspace.h"

#include "storage/changes/history.h"
#include "ui/arrange.h"
#include "ui/commandbutton.h"
#include "ui/filedrop.h"
#include "ui/parts.h"
#include "ui/screen/command.h"
#include "ui/theme.h"
#include "views/session/projectsession.h"
#include "views/session/resultoutput.h"
#include "views/timelines/timelinefigurespage.h"
#include "views/timelines/timelinelogdesk.h"
#include "views/timelines/timelinelogspage.h"
#include "views/timelines/timelinesreading.h"
#include "views/timelines/timelinesstrip.h"
#include "views/timelines/timelineuserpage.h"
#include "views/timelines/timelineuserspage.h"

#include <QAction>
#include <QMenu>
#include <QPushButton>

namespace tandem {

namespace {

constexpr int kTimelinesRestMs = 1000; ///< a run stores predictions one after another

} // namespace

TimelinesWorkspace::TimelinesWorkspace(ProjectSession& session, AskFile files, QWidget* parent)
    : TabbedWorkspace(WorkspaceId::Timelines, parent)
    , m_session(session)
    , m_output(new ResultOutput(session, std::move(files), this))
    , m_desk(new TimelineLogDesk(session, *m_output, *this))
    , m_choice(new TimelinesStrip(this))
    , m_data(std::make_shared<TimelinesData>())
    , m_reading(session.project())
{
    addCommands();
    m_users = new TimelineUsersPage(m_steps, this);
    m_user = new TimelineUserPage(session, this);
    m_figures = new TimelineFiguresPage(session, m_steps, *m_output, m_people, this);
    m_logs = new TimelineLogsPage(m_steps, *m_output, this);
    addPage(m_users, QStringLiteral("timelinesUsersPage"));
    addPage(m_user, QStringLiteral("timelinesUserPage"));
    addPage(m_figures, QStringLiteral("timelinesFiguresPage"));
    addPage(m_logs, QStringLiteral("timelinesLogsPage"));
    m_strip = buildStrip();
    addStrip(m_strip);
    connectPages();
    keepReading();
    followHistory();
    takesFiles(this, [this](const QStringList& paths) { m_desk->importLog(paths.value(0)); });
    retranslate();
    enableCommands();
}

void TimelinesWorkspace::addCommands()
{
    m_steps.summarize = addCommand(
        this, "timelinesSummarize", Qt::CTRL | Qt::Key_G,
        [] { return tr("Have a model summarize the log's users"); }, [this] { summarize(); },
        [] { return tr("Summarize…"); });
    m_steps.predict = addCommand(
        this, "timelinesPredict", Qt::CTRL | Qt::Key_R,
        [] { return tr("Have a model predict the future from the summaries"); },
        [this] { predict(); }, [] { return tr("Predict…"); });
    m_judge = addCommand(
        this, "timelinesJudge", Qt::CTRL | Qt::Key_J,
        [] { return tr("Have summaries judged against what users did"); }, [this] { judge(); },
        [] { return tr("Judge…"); });
    m_steps.import = addCommand(
        this, "timelinesImport", Qt::CTRL | Qt::Key_I, [] { return tr("Import a log of users"); },
        [this] { m_desk->importLog(); }, [] { return tr("Import…"); });
    m_steps.split = addCommand(
        this, "timelinesSplit", Qt::CTRL | Qt::Key_L,
        [] { return tr("Past and future of the log, and what is asked"); },
        [this] { m_desk->split(); }, [] { return tr("Past and future…"); });
    addCommand(
        this, "timelinesChooseLog", Qt::CTRL | Qt::Key_D, [] { return tr("Choose another log"); },
        [this] { m_choice->openLogs(); });
    addSummaryCommands();
    addFileCommands();
}

void TimelinesWorkspace::addSummaryCommands()
{
    using Dialog = ImportSummariesDialog;
    m_steps.importSummaries = addCommand(
        this, "timelinesImportSummaries", Qt::CTRL | Qt::ALT | Qt::Key_I,
        [] { return tr("Import summaries of the users"); },
        [this] { m_desk->importSummaries(Dialog::What::Texts); },
        [] { return tr("Import summaries…"); });
    m_people = addCommand(
        this, "timelinesPeople", Qt::CTRL | Qt::SHIFT | Qt::Key_G,
        [this] { return askPeopleText(); }, [this] { m_desk->askPeople(); },
        [] { return tr("People…"); });
    m_importValues = addCommand(
        this, "timelinesImportValues", {},
        [] { return tr("Import values of summaries: BERTScore, BLEURT …"); },
        [this] { m_desk->importSummaries(Dialog::What::Values); });
    m_noSummary = addCommand(
        this, "timelinesBaselineNone", {}, [] { return tr("Add the baseline without a summary"); },
        [this] { m_desk->addBaseline(false); });
    m_ofOthers = addCommand(
        this, "timelinesBaselineOther", {}, [this] { return ofOthersText(); },
        [this] { m_desk->addBaseline(true); });
}

void TimelinesWorkspace::addFileCommands()
{
    const auto exporting = [this](const char* name, const QKeySequence& key, const Words& words,
                               TimelineExportKind kind) {
        m_exports.append(
            addCommand(this, name, key, words, [this, kind] { m_desk->exportAs(kind); }));
    };
    exporting(
        "timelinesExportPasts", {}, [] { return tr("Export what users did in the past"); },
        TimelineExportKind::Pasts);
    exporting(
        "timelinesExportFutures", {}, [] { return tr("Export past and future with the tasks"); },
        TimelineExportKind::Futures);
    exporting(
        "timelinesExportSummaries", Qt::CTRL | Qt::SHIFT | Qt::Key_E,
        [] { return tr("Export the summaries"); }, TimelineExportKind::Summaries);
    exporting(
        "timelinesExportPredictions", {}, [this] { return exportPredictionsText(); },
        TimelineExportKind::Predictions);
    m_removeSummaries = addCommand(
        this, "timelinesRemoveSummaries", Qt::CTRL | Qt::Key_Delete,
        [this] { return removeSummariesText(); }, [this] { m_desk->removeSummaries(); });
    m_removeLog = addCommand(
        this, "timelinesRemoveLog", {}, [] { return tr("Take out the log"); },
        [this] { m_desk->removeLog(); });
}

/// Without a summarizer, as in a list of all commands, it is said what it is for.
QString TimelinesWorkspace::ofOthersText() const
{
    return m_data->choice.summarizer.isEmpty()
               ? tr("Add the baseline with somebody else's summary")
               : tr("Add the baseline with somebody else's summary by %1").arg(chosenName());
}

QString TimelinesWorkspace::exportPredictionsText() const
{
    return m_data->choice.summarizer.isEmpty()
               ? tr("Export what was predicted from the summarizer's summaries")
               : tr("Export what was predicted from the summaries by %1").arg(chosenName());
}

QString TimelinesWorkspace::removeSummariesText() const
{
    return m_data->choice.summarizer.isEmpty()
               ? tr("Take out the summarizer's summaries")
               : tr("Take out the summaries by %1").arg(chosenName());
}

/// Where nobody has said who sits here it is whoever leads.
bool TimelinesWorkspace::mayAskPeople() const
{
    return m_session.isLead() || !m_session.currentPerson().isValid();
}

QString TimelinesWorkspace::askPeopleText() const
{
    return mayAskPeople() ? tr("Ask people whether summaries are good or bad")
                          : tr("Ask people whether summaries are good or bad (only the lead can)");
}

/// The summarizer in a command, where & would be a key.
QString TimelinesWorkspace::chosenName() const
{
    return QString(m_data->choice.summarizer).replace(QLatin1Char('&'), QLatin1String("&&"));
}

QWidget* TimelinesWorkspace::buildStrip()
{
    auto* strip = new QWidget(this);
    QPushButton* more = newButton(strip, "timelinesMore", [] { return tr("More"); });
    auto* menu = new QMenu(more);
    menu->addActions({m_judge, m_people, m_steps.split});
    menu->addSeparator();
    menu->addActions({m_steps.importSummaries, m_importValues, m_noSummary, m_ofOthers});
    menu->addSeparator();
    menu->addActions(m_exports);
    menu->addSeparator();
    menu->addActions({m_removeSummaries, m_removeLog});
    more->setMenu(menu);
    QPushButton* summarize = commandButton(m_steps.summarize, strip);
    setPrimary(summarize);
    inRow(strip,
        {{m_choice, 1}, summarize, commandButton(m_steps.predict, strip),
            commandButton(m_steps.import, strip), more},
        8, {16, 8, 16, 8});
    return strip;
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
    connect(
        m_figures, &TimelineFiguresPage::userRequested, this, &TimelinesWorkspace::showUserCalled);
    connect(m_figures, &TimelineFiguresPage::summarizerRequested, this,
        [this](const QString& summarizer) {
            m_choice->chooseSummarizer(summarizer);
            showPage(Page::Users);
        });
    connect(m_logs, &TimelineLogsPage::logChosen, m_choice, &TimelinesStrip::chooseLog);
    connect(m_desk, &TimelineLogDesk::logBrought, m_choice, &TimelinesStrip::chooseLog);
    connect(m_user, &TimelineUserPage::importRequested, m_steps.import, &QAction::trigger);
    connect(m_user, &TimelineUserPage::splitRequested, m_steps.split, &QAction::trigger);
    connect(m_user, &TimelineUserPage::userChosen, m_users, &TimelineUsersPage::setCurrentUser);
    connect(m_user, &TimelineUserPage::predictorChosen, m_choice, &TimelinesStrip::choosePredictor);
    connect(m_user, &TimelineUserPage::summariesRequested, m_steps.summarize, &QAction::trigger);
    connect(m_user, &TimelineUserPage::predictionsRequested, m_steps.predict, &QAction::trigger);
    connect(&m_session, &ProjectSession::currentPersonChanged, this,
        &TimelinesWorkspace::enableCommands);
    connect(m_output, &ResultOutput::told, this, &TimelinesWorkspace::tell);
    connect(m_output, &ResultOutput::toldWithRemarks, this, &TimelinesWorkspace::warn);
    connect(m_output, &ResultOutput::failed, this, &TimelinesWorkspace::tellError);
}

void TimelinesWorkspace::keepReading()
{
    m_reading.keep(
        {.parts = Part::Timelines, .restMs = kTimelinesRestMs},
        [this] {
            return [choice = m_choice->asked()](Database& database, const CancelFlag& cancelled) {
                return readTimelinesData(database, choice, cancelled);
            };
        },
        [this](const SharedTimelines& read) { take(read); });
    connect(m_choice, &TimelinesStrip::asking, this, [this] { m_reading.startOver(); });
    connect(&m_reading, &LatestBase::failed, this, &TimelinesWorkspace::tellError);
    connect(&m_reading, &LatestBase::busyChanged, this,
        [this](bool reading) { setBusyText(reading ? tr("updating…") : QString()); });
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
    m_desk->setData(read);
    m_choice->setData(*read);
    enableCommands();
    m_users->setData(read);
    if (page() != Page::User && !read->users.isEmpty() && before != read->choice) {
        const bool isOtherLog = before.log != read->choice.log;
        m_user->follow(isOtherLog ? m_users->currentUser() : TimelineUserId(),
            read->choice.summarizer, read->choice.predictor);
    }
    m_figures->setData(read);
    m_logs->setData(read);
}

void TimelinesWorkspace::enableCommands()
{
    const TimelineLog* log = m_data->chosenLog();
    const bool isSplit = log && log->plan;
    const bool isSummarized = log && log->summaries > 0;
    m_steps.split->setEnabled(log);
    for (QAction* action : {m_steps.summarize, m_steps.importSummaries, m_noSummary})
        action->setEnabled(isSplit);
    for (QAction* action :
        {m_steps.predict, m_judge, m_importValues, m_ofOthers, m_removeSummaries})
        action->setEnabled(isSummarized);
    m_people->setEnabled(isSummarized && mayAskPeople());
    m_people->setText(askPeopleText());
    m_exports.at(int(TimelineExportKind::Pasts))->setEnabled(isSplit);
    m_exports.at(int(TimelineExportKind::Futures))->setEnabled(isSplit);
    m_exports.at(int(TimelineExportKind::Summaries))->setEnabled(isSummarized);
    m_exports.at(int(TimelineExportKind::Predictions))->setEnabled(!m_data->predictors.isEmpty());
    m_removeLog->setEnabled(log);
    m_ofOthers->setText(ofOthersText());
    m_exports.at(int(TimelineExportKind::Predictions))->setText(exportPredictionsText());
    m_removeSummaries->setText(removeSummariesText());
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

void TimelinesWorkspace::summarize()
{
    RunOptions options;
    options.userSummaries.log = m_data->choice.log;
    emit runRequested(RunKindId::UserSummaries, options);
}

void TimelinesWorkspace::predict()
{
    RunOptions options;
    options.predictions.log = m_data->choice.log;
    options.predictions.summarizers = summarizersToPredict();
    emit runRequested(RunKindId::Predictions, options);
}

void TimelinesWorkspace::judge()
{
    RunOptions options;
    options.summaryJudge.log = m_data->choice.log;
    options.summaryJudge.summarizers = {summarizerOnScreen()};
    emit runRequested(RunKindId::SummaryJudge, options);
}

QList<QAction*> TimelinesWorkspace::workspaceActions() const
{
    QList<QAction*> actions = TabbedWorkspace::workspaceActions();
    for (QAction* action : commandsOf(this)) {
        if (!actions.contains(action))
            actions.append(action);
    }
    return actions;
}

void TimelinesWorkspace::retranslate()
{
    const QString titles[] = {tr("Users"), tr("User"), tr("Figures"), tr("Logs")};
    for (int i = 0; i < int(std::size(titles)); ++i)
        setPageText(i, titles[i], tr("Timelines: %1", "name of a page").arg(titles[i]));
    setTabsName(tr("Pages of Timelines"));
}

void TimelinesWorkspace::showPage(Page page)
{
    enterPage(int(page));
}

TimelinesWorkspace::Page TimelinesWorkspace::page() const
{
    return Page(currentPage());
}

void TimelinesWorkspace::watch()
{
    // One user has choices of their own, and needs the room.
    m_strip->setVisible(page() != Page::User);
    m_reading.setWatched(isVisible());
    m_figures->setWatched(isVisible() && page() == Page::Figures);
}

} // namespace tandem
