#pragma once

class QWidget;

namespace tandem {

/// Where Tab (`next`) or Shift+Tab leads from here; null if there is no other stop. Passes by what
/// only hands the keyboard on to a child, as pages do: Qt would stop there, and send it to the same
/// child for ever.
QWidget* tabStop(const QWidget* from, bool next);

/// The first stop of Tab in `part` as it is laid out; null where there is none.
QWidget* firstTabStop(QWidget* part);

/// Gives the keyboard to that stop; false where there is none.
bool stepToTabStop(const QWidget* from, bool next);

/// Tab goes through what is in `page` as it is laid out, not as it was made.
void tabInLayoutOrder(QWidget* page);

} // namespace tandem
