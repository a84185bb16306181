#pragma once

#include <QStyledItemDelegate>

namespace tandem {

/// Paints rows by opinionrow::Role: number, text with its clarified parts bold, a badge, a second
/// line.
class OpinionRowDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
    Q_DISABLE_COPY(OpinionRowDelegate)

public:
    /// Texts are cut after `mostLines` lines.
    explicit OpinionRowDelegate(int mostLines, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    struct Parts
    {
        QRect number;
        QRect text;
        QRect badge;
        QRect detail;
        int height = 0;
    };
    Parts partsOf(const QRect& row, const QModelIndex& index) const;

    int m_mostLines;
};

} // namespace tandem
