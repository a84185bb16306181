#pragma once

#include "models/text/span.h"

#include <QList>
#include <QSet>

class QPainter;

namespace tandem {

class MarkedLayout;

/// What is lit up in a painted text.
struct MarkedTextState
{
    QSet<int> selected; ///< aspects with a background
    QSet<int> hovered;
    QList<Utf16Span> found;
    Utf16Span selection; ///< words selected by the user
};

/// Paints the lines from index `first` to `last` of a laid-out text with their evidence, in the
/// coordinates of the text. Underlines differ in colour by verdict and in form by how the evidence
/// was found: solid word for word, solid between dots but for case and blanks, wavy for other
/// words. Where reading stopped there is a bar, and a dashed line under its line.
void paintMarkedText(QPainter& painter, const MarkedLayout& layout, int first, int last,
    const MarkedTextState& state);

} // namespace tandem
