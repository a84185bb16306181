#pragma once

#include "storage/project/project.h"
#include "storage/repositories/evaluationrepository.h"
#include "views/inspect/casearrangement.h"

#include <QList>
#include <QTimer>
#include <QWidget>

class QAction;
class QComboBox;
class QLabel;
class QListView;
class QStackedWidget;
class QToolButton;

namespace tandem {

class CaseFilterMenu;
class EvaluationListModel;
class CaseOrderMenu;
class EmptyState;
class MessageBar;
class PaneHeader;
class ProjectSession;
class SearchField;

/// The list of evaluations at the leading edge of Inspect: which run or file, a filter, an order,
/// the rows. It follows the session's current evaluation; choosing is told, and left to the
/// workspace.
class CaseListPane final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(CaseListPane)

public:
    explicit CaseListPane(ProjectSession& session, QWidget* parent = nullptr);
    ~CaseListPane() override;

    EvaluationListModel* model() const { return m_model; }
    /// Runs and files with evaluations, as last read.
    const QList<EvaluationSet>& sets() const { return m_sets; }
    /// Whether sets() was read at all.
    bool knowsSets() const { return m_knowsSets; }

    const CaseOrder& order() const;
    void setOrder(const CaseOrder& order);
    /// As it is typed.
    QString filterText() const;
    void setFilterText(const QString& text);
    /// The free words of the filter, to be found in texts.
    QString foundWords() const;

    /// The shown evaluation before or behind another one, or the first or last where that is not
    /// shown; an invalid id at the end of the list.
    EvaluationId neighbour(EvaluationId evaluation, bool forward) const;

    void focusFilter();
    void focusList();
    QListView* list() const { return m_list; }

signals:
    /// The user moved to another evaluation (click or arrows), or the list has a first one.
    void evaluationChosen(tandem::EvaluationId evaluation);
    /// The user wants to work on it: Enter or a click.
    void evaluationActivated(tandem::EvaluationId evaluation);
    void orderChanged();
    void foundWordsChanged();
    /// sets(), the rows or what is around the current one changed.
    void listChanged();

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void buildControls();
    void connectAll();
    void retranslate();
    void follow(const ChangeEvent& event);
    void readSets();
    void setsCame(const QList<EvaluationSet>& sets);
    void fillSets();
    void chooseSet(int index);
    void seekSet();
    void applyFilter();
    void filterByHand();
    void leaveHidden();
    void showRows();
    void showCurrent();
    void showState();
    void showOrder();
    void chooseRow(int row);

    ProjectSession& m_session;
    EvaluationListModel* m_model;
    PaneHeader* m_header;
    QComboBox* m_setChoice;
    SearchField* m_words;
    QToolButton* m_filterButton;
    CaseFilterMenu* m_filterMenu;
    QToolButton* m_sortButton;
    CaseOrderMenu* m_sortMenu;
    QToolButton* m_scoreButton;
    CaseOrderMenu* m_scoreMenu;
    QLabel* m_problems;
    MessageBar* m_message;
    QStackedWidget* m_stack;
    QListView* m_list;
    EmptyState* m_empty;
    QList<EvaluationSet> m_sets;
    bool m_knowsSets = false;
    /// The row changes because the session's evaluation did, or because rows went.
    bool m_following = false;
    bool m_filteredByHand = false; ///< what is arranged next was asked for in this pane
    EvaluationId m_hidden;         ///< shown before a filter left nothing
    CancelFlag m_readingSets;
    QTimer m_readSetsSoon;
    CancelFlag m_seeking; ///< looks for the set of an evaluation that another workspace wants shown
};

} // namespace tandem
