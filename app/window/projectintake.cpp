#include "app/window/projectintake.h"

#include "app/window/mainwindow.h"
#include "app/window/projectdialogs.h"
#include "app/window/projectview.h"
#include "storage/formats/scorecolumnsreader.h"
#include "storage/packets/packetmerge.h"
#include "storage/project/demoproject.h"
#include "storage/project/importer.h"
#include "storage/project/newprojectfile.h"
#include "storage/project/timelineimport.h"
#include "ui/filedrop.h"
#include "views/session/importfiles.h"
#include "views/session/projectsession.h"
#include "views/team/hubdialog.h"
#include "views/team/jointeamdialog.h"
#include "views/transfer/evaluationdialog.h"
#include "views/transfer/importdialog.h"
#include "views/transfer/inputpane.h"
#include "views/transfer/upgradedialog.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QPointer>
#include <QSettings>
#include <QStandardPaths>

#include <algorithm>

namespace tandem {

namespace {

/// What can be dropped: what is imported or opened, logs and archives of them, and what came back
/// of packets and forms.
bool isTaken(const QFileInfo& file)
{
    static const QStringList others{QStringLiteral("csv"), QStringLiteral("dat"),
        QStringLiteral("gz"), QStringLiteral("tgz"), QStringLiteral("tar"), QStringLiteral("zip")};
    return isImportable(file) || (file.isFile() && (others.contains(file.suffix().toLower()) ||
                                                       mayBeMerged(file.filePath())));
}

} // namespace

ProjectIntake::ProjectIntake(MainWindow& window, const AskFile& files)
    : QObject(&window)
    , m_window(window)
    , m_files(files)
{
    takesFiles(&window, isTaken, [this](const QStringList& paths) { openFiles(paths); });
}

void ProjectIntake::askForProject()
{
    const FileQuestion question{FileQuestion::Kind::Open, QStringLiteral("project"),
        MainWindow::tr("Open project"), projectFilter() + QStringLiteral(";;") + allFilesFilter(),
        {}, {}, {}};
    m_files.one(&m_window, question, [this](const QString& path) { m_window.openProject(path); });
}

void ProjectIntake::askForEmptyProject()
{
    makeEmptyProject(MainWindow::tr("Project"));
}

void ProjectIntake::askForEvaluation()
{
    makeEvaluation({});
}

void ProjectIntake::askForLog()
{
    const FileQuestion question{FileQuestion::Kind::Open, QStringLiteral("timelines"),
        MainWindow::tr("Choose a user log"), importFilter(timelineLogFormat({}).filter), {}, {},
        {}};
    m_files.one(&m_window, question, [this](const QString& path) {
        importUsers({path, QString()}, false);
    });
}

void ProjectIntake::makeEmptyProject(const QString& name, const std::function<void()>& then)
{
    const FileQuestion question{FileQuestion::Kind::Name, QStringLiteral("project"),
        MainWindow::tr("New project file"), projectFilter(),
        QDir(m_files.folder(QStringLiteral("project"))).filePath(name + QStringLiteral(".tandem")),
        {}, {}};
    m_files.one(&m_window, question, [this, then](const QString& path) {
        const auto made = createProject(path, projectNameOf(path));
        if (!made)
            return emit failed(made.error());
        if (m_window.openProject(path) && then)
            then();
    });
}

void ProjectIntake::bringUpToDate(const QString& path, const QString& person)
{
    auto* dialog = new UpgradeDialog(path, &m_window);
    connect(dialog, &UpgradeDialog::upgraded, this,
        [this, path, person] { m_window.openProject(path, person); });
    connect(dialog, &UpgradeDialog::failed, this, &ProjectIntake::failed);
    openUntilClosed(dialog);
}

void ProjectIntake::importSamples(const QStringList& inputs, bool intoOpen)
{
    ImportTargets targets;
    targets.folder = m_files.folder(QStringLiteral("project"));
    if (intoOpen && m_window.session()) {
        targets.session = m_window.session();
        targets.projectName = m_window.session()->settings().name;
    }
    auto* dialog = new ImportDialog(targets, m_files, &m_window);
    dialog->addInputs(inputs);
    // A log is no sample: what is chosen here with it in mind leads to where it is imported.
    connect(dialog, &ImportDialog::inputsGiven, this, [this, dialog](const QStringList& paths) {
        m_users.compute(
            [paths](const CancelFlag& cancelled) {
                return Expected<GivenUsers>(usersAmong(paths, cancelled));
            },
            [this, shown = QPointer(dialog)](const GivenUsers& given) {
                const bool intoThis = m_window.session() && shown && shown->isForOpenProject();
                if (shown && importUsers(given, intoThis))
                    shown->reject();
            });
    });
    connect(dialog, &ImportDialog::projectReady, this, [this](const QString& path) {
        m_files.remember(QStringLiteral("project"), QFileInfo(path).absolutePath());
        // Samples that came into the open project are announced like any other change to its file.
        if (!m_window.session() ||
            QFileInfo(m_window.session()->project().path()) != QFileInfo(path))
            m_window.openProject(path);
    });
    connect(dialog, &ImportDialog::told, this, &ProjectIntake::told);
    openUntilClosed(dialog);
}

void ProjectIntake::openDemoProject()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    const QString path = QDir(folder).filePath(QStringLiteral("sample.tandem"));
    if (!QFileInfo::exists(path)) {
        QDir().mkpath(folder);
        if (auto made = createDemoProject(path, MainWindow::tr("Demo"), SampleContents::Labelled);
            !made) {
            emit failed(made.error());
            return;
        }
    }
    m_window.openProject(path);
}

