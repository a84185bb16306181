#pragma once

#include "models/kgds/judgementreview.h"
#include "views/models/judgementtext.h"

#include <functional>

namespace tandem {

class AnswerBar;

/// Asks, by number keys, the arrows or the pointer, what should stand in the place of a verdict,
/// where it is not simply the other of two: another type of error, and whatever the judge did not
/// say. `then` is called with the answer, and not where the menu is closed without one.
void openCorrections(const ShownSystemSample& sample, const ItemRef& item, AnswerBar* bar,
    std::function<void(const kgds::JudgementCorrection&)> then);

} // namespace tandem
