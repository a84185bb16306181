#pragma once

#include "storage/project/importer.h"
#include "views/transfer/filedialogs.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;
class QRadioButton;

namespace tandem {

class ImportJob;
class InputPane;
class MessageBar;
class TransferProgress;

/// Where an import may go.
struct ImportTargets
{
    QString folder;      ///< where new projects are suggested
    QString openProject; ///< path of the open project; empty where none is open
    QString openProjectName;
};

/// Makes a project from files, or adds them to the open one.
class ImportDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ImportDialog)

public:
    /// Show it with open().
    ImportDialog(ImportTargets targets, FileDialogs dialogs, QWidget* parent = nullptr);
    ~ImportDialog() override;

    /// Adds files or folders as if they had been chosen here.
    void addInputs(const QStringList& paths);
    /// What the import brought, once projectReady() was given.
    const ImportReport& report() const { return m_report; }

    void accept() override;
    void reject() override;

signals:
    /// The import is done and on disk, in this project file.
    void projectReady(const QString& path);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    QWidget* buildTarget();
    QWidget* buildButtons();
    void chooseTarget();
    void suggestTarget();
    QString targetPath() const;
    QString targetProblem() const;
    void showState();
    void startImport();
    void importEnded(const Expected<ImportReport>& report, const QString& path);

    ImportTargets m_targets;
    FileDialogs m_dialogs;
    ImportReport m_report;
    InputPane* m_inputs;
    ImportJob* m_job;
    MessageBar* m_messages;
    bool m_closing = false;
    bool m_targetTyped = false;
    QRadioButton* m_new = nullptr;
    QRadioButton* m_existing = nullptr;
    QLineEdit* m_path = nullptr;
    QPushButton* m_choose = nullptr;
    QLabel* m_problem = nullptr;
    TransferProgress* m_progress = nullptr;
    QPushButton* m_import = nullptr;
    QPushButton* m_close = nullptr;
};

} // namespace tandem
