#include "views/opinions/opinionwrites.h"

#include "storage/repositories/roundrepository.h"

namespace tandem {

namespace {

Expected<Written> roundEvent(const Expected<Round>& round)
{
    if (!round)
        return failure(round.error());
    return Written(RoundChanged{round->sample, round->id});
}

Expected<Written> opinionsEvent(const Expected<void>& done, SampleId sample, RoundId round)
{
    if (!done)
        return failure(done.error());
    return Written(OpinionsChanged{sample, round});
}

} // namespace

Write workWrite(SampleId sample, const WorkWrite& version)
{
    return [sample, version](const WriteContext& context) -> Expected<Written> {
        OpinionRepository opinions(context.database);
        const auto before = opinions.own(version.round, version.person);
        if (!before)
            return failure(before.error());
        WorkWrite write = version;
        if (context.origin.isBack())
            write.durationMs = 0;
        if (const auto recorded = opinions.record(write); !recorded)
            return failure(recorded.error());
        WorkWrite back = version;
        back.work = before->value(version.utterance);
        return Written(OpinionsChanged{sample, version.round}, workWrite(sample, back));
    };
}

Write sayWrite(SampleId sample, RoundId round, const QString& opinion, const OpinionEvent& event,
    qint64 durationMs)
{
    return [=](Database& database) {
        return opinionsEvent(
            OpinionRepository(database).say(round, opinion, event, durationMs), sample, round);
    };
}

Write giveUtteranceWrite(
    SampleId sample, RoundId round, int utterance, PersonId author, PersonId by)
{
    return [=](Database& database) -> Expected<Written> {
        if (auto given = OpinionRepository(database).reassign(round, utterance, author, by); !given)
            return failure(given.error());
        return Written(RoundChanged{sample, round});
    };
}

Write roundWrite(RoundId round, PersonId person, RoundDeed deed)
{
    return [=](Database& database) {
        RoundRepository rounds(database);
        return roundEvent(deed == RoundDeed::HandIn     ? rounds.handIn(round, person)
                          : deed == RoundDeed::TakeBack ? rounds.takeBackHandIn(round, person)
                                                        : rounds.settle(round, person));
    };
}

Write reopenOpinionsWrite(RoundId round, PersonId by, const QString& reason)
{
    return [=](Database& database) {
        return roundEvent(RoundRepository(database).reopen(round, by, reason));
    };
}

} // namespace tandem