void ProjectIntake::openFiles(const QStringList& paths)
{
    if (paths.size() == 1 && paths.first().endsWith(QLatin1String(".tandem"), Qt::CaseInsensitive))
        m_window.openProject(paths.first());
    else if (paths.size() == 1 && isInvitation(paths.first()))
        joinTeam(paths.first());
    else if (std::all_of(paths.begin(), paths.end(), isFormOrAnswers))
        mergeFiles(paths);
    else
        importFiles(paths, m_window.session() != nullptr);
}

void ProjectIntake::joinTeam(const QString& path)
{
    const QString open = m_window.session() && !m_window.session()->packet()
                             ? m_window.session()->project().path()
                             : QString();
    auto* dialog =
        new JoinTeamDialog(m_files.folder(QStringLiteral("project")), open, m_files, &m_window);
    connect(dialog, &JoinTeamDialog::joined, this,
        [this](const QString& file, const QString& sentence) {
            // A project that is open already follows its file by itself.
            const bool isOpen = m_window.session() &&
                                QFileInfo(m_window.session()->project().path()) == QFileInfo(file);
            if (isOpen || m_window.openProject(file))
                emit told(sentence);
        });
    openUntilClosed(dialog);
    if (!path.isEmpty())
        dialog->setInvitation(path);
}

void ProjectIntake::manageHub()
{
    QFile sql(QStringLiteral(":/tandem/team/hub.sql"));
    if (!sql.open(QIODevice::ReadOnly))
        return emit failed(
            {ErrorCode::Unreadable, MainWindow::tr("This installation of Tandem is incomplete."),
                sql.fileName(), MainWindow::tr("Install it again."), {}});
    QSettings* const settings = m_files.settings();
    const QString key = QStringLiteral("team/hub");
    auto* dialog = new HubDialog(settings ? settings->value(key).toString() : QString(),
        QString::fromUtf8(sql.readAll()), m_files, &m_window);
    connect(dialog, &HubDialog::connected, this, [settings, key](const QString& address) {
        if (settings)
            settings->setValue(key, address);
    });
    openUntilClosed(dialog);
}

void ProjectIntake::importFiles(const QStringList& paths, bool intoOpen)
{
    m_recognised.compute(
        [paths](const CancelFlag& cancelled) {
            Recognised known{evaluationFiles(paths), {}, {}};
            const QStringList& other = known.files.other;
            known.users = usersAmong(other, cancelled);
            const auto scores = std::find_if(other.begin(), other.end(), resemblesScoreColumns);
            if (scores != other.end())
                known.scores = *scores;
            return Expected<Recognised>(known);
        },
        [this, paths, intoOpen](const Recognised& known) {
            const bool intoThis = intoOpen && m_window.session();
            if (known.files.other.isEmpty())
                importEvaluation(known.files, intoThis);
            else if (!importUsers(known.users, intoThis) && !importScores(known.scores, intoThis))
                importSamples(paths, intoThis);
        });
}

bool ProjectIntake::importUsers(const GivenUsers& given, bool intoOpen)
{
    const QString& path = given.log.isEmpty() ? given.summaries : given.log;
    if (path.isEmpty())
        return false;
    if (intoOpen)
        m_window.view()->importUsers(path);
    else if (given.log.isEmpty())
        emit failed({ErrorCode::Refused,
            MainWindow::tr("This file contains user summaries, which belong to a project."), path,
            MainWindow::tr(
                "Open the project with the log of these users, then drop the files on Timelines."),
            {}});
    else
        makeEmptyProject(QFileInfo(path).completeBaseName(),
            [this, path] { m_window.view()->importUsers(path); });
    return true;
}

bool ProjectIntake::importScores(const QString& path, bool intoOpen)
{
    if (path.isEmpty())
        return false;
    if (intoOpen)
        m_window.view()->importScores(path);
    else
        emit failed({ErrorCode::Refused,
            MainWindow::tr("This file contains scores of outputs, which belong to a project."),
            path,
            MainWindow::tr("Open the project with these outputs, then drop the file on Metrics."),
            {}});
    return true;
}

void ProjectIntake::importEvaluation(const EvaluationFiles& files, bool intoOpen)
{
    if (intoOpen)
        return m_window.view()->importEvaluation(files);
    makeEvaluation(QStringList(files.result) + files.cases);
}

void ProjectIntake::makeEvaluation(QStringList paths)
{
    paths.removeAll(QString());
    auto* dialog =
        new EvaluationDialog(m_files.folder(QStringLiteral("project")), m_files, &m_window);
    connect(dialog, &EvaluationDialog::projectReady, this,
        [this](const QString& path, const QString& sentence) {
            m_files.remember(QStringLiteral("project"), QFileInfo(path).absolutePath());
            if (m_window.openProject(path))
                m_window.view()->showEvaluation(sentence);
        });
    openUntilClosed(dialog);
    if (!paths.isEmpty())
        dialog->addFiles(paths);
}

void ProjectIntake::mergeFiles(const QStringList& paths)
{
    if (m_window.session())
        m_window.view()->dialogs().mergeFiles(paths);
    else
        emit failed({ErrorCode::Refused, MainWindow::tr("These files belong to a project."), {},
            MainWindow::tr("Open the project that the forms came from, then drop the files again."),
            {}});
}

} // namespace tandem
