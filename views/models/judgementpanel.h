#pragma once

#include "ui/verdicts/decisionlook.h"
#include "ui/verdicts/verdictpanel.h"

namespace tandem {

class DecisionCard;

/// What stands below a sample: the verdict that is looked at with its explanation, that on the
/// output beside it, and the line in which it is judged.
class JudgementPanel final : public VerdictPanel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(JudgementPanel)

public:
    explicit JudgementPanel(const VerdictCommands& commands, QWidget* parent = nullptr);

    /// One without a title is not shown.
    void setTexts(const DecisionText& first, const DecisionText& beside);
    /// Scrolls the explanation on.
    void readOn();
    /// What is above the line of answers.
    QWidget* cards() const { return m_cards; }

private:
    QWidget* m_cards;
    DecisionCard* m_first;
    DecisionCard* m_beside;
};

} // namespace tandem
