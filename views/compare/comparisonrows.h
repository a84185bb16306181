#pragma once

#include "ui/badge.h"
#include "ui/rows/rowspec.h"
#include "views/compare/showncomparison.h"

namespace tandem {

enum ComparisonColumn {
    NumberColumn,
    ItemTextColumn,
    FirstColumn,
    SecondColumn,
    OutcomeColumn,
    ComparisonColumns
};

/// The paragraphs or facts of `shown` as a table, which says only what may be shown. `shown` is
/// looked at for the step and the heads, and lives at least as long.
RowSpec<ShownItem> comparisonRows(const ShownComparison& shown);

/// The items in the article's order, or with the disagreements first: inconsistent, then supporting
/// or key, then the others. Decisions move none.
QList<ShownItem> arrangedItems(const ShownComparison& shown, bool disagreementsFirst);

/// Where a fact is from, short; empty for paragraphs.
QString sourceOf(const ShownItem& item, Step step);

/// The word for an answer, "-" where there is none; and for an outcome, "undecided" where it waits.
QString answerWord(const Answer& answer);
QString outcomeWord(std::optional<Outcome> outcome, Step step);
BadgeKind answerBadge(const Answer& answer);
BadgeKind outcomeBadge(std::optional<Outcome> outcome);

} // namespace tandem
