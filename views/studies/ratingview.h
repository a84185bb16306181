#pragma once

#include "models/studies/answervalues.h"
#include "models/studies/task.h"

#include <QHash>
#include <QList>
#include <QWidget>

#include <optional>

class QScrollArea;

namespace tandem {

class EmptyState;
class QuestionPane;
class TaskHeader;

/// One rater's task, an item at a time: what is shown of it above, its questions below, one key an
/// answer. What is given is shown and told at once; what could not be stored is taken back by
/// setAnswer().
class RatingView final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RatingView)

public:
    explicit RatingView(QWidget* parent = nullptr);
    ~RatingView() override;

    /// Shows the task with the answers given before, at the first item that lacks one. The same
    /// task anew stays at its item.
    void setTask(const studies::Task& task);
    const studies::Task& task() const { return m_task; }
    /// Shows what holds now.
    void setAnswer(
        const QString& turn, const QString& question, const std::optional<QString>& value);

    /// The item that is shown, from 0; -1 where there is none.
    int currentTurn() const { return m_turn; }
    void showTurn(int turn);
    void stepTurn(int by) { showTurn(m_turn + by); }
    /// The next item, from here on and round, that lacks an answer; false where none does.
    bool showNextOpen();
    /// The question that keys answer; empty where none is asked.
    QString askedQuestion() const;
    /// Asks the next or the previous question of this item.
    void stepQuestion(int by);
    /// Takes back the answer to the question that is asked.
    void takeBack();
    /// Items, and those of them with all their answers.
    int turns() const { return int(m_task.turns.size()); }
    int answeredTurns() const;
    /// Time of work on the task before and now; a negative one hides the clock.
    void setActiveMs(qint64 ms);

signals:
    /// Given by the rater, to be stored; none: taken back. `before` is what held until then.
    void answered(const QString& turn, const QString& question, const std::optional<QString>& value,
        const std::optional<QString>& before);
    void turnShown(int turn);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void showFields(const studies::TaskTurn& turn);
    void showAnswers();
    void showQuestions();
    void askFirstOpen();
    void ask(int question);
    void give(int question, const std::optional<QString>& value);
    std::optional<QString> answerTo(const QString& turn, const QString& question) const;
    bool lacksAnswers(int turn) const;
    void showProgress();

    studies::Task m_task;
    studies::Design m_design;                             ///< with the task's questions alone
    QHash<QString, studies::AnswersByQuestion> m_answers; ///< by TaskTurn::id
    TaskHeader* m_header;
    QWidget* m_content;
    QWidget* m_fields = nullptr;
    QWidget* m_asks;
    EmptyState* m_empty;
    QList<QuestionPane*> m_questions;
    int m_turn = -1;
    int m_asked = -1;
};

} // namespace tandem
