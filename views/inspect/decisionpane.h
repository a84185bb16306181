#pragma once

#include "views/inspect/decisiontext.h"
#include "views/inspect/scorepanel.h"

#include <QList>
#include <QWidget>

#include <functional>
#include <optional>

class QAction;
class QStackedWidget;

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
    DecisionPane(ReviewDesk& desk, InspectActions* actions, std::function<QString(PersonId)> nameOf,
        QWidget* parent = nullptr);

    /// Shows what the desk has, about its current decision.
    void refresh();
    /// Says how far the review is, or asks who sits here where nobody is chosen.
    void showStrip();
    /// Asks whether the person is done, before `then`.
    void askToFinish(std::function<void()> then);
    /// What is asked is out of date.
    void dropQuestion();

    ScorePanel* score() const { return m_score; }
    AnswerBar* answers() const { return m_answers; }

signals:
    /// A card was clicked.
    void decisionChosen(const tandem::expert::DecisionRef& decision);
    /// The question was answered: the keyboard goes back to the case.
    void questionLeft();

private:
    struct Place
    {
        DecisionCard* card = nullptr;
        expert::DecisionRef decision;
    };

    void showDecision(int place, const expert::DecisionRef& decision, const QAction* key);

    ReviewDesk& m_desk;
    InspectActions* m_actions;
    std::function<QString(PersonId)> m_nameOf;
    StateStrip* m_strip;
    ConfirmBar* m_confirm;
    QStackedWidget* m_pages;
    QList<Place> m_places; ///< match, content, style; then the two extractions
    ScorePanel* m_score;
    AnswerBar* m_answers;
};

} // namespace tandem
