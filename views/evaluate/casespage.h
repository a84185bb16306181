#pragma once

#include "models/ids.h"
#include "storage/project/readevaluations.h"
#include "storage/repositories/caselist.h"
#include "views/session/watchedlatest.h"

#include <QList>
#include <QWidget>

class QAction;
class QLabel;
class QStackedWidget;

namespace tandem {

class CaseScoreBar;
class EmptyState;
class MeanLine;
class ProjectSession;
template <typename Row>
class RowsOf;
class RowsView;
class SearchField;

/// The cases of the project, and how to bring in more and have them evaluated.
class CasesPage final : public QWidget
{
    Q_OBJECT

public:
    explicit CasesPage(ProjectSession& session, QWidget* parent = nullptr);

    /// Shows their scores beside the cases.
    void setEvaluations(const SharedEvaluations& evaluations);
    /// Shows the scores of this run; invalid: the newest.
    void showScoresOf(RunId run);
    /// Makes this case the current one as soon as it is read; a filter that hides it goes.
    void goTo(CaseId textCase);

signals:
    void importResultRequested();
    void typeCaseRequested();

private:
    void build();
    QWidget* buildTools();
    void keepHeader();
    void showScores();
    void fitTable();
    void addRequests();
    void addTableCommands();
    void showCases(const QList<ListedCase>& cases);
    void showWanted();
    void showState();
    void inspectCurrent();
    /// Whether the list shows what is excluded, and nothing else.
    bool showsAside() const;
    void switchAside();
    void exclude();
    bool mayChooseCases();
    void evaluate();
    void generate();
    bool choosesAll() const;
    /// In the order in which they were read; none where they are all.
    QList<ListedCase> chosen() const;
    QList<OutputId> chosenOutputs() const;
    QList<CaseId> chosenCases() const;

    ProjectSession& m_session;
    CaseScoreBar* m_bar; ///< before the rows that show its scores
    RowsOf<ListedCase>* m_rows;
    RowsView* m_table;
    MeanLine* m_means; ///< of the columns of scores
    EmptyState* m_empty;
    QStackedWidget* m_content;
    SearchField* m_search = nullptr;
    QLabel* m_count = nullptr;
    QList<QAction*> m_requests; ///< for what others do, in the menu "Add"
    QAction* m_evaluate = nullptr;
    QAction* m_generate = nullptr;
    QAction* m_find = nullptr;
    QAction* m_excluded = nullptr;
    QAction* m_showAside = nullptr;
    bool m_read = false;
    CaseId m_wanted;
    WatchedLatest<QList<ListedCase>> m_reading; ///< last, so that it ends before what it tells
};

} // namespace tandem
