#pragma once

#include "ui/badge.h"
#include "ui/textblockdelegate.h"

class QTreeView;

namespace tandem {

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

    /// The width that a column other than the text's needs.
    int columnWidth(int column) const;

private:
    void paintBack(
        QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintNumber(
        QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintOutcome(
        QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;

    QTreeView* m_view;
};

/// The badge of an answer role's value, and of an outcome role's.
BadgeKind answerBadge(int answer);
BadgeKind outcomeBadge(int outcome);

} // namespace tandem
