#pragma once

class QStyleOptionViewItem;

namespace tandem {

/// Keeps `width` pixels free at the leading edge of a cell, before its text: for a mark that is
/// painted there, or for setting it in.
void reserveLeading(QStyleOptionViewItem* option, int width);

} // namespace tandem
