#pragma once

#include "models/error.h"
#include "storage/changes/latest.h"
#include "storage/formats/inputkind.h"
#include "ui/askfile.h"
#include "views/timelines/foundlog.h"

#include <QObject>

#include <functional>

namespace tandem {

class MainWindow;

/// How projects, and files for them, come to the window: asked for, dropped, made, imported,
/// brought up to date. None of its dialogs blocks; what comes of them the window opens.
class ProjectIntake final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(ProjectIntake)

public:
    /// Takes what is dropped on the window from now on.
    ProjectIntake(MainWindow& window, const AskFile& files);

    /// A project that is there already.
    void askForProject();
    /// A project without samples: what it is about may come later, as items of a study.
    void askForEmptyProject();
    /// A project for a result, cases or pairs that are chosen in its dialog.
    void askForEvaluation();
    /// A project with samples that are chosen now.
    void askForNewProject() { importSamples({}, false); }
    /// Samples for the open project.
    void askForImport() { importSamples({}, true); }
    /// A project for a log of what users did that is chosen now.
    void askForLog();
    /// Opens a project, or has anything else brought in, as if it was dropped on the window.
    void openFiles(const QStringList& paths);
    /// Joins a team by an invitation, which is asked for where `path` is empty.
    void joinTeam(const QString& path = {});
    /// The dialog of who operates a team's hub.
    void manageHub();
    /// Makes the demo at its place in the user's data folder when it is not there.
    void openDemoProject();
    /// Brings an older project up to date in the background, then opens it.
    void bringUpToDate(const QString& path, const QString& person);

signals:
    /// Something could not be opened, made or brought in.
    void failed(const tandem::Error& error);
    /// Something went well, and no dialog is there that says so.
    void told(const QString& sentence);

private:
    /// `then` is called once the project is open.
    void makeEmptyProject(const QString& name, const std::function<void()>& then = {});
    /// Has the files brought in, as what they are recognised as: into the open project where
    /// wanted, else into a new one.
    void importFiles(const QStringList& paths, bool intoOpen);
    void importEvaluation(const EvaluationFiles& files, bool intoOpen);
    /// Shows the dialog that makes a project of such files, with these in it.
    void makeEvaluation(QStringList paths);
    void importSamples(const QStringList& inputs, bool intoOpen);
    /// Shows Timelines with the dialog for what was found; whether something was.
    bool importUsers(const GivenUsers& given, bool intoOpen);
    /// The same of Metrics and a table of scores.
    bool importScores(const QString& path, bool intoOpen);
    /// Shows what came back of packets and forms in the dialog that merges it.
    void mergeFiles(const QStringList& paths);

    MainWindow& m_window;
    const AskFile m_files;
    struct Recognised
    {
        EvaluationFiles files;
        GivenUsers users;
        QString scores; ///< of outputs, the first table among others; empty: none
    };
    Latest<GivenUsers> m_users;
    Latest<Recognised> m_recognised; ///< these last, so that they end before what they tell
};

} // namespace tandem
