#include "views/annotate/answerwrites.h"

namespace tandem {

Write answerWrite(const AnswerWrite& row)
{
    return [row](const WriteContext& context) -> Expected<Written> {
        AnswerRepository answers(context.database);
        TANDEM_TRY(before, answers.own(row.round, row.person, row.item));
        AnswerWrite write = row;
        if (context.origin.isBack())
            write.durationMs = 0;
        TANDEM_DO(answers.record(write));
        AnswerWrite back = row;
        back.answer = *before;
        return Written(
            AnswerChanged{row.round, row.person, row.item, row.answer}, answerWrite(back));
    };
}

} // namespace tandem
