#pragma once

#include "ui/textblockdelegate.h"

class QListView;

namespace tandem {

struct ArticleRow;

/// Paints a paragraph of a MarkedArticle.
class MarkedArticleDelegate final : public TextBlockDelegate
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MarkedArticleDelegate)

public:
    /// `view` takes it over, and is asked for nothing before that.
    explicit MarkedArticleDelegate(QListView* view);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QRect textRect(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    int textWidth() const;
    void paintBar(QPainter* painter, const QRect& bar, const ArticleRow& row) const;
    void paintHead(
        QPainter* painter, const QStyleOptionViewItem& option, const ArticleRow& row) const;

    QListView* m_view;
};

} // namespace tandem
