#include "views/people/dialogsize.h"

#include <QDialog>
#include <QLayout>

#include <algorithm>

namespace tandem {

void growToFit(QDialog& dialog)
{
    QLayout* layout = dialog.layout();
    layout->activate();
    const int width = std::max(dialog.width(), layout->minimumSize().width());
    const int needed = layout->hasHeightForWidth() ? layout->heightForWidth(width)
                                                   : layout->minimumSize().height();
    dialog.setMinimumHeight(std::max(dialog.minimumHeight(), needed));
    dialog.resize(width, std::max(dialog.height(), needed));
}

} // namespace tandem
