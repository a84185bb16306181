#pragma once

#include <QStyledItemDelegate>

namespace tandem {

struct Snippet;

/// Paints search results: where, and the text with the found words marked.
class SearchResultDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SearchResultDelegate)

public:
    explicit SearchResultDelegate(QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintHeadline(
        QPainter* painter, const QStyleOptionViewItem& option, const QString& text) const;
    void paintSnippet(QPainter* painter, const QRect& rect, const Snippet& snippet,
        const QStyleOptionViewItem& option) const;
};

} // namespace tandem
