#include "views/packets/packetpersondelegate.h"

#include "ui/persondot.h"
#include "views/packets/packetpeoplemodel.h"

namespace tandem {

void PacketPersonDelegate::initStyleOption(
    QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    if (index.column() != PacketPeopleModel::Name)
        return;
    option->features |= QStyleOptionViewItem::HasDecoration;
    option->icon = personDotIcon(QColor(index.data(PacketPeopleModel::Colour).toString()));
    option->decorationSize = {personDotDiameter() + 4, personDotDiameter() + 4};
}

} // namespace tandem
