#pragma once

#include "models/agreement/agreement.h"
#include "models/agreement/chancecorrected.h"
#include "models/expert/review.h"
#include "models/expert/scores.h"
#include "models/figure.h"
#include "models/ids.h"

#include <QList>
#include <QString>

#include <array>

namespace tandem::expert {

/// What one reviewer, who is done with it, said of an evaluation.
struct ReviewerRatings
{
    PersonId person;
    Reviews reviews;
};

/// An evaluation with everybody's finished reviews of it.
struct ReviewedEvaluation
{
    QString system;
    Explanation explanation;
    QList<ReviewerRatings> reviewers; ///< each person once
};

/// What two reviewers' words on the same decisions are told apart by.
enum class ReviewCategories {
    Stances,  ///< agree, disagree, unsure: 0, 1, 2
    Verdicts, ///< of content and style: no, yes: 0, 1; unsure gives none
};

/// How reviewers agree with the model on decisions of one kind, and all of them with each other.
struct KindAgreement
{
    DecisionKind kind = DecisionKind::Extraction;
    qint64 decisions = 0; ///< that anybody gave an opinion on
    qint64 agree = 0;
    qint64 disagree = 0;
    qint64 unsure = 0;
    /// Share of "agree" among "agree" and "disagree", with Clopper and Pearson's interval; n counts
    /// opinions.
    Figure withModel;
    /// Any number of reviewers, over their opinions; n counts decisions with two or more.
    ChanceCorrectedFigure ac1;
};

/// Two reviewers over the decisions of one kind that both gave an opinion on.
struct ReviewerPair
{
    PersonId first;
    PersonId second;
    DecisionKind kind = DecisionKind::Extraction;
    ReviewCategories categories = ReviewCategories::Stances;
    ContingencyTable table;
    Figure percent;
    KappaFigure kappa;
    ChanceCorrectedFigure ac1;
};

/// A system's mean F over the reviewed evaluations, as the model has it and as reviewers would.
struct ReviewedScores
{
    QString system;
    std::array<Figure, kModes> original;
    std::array<Figure, kModes> reviewed;
    std::array<Figure, kModes> difference; ///< reviewed minus original, evaluation by evaluation
};

/// Agreement of reviewers with the model and with each other.
struct ReviewerAgreement
{
    qint64 evaluations = 0;       ///< with at least one finished review
    qint64 finished = 0;          ///< reviews that are done: evaluations times reviewers of each
    QList<KindAgreement> kinds;   ///< all four, in the order of DecisionKind
    QList<ReviewerPair> pairs;    ///< by persons, then kind, then categories
    QList<ReviewedScores> scores; ///< by system
};

/// Only decisions that the model made count (decisionsOf()): what a reviewer says of the content of
/// an aspect that they themselves matched is no word on the model. Where several reviewed an
/// evaluation its reviewed score is the mean of theirs; intervals are over evaluations.
ReviewerAgreement reviewerAgreement(const QList<ReviewedEvaluation>& evaluations);

} // namespace tandem::expert
