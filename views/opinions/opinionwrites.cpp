#include "views/opinions/opinionwrites.h"

#include "storage/repositories/roundrepository.h"

namespace tandem {

namespace {

Expected<ChangeEvent> roundEvent(const Expected<Round>& round)
{
    if (!round)
        return failure(round.error());
    return ChangeEvent(RoundChanged{round->sample, round->id});
}

Expected<ChangeEvent> opinionsEvent(const Expected<void>& done, SampleId sample, RoundId round)
{
    if (!done)
        return failure(done.error());
    return ChangeEvent(OpinionsChanged{sample, round});
}

} // namespace

Write workWrite(SampleId sample, const WorkWrite& version, const WorkTimeCounted& counted)
{
    return [sample, version, counted](Database& database) {
        WorkWrite write = version;
        if (counted->load())
            write.durationMs = 0;
        return opinionsEvent(OpinionRepository(database).record(write), sample, version.round);
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
    return [=](Database& database) -> Expected<ChangeEvent> {
        TANDEM_DO(OpinionRepository(database).reassign(round, utterance, author, by));
        return ChangeEvent(RoundChanged{sample, round});
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
