#pragma once

#include "models/error.h"
#include "ui/askfile.h"
#include "ui/transferdialog.h"

#include <functional>

class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace tandem {

class ProjectSession;

/// Imports what others have of the users' summaries: the texts, or values that measures give them.
/// All of a file or nothing.
class ImportSummariesDialog final : public TransferDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ImportSummariesDialog)

public:
    enum class What { Texts, Values };

    /// `summarizer` is whose they are where a line does not say; `log` is the one that is shown.
    /// Show it with open().
    ImportSummariesDialog(ProjectSession& session, AskFile files, What what, const QString& log,
        const QString& summarizer, QWidget* parent = nullptr);

    void setPath(const QString& path);
    void accept() override;

signals:
    /// Everything is in the project; `sentence` says what came, and, with remarks, what was left
    /// out.
    void imported(const QString& sentence, bool hasRemarks);

private:
    QWidget* buildFile();
    QWidget* buildSummarizer(const QString& summarizer);
    void choose();
    void showState();
    void importTexts();
    void importValues();
    /// What came is asked for where it worked: a sentence, and whether there are remarks.
    void ended(
        const Expected<void>& done, const std::function<std::pair<QString, bool>()>& whatCame);

    ProjectSession& m_session;
    AskFile m_ask;
    const What m_what;
    const QString m_log;
    QString m_path;
    QLabel* m_shown = nullptr;
    QPushButton* m_choose = nullptr;
    QLineEdit* m_summarizer = nullptr;
    QSpinBox* m_mostWords = nullptr;
    QPushButton* m_import = nullptr;
};

} // namespace tandem
