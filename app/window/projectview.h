#pragma once

#include "models/ids.h"
#include "models/rounds/round.h"
#include "storage/project/projectuse.h"
#include "ui/askfile.h"
#include "ui/screen/workspaceid.h"
#include "views/session/watchedlatest.h"

#include <QHash>
#include <QList>
#include <QWidget>

#include <functional>
#include <memory>

class QSettings;
class QStackedWidget;

namespace tandem {

class BlindScreen;
class EndpointKeys;
class NavigationRail;
class PeopleDialogs;
class ProjectDialogs;
class ProjectSession;
class RunCenter;
class StartRunDialog;
class TeamSync;
class Workspace;
struct EvaluationFiles;
struct PlannedRun;
struct Preferences;

/// The open project on screen: the rail and the workspaces that it leads to. A workspace is built
/// when it is first shown, so that opening costs only what is seen.
class ProjectView final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(ProjectView)

public:
    /// `settings` remembers the panes and the workspace; it and `keys` outlive the view.
    ProjectView(ProjectSession& session, QSettings& settings, EndpointKeys& keys, AskFile files,
        QWidget* parent = nullptr);
    ~ProjectView() override;

    /// The workspace on screen; null before the first is shown.
    Workspace* currentWorkspace() const;
    /// Exports what the screen is about: of Timelines a log, of any other the benchmark.
    void exportShown();
    void showWorkspace(WorkspaceId id);
    /// Gives the workspace on screen the keyboard.
    void focusWorkspace();
    /// The workspaces that are built, of those that who sits here may see, in their order. Has the
    /// next of the others built soon: then workspaceBuilt() is told, and this can be asked again.
    QList<Workspace*> everyWorkspace();
    /// Shows a sample as a whole, to be read: without one the current one, or the one that is
    /// chosen in Overview; asked again, goes back to its comparison.
    void showWholeSample(SampleId sample = {});
    /// Shows how far this person is.
    void showPerson(PersonId person);
    void setPreferences(const Preferences& preferences);
    void saveLayout();

    ProjectSession& session() { return m_session; }

    /// The dialogs about the project and its people.
    PeopleDialogs& people() { return *m_people; }
    ProjectDialogs& dialogs() { return *m_dialogs; }
    /// What keeps it in step with its team, if it has one.
    TeamSync& team() { return *m_team; }

    /// The runs of this project; made when they are first asked for.
    RunCenter& runs();
    /// Asks what runs are to do that follow one another with the same model.
    void startRuns(const QList<PlannedRun>& wanted);
    /// Asks for files of cases; `paths` are chosen already.
    void importCases(const QStringList& paths);
    /// Shows Evaluate and the dialog that brings these files in.
    void importEvaluation(const EvaluationFiles& files);
    /// Shows the scores of what was imported, which `sentence` is about.
    void showEvaluation(const QString& sentence);
    /// Shows Timelines and the dialog that brings a log of users in, or summaries of them.
    void importUsers(const QString& path);
    /// Shows Metrics, which asks whether these scores are to be imported.
    void importScores(const QString& path);
    /// Shows the user's endpoints.
    void editEndpoints();

signals:
    void workspaceShown();
    void workspaceBuilt();
    void endpointsChanged(const QString& saved);
    /// How long an answer stays in sight, in ms.
    void stepPauseChanged(int ms);

private:
    /// The workspace; built when it is first asked for.
    Workspace* workspace(WorkspaceId id);
    /// The workspace, or what stands in its place while who sits here may not see it.
    Workspace* screen(WorkspaceId id);
    void followBlindness();
    /// Has the rail offer what this project uses and who sits here needs.
    void offerScreens();
    /// Does what screens ask for.
    void followRequests();
    Workspace* build(WorkspaceId id);
    Workspace* buildAnnotate();
    Workspace* buildOpinions();
    Workspace* buildInspect();

    ProjectSession& m_session;
    QSettings& m_settings;
    EndpointKeys& m_keys;
    AskFile m_files;
    NavigationRail* m_rail;
    QStackedWidget* m_stack;
    PeopleDialogs* m_people;
    TeamSync* m_team;
    ProjectDialogs* m_dialogs;
    QHash<WorkspaceId, Workspace*> m_built;
    QHash<WorkspaceId, BlindScreen*> m_blind;
    std::unique_ptr<RunCenter> m_runs;
    int m_stepPause = 0;
    bool m_buildsNext = false; ///< of the workspaces that were not shown yet, soon
    ProjectUse m_use;
    WatchedLatest<ProjectUse> m_reading; ///< what the project is used for
};

} // namespace tandem
