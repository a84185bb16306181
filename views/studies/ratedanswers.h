#pragma once

#include "models/studies/answervalues.h"
#include "models/studies/task.h"

#include <QHash>

#include <optional>

namespace tandem {

/// The answers of one rater to their task that hold, and what is lacking. Turns count from 0.
class RatedAnswers final
{
public:
    RatedAnswers() = default;
    /// Of the answers that came with the task those that hold: of each turn and question the
    /// latest.
    explicit RatedAnswers(const studies::Task& task);

    void set(const QString& turn, const QString& question, const std::optional<QString>& value);
    std::optional<QString> answerTo(const QString& turn, const QString& question) const;
    bool isAsked(int turn, const studies::Question& question) const;
    /// Whether anything is answered in this turn.
    bool hasAny(const QString& turn) const { return !m_answers.value(turn).isEmpty(); }

    /// The questions that need an answer and lack it.
    QStringList lacking(int turn) const;
    /// Whether every question that is asked has an answer, those that need none too.
    bool isWhole(int turn) const;
    /// Turns that lack nothing.
    int complete() const;
    /// The first from `from` on, and round, that lacks an answer; -1 where none does.
    int nextOpen(int from) const;
    /// The question to ask first: the first that needs an answer and lacks it, else the first that
    /// has none, else the first; -1 where there is none.
    int firstOpenQuestion(int turn) const;
    /// The one turn whose answers are others than `before`; -1 where it is none, or several.
    int onlyDifference(const RatedAnswers& before) const;

private:
    studies::Task m_task;
    studies::Design m_design;                             ///< with the task's questions alone
    QHash<QString, studies::AnswersByQuestion> m_answers; ///< by TaskTurn::id
};

} // namespace tandem
