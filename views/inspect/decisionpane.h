#pragma once

#include "models/expert/review.h"
#include "ui/verdicts/decisionlook.h"
#include "ui/verdicts/verdictpanel.h"
#include "views/inspect/evaluationsubject.h"
#include "views/inspect/scorepanel.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

class QAction;
class QLabel;
class QStackedWidget;
class QVBoxLayout;

namespace tandem {

class DecisionCard;

// What is said about a decision of a model, for a card on the screen.

/// With what reviewers say of it.
DecisionText decisionText(const WorkbenchItems& items, const expert::DecisionRef& decision);
/// "Ben says the same on 12 of 14 decisions", a line for each other reviewer; `nameOf` gives a
/// person's name.
QStringList agreementLines(
    const WorkbenchItems& items, const std::function<QString(PersonId)>& nameOf);

/// What stands below the texts: the decisions about the selected aspect (or the two extractions),
/// the score, and the line in which the current decision is judged.
class DecisionPane final : public VerdictPanel
{
    Q_OBJECT

public:
    /// `second` has the evaluation of a second system, on which nothing is said here.
    /// `parent` is the screen, which has its commands already.
    DecisionPane(WorkbenchItems& items, WorkbenchItems& second, const VerdictCommands& commands,
        QWidget* parent);

    /// Shows what is judged, about its current decision.
    void refresh();
    /// Shows what a second system has beside it, below what the first one has or above; null for
    /// no second one. `aspect` is what it has in the same row.
    void setSecond(const LoadedCase& second, const std::optional<AspectRef>& aspect, bool isAbove);
    /// The height at which the longest rationale of the case is in sight whole; an estimate.
    int neededHeight() const;
    /// Scrolls the card of the current decision on.
    void readOn();

    ScorePanel* score() const { return m_score; }

signals:
    /// A card was clicked.
    void decisionChosen(const tandem::expert::DecisionRef& decision);
    /// One of the second system.
    void secondChosen(const tandem::expert::DecisionRef& decision);

private:
    struct Place
    {
        DecisionCard* card = nullptr;
        expert::DecisionRef decision;
    };

    void build(const VerdictCommands& commands);
    DecisionCard* addCard(const char* name);
    void showDecision(int place, const expert::DecisionRef& decision, const QAction* key);
    void showSecond();

    WorkbenchItems& m_items;
    WorkbenchItems& m_second;
    std::optional<AspectRef> m_secondAspect;
    QStackedWidget* m_pages;
    /// Match, content, style; then the two extractions; then the second system's three.
    QList<Place> m_places;
    QLabel* m_name; ///< of the first system, beside a second one
    QLabel* m_secondName;
    QWidget* m_secondGroup;
    QWidget* m_secondCards;
    QVBoxLayout* m_groups = nullptr; ///< of the two systems
    ScorePanel* m_score;
};

} // namespace tandem
