#pragma once

#include "ui/textblockdelegate.h"

class QListView;

namespace tandem {

/// Paints a paragraph of the funnel: number, wrapped text, and under it where it went and why.
class FunnelParagraphDelegate final : public TextBlockDelegate
{
    Q_OBJECT
    Q_DISABLE_COPY(FunnelParagraphDelegate)

public:
    /// `view` takes it over, and is asked for nothing before that.
    explicit FunnelParagraphDelegate(QListView* view);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QRect textRect(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    int textWidth() const;

    QListView* m_view;
};

} // namespace tandem
