#pragma once

#include <QStyledItemDelegate>

namespace tandem {

/// Puts a person's dot before their name in the list of packets to write.
class PacketPersonDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PacketPersonDelegate)

public:
    explicit PacketPersonDelegate(QObject* parent = nullptr)
        : QStyledItemDelegate(parent)
    {
    }

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

} // namespace tandem
