#include "views/models/judgementpanel.h"

#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/verdicts/decisioncard.h"

namespace tandem {

namespace {

constexpr int kLeastVerdict = 90; ///< the verdict and two lines of its explanation

} // namespace

JudgementPanel::JudgementPanel(const VerdictCommands& commands, QWidget* parent)
    : VerdictPanel("judgementStrip", parent)
    , m_cards(new QWidget(this))
    , m_first(named(new DecisionCard(this), "verdictCard"))
    , m_beside(named(new DecisionCard(this), "verdictBesideCard"))
{
    inRow(m_cards, {{m_first, 3}, {m_beside, 2}}, 0);
    layOut({m_cards, 1}, commands);
    for (DecisionCard* card : {m_first, m_beside})
        card->setMinimumHeight(kLeastVerdict);
    m_first->setCurrent(true);
    m_beside->hide();
}

void JudgementPanel::setTexts(const DecisionText& first, const DecisionText& beside)
{
    m_first->setText(first);
    m_beside->setText(beside);
    m_beside->setVisible(!beside.title.isEmpty());
}

void JudgementPanel::readOn()
{
    m_first->readOn();
}

} // namespace tandem
