#pragma once

#include <QSize>

class QWidget;

namespace tandem {

/// Gives a dialog this size, or as much of it as the window it belongs to has; without one, as the
/// screen has.
void resizeWithin(QWidget* dialog, const QSize& wished);

} // namespace tandem
