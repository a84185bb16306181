#pragma once

#include "storage/expertreport/reviewtext.h"
#include "views/inspect/aspectref.h"

#include <QList>

namespace tandem {

class PdfPages;
struct ShownCase;

/// Writes what was decided about an aspect: its verdict, its evidence and how that was found, and
/// every rationale, with what reviewers say of each.
void writeAspectDecisions(PdfPages& pages, const ShownCase& shown, const AspectRef& aspect,
    const QList<ReportedReview>& reviews);
/// What reviewers say of a decision, a line each; nothing where nobody does.
void writeReviews(PdfPages& pages, const QList<ReportedReview>& reviews,
    const expert::DecisionRef& decision, qreal indent = 0);

} // namespace tandem
