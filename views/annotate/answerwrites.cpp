#include "views/annotate/answerwrites.h"

#include "storage/repositories/roundrepository.h"

namespace tandem {

namespace {

Expected<Written> roundEvent(const Expected<Round>& round)
{
    if (!round)
        return failure(round.error());
    return Written(RoundChanged{round->sample, round->id});
}

} // namespace

Write answerWrite(const AnswerWrite& row)
{
    return [row](const WriteContext& context) -> Expected<Written> {
        AnswerRepository answers(context.database);
        const auto before = answers.own(row.round, row.person, row.item);
        if (!before)
            return failure(before.error());
        AnswerWrite write = row;
        if (context.origin.isBack())
            write.durationMs = 0;
        if (const auto id = answers.record(write); !id)
            return failure(id.error());
        AnswerWrite back = row;
        back.answer = *before;
        return Written(
            AnswerChanged{row.round, row.person, row.item, row.answer}, answerWrite(back));
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
