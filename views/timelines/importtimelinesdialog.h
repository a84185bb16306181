#pragma once

#include "storage/changes/latest.h"
#include "storage/project/timelineimport.h"
#include "ui/pathimportdialog.h"
#include "views/timelines/foundlog.h"

class QStackedWidget;

namespace tandem {

class ProjectSession;
class ReportView;
class TimelineImportForm;

/// Imports what users did: a file, a folder or an archive of a kind that is known, or one whose
/// columns are named; then shows what was kept of it, and what was not and why.
class ImportTimelinesDialog final : public PathImportDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ImportTimelinesDialog)

public:
    /// Show it with open().
    ImportTimelinesDialog(ProjectSession& session, AskFile files, QWidget* parent = nullptr);

    void setPath(const QString& path) override;
    /// What would be imported.
    TimelineImportOrder order() const;

signals:
    /// The log of this name is in the project; `sentence` says what came of it.
    void imported(const QString& log, const QString& sentence);
    /// What was chosen are summaries of users, which are imported elsewhere; the dialog is gone.
    void summariesFound(const QString& path);

protected:
    QString problem() const override;
    void showState() override;
    void startImport() override;

private:
    QWidget* buildFile();
    void build();
    void look();
    void showFound(const FoundLog& found);
    void ended(const Expected<void>& done, const TimelineImport& import);
    void showResult(const TimelineImport& import);

    ProjectSession& m_session;
    QStackedWidget* m_pages;
    QLabel* m_foundNote = nullptr;
    TimelineImportForm* m_form = nullptr;
    QLabel* m_problem = nullptr;
    QLabel* m_summary = nullptr;
    ReportView* m_result = nullptr;
    Latest<FoundLog> m_looking; ///< last, so that it ends before what it tells
};

/// What an import of a log brought, in a sentence or more, translated.
QString timelineImportSentence(const TimelineImport& import);

} // namespace tandem
