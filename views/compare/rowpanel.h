#pragma once

#include "views/compare/comparestate.h"

#include <QWidget>

class QLabel;
class QScrollArea;

namespace tandem {

class DecisionPanel;
class HistoryList;
class PaneHeader;
class SideCard;

/// Everything about the current row: both sides with their notes, the rule, the decision, the
/// journal.
class RowPanel final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(RowPanel)

public:
    /// With commands of `screen`.
    explicit RowPanel(const QWidget& screen, QWidget* parent = nullptr);

    /// Shows row `row` of the state's comparison; -1 for none. A decision that was begun is kept as
    /// long as the item is the same and may still be decided.
    void showRow(const CompareState& state, int row);
    DecisionPanel* decision() const { return m_decision; }
    /// Scrolls to where the decision is made.
    void bringUpDecision();
    /// What the rule makes of the row, and who decides.
    QString rule() const;

private:
    void showNothing(Step step);
    void showSource(const CompareState& state, const ShownItem& item);
    void showDecision(const CompareState& state, const ShownItem& item);
    QString ruleText(const CompareState& state, const ShownItem& item) const;
    QString agreedText(Step step, const ShownItem& item) const;
    QString positionText(const ShownComparison& comparison, int row) const;

    PaneHeader* m_header;
    QScrollArea* m_scroll;
    SideCard* m_first;
    SideCard* m_second;
    QLabel* m_source;
    QLabel* m_rule;
    QLabel* m_imported; ///< the label that it came with
    QWidget* m_outcome;
    QLabel* m_outcomeText;
    QLabel* m_outcomeNote;
    DecisionPanel* m_decision;
    HistoryList* m_history;
    RoundId m_round;
    ItemId m_item;
};

} // namespace tandem
