#pragma once

#include "models/studies/task.h"
#include "views/studies/ratedanswers.h"

#include <QList>
#include <QPointer>
#include <QSet>
#include <QWidget>

#include <optional>

class QLabel;
class QScrollArea;

namespace tandem {

class EmptyState;
class QuestionPane;
class RatedItemView;
class TaskHeader;
struct TextShare;

/// One rater's task, an item at a time: what is shown of it above, its questions below, one key an
/// answer. Answers open once each text was in view. What is given is shown and told at once; what
/// could not be stored is taken back by setAnswer().
class RatingView final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RatingView)

public:
    explicit RatingView(QWidget* parent = nullptr);
    ~RatingView() override;

    /// Shows the task with the answers given before, at the first item that lacks one. The same
    /// task anew stays at its item, unless another one's answers changed: then it goes there.
    void setTask(const studies::Task& task);
    const studies::Task& task() const { return m_task; }
    /// Shows what holds now.
    void setAnswer(
        const QString& turn, const QString& question, const std::optional<QString>& value);
    /// Whether answers can only be read.
    void setReadOnly(bool readOnly);
    bool isReadOnly() const { return m_isReadOnly; }
    /// Tells words that are still being typed.
    void finishTyping();

    /// The item that is shown, from 0; -1 where there is none.
    int currentTurn() const { return m_turn; }
    void showTurn(int turn);
    void stepTurn(int by) { showTurn(m_turn + by); }
    /// Whether the item lacks an answer that it needs.
    bool isLacking() const { return m_turn >= 0 && !m_answers.lacking(m_turn).isEmpty(); }
    /// Scrolls to the first part of this item's texts that was not in view yet: until every part
    /// was, there is nothing to answer. False where all were, or answers can only be read.
    bool readOn();
    /// The next item, from here on and round, that lacks an answer; false where none does.
    bool showNextOpen();
    /// The question that keys answer; empty where none is asked.
    QString askedQuestion() const;
    /// Asks the next or the previous question of this item; a field of words gets the keyboard.
    void stepQuestion(int by);
    /// Takes back the answer to the question that is asked.
    void takeBack();
    /// Items, and those of them with all their answers.
    int turns() const { return int(m_task.turns.size()); }
    int answeredTurns() const { return m_answers.complete(); }

signals:
    /// Given by the rater, to be stored; none: taken back. `before` is what held until then.
    void answered(const QString& turn, const QString& question, const std::optional<QString>& value,
        const std::optional<QString>& before);
    void turnShown(int turn);
    /// Each text of this turn was in view for the first time.
    void wasInView(const QString& turn);
    /// The rater gave the last answer that the item lacked, or could have.
    void turnCompleted();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    /// Whether answers are not open yet: they are once each text of the item was in view.
    bool isLocked() const;
    /// Notes what is in view.
    void look();
    /// Notes what is in view, and stays so for a moment.
    void lookSoon();
    void noteInView(const QList<TextShare>& inView);
    void tellUnread();
    bool isKeyOfAnswer(const QKeyEvent& event) const;
    void letAnswer();
    void showFields(const studies::TaskTurn& turn);
    void showAnswers(bool isOther = false);
    void showQuestions();
    void fitQuestions();
    void askFirstOpen();
    void ask(int question);
    void give(int question, const std::optional<QString>& value);
    void showProgress();
    QString remarkOn(const studies::TaskTurn& turn) const;

    studies::Task m_task;
    RatedAnswers m_answers;
    TaskHeader* m_header;
    QScrollArea* m_content; ///< the item; scrolls where the window is low
    QScrollArea* m_scroll;
    QWidget* m_asks;
    EmptyState* m_empty;
    QLabel* m_unread;
    QPointer<RatedItemView> m_item;
    QSet<QString> m_read; ///< turns whose texts were in view, or events that say so
    QList<QuestionPane*> m_questions;
    int m_turn = -1;
    int m_asked = -1;
    bool m_isReadOnly = false;
};

} // namespace tandem
