#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "storage/repositories/caselist.h"

#include <QList>
#include <QWidget>

class QAction;
class QLabel;
class QStackedWidget;

namespace tandem {

class EmptyState;
template <typename T>
class Latest;
class ProjectSession;
template <typename Row>
class RowsOf;
class RowsView;
class SearchField;

/// The cases of the project, and how to bring in more and have them evaluated.
class CasesPage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(CasesPage)

public:
    explicit CasesPage(ProjectSession& session, QWidget* parent = nullptr);

    QList<QAction*> pageActions() const;
    /// Somebody looks, or nobody does any more.
    void setWatched(bool watched);
    /// Outputs of the cases that are chosen: of those selected where several are, else of those
    /// that pass the filter; empty where that is all of them.
    QList<OutputId> chosenOutputs() const;
    QList<CaseId> chosenCases() const;
    /// Makes this case the current one as soon as it is read; a filter that hides it goes.
    void goTo(CaseId textCase);

signals:
    void importCasesRequested();
    void importResultRequested();
    void typeCaseRequested();
    void evaluateRequested();
    void generateRequested();
    void failed(const tandem::Error& error);

private:
    void build();
    QWidget* buildTools();
    QAction* makeAction(const char* name, const QKeySequence& key, void (CasesPage::*request)());
    void retranslate();
    void showCases(const QList<ListedCase>& cases);
    void showWanted();
    void showState();
    void inspectCurrent();
    /// Whether the list shows what is set aside, and nothing else.
    bool showsAside() const;
    void switchAside();
    void setAside();
    bool mayChooseCases();
    /// In the order in which they were read; see chosenOutputs().
    QList<ListedCase> chosen() const;

    ProjectSession& m_session;
    Latest<QList<ListedCase>>* m_reading;
    RowsOf<ListedCase>* m_rows;
    SearchField* m_search = nullptr;
    QLabel* m_count = nullptr;
    QStackedWidget* m_content = nullptr;
    RowsView* m_table = nullptr;
    EmptyState* m_empty = nullptr;
    QAction* m_importCases;
    QAction* m_importResult;
    QAction* m_typeCase;
    QAction* m_evaluate;
    QAction* m_generate;
    QAction* m_find;
    QAction* m_inspect;
    QAction* m_setAside;
    QAction* m_showAside;
    bool m_read = false;
    CaseId m_wanted;
};

} // namespace tandem
