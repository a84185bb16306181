#pragma once

#include "storage/project/importer.h"
#include "ui/askfile.h"
#include "ui/transferdialog.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QRadioButton;

namespace tandem {

class ImportJob;
class InputPane;
class Project;

/// Where an import may go.
struct ImportTargets
{
    QString folder;             ///< where new projects are suggested
    Project* project = nullptr; ///< that is open; may be none
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
    /// What the import brought, once projectReady() was given.
    const ImportReport& report() const { return m_report; }

    void accept() override;

signals:
    /// The import is done and on disk, in this project file.
    void projectReady(const QString& path);

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
    void importEnded(const Expected<ImportReport>& report, const QString& path);

    ImportTargets m_targets;
    AskFile m_ask;
    ImportReport m_report;
    InputPane* m_inputs;
    ImportJob* m_job; ///< into a new project
    bool m_targetTyped = false;
    QRadioButton* m_new = nullptr;
    QRadioButton* m_existing = nullptr;
    QLineEdit* m_path = nullptr;
    QComboBox* m_duplicates = nullptr;
    QPushButton* m_choose = nullptr;
    QLabel* m_problem = nullptr;
    QPushButton* m_import = nullptr;
};

} // namespace tandem
