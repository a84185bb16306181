#pragma once

#include "ui/pathimportdialog.h"

class QLineEdit;
class QSpinBox;

namespace tandem {

class ProjectSession;

/// Imports what others have of the users' summaries: the texts, values that measures give them, or
/// what was predicted from them. All of a file or nothing.
class ImportSummariesDialog final : public PathImportDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ImportSummariesDialog)

public:
    enum class What { Texts, Values, Predictions };

    /// `summarizer` is whose they are where a line does not say; `log` is the one that is shown.
    /// Show it with open().
    ImportSummariesDialog(ProjectSession& session, AskFile files, What what, const QString& log,
        const QString& summarizer, QWidget* parent = nullptr);

signals:
    /// Everything is in the project; `sentence` says what came, and, with remarks, what was left
    /// out.
    void imported(const QString& sentence, bool hasRemarks);

protected:
    void startImport() override;

private:
    QWidget* buildFile();
    QWidget* buildSummarizer(const QString& summarizer);
    void importTexts();
    void importValues();
    void importPredicted();

    ProjectSession& m_session;
    const What m_what;
    const QString m_log;
    QLineEdit* m_summarizer = nullptr;
    QSpinBox* m_mostWords = nullptr;  ///< of texts
    QLineEdit* m_predictor = nullptr; ///< of predictions
};

} // namespace tandem
