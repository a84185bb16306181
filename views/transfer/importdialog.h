#pragma once

#include "storage/changes/latest.h"
#include "storage/project/importorder.h"
#include "ui/askfile.h"
#include "ui/transferdialog.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QRadioButton;

namespace tandem {

class InputPane;
class ProjectSession;

/// Where an import may go.
struct ImportTargets
{
    QString folder;                    ///< where new projects are suggested
    ProjectSession* session = nullptr; ///< of the project that is open; may be none
    QString projectName;
};

/// Makes a project from files, or adds them to the open one.
class ImportDialog final : public TransferDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ImportDialog)

public:
    /// Show it with open().
    ImportDialog(ImportTargets targets, AskFile files, QWidget* parent = nullptr);
    ~ImportDialog() override;

    /// Adds files or folders as if they had been chosen here.
    void addInputs(const QStringList& paths);

    /// Whether what is chosen would come into the open project.
    bool isForOpenProject() const;

    void accept() override;

signals:
    /// These were added here.
    void inputsGiven(const QStringList& paths);
    /// The import is done and on disk, in this project file.
    void projectReady(const QString& path);
    /// What it came to, where the dialog is not there any more to say so.
    void told(const QString& sentence);

private:
    QWidget* buildTarget();
    QWidget* buildDuplicates();
    void chooseTarget();
    void suggestTarget();
    QString targetPath() const;
    QString targetProblem() const;
    void showState();
    void startImport();
    void importIntoOpen(const Progress& meter);
    ImportOrder order() const;
    void importEnded(const Expected<ImportReport>& report, const QString& path);

    ImportTargets m_targets;
    AskFile m_ask;
    InputPane* m_inputs;
    bool m_targetTyped = false;
    QRadioButton* m_new = nullptr;
    QRadioButton* m_existing = nullptr;
    QLineEdit* m_path = nullptr;
    QWidget* m_duplicatesRow = nullptr;
    QComboBox* m_duplicates = nullptr;
    QPushButton* m_choose = nullptr;
    QLabel* m_problem = nullptr;
    QLabel* m_stays = nullptr; ///< that it cannot be undone
    QPushButton* m_import = nullptr;
    Latest<ImportReport> m_imported; ///< into a new project
};

} // namespace tandem
