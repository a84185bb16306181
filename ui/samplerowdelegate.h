#pragma once

#include <QStyledItemDelegate>

class QListView;

namespace tandem {

/// Two-line rows of a sample list: bold title, state, a thin progress line. All rows are equally
/// high, so that ten thousand of them cost nothing.
class SampleRowDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SampleRowDelegate)

public:
    explicit SampleRowDelegate(QObject* parent = nullptr);

    /// Sets `view` up for these rows: delegate (owned by the view), uniform sizes, scrolling by
    /// pixel, no frame.
    static void install(QListView* view);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    bool helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
        const QModelIndex& index) override;
};

} // namespace tandem
