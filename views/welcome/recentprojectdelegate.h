#pragma once

#include <QStyledItemDelegate>

namespace tandem {

/// Two lines for a project: its name and when it was opened, and its path, cut in the middle.
class RecentProjectDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RecentProjectDelegate)

public:
    explicit RecentProjectDelegate(QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// The whole path, as plain text.
    bool helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
        const QModelIndex& index) override;
};

} // namespace tandem
