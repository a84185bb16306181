#pragma once

#include "models/error.h"
#include "storage/project/caseimport.h"
#include "views/transfer/filedialogs.h"

#include <QDialog>
#include <QStringList>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace tandem {

class MessageBar;
class ProjectSession;
class TransferProgress;

/// Imports files of cases into the open project, all of them or none.
class ImportCasesDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ImportCasesDialog)

public:
    /// Show it with open().
    ImportCasesDialog(ProjectSession& session, FileDialogs dialogs, QWidget* parent = nullptr);

    /// Adds files as if they had been chosen here; one that is a result of evaluations is named,
    /// with what to do about it.
    void addFiles(const QStringList& paths);

    void accept() override;
    void reject() override;

signals:
    /// Everything is in the project; `sentence` says what came.
    void imported(const QString& sentence);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    QWidget* buildFiles();
    QWidget* buildSystem();
    QWidget* buildButtons();
    QStringList files() const;
    void chooseFiles();
    void showState();
    void ended(const Expected<void>& done, const CaseImport& import);

    ProjectSession& m_session;
    FileDialogs m_dialogs;
    MessageBar* m_messages;
    QListWidget* m_files = nullptr;
    QPushButton* m_remove = nullptr;
    QLineEdit* m_system = nullptr;
    TransferProgress* m_progress = nullptr;
    QPushButton* m_import = nullptr;
    QPushButton* m_close = nullptr;
    bool m_closing = false;
};

/// What an import of cases brought, in a sentence or more, translated.
QString caseImportSentence(const CaseImport& import);

} // namespace tandem
