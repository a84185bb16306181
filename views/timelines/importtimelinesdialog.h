#pragma once

#include "storage/changes/latest.h"
#include "storage/project/timelineimport.h"
#include "ui/askfile.h"
#include "ui/transferdialog.h"
#include "views/timelines/foundlog.h"

#include <memory>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QStackedWidget;

namespace tandem {

class ColumnsField;
class ProjectSession;
class ReportView;

/// Imports what users did: a file, a folder or an archive of a kind that is known, or one whose
/// columns are named; then shows what was kept of it, and what was not and why.
class ImportTimelinesDialog final : public TransferDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ImportTimelinesDialog)

public:
    /// Show it with open().
    ImportTimelinesDialog(ProjectSession& session, AskFile files, QWidget* parent = nullptr);

    void setPath(const QString& path);
    /// What would be imported.
    TimelineImportOrder order() const;
    void accept() override;

signals:
    /// The log of this name is in the project; `sentence` says what came of it.
    void imported(const QString& log, const QString& sentence);

private:
    QWidget* buildFile();
    QWidget* buildForm();
    QWidget* buildSample();
    void build();
    void choose(FileQuestion::Kind kind);
    void chooseDetails();
    void look();
    void showFound(const FoundLog& found);
    void showState();
    QString problem() const;
    bool namesColumns() const;
    void ended(const Expected<void>& done, const TimelineImport& import);
    void showResult(const TimelineImport& import);

    ProjectSession& m_session;
    AskFile m_ask;
    QString m_path;
    FoundLog m_found;
    QString m_suggested; ///< as the log's name
    QStackedWidget* m_pages;
    QLabel* m_shown = nullptr;
    QLabel* m_foundNote = nullptr;
    QPushButton* m_chooseFile = nullptr;
    QPushButton* m_chooseFolder = nullptr;
    QWidget* m_form = nullptr;
    QLineEdit* m_name = nullptr;
    QComboBox* m_kind = nullptr;
    ColumnsField* m_columns = nullptr;
    QLineEdit* m_details = nullptr;
    QSpinBox* m_fewest = nullptr;
    QSpinBox* m_most = nullptr;
    QSpinBox* m_users = nullptr;
    QSpinBox* m_seed = nullptr;
    QLabel* m_problem = nullptr;
    QLabel* m_summary = nullptr;
    ReportView* m_result = nullptr;
    QPushButton* m_import = nullptr;
    Latest<FoundLog> m_looking; ///< last, so that it ends before what it tells
};

/// What an import of a log brought, in a sentence or more, translated.
QString timelineImportSentence(const TimelineImport& import);

} // namespace tandem
