#include "views/annotate/answerwrites.h"

#include "storage/repositories/roundrepository.h"

namespace tandem {

namespace {

Expected<ChangeEvent> roundEvent(const Expected<Round>& round)
{
    if (!round)
        return failure(round.error());
    return ChangeEvent(RoundChanged{round->sample, round->id});
}

} // namespace

Write answerWrite(const AnswerWrite& row, const TimeCounted& counted)
{
    return [row, counted](Database& database) -> Expected<ChangeEvent> {
        AnswerWrite write = row;
        if (counted->load())
            write.durationMs = 0;
        TANDEM_DO(AnswerRepository(database).record(write));
        return ChangeEvent(AnswerChanged{row.round, row.person, row.item, row.answer});
    };
}

Write handInWrite(RoundId round, PersonId person)
{
    return [round, person](Database& database) {
        return roundEvent(RoundRepository(database).handIn(round, person));
    };
}

Write takeBackHandInWrite(RoundId round, PersonId person)
{
    return [round, person](Database& database) {
        return roundEvent(RoundRepository(database).takeBackHandIn(round, person));
    };
}

} // namespace tandem
