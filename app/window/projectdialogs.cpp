#include "app/window/projectdialogs.h"

#include "app/commandline/helptext.h"
#include "app/window/projectview.h"
#include "views/article/articledialog.h"
#include "views/discussion/discussiondialog.h"
#include "views/packets/mergepacketsdialog.h"
#include "views/packets/writepacketsdialog.h"
#include "views/session/projectsession.h"
#include "views/settings/projectsettingsdialog.h"
#include "views/team/teamdialog.h"
#include "views/transfer/exportdialog.h"
#include "views/transfer/publishdialog.h"

#include <QFileInfo>

namespace tandem {

void openUntilClosed(QDialog* dialog)
{
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

ProjectDialogs::ProjectDialogs(
    ProjectSession& session, QSettings& settings, const AskFile& files, ProjectView& window)
    : QObject(&window)
    , m_session(session)
    , m_settings(settings)
    , m_files(files)
    , m_window(window)
{
}

void ProjectDialogs::exportProject()
{
    auto* dialog = new ExportDialog(m_session, m_settings, m_files, &m_window);
    connect(dialog, &ExportDialog::exported, this,
        [this, dialog](const QString& path, const QString& sentence) {
            if (dialog->isClosing())
                emit told(tr("%1: %2").arg(QFileInfo(path).fileName(), sentence));
        });
    openUntilClosed(dialog);
}

void ProjectDialogs::publishDataset()
{
    // What is published is English, whatever the window's language.
    auto* dialog = new PublishDialog(m_session, m_files,
        {builtInGuideline(Step::Paragraphs, Language::English),
            builtInGuideline(Step::KeyFacts, Language::English)},
        &m_window);
    connect(dialog, &PublishDialog::published, this,
        [this, dialog](const QString& folder, const QString& sentence) {
            if (dialog->isClosing())
                emit told(tr("%1: %2").arg(QFileInfo(folder).fileName(), sentence));
        });
    openUntilClosed(dialog);
}

void ProjectDialogs::writePackets()
{
    auto* dialog = new WritePacketsDialog(
        m_session, m_files, [](Step step) { return builtInGuideline(step); }, &m_window);
    connect(dialog, &WritePacketsDialog::packetsWritten, this,
        [this, dialog](const QStringList&, const QString& sentence) {
            if (dialog->isClosing())
                emit told(sentence);
        });
    openUntilClosed(dialog);
}

void ProjectDialogs::mergePackets()
{
    mergeFiles({});
}

void ProjectDialogs::mergeFiles(const QStringList& paths)
{
    auto* dialog = new MergePacketsDialog(m_session, m_files, &m_window);
    connect(dialog, &MergePacketsDialog::packetsMerged, this, &ProjectDialogs::told);
    openUntilClosed(dialog);
    dialog->addPackets(paths);
}

void ProjectDialogs::editDiscussion(SampleId sample)
{
    openUntilClosed(
        new DiscussionDialog(m_session, sample, DiscussionDialog::unpredictable(), &m_window));
}

void ProjectDialogs::editArticle(SampleId sample)
{
    openUntilClosed(new ArticleDialog(m_session, sample, &m_window));
}

void ProjectDialogs::showTeam()
{
    auto* dialog = new TeamDialog(m_session, m_window.team(), &m_window);
    const auto leadTo = [this, dialog](void (ProjectDialogs::*request)()) {
        return [this, dialog, request] {
            dialog->reject();
            emit(this->*request)();
        };
    };
    connect(dialog, &TeamDialog::joinRequested, this, leadTo(&ProjectDialogs::joinTeamRequested));
    connect(dialog, &TeamDialog::hubRequested, this, leadTo(&ProjectDialogs::hubRequested));
    openUntilClosed(dialog);
}

void ProjectDialogs::editSettings()
{
    openUntilClosed(
        new ProjectSettingsDialog(m_session, builtInGuideline(Step::Paragraphs), &m_window));
}

} // namespace tandem
