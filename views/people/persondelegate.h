#pragma once

#include <QStyledItemDelegate>

namespace tandem {

/// Paints a person in a list: dot, name, and their role stepped back.
class PersonDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PersonDelegate)

public:
    /// Beside the name, which is Qt::DisplayRole.
    enum Role : int {
        Colour = Qt::UserRole + 1, ///< QString "#rrggbb"
        Detail,                    ///< QString, e.g. the role
    };

    explicit PersonDelegate(QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace tandem
