#pragma once

#include "storage/expertreport/casehtml.h"

namespace tandem {

/// The aspects of one side, a card for each: what it says, where its evidence stands, what was
/// decided about it and why, and what reviewers say of that.
HtmlText aspectCards(const CaseReport& report, expert::Side side);

/// What reviewers say of the extraction of a side's aspects; empty where nobody does.
HtmlText extractionReviews(const CaseReport& report, expert::Side side);

} // namespace tandem
