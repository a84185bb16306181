#pragma once

#include "storage/expertreport/casehtml.h"

namespace tandem {

/// The five scores of an evaluation as tiles, the default mode first in weight; says why where
/// there are none.
HtmlText scoreTiles(const EvaluationSummary& summary, const ReportOptions& options);

/// How the scores come about: what each aspect adds to recall or precision under each mode.
HtmlText contributionTable(const expert::Explanation& explanation, expert::Side side,
    const EvaluationSummary& summary, const ReportOptions& options);

} // namespace tandem
