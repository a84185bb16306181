#pragma once

#include "storage/repositories/evaluationrepository.h"
#include "views/inspect/casearrangement.h"

#include <QList>
#include <QPoint>
#include <QWidget>

class QComboBox;
class QLabel;
class QStackedWidget;
class QToolButton;

namespace tandem {

class CardsView;
class CaseGroups;
class EvaluationList;
class EvaluationSets;
class EmptyState;
class PaneHeader;
class ProjectSession;
class SearchField;

/// The list of evaluations at the leading edge of Inspect: which run or file, a filter, an order,
/// the rows. It follows the session's current evaluation; choosing is told, and left to the
/// workspace.
class CaseListPane final : public QWidget
{
    Q_OBJECT

public:
    explicit CaseListPane(ProjectSession& session, QWidget* parent = nullptr);

    EvaluationList& evaluations() const { return *m_evaluations; }
    /// The same by their cases: the rows of the list.
    const CaseGroups& groups() const { return *m_groups; }
    const EvaluationSets& sets() const { return *m_sets; }

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
    CardsView* list() const { return m_list; }

signals:
    /// The user moved to another evaluation (click or arrows), or the list has a first one.
    void evaluationChosen(tandem::EvaluationId evaluation);
    /// The user wants to work on it: Enter or a click.
    void evaluationActivated(tandem::EvaluationId evaluation);
    void orderChanged();
    void foundWordsChanged();
    /// The sets could not be read, or their evaluations.
    /// sets(), the rows or what is around the current one changed.
    void listChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    QToolButton* newFilterButton();
    void buildOrder();
    void connectAll();
    void setsCame();
    void fillSets();
    void chooseSet(int index);
    void showChips();
    void applyFilter();
    void filterByHand();
    void leaveHidden();
    void showCount();
    void showRows();
    void showCurrent();
    void showState();
    void showOrder();
    void chooseRow(int row);
    void activateRow(int row);

    ProjectSession& m_session;
    EvaluationList* m_evaluations;
    CaseGroups* m_groups;
    EvaluationSets* m_sets;
    PaneHeader* m_header;
    QComboBox* m_setChoice;
    SearchField* m_words;
    QToolButton* m_sortButton;
    QToolButton* m_scoreButton;
    QWidget* m_chips;
    QLabel* m_problems;
    QStackedWidget* m_stack;
    CardsView* m_list;
    EmptyState* m_empty;
    /// The row changes because the session's evaluation did, or because rows went.
    bool m_following = false;
    bool m_filteredByHand = false; ///< what is arranged next was asked for in this pane
    EvaluationId m_hidden;         ///< shown before a filter left nothing
    QPoint m_pressed;              ///< where in the list
};

} // namespace tandem
