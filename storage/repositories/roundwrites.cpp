#include "storage/repositories/roundwrites.h"

#include "storage/repositories/roundrepository.h"

namespace tandem {

namespace {

/// `deed` returns the round that is another one now.
template <typename Deed>
Write roundDeed(Deed deed)
{
    return [deed](Database& database) -> Expected<Written> {
        RoundRepository rounds(database);
        return deed(rounds).map([](const Round& round) {
            return Written(RoundChanged{round.sample, round.id});
        });
    };
}

} // namespace

Write handInWrite(RoundId round, PersonId person)
{
    return roundDeed([=](RoundRepository& rounds) { return rounds.handIn(round, person); });
}

Write takeBackHandInWrite(RoundId round, PersonId person)
{
    return roundDeed([=](RoundRepository& rounds) { return rounds.takeBackHandIn(round, person); });
}

Write settleWrite(RoundId round, PersonId by)
{
    return roundDeed([=](RoundRepository& rounds) { return rounds.settle(round, by); });
}

Write reopenWrite(RoundId round, PersonId by, const QString& reason)
{
    return roundDeed([=](RoundRepository& rounds) { return rounds.reopen(round, by, reason); });
}

Write labelAgainWrite(RoundId round, PersonId by)
{
    return roundDeed([=](RoundRepository& rounds) { return rounds.labelAgain(round, by); });
}

} // namespace tandem
