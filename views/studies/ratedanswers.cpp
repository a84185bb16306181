#include "views/studies/ratedanswers.h"

#include <algorithm>
#include <tuple>

namespace tandem {

using studies::AnswersByQuestion;

RatedAnswers::RatedAnswers(const studies::Task& task)
    : m_task(task)
{
    m_design.questions = task.questions;
    QList<studies::AnswerRow> rows = task.given.rows;
    std::sort(
        rows.begin(), rows.end(), [](const studies::AnswerRow& a, const studies::AnswerRow& b) {
            return std::tie(a.at, a.uuid) < std::tie(b.at, b.uuid);
        });
    for (const studies::AnswerRow& row : std::as_const(rows))
        set(row.turn, row.question, row.value);
    m_task.given = {};
}

void RatedAnswers::set(
    const QString& turn, const QString& question, const std::optional<QString>& value)
{
    if (value)
        m_answers[turn].insert(question, *value);
    else
        m_answers[turn].remove(question);
}

std::optional<QString> RatedAnswers::answerTo(const QString& turn, const QString& question) const
{
    const AnswersByQuestion answers = m_answers.value(turn);
    const auto found = answers.constFind(question);
    return found == answers.constEnd() ? std::nullopt : std::optional(*found);
}

bool RatedAnswers::isAsked(int turn, const studies::Question& question) const
{
    return studies::isAsked(m_design, question, m_answers.value(m_task.turns.at(turn).id));
}

QStringList RatedAnswers::lacking(int turn) const
{
    return studies::lackingAnswers(m_design, m_answers.value(m_task.turns.at(turn).id));
}

bool RatedAnswers::isWhole(int turn) const
{
    const AnswersByQuestion answers = m_answers.value(m_task.turns.at(turn).id);
    return std::all_of(
        m_task.questions.begin(), m_task.questions.end(), [&](const studies::Question& question) {
            return !studies::isAsked(m_design, question, answers) ||
                   studies::isAllowedAnswer(question, answers.value(question.name));
        });
}

int RatedAnswers::complete() const
{
    int count = 0;
    for (int turn = 0; turn < int(m_task.turns.size()); ++turn)
        count += lacking(turn).isEmpty() ? 1 : 0;
    return count;
}

int RatedAnswers::nextOpen(int from) const
{
    const int count = int(m_task.turns.size());
    for (int i = 0; i < count; ++i) {
        const int turn = (qMax(from, 0) + i) % count;
        if (!lacking(turn).isEmpty())
            return turn;
    }
    return -1;
}

int RatedAnswers::firstOpenQuestion(int turn) const
{
    const AnswersByQuestion answers = m_answers.value(m_task.turns.at(turn).id);
    const QStringList open = lacking(turn);
    for (int i = 0; i < int(m_task.questions.size()); ++i) {
        const studies::Question& question = m_task.questions.at(i);
        const bool lacks = open.isEmpty() ? studies::isAsked(m_design, question, answers) &&
                                                !answers.contains(question.name)
                                          : open.contains(question.name);
        if (lacks)
            return i;
    }
    return m_task.questions.isEmpty() ? -1 : 0;
}

int RatedAnswers::onlyDifference(const RatedAnswers& before) const
{
    int found = -1;
    for (int turn = 0; turn < int(m_task.turns.size()); ++turn) {
        const QString& id = m_task.turns.at(turn).id;
        if (before.m_answers.value(id) == m_answers.value(id))
            continue;
        if (found >= 0)
            return -1;
        found = turn;
    }
    return found;
}

} // namespace tandem
