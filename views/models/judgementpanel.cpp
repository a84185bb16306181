#include "views/models/judgementpanel.h"

#include "ui/arrange.h"
#include "ui/confirmbar.h"
#include "ui/divider.h"
#include "ui/parts.h"
#include "ui/statestrip.h"
#include "ui/theme.h"
#include "ui/verdicts/decisioncard.h"

namespace tandem {

namespace {

constexpr int kLeastVerdict = 90; ///< the verdict and two lines of its explanation

} // namespace

JudgementPanel::JudgementPanel(const AnswerCommands& commands, QWidget* parent)
    : QWidget(parent)
    , m_strip(named(new StateStrip(this), "judgementStrip"))
    , m_confirm(new ConfirmBar(this))
    , m_cards(new QWidget(this))
    , m_first(named(new DecisionCard(this), "verdictCard"))
    , m_beside(named(new DecisionCard(this), "verdictBesideCard"))
    , m_answers(new AnswerBar(commands, this))
{
    setSurface(this, Surface::Panel);
    inRow(m_cards, {{m_first, 3}, {m_beside, 2}}, 0);
    inColumn(
        this, {m_strip, m_confirm, {m_cards, 1}, new Divider(Qt::Horizontal, this), m_answers}, 0);
    for (DecisionCard* card : {m_first, m_beside})
        card->setMinimumHeight(kLeastVerdict);
    m_first->setCurrent(true);
    m_beside->hide();
    connect(m_confirm, &ConfirmBar::finished, this, &JudgementPanel::questionLeft);
}

void JudgementPanel::setTexts(const DecisionText& first, const DecisionText& beside)
{
    m_first->setText(first);
    m_beside->setText(beside);
    m_beside->setVisible(!beside.title.isEmpty());
}

void JudgementPanel::showState(const QString& text, QAction* action)
{
    m_strip->showState(m_confirm->isHidden() ? text : QString(), action);
}

void JudgementPanel::ask(const QString& question, const QString& yes, std::function<void()> then)
{
    m_confirm->ask(question, yes, std::move(then));
    m_strip->showState({});
}

void JudgementPanel::dropQuestion()
{
    m_confirm->dismiss();
}

void JudgementPanel::readOn()
{
    m_first->readOn();
}

} // namespace tandem
