#pragma once

#include "ui/textblockdelegate.h"

namespace tandem {

/// Paints an utterance as a bubble: name above the text, sides by participant.
class DiscussionDelegate final : public TextBlockDelegate
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DiscussionDelegate)

public:
    explicit DiscussionDelegate(QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QRect textRect(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

    /// The bubble's outline inside the row.
    QRect bubbleRect(const QStyleOptionViewItem& option, const QModelIndex& index) const;

private:
    int textWidth(int rowWidth) const;
};

} // namespace tandem
