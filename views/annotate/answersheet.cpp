#include "views/annotate/answersheet.h"

#include "models/rounds/nextitem.h"

#include <algorithm>

namespace tandem {

std::optional<Answer> AnswerSheet::underWay(int index) const
{
    return m_pending.value(m_open.items.at(index).id);
}

Answer AnswerSheet::effective(int index) const
{
    return underWay(index).value_or(m_open.answers.at(index));
}

int AnswerSheet::answeredCount() const
{
    return int(std::count_if(m_open.answers.begin(), m_open.answers.end(),
        [](const Answer& answer) { return answer.isComplete(); }));
}

Missing AnswerSheet::missing() const
{
    QList<NumberedAnswer> numbered;
    for (int i = 0; i < count(); ++i)
        numbered.append({m_open.items.at(i).number, effective(i)});
    return missingOf(numbered);
}

std::optional<int> AnswerSheet::next(int current) const
{
    QList<Answer> answers;
    answers.reserve(count());
    for (int i = 0; i < count(); ++i)
        answers.append(effective(i));
    const auto index = nextIncomplete(answers, current);
    return index ? std::optional(int(*index)) : std::nullopt;
}

} // namespace tandem
