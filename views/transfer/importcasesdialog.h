#pragma once

#include "models/error.h"
#include "storage/project/caseimport.h"
#include "ui/askfile.h"
#include "ui/transferdialog.h"

#include <QStringList>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace tandem {

class ProjectSession;

/// Imports files of cases into the open project, all of them or none.
class ImportCasesDialog final : public TransferDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ImportCasesDialog)

public:
    /// Show it with open().
    ImportCasesDialog(ProjectSession& session, AskFile files, QWidget* parent = nullptr);

    /// Adds files as if they had been chosen here; one that is a result of evaluations is named,
    /// with what to do about it.
    void addFiles(const QStringList& paths);

    void accept() override;

signals:
    /// Everything is in the project; `sentence` says what came.
    void imported(const QString& sentence);

private:
    QWidget* buildFiles();
    QWidget* buildSystem();
    QStringList files() const;
    void chooseFiles();
    void showState();
    void ended(const Expected<void>& done, const CaseImport& import);

    ProjectSession& m_session;
    AskFile m_ask;
    QListWidget* m_files = nullptr;
    QPushButton* m_remove = nullptr;
    QLineEdit* m_system = nullptr;
    QPushButton* m_import = nullptr;
};

} // namespace tandem
