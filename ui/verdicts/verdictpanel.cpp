#include "ui/verdicts/verdictpanel.h"

#include "ui/arrange.h"
#include "ui/confirmbar.h"
#include "ui/divider.h"
#include "ui/parts.h"
#include "ui/statestrip.h"
#include "ui/theme.h"

#include <utility>

namespace tandem {

VerdictPanel::VerdictPanel(const char* strip, QWidget* parent)
    : QWidget(parent)
    , m_strip(named(new StateStrip(this), strip))
    , m_confirm(new ConfirmBar(this))
{
    setSurface(this, Surface::Panel);
    connect(m_confirm, &ConfirmBar::finished, this, &VerdictPanel::questionLeft);
}

void VerdictPanel::layOut(const Piece& cards, const VerdictCommands& commands)
{
    m_answers = new AnswerBar(commands, this); // behind the cards in the order of Tab, too
    inColumn(this, {m_strip, m_confirm, cards, new Divider(Qt::Horizontal, this), m_answers}, 0);
}

void VerdictPanel::showState(const QString& text, QAction* action)
{
    m_strip->showState(m_confirm->isHidden() ? text : QString(), action);
}

void VerdictPanel::ask(const QString& question, const QString& yes, std::function<void()> then)
{
    m_confirm->ask(question, yes, std::move(then));
    m_strip->showState({});
}

void VerdictPanel::dropQuestion()
{
    m_confirm->dismiss();
}

} // namespace tandem
