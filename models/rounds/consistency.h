#pragma once

#include "models/ids.h"
#include "models/rounds/answer.h"
#include "models/rounds/round.h"

#include <QList>
#include <QString>

#include <optional>

namespace tandem {

/// How inconsistent items are settled. Strict is the paper's rule: what only one of the two says is
/// removed.
enum class ConsistencyRule { Strict = 0, Adjudication = 1 };
/// Who decides inconsistent items where the project adjudicates.
enum class Adjudicator { ThirdPerson = 0, Pair = 1 };

/// What consistency control makes of a paragraph (KGDS, section 3: yes+yes, no+no, otherwise
/// boundary) or of a fact (two yes: key, otherwise not).
enum class Outcome { Nonsupporting = 0, NonKey = 0, Supporting = 1, Key = 1, Boundary = 2 };

/// A decision on one inconsistent item, made by an adjudicator with a note. The latest one
/// counts.
struct Decision
{
    Outcome outcome = Outcome::Boundary;
    PersonId by;
    QString note;
    QDateTime at; ///< UTC
};

/// One row of Compare: what both said of one item, and what becomes of it.
struct ComparedItem
{
    ItemId item;
    int number = 0; ///< a paragraph's as in the article as imported, a fact's over the sample's
    QString text;
    Answer a;
    Answer b;
    qint64 timeAMs = 0;
    qint64 timeBMs = 0;
    std::optional<Decision> decision;
    int paragraph = 0; ///< number of the paragraph that a fact is from; of a paragraph its own

    bool isConsistent() const { return a.value && b.value && a.value == b.value; }
};

/// The outcome of one item. Under Adjudication an inconsistent item without a decision has none
/// yet; under Strict it is a boundary paragraph, or a fact that is not key. Decisions on consistent
/// items are ignored: only inconsistent ones are adjudicated.
std::optional<Outcome> outcomeOf(
    const ComparedItem& item, ConsistencyRule rule, Step step = Step::Paragraphs);

/// How many paragraphs are left after each stage, and why the others went. Adds up: all == kept +
/// every reason.
struct Funnel
{
    int all = 0;
    int unassigned = 0; ///< samples that nobody labels
    int open = 0;       ///< answers still being given, blind
    int undecided = 0;  ///< inconsistent, waiting for adjudication
    int boundary = 0;   ///< inconsistent and removed (by the rule or by decision)
    int supporting = 0;
    int nonsupporting = 0;
    int kept() const { return supporting + nonsupporting; }
    bool operator==(const Funnel&) const = default;
};

/// Whether the two sides of an item are shown swapped to an adjudicator; fixed by the round and the
/// item, so that the order is the same whenever it is looked at, and balanced over items.
bool sidesSwapped(const QString& roundUuid, int number);

} // namespace tandem
