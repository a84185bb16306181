#pragma once

class QAbstractButton;

namespace tandem {

/// Keeps the keyboard off a button that does harm unless a person puts it there. When the widget
/// that has the focus is hidden or disabled, Qt hands it to the next one: a second Space would then
/// press what nobody chose. The focus goes back to the nearest widget before that does none.
void guardFocus(QAbstractButton& destructive);

} // namespace tandem
