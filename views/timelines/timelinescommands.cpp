#include "views/timelines/timelinescommands.h"

#include "storage/project/importformats.h"
#include "storage/project/projectwords.h"
#include "ui/parts.h"
#include "ui/screen/command.h"
#include "views/session/fileimportdialog.h"
#include "views/session/projectsession.h"
#include "views/timelines/timelinelogcontroller.h"
#include "views/timelines/timelinesworkspace.h"

#include <QAction>
#include <QMenu>

#include <utility>

namespace tandem {

TimelinesCommands::TimelinesCommands(ProjectSession& session, TimelineLogController& controller,
    TimelinesStrip& choice, QWidget& workspace)
    : QObject(&workspace)
    , m_session(session)
    , m_controller(controller)
    , m_choice(choice)
    , m_workspace(workspace)
    , m_data(std::make_shared<TimelinesData>())
{
    addCommands();
    connect(&session, &ProjectSession::currentPersonChanged, this, &TimelinesCommands::enable);
    enable();
}

void TimelinesCommands::setData(const SharedTimelines& data)
{
    m_data = data;
    enable();
}

QMenu* TimelinesCommands::newMenu(QWidget* parent) const
{
    auto* menu = new QMenu(parent);
    menu->addActions({m_judge, m_people, m_steps.split});
    menu->addSeparator();
    menu->addAction(m_steps.importSummaries);
    menu->addActions(m_imports);
    menu->addActions({m_noSummary, m_ofOthers});
    menu->addSeparator();
    menu->addActions(m_exports);
    menu->addSeparator();
    menu->addActions({m_removeSummaries, m_removeLog});
    return menu;
}

void TimelinesCommands::addCommands()
{
    m_steps.summarize = addForLeads(
        "timelinesSummarize", Qt::CTRL | Qt::Key_G,
        [] { return TimelinesWorkspace::tr("Have a model summarize the log's users"); },
        [this] { emit runWanted(RunKindId::UserSummaries); },
        [] { return TimelinesWorkspace::tr("Summarize…"); });
    m_steps.predict = addForLeads(
        "timelinesPredict", Qt::CTRL | Qt::Key_R,
        [] { return TimelinesWorkspace::tr("Have a model predict the future from the summaries"); },
        [this] { emit runWanted(RunKindId::Predictions); },
        [] { return TimelinesWorkspace::tr("Predict…"); });
    m_judge = addForLeads(
        "timelinesJudge", Qt::CTRL | Qt::Key_J,
        [] {
            return TimelinesWorkspace::tr(
                "Have a model judge summaries against the users' activities");
        },
        [this] { emit runWanted(RunKindId::SummaryJudge); },
        [] { return TimelinesWorkspace::tr("Judge…"); });
    m_steps.import = addForLeads(
        "timelinesImport", Qt::CTRL | Qt::Key_I,
        [] { return TimelinesWorkspace::tr("Import a user log"); },
        [this] { m_controller.importLog(); }, [] { return TimelinesWorkspace::tr("Import…"); });
    m_steps.split = addForLeads(
        "timelinesSplit", Qt::CTRL | Qt::Key_L,
        [] { return TimelinesWorkspace::tr("Set past, future and tasks of the log"); },
        [this] { m_controller.split(); },
        [] { return TimelinesWorkspace::tr("Past and future…"); });
    addCommand(
        &m_workspace, "timelinesChooseLog", Qt::CTRL | Qt::Key_D,
        [] { return TimelinesWorkspace::tr("Choose another log"); },
        [this] { m_choice.openLogs(); });
    addSummaryCommands();
    addFileCommands();
}

void TimelinesCommands::addSummaryCommands()
{
    m_steps.importSummaries = addForLeads(
        "timelinesImportSummaries", Qt::CTRL | Qt::ALT | Qt::Key_I,
        [] { return TimelinesWorkspace::tr("Import user summaries"); },
        [this] { m_controller.importSummaries(userSummariesFormat()); },
        [] { return TimelinesWorkspace::tr("Import summaries…"); });
    m_people = addForLeads(
        "timelinesPeople", Qt::CTRL | Qt::SHIFT | Qt::Key_G,
        [] { return TimelinesWorkspace::tr("Have people rate summaries"); },
        [this] { m_controller.askPeople(); },
        [] { return TimelinesWorkspace::tr("Human ratings…"); });
    for (const auto& format : kImportFormats) {
        if (isImportedOn(format(), WorkspaceId::Timelines))
            m_imports.append(addForLeads(
                format().action, {}, [&format] { return ProjectWords::tr(format().title); },
                [this, &format] { m_controller.importSummaries(format()); }));
    }
    m_noSummary = addForLeads(
        "timelinesBaselineNone", {},
        [] { return TimelinesWorkspace::tr("Add baseline: no summary"); },
        [this] { m_controller.addBaseline(false); });
    m_ofOthers = addForLeads(
        "timelinesBaselineOther", {}, [this] { return ofOthersText(); },
        [this] { m_controller.addBaseline(true); });
}

void TimelinesCommands::addFileCommands()
{
    const auto exporting = [this](const char* name, const QKeySequence& key, const Words& words,
                               TimelineExportKind kind) {
        m_exports.append(addCommand(
            &m_workspace, name, key, words, [this, kind] { m_controller.exportAs(kind); }));
    };
    exporting(
        "timelinesExportPasts", {}, [] { return TimelinesWorkspace::tr("Export past activities"); },
        TimelineExportKind::Pasts);
    exporting(
        "timelinesExportFutures", {},
        [] { return TimelinesWorkspace::tr("Export past, future and tasks"); },
        TimelineExportKind::Futures);
    exporting(
        "timelinesExportSummaries", Qt::CTRL | Qt::SHIFT | Qt::Key_E,
        [] { return TimelinesWorkspace::tr("Export summaries"); }, TimelineExportKind::Summaries);
    exporting(
        "timelinesExportPredictions", {}, [this] { return exportPredictionsText(); },
        TimelineExportKind::Predictions);
    m_removeSummaries = addForLeads(
        "timelinesRemoveSummaries", Qt::CTRL | Qt::Key_Delete,
        [this] { return removeSummariesText(); }, [this] { m_controller.removeSummaries(); });
    m_removeLog = addForLeads(
        "timelinesRemoveLog", {}, [] { return TimelinesWorkspace::tr("Remove log"); },
        [this] { m_controller.removeLog(); });
}

/// Without a summarizer, as in a list of all commands, it is said what it is for.
QString TimelinesCommands::ofOthersText() const
{
    return m_data->choice.summarizer.isEmpty()
               ? TimelinesWorkspace::tr("Add baseline: another user's summary")
               : TimelinesWorkspace::tr("Add baseline: another user's summary by %1")
                     .arg(chosenName());
}

QString TimelinesCommands::exportPredictionsText() const
{
    return m_data->choice.summarizer.isEmpty()
               ? TimelinesWorkspace::tr("Export predictions from the summarizer's summaries")
               : TimelinesWorkspace::tr("Export predictions from the summaries by %1")
                     .arg(chosenName());
}

QString TimelinesCommands::removeSummariesText() const
{
    return m_data->choice.summarizer.isEmpty()
               ? TimelinesWorkspace::tr("Remove the summarizer's summaries")
               : TimelinesWorkspace::tr("Remove the summaries by %1").arg(chosenName());
}

/// Where nobody has said who sits here it is whoever leads.
bool TimelinesCommands::mayLead() const
{
    return m_session.isLead() || !m_session.currentPerson().isValid();
}

/// The words of a command that only a lead has.
Words TimelinesCommands::forLeads(const Words& words) const
{
    return [this, words] {
        return mayLead() ? words() : TimelinesWorkspace::tr("%1 (leads only)").arg(words());
    };
}

QAction* TimelinesCommands::addForLeads(const char* name, const QKeySequence& key,
    const Words& words, std::function<void()> then, const Words& onButton)
{
    // What it is called on a button says nothing of leads: that is what its tool tip is for.
    QAction* action = addCommand(
        &m_workspace, name, key, forLeads(words), std::move(then), onButton ? onButton : words);
    m_leads.insert(action, forLeads(words));
    return action;
}

/// The summarizer in a command, where & would be a key.
QString TimelinesCommands::chosenName() const
{
    return QString(m_data->choice.summarizer).replace(QLatin1Char('&'), QLatin1String("&&"));
}

void TimelinesCommands::enable()
{
    const TimelineLog* log = m_data->chosenLog();
    const bool isSplit = log && log->plan;
    const bool isSummarized = log && log->summaries > 0;
    const bool leads = mayLead();
    m_steps.import->setEnabled(leads);
    for (QAction* action : {m_steps.split, m_removeLog})
        action->setEnabled(leads && log);
    for (QAction* action : {m_steps.summarize, m_steps.importSummaries, m_noSummary})
        action->setEnabled(leads && isSplit);
    for (QAction* action :
        m_imports + QList{m_steps.predict, m_judge, m_people, m_ofOthers, m_removeSummaries})
        action->setEnabled(leads && isSummarized);
    m_exports.at(int(TimelineExportKind::Pasts))->setEnabled(isSplit);
    m_exports.at(int(TimelineExportKind::Futures))->setEnabled(isSplit);
    m_exports.at(int(TimelineExportKind::Summaries))->setEnabled(isSummarized);
    m_exports.at(int(TimelineExportKind::Predictions))->setEnabled(!m_data->predictors.isEmpty());
    m_exports.at(int(TimelineExportKind::Predictions))->setText(exportPredictionsText());
    for (auto each = m_leads.cbegin(); each != m_leads.cend(); ++each)
        each.key()->setText(each.value()());
}

} // namespace tandem
