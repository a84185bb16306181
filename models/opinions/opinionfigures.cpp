#include "models/opinions/opinionfigures.h"

#include "models/agreement/agreement.h"
#include "models/kgds/opinion.h"
#include "models/words.h"

#include <array>

namespace tandem {

namespace {

constexpr int kNo = 0;
constexpr int kYes = 1;

/// The share of yes among the partner's answers. The author stands for yes, so this is the pair's
/// percent agreement, with the interval that goes with it.
Figure shareOfYes(const ContingencyTable& authorAndPartner)
{
    if (authorAndPartner.n() == 0)
        return Figure::undefined(OpinionWords::tr("No opinion has been peer-reviewed yet."), 0);
    return percentAgreement(authorAndPartner);
}

/// Counts what the partners said at their first checks.
struct FirstChecks
{
    std::array<ContingencyTable, 4> byCriterion;
    ContingencyTable all;
    ContingencyTable referencesRight;

    void add(const OpinionCheck& check, bool hasReferences)
    {
        for (const OpinionCriterion criterion : kOpinionCriteria)
            byCriterion[size_t(criterion)].add(kYes, *check.verdict(criterion) ? kYes : kNo);
        all.add(kYes, check.passes() ? kYes : kNo);
        if (hasReferences)
            referencesRight.add(kYes, *check.references ? kYes : kNo);
    }
};

void countFirstAnswer(OpinionFigures& figures, const OpinionStanding& now)
{
    static constexpr std::array answers{
        &OpinionFigures::accepted, &OpinionFigures::changed, &OpinionFigures::defended};
    if (now.firstCheck->passes())
        ++figures.passedAtOnce;
    else if (!now.firstResponse)
        ++figures.unanswered;
    else
        ++(figures.*answers[std::size_t(now.firstResponse->kind)]);
}

void countState(OpinionFigures& figures, OpinionState state, ConsistencyRule rule)
{
    switch (state) {
    case OpinionState::Unchecked:
        break;
    case OpinionState::Passed:
        ++figures.passed;
        break;
    case OpinionState::AwaitingAuthor:
    case OpinionState::AwaitingRecheck:
        ++figures.awaiting;
        break;
    case OpinionState::Disputed:
        ++(rule == ConsistencyRule::Strict ? figures.dropped : figures.disputed);
        break;
    case OpinionState::Dropped:
        ++figures.dropped;
        break;
    case OpinionState::Kept:
        ++figures.kept;
    }
}

} // namespace

OpinionFigures opinionFigures(const QList<OpinionThread>& threads, ConsistencyRule rule)
{
    OpinionFigures figures;
    FirstChecks first;
    for (const OpinionThread& thread : threads) {
        ++figures.opinions;
        const OpinionStanding now = standing(thread, rule);
        countState(figures, now.state, rule);
        if (!now.firstCheck)
            continue;
        ++figures.checked;
        const qint64 references = kgds::clarifiedReferences(thread.written);
        figures.references += references;
        figures.opinionsWithReferences += references > 0 ? 1 : 0;
        first.add(*now.firstCheck, references > 0);
        countFirstAnswer(figures, now);
    }
    for (const OpinionCriterion criterion : kOpinionCriteria)
        figures.yes[size_t(criterion)] = shareOfYes(first.byCriterion[size_t(criterion)]);
    figures.allYes = shareOfYes(first.all);
    figures.referencesRight =
        first.referencesRight.n() > 0
            ? shareOfYes(first.referencesRight)
            : Figure::undefined(
                  OpinionWords::tr(
                      "No opinion with clarified references has been peer-reviewed yet."),
                  0);
    figures.kappa = Figure::undefined(
        OpinionWords::tr("Authors count as answering yes to every question about their own "
                         "opinions. Because one side never varies, agreement beyond chance cannot "
                         "be separated from raw agreement."),
        figures.checked);
    return figures;
}

} // namespace tandem
