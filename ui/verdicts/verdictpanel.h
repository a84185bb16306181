#pragma once

#include "ui/verdicts/answerbar.h"

#include <QWidget>

#include <functional>

namespace tandem {

class ConfirmBar;
class Piece;
class StateStrip;

/// Where decisions are judged: how things stand, or a question; the cards of the decisions; and the
/// line in which the current one is judged. Each screen has its own cards.
class VerdictPanel : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(VerdictPanel)

public:
    /// Says how things stand; nothing while something is asked.
    void showState(const QString& text, QAction* action);
    /// Asks before `then`.
    void ask(const QString& question, const QString& yes, std::function<void()> then);
    /// What is asked is out of date.
    void dropQuestion();
    AnswerBar* answers() const { return m_answers; }

signals:
    /// The question was answered: the keyboard goes back to what is judged.
    void questionLeft();

protected:
    /// `strip` is the object name of the line that says how things stand.
    explicit VerdictPanel(const char* strip, QWidget* parent = nullptr);

    /// Puts the cards in their place, above the line of answers; to be called once.
    void layOut(const Piece& cards, const VerdictCommands& commands);

private:
    StateStrip* m_strip;
    ConfirmBar* m_confirm;
    AnswerBar* m_answers = nullptr;
};

} // namespace tandem
