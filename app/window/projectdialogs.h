#pragma once

#include "models/ids.h"
#include "ui/askfile.h"

#include <QObject>

class QDialog;
class QSettings;

namespace tandem {

class ProjectSession;
class ProjectView;

/// Opens a dialog without blocking; it goes when it is closed.
void openUntilClosed(QDialog* dialog);

/// Opens the dialogs about the open project as a whole. None of them blocks.
class ProjectDialogs final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(ProjectDialogs)

public:
    /// `session`, `settings` and `window` outlive this.
    ProjectDialogs(
        ProjectSession& session, QSettings& settings, const AskFile& files, ProjectView& window);

    void exportProject();
    void publishDataset();
    void writePackets();
    void mergePackets();
    /// The same dialog with these files, packets or answers, in it.
    void mergeFiles(const QStringList& paths);
    void editDiscussion(SampleId sample);
    void editArticle(SampleId sample);
    void editSettings();
    /// The project's team, or how it can have one.
    void showTeam();

signals:
    /// Something went well, and no dialog is there that says so.
    void told(const QString& sentence);
    void joinTeamRequested();
    void hubRequested();

private:
    ProjectSession& m_session;
    QSettings& m_settings;
    AskFile m_files;
    ProjectView& m_window;
};

} // namespace tandem
