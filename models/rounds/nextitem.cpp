#include "models/rounds/nextitem.h"

namespace tandem {

namespace {

template <typename Predicate>
std::optional<qsizetype> nextWhere(
    const QList<Answer>& answers, qsizetype current, Predicate predicate)
{
    const qsizetype size = answers.size();
    for (qsizetype step = 1; step <= size; ++step) {
        const qsizetype index = (current + step) % size;
        if (predicate(answers.at(index)))
            return index;
    }
    return std::nullopt;
}

} // namespace

std::optional<qsizetype> nextIncomplete(const QList<Answer>& answers, qsizetype current)
{
    Q_ASSERT(current >= -1);
    const auto unanswered = nextWhere(
        answers, current, [](const Answer& answer) { return !answer.value && !answer.unsure; });
    if (unanswered)
        return unanswered;
    return nextWhere(answers, current, [](const Answer& answer) { return answer.unsure; });
}

} // namespace tandem
