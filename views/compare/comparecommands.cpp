#include "views/compare/comparecommands.h"

#include "storage/repositories/comparisonrepository.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/roundwrites.h"
#include "views/compare/comparisonrows.h"
#include "views/compare/figuretext.h"
#include "views/session/projectsession.h"

#include <optional>

namespace tandem {

namespace {

/// The item of a round that a decision is about.
struct DecisionPlace
{
    SampleId sample;
    RoundId round;
    ItemId item;
};

/// The decision that counts, be it that none does.
QString uuidOf(const std::optional<DecisionRow>& decision)
{
    return decision ? decision->uuid : QString();
}

/// `wrote` is of the way back: the decision that is to be taken back. Somebody else's that came
/// after it stays.
Write decisionWrite(const DecisionPlace& place, const std::optional<DecisionRow>& decision,
    PersonId by, const std::optional<QString>& wrote = {})
{
    return [=](Database& database) -> Expected<Written> {
        ComparisonRepository comparisons(database);
        TANDEM_TRY(before, comparisons.decision(place.round, place.item));
        if (wrote && *wrote != uuidOf(*before))
            return failure(ErrorCode::Refused,
                RepositoryWords::tr("The decision was changed in the meantime."));
        if (!decision) {
            TANDEM_DO(comparisons.withdrawDecision(place.round, place.item, by));
        } else if (!decision->uuid.isEmpty()) {
            // One that was stored comes back as whose it is.
            TANDEM_DO(comparisons.restoreDecision(place.round, *decision, by));
        } else {
            TANDEM_DO(comparisons.decide(place.round, place.item, *decision->outcome, by,
                decision->note, decision->guidelineMustChange));
        }
        TANDEM_TRY(now, comparisons.decision(place.round, place.item));
        return Written(RoundChanged{place.sample, place.round, place.item},
            decisionWrite(place, *before, by, uuidOf(*now)));
    };
}

} // namespace

CompareCommands::CompareCommands(ProjectSession& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
}

Job CompareCommands::decide(
    const CompareState& state, const ShownItem& item, const DecisionRow& decision)
{
    const Step step = state.comparison.step;
    const QString text = step == Step::KeyFacts ? tr("decision on fact %1 of sample %2: %3")
                                                : tr("decision on paragraph %1 of sample %2: %3");
    const DecisionPlace place{state.sample.id, state.comparison.round, item.item};
    return m_session.change(
        this, {text.arg(results::countText(item.number), results::countText(state.sample.position),
                   outcomeWord(decision.outcome, step)),
                  decisionWrite(place, decision, m_session.currentPerson())});
}

void CompareCommands::tagGuideline(const CompareState& state, const ShownItem& item, bool on)
{
    const QString text = state.comparison.step == Step::KeyFacts
                             ? tr("guideline tag of fact %1 of sample %2")
                             : tr("guideline tag of paragraph %1 of sample %2");
    m_session.change(this,
        {text.arg(results::countText(item.number), results::countText(state.sample.position)),
            guidelineTagWrite(state.comparison.round, item.item, on, m_session.currentPerson())});
}

void CompareCommands::settle(const CompareState& state)
{
    m_session.change(this, {tr("settling sample %1").arg(results::countText(state.sample.position)),
                               settleWrite(state.comparison.round, m_session.currentPerson())});
}

void CompareCommands::reopen(RoundId round, const QString& reason)
{
    m_session.change(this,
        {.write = roundWrite(&RoundRepository::reopen, round, m_session.currentPerson(), reason)});
}

void CompareCommands::labelAgain(RoundId round)
{
    m_session.change(this,
        {.write = roundWrite(&RoundRepository::labelAgain, round, m_session.currentPerson())});
}

} // namespace tandem
