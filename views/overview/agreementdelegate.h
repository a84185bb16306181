#pragma once

#include <QStyledItemDelegate>

namespace tandem {

/// Paints a cell of the table of agreement in two lines: the figure, and below it its interval and
/// n, smaller.
class AgreementDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AgreementDelegate)

public:
    explicit AgreementDelegate(QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;
    static int rowHeight();
};

} // namespace tandem
