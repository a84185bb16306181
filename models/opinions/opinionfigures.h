#pragma once

#include "models/figure.h"
#include "models/opinions/opinioncheck.h"

#include <QList>

#include <array>

namespace tandem {

/// How far pairs agreed on written opinions. The first checks were given before the author said
/// anything to them; every share stands on those alone.
struct OpinionFigures
{
    qint64 opinions = 0; ///< submitted
    qint64 checked = 0;  ///< at least once
    qint64 unchecked() const { return opinions - checked; }

    /// The share of yes at the first check, 0 .. 1, with Clopper and Pearson's 95 % interval, by
    /// OpinionCriterion. Undefined where nothing is checked.
    std::array<Figure, 4> yes;
    Figure allYes; ///< the share that passed every criterion at the first check
    /// Never defined, with the reason: the author stands for yes to everything, so one of the two
    /// raters has no variation.
    Figure kappa;

    // What became of the first check; adds up to checked.
    qint64 passedAtOnce = 0;
    qint64 accepted = 0; ///< the author's first answer
    qint64 changed = 0;  ///< the author's first answer
    qint64 defended = 0; ///< the author's first answer
    qint64 unanswered = 0;

    // Where they stand now; with unchecked() adds up to opinions.
    qint64 passed = 0;
    qint64 kept = 0;     ///< by an adjudicator
    qint64 dropped = 0;  ///< by an adjudicator, or because the strict rule drops what is disputed
    qint64 disputed = 0; ///< waiting for an adjudicator; 0 under the strict rule
    qint64 awaiting = 0; ///< the author's answer or a second check

    qint64 opinionsWithReferences = 0; ///< of the checked ones
    qint64 references = 0;             ///< clarified references in the checked ones, as submitted
    /// The share of yes on references where there are any to check.
    Figure referencesRight;
};

/// The figures over the threads of one pair, sample, domain or project.
OpinionFigures opinionFigures(const QList<OpinionThread>& threads, ConsistencyRule rule);

} // namespace tandem
