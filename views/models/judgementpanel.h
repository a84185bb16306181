#pragma once

#include "ui/verdicts/answerbar.h"
#include "ui/verdicts/decisionlook.h"

#include <QWidget>

#include <functional>

namespace tandem {

class ConfirmBar;
class DecisionCard;
class StateStrip;

/// What stands below a sample: the verdict that is looked at with its explanation, that on the
/// output beside it, and the line in which it is judged.
class JudgementPanel final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(JudgementPanel)

public:
    explicit JudgementPanel(const AnswerCommands& commands, QWidget* parent = nullptr);

    /// One without a title is not shown.
    void setTexts(const DecisionText& first, const DecisionText& beside);
    /// Says how things stand; nothing while something is asked.
    void showState(const QString& text, QAction* action);
    /// Asks before `then`.
    void ask(const QString& question, const QString& yes, std::function<void()> then);
    /// What is asked is out of date.
    void dropQuestion();
    /// Scrolls the explanation on.
    void readOn();
    /// What is above the line of answers.
    QWidget* cards() const { return m_cards; }
    AnswerBar* answers() const { return m_answers; }

signals:
    /// The question was answered: the keyboard goes back to the list.
    void questionLeft();

private:
    StateStrip* m_strip;
    ConfirmBar* m_confirm;
    QWidget* m_cards;
    DecisionCard* m_first;
    DecisionCard* m_beside;
    AnswerBar* m_answers;
};

} // namespace tandem
