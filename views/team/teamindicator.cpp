#include "views/team/teamindicator.h"

#include "ui/plaintooltip.h"
#include "ui/screen/livetext.h"
#include "views/team/teamsync.h"
#include "views/team/teamtext.h"

namespace tandem {

TeamIndicator::TeamIndicator(QWidget* parent)
    : QToolButton(parent)
{
    setObjectName(QStringLiteral("teamIndicator"));
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setAutoRaise(true);
    setFocusPolicy(Qt::TabFocus);
    inEveryLanguage(this, [this] { showState(); });
}

void TeamIndicator::setSync(TeamSync* sync)
{
    if (m_sync)
        m_sync->disconnect(this);
    m_sync = sync;
    if (m_sync)
        connect(m_sync, &TeamSync::changed, this, &TeamIndicator::showState);
    showState();
}

void TeamIndicator::showState()
{
    setVisible(m_sync && m_sync->isOfTeam());
    if (isHidden())
        return;
    const TeamText text = teamText(m_sync->state());
    setIcon(themedIcon(text.icon, text.color));
    setText(text.word);
    setToolTip(plainToolTip(text.detail));
    setAccessibleName(tr("Team: %1").arg(text.word));
}

} // namespace tandem
