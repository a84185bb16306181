#include "ui/dialogsize.h"

#include <QScreen>
#include <QWidget>

namespace tandem {

void resizeWithin(QWidget* dialog, const QSize& wished)
{
    const QWidget* parent = dialog->parentWidget();
    dialog->resize(
        wished.boundedTo(parent ? parent->window()->size() : dialog->screen()->availableSize()));
}

} // namespace tandem
