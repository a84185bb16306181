#pragma once

#include "models/error.h"
#include "storage/changes/change.h"
#include "storage/repositories/evaluationrepository.h"
#include "storage/repositories/reviewrepository.h"

#include <memory>

namespace tandem {

class Database;

/// What came of a decision: a match, an alignment, or aspects that were found are a yes.
enum class DecisionOutcome { Yes, No, Unread };
/// What reviewers said of a decision: the person who looks, or anybody who differs from another.
enum class DecisionWord { Any, None, Agree, Disagree, Unsure, Differ };
/// What decisions are sorted by; those that are equal stand by case, system and aspect.
enum class DecisionSort { Case, System, Kind, Outcome, Word };

/// Where one decision stands.
struct DecisionPlace
{
    int evaluation = 0; ///< index of DecisionIndex::evaluations
    expert::DecisionRef decision;
    DecisionOutcome outcome = DecisionOutcome::No;
};

/// Every decision of some evaluations, without a word of them.
struct DecisionIndex
{
    QList<EvaluationSummary> evaluations;
    QList<DecisionPlace> decisions; ///< in the order of the evaluations
};
using SharedDecisions = std::shared_ptr<const DecisionIndex>;

/// Which decisions are wanted. All conditions hold at once.
struct DecisionFilter
{
    std::optional<expert::DecisionKind> kind = {};
    std::optional<DecisionOutcome> outcome = {};
    std::optional<QString> system = {};
    DecisionWord word = DecisionWord::Any;
    QString words = {}; ///< of the rationale, each at its beginning
    DecisionSort sort = DecisionSort::Case;

    /// Whether every decision passes.
    bool passesAll() const
    {
        return !kind && !outcome && !system && word == DecisionWord::Any && words.isEmpty();
    }
};

/// The wanted ones, and what the person who looks may know of reviews.
struct DecisionSelection
{
    SharedDecisions index;
    QList<int> shown; ///< indices of DecisionIndex::decisions
    VisibleReviews reviews;
};

/// One decision with its words.
struct ListedDecision
{
    EvaluationId evaluation;
    expert::DecisionRef decision;
    QString caseName;
    int casePosition = 0;
    QString system;
    DecisionOutcome outcome = DecisionOutcome::No;
    QString aspect;    ///< its title; empty of an extraction
    QString other;     ///< label and title of what the aspect is matched to; empty for none
    QString rationale; ///< or why no reply could be read
    std::optional<expert::Stance> own;
    QList<expert::Stance> others; ///< those of others that may be known
    bool differs = false;
    bool operator==(const ListedDecision&) const = default;
};

/// Reads the explanations of all that are complete: for a worker.
Expected<SharedDecisions> readDecisions(
    Database& database, const QList<EvaluationSummary>& evaluations, const CancelFlag& cancelled);
/// Filters and sorts; reads reviews, and where rationales are searched the explanations that have
/// the words: for a worker.
Expected<DecisionSelection> selectDecisions(Database& database, const SharedDecisions& index,
    const DecisionFilter& filter, PersonId viewer, const CancelFlag& cancelled);
/// `count` of the wanted ones from place `first` on; reads each of their explanations once.
Expected<QList<ListedDecision>> listedDecisions(
    Database& database, const DecisionSelection& selection, qsizetype first, qsizetype count);

} // namespace tandem
