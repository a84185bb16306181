#pragma once

#include "models/error.h"
#include "ui/askfile.h"
#include "ui/transferdialog.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace tandem {

class ProjectSession;
struct SystemImport;

/// Imports what systems made of the benchmark's samples, with verdicts where there are any: a
/// folder or an archive in the published layout, or a file of records. All of it or nothing.
class ImportOutputsDialog final : public TransferDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ImportOutputsDialog)

public:
    /// Show it with open().
    ImportOutputsDialog(ProjectSession& session, AskFile files, QWidget* parent = nullptr);

    void setPath(const QString& path);
    void accept() override;

signals:
    /// Everything is in the project; `sentence` says what came, and, with remarks, what is open,
    /// left out or read otherwise.
    void imported(const QString& sentence, bool hasRemarks);

private:
    QWidget* buildFile();
    QWidget* buildVerifier();
    void choose(FileQuestion::Kind kind);
    void showState();
    void ended(const Expected<void>& done, const SystemImport& import);

    ProjectSession& m_session;
    AskFile m_ask;
    QString m_path;
    QLabel* m_shown = nullptr;
    QPushButton* m_chooseFile = nullptr;
    QPushButton* m_chooseFolder = nullptr;
    QLineEdit* m_verifier = nullptr;
    QPushButton* m_import = nullptr;
};

} // namespace tandem
