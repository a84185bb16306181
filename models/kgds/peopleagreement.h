#pragma once

#include "models/agreement/agreement.h"
#include "models/ids.h"
#include "models/kgds/judgementreview.h"
#include "models/kgds/samplescore.h"
#include "models/kgds/system.h"

#include <QHash>
#include <QList>
#include <QMap>
#include <QString>

#include <atomic>

/// How people agree with a judge of systems' outputs, and with each other.
namespace tandem::kgds {

/// One person's verdicts on a judgement, with which they are done.
struct ReviewerJudgments
{
    PersonId person;
    JudgementReviews reviews;
};

/// What a judge says of an output, with everybody's finished verdicts on it.
struct ReviewedJudgement
{
    SystemRef system;
    qint64 sample = 0;
    SystemJudgement judgement;
    QMap<JudgementKind, int> alone;  ///< numbers of its answers that stand by themselves
    QList<ReviewerJudgments> people; ///< each person once
    /// How likely each fact or opinion that was drawn to be checked is to have been, above 0 and at
    /// most 1; nothing of what people chose themselves.
    QHash<JudgementDecision, double> inclusion;
    SampleScore score;                 ///< by the judge
    QList<SampleScore> reviewedScores; ///< under each person's verdicts
};

/// Decisions of one kind. Intervals are by the cluster bootstrap over samples, as those of
/// verifierPairs() are; none of one sample, and where all resamples agree alike. Where anything of
/// the kind was drawn to be checked, agreement is of what was drawn, each weighted by 1 / how
/// likely it was to be checked (a type of error as its opinion), so that it is about all verdicts
/// and not about those that were drawn more often.
struct PeopleAgreement
{
    JudgementKind kind = JudgementKind::Fact;
    qint64 decisions = 0; ///< on which somebody has an opinion
    qint64 samples = 0;   ///< with such decisions
    qint64 people = 0;    ///< who have one
    /// Every opinion once: those that withJudge compares, alike or not, those that are unsure, and
    /// those that leave nothing to compare, as where the judge or a disagree names no error.
    qint64 agree = 0;
    qint64 disagree = 0;
    qint64 unsure = 0;
    qint64 open = 0;
    bool isDrawn = false;     ///< agreement is of what was drawn, weighted
    qint64 withoutChance = 0; ///< opinions on what was not drawn, and so in no agreement then

    /// Where people and judge both say covered or not (which error, whose choice): the share of the
    /// same, and Cohen's kappa of people as one rater and the judge as the other. n counts
    /// opinions: agree and disagree together.
    Figure withJudge;
    KappaFigure kappaWithJudge;
    /// Pairs of people on the same decision, each pair in both orders, so that kappa is Scott's pi.
    /// n counts pairs.
    Figure amongPeople;
    KappaFigure kappaAmongPeople;
};

/// All kinds, in their order. What a raised `cancel`, which may be null, ends soon has figures
/// that mean nothing.
QList<PeopleAgreement> peopleAgreement(
    const QList<ReviewedJudgement>& judgements, const std::atomic_bool* cancel = nullptr);

} // namespace tandem::kgds
