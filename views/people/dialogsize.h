#pragma once

class QDialog;

namespace tandem {

/// Makes a dialog higher where its wrapped texts need more room than it has; for after a text
/// changed. Never makes it smaller, so that nothing jumps under the pointer.
void growToFit(QDialog& dialog);

} // namespace tandem
