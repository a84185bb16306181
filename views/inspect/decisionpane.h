#pragma once

#include "views/inspect/decisiontext.h"
#include "views/inspect/scorepanel.h"

#include <QList>
#include <QWidget>

#include <functional>
#include <optional>

class QAction;
class QLabel;
class QStackedWidget;
class QVBoxLayout;

namespace tandem {

class AnswerBar;
class ConfirmBar;
class DecisionCard;
class InspectActions;
class StateStrip;

/// What stands below the texts: the decisions about the selected aspect (or the two extractions),
/// the score, and the line in which the current decision is judged.
class DecisionPane final : public QWidget
{
    Q_OBJECT

public:
    /// `second` has the evaluation of a second system, on which nothing is said here.
    DecisionPane(ReviewDesk& desk, ReviewDesk& second, InspectActions* actions,
        std::function<QString(PersonId)> nameOf, QWidget* parent = nullptr);

    /// Shows what the desk has, about its current decision.
    void refresh();
    /// Shows what a second system has beside it, below what the first one has or above; null for
    /// no second one. `aspect` is what it has in the same row.
    void setSecond(const LoadedCase& second, const std::optional<AspectRef>& aspect, bool isAbove);
    /// Of which mode the figures of systems are.
    void setMode(expert::Mode mode);
    /// Says how far the review is, or asks who sits here where nobody is chosen.
    void showStrip();
    /// Asks whether the person is done, before `then`.
    void askToFinish(std::function<void()> then);
    /// Scrolls the card of the current decision on.
    void readOn();
    /// What is asked is out of date.
    void dropQuestion();

    ScorePanel* score() const { return m_score; }
    AnswerBar* answers() const { return m_answers; }

signals:
    /// A card was clicked.
    void decisionChosen(const tandem::expert::DecisionRef& decision);
    /// One of the second system.
    void secondChosen(const tandem::expert::DecisionRef& decision);
    /// The question was answered: the keyboard goes back to the case.
    void questionLeft();

private:
    struct Place
    {
        DecisionCard* card = nullptr;
        expert::DecisionRef decision;
    };

    void build();
    DecisionCard* addCard(const char* name);
    void showDecision(int place, const expert::DecisionRef& decision, const QAction* key);
    void showSecond();
    QString systemText(const LoadedCase& shown) const;

    ReviewDesk& m_desk;
    ReviewDesk& m_second;
    std::optional<AspectRef> m_secondAspect;
    expert::Mode m_mode = expert::Mode::Average;
    InspectActions* m_actions;
    std::function<QString(PersonId)> m_nameOf;
    StateStrip* m_strip;
    ConfirmBar* m_confirm;
    QStackedWidget* m_pages;
    /// Match, content, style; then the two extractions; then the second system's three.
    QList<Place> m_places;
    QLabel* m_name;       ///< of the first system, beside a second one
    QLabel* m_secondName; ///< both with their figures
    QWidget* m_secondGroup;
    QWidget* m_secondCards;
    QVBoxLayout* m_groups = nullptr; ///< of the two systems
    ScorePanel* m_score;
    AnswerBar* m_answers;
};

} // namespace tandem
