#pragma once

#include <QWidget>

#include <functional>

class QAction;

namespace tandem {

class ActionButton;
class ConfirmBar;
class ElidedLabel;
class NoteField;
class Piece;
class StateStrip;

/// The commands by which decisions are judged.
struct VerdictCommands
{
    QAction* agree = nullptr; ///< checkable, as the next two: what is on disk
    QAction* disagree = nullptr;
    QAction* unsure = nullptr;
    QAction* agreeWithAll = nullptr;
    QAction* takeBack = nullptr;
    QAction* note = nullptr;
    QAction* nextUndecided = nullptr;
    QAction* nextDiffering = nullptr;
    QAction* done = nullptr;
    QAction* choosePerson = nullptr;          ///< visible while nobody sits here
    QAction* reply = nullptr;                 ///< shows what it was read from
    std::function<QString()> replyWords = {}; ///< shorter than the command's
};

/// The line in which the current decision is judged: agree, disagree, unsure, a note, the reply
/// that it was read from. It stays in its place while the current decision moves on, so that the
/// pointer can too.
class AnswerBar final : public QWidget
{
    Q_OBJECT

public:
    explicit AnswerBar(const VerdictCommands& commands, QWidget* parent = nullptr);

    /// What is judged, and its note; an empty name where there is nothing. A note that could not be
    /// stored is marked.
    void setDecision(const QString& name, const QString& note, bool reviewable, bool unstored);
    void focusNote();
    /// Tells of what was typed and not told yet, or could not be stored; before something else is
    /// judged.
    void writeNote();
    /// Where a menu about disagreeing comes out.
    QPoint menuPlace() const;

signals:
    /// Enter in the note, or it was left with other words in it.
    void noteWritten(const QString& note);
    /// The note is done with; the keyboard should go back to what is judged.
    void noteLeft();

private:
    ElidedLabel* m_name;
    ActionButton* m_disagree;
    NoteField* m_note;
    QString m_written;
};

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
