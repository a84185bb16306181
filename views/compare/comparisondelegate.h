#pragma once

#include "models/rounds/round.h"
#include "ui/textblockdelegate.h"

class QTreeView;

namespace tandem {

struct ShownItem;

/// Paints the cells of a comparison: number, wrapped text, two answers, outcome with the mark of
/// notes.
class ComparisonDelegate final : public TextBlockDelegate
{
    Q_OBJECT
    Q_DISABLE_COPY(ComparisonDelegate)

public:
    explicit ComparisonDelegate(QTreeView* view);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QRect textRect(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

    void setStep(Step step) { m_step = step; }
    /// The width that a column other than the text's needs.
    int columnWidth(int column) const;

private:
    void paintBack(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index,
        const ShownItem& item) const;
    void paintNumber(
        QPainter* painter, const QStyleOptionViewItem& option, const ShownItem& item) const;
    void paintOutcome(
        QPainter* painter, const QStyleOptionViewItem& option, const ShownItem& item) const;

    QTreeView* m_view;
    Step m_step = Step::Paragraphs;
};

} // namespace tandem
