#pragma once

#include <QStyledItemDelegate>

namespace tandem {

/// Paints what a packet brings: what is refused in the colour of warnings and with a sign, what is
/// nothing new stepped back.
class MergePreviewDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MergePreviewDelegate)

public:
    explicit MergePreviewDelegate(QObject* parent = nullptr)
        : QStyledItemDelegate(parent)
    {
    }

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

} // namespace tandem
