#pragma once

#include "models/agreement/agreement.h"
#include "models/agreement/chancecorrected.h"
#include "models/agreement/contingencytable.h"
#include "models/agreement/ratedround.h"
#include "models/agreement/ratingcounts.h"
#include "models/figure.h"

#include <QList>
#include <QString>

/// Agreement over rounds, people, domains and time.
namespace tandem {

/// What rounds are put together by.
enum class AgreementGrouping {
    Overall,
    ByStep,
    ByRound,
    ByPair,   ///< the same two people, whichever of them was A
    ByPerson, ///< a round counts for both of its people
    ByDomain,
    ByMonth, ///< of closing, UTC
    ByWeek,  ///< of closing, ISO 8601, UTC
};

/// Why an item of a closed round is no part of the figures.
enum class AgreementExclusion { AnsweredByOne, AnsweredByNone, MarkedUnsure };

/// An item that is no part of the figures.
struct ExcludedItem
{
    RoundId round;
    int number = 0;
    QString text;
    AgreementExclusion reason = AgreementExclusion::AnsweredByNone;
};

/// The agreement of one group of rounds, with everything that it was counted from.
struct AgreementRow
{
    QString key;   ///< names the group among those of its grouping and of its `blind`
    QString label; ///< for people; says so where the answers were not given blind
    bool blind = true;

    QList<RoundId> rounds; ///< in the order of closing
    QList<Step> steps;     ///< the questions asked in them
    QList<Pair> pairs;     ///< who worked in them; each two people once
    /// False where the sides of one of the rounds are unnamed: then the table may be shown
    /// symmetrised only, since what the other rounds show could be taken off it.
    bool sidesNamed = true;

    /// Category 0 is no, 1 is yes: one count for each item of each round that both answered. Rows
    /// are `rowPerson`, columns `columnPerson`.
    ContingencyTable table;
    /// The person of a person's group, or A of the first round of a pair; invalid where several
    /// pairs share the table, whose rows are then A of each.
    PersonId rowPerson;
    PersonId columnPerson; ///< invalid where these are several
    /// The same answers item by item. An item that several pairs judged is one item with more than
    /// two raters here, so that it is not counted as so many independent ones. What somebody
    /// judges again in another round makes an item of its own.
    RatingCounts items;
    QList<ExcludedItem> excluded; ///< as many as table.excluded()

    Figure percent;              ///< of table
    KappaFigure kappa;           ///< of table; undefined where there is more than one pair
    ChanceCorrectedFigure ac1;   ///< of items
    ChanceCorrectedFigure alpha; ///< of items

    /// Whether the table says who said what: one person's answers in its rows, and nobody's that
    /// are to stay unnamed.
    bool tableIsNamed() const { return sidesNamed && rowPerson.isValid(); }
    /// How many items were left out for this reason.
    qint64 excludedFor(AgreementExclusion reason) const;
};

/// The agreement of these closed rounds, group by group; the figures of a group are computed from
/// its answers together and are never means of the figures of its pairs. Rounds that were not
/// blind make groups of their own after the blind ones. The groups come in the order of the
/// samples, steps or time, or of their labels; the order of `rounds` changes nothing. `people`
/// gives the names. No rounds: no groups.
QList<AgreementRow> agreementRows(
    const QList<RatedRound>& rounds, AgreementGrouping grouping, const QList<Person>& people);

/// The reason as a phrase, translated, in lower case: "answered by one only".
QString agreementExclusionText(AgreementExclusion reason);

} // namespace tandem
