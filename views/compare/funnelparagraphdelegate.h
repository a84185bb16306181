#pragma once

#include "ui/textblockdelegate.h"

class QListView;

namespace tandem {

struct FunnelItem;

/// Paints a paragraph, fact or opinion: number, wrapped text, and under it where it went and why;
/// and the headings and other lines of a sample that is shown as a whole.
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
    /// Before the text, px: facts and opinions stand further in than paragraphs.
    int indent(const QModelIndex& index) const;
    int room(const QModelIndex& index) const;
    int textWidth(const QModelIndex& index) const;
    /// Of what stands below the text; 0 where nothing does.
    int reasonHeight(const QModelIndex& index) const;
    void paintReason(QPainter* painter, const QStyleOptionViewItem& option, const QRect& line,
        const FunnelItem& item) const;

    QListView* m_view;
};

} // namespace tandem
