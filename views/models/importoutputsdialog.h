#pragma once

#include "ui/pathimportdialog.h"

class QLineEdit;

namespace tandem {

class ProjectSession;

/// Imports what systems made of the benchmark's samples, with verdicts where there are any: a
/// folder or an archive in the published layout, or a file of records. All of it or nothing.
class ImportOutputsDialog final : public PathImportDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ImportOutputsDialog)

public:
    /// Show it with open().
    ImportOutputsDialog(ProjectSession& session, AskFile files, QWidget* parent = nullptr);

signals:
    /// Everything is in the project; `sentence` says what came, and, with remarks, what is open,
    /// left out or read otherwise.
    void imported(const QString& sentence, bool hasRemarks);

protected:
    void startImport() override;

private:
    QWidget* buildFile();
    QWidget* buildVerifier();

    ProjectSession& m_session;
    QLineEdit* m_verifier = nullptr;
};

} // namespace tandem
