#pragma once

#include "ui/textrowroles.h"

#include <QRect>
#include <QSize>

class QPainter;

namespace tandem {

/// State of a painted Yes | No control.
struct SegmentedState
{
    textrow::AnswerMark chosen = textrow::AnswerMark::None;
    textrow::AnswerMark hovered = textrow::AnswerMark::None;
    bool saving = false; ///< the choice is not on disk yet: its word is followed by an ellipsis
    bool enabled = true; ///< false: shown, cannot be clicked
};

/// The room the control needs in the small font.
QSize segmentedControlSize();

/// Paints the control with its two halves; `yes` and `no` touch each other.
void paintSegmentedControl(
    QPainter* painter, const QRect& yes, const QRect& no, const SegmentedState& state);

} // namespace tandem
