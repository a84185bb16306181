#pragma once

#include "models/results/report.h"
#include "storage/project/resultimport.h"
#include "ui/askfile.h"
#include "ui/transferdialog.h"

#include <memory>

class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace tandem {

class ProjectSession;
class SectionView;

/// Imports a result file of expert_score with its texts, and shows where the file's numbers are not
/// those that its tables give.
class ImportResultDialog final : public TransferDialog
{
    Q_OBJECT

public:
    /// Show it with open().
    ImportResultDialog(ProjectSession& session, AskFile files, QWidget* parent = nullptr);

    /// Puts files in as if they had been chosen here; either may be empty.
    void setFiles(const QString& result, const QString& texts);

    void accept() override;

private:
    void build();
    QWidget* buildFields();
    QWidget* buildReport();
    QLineEdit* addFile(QFormLayout* form, const QString& label, const char* name,
        const char* button, const QString& filter);
    /// Says beside the fields what is missing; whether nothing is.
    bool validate();
    void ended(const Expected<void>& result, const ResultImport& import);
    void showReport(const ResultImport& import);
    static results::Section differencesOf(const ResultFigures& figures);

    ProjectSession& m_session;
    AskFile m_files;
    QLineEdit* m_result = nullptr;
    QLineEdit* m_texts = nullptr;
    QLineEdit* m_system = nullptr;
    QLabel* m_problem = nullptr;
    QWidget* m_report = nullptr;
    QLabel* m_summary = nullptr;
    QLabel* m_sentences = nullptr;
    SectionView* m_table = nullptr;
    QPushButton* m_import = nullptr;
};

} // namespace tandem
