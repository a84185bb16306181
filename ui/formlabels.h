#pragma once

class QFormLayout;

namespace tandem {

/// Puts the labels of a form in the middle of fields of one line.
void centerLabels(const QFormLayout& form);

/// Gives the labels of two forms of one page one width, so that their fields stand below each
/// other.
void alignFields(const QFormLayout& above, const QFormLayout& below);

} // namespace tandem
