#include "views/packets/mergepreviewdelegate.h"

#include "ui/icons.h"
#include "ui/themecolors.h"
#include "views/packets/mergepreviewmodel.h"

namespace tandem {

void MergePreviewDelegate::initStyleOption(
    QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    using State = MergePreviewModel::State;
    const auto state = static_cast<State>(index.data(MergePreviewModel::StateRole).toInt());
    const ThemeColors& colors = themeColors(option->widget);
    const bool isWarning = state == State::Refused || state == State::Partly;
    if (index.column() == MergePreviewModel::Remark && isWarning)
        option->palette.setColor(QPalette::Text, colors.boundary);
    if (state == State::NothingNew || state == State::Looking)
        option->palette.setColor(QPalette::Text, colors.secondary);
    if (index.column() != MergePreviewModel::What || !isWarning)
        return;
    option->features |= QStyleOptionViewItem::HasDecoration;
    option->icon = themedIcon(Icon::Warning, &ThemeColors::boundary);
    option->decorationSize = {16, 16};
}

} // namespace tandem
