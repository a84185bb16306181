#include "storage/repositories/roundwrites.h"
#include "views/compare/compareactions.h"
#include "views/compare/compareworkspace.h"
#include "views/compare/comparewrites.h"
#include "views/compare/comparisonpage.h"
#include "views/compare/comparisonrows.h"
#include "views/compare/comparisontable.h"
#include "views/compare/decisionpanel.h"
#include "views/compare/figuretext.h"
#include "views/compare/rowpanel.h"
#include "views/session/projectsession.h"

#include <QAction>

/// What Compare has the project change: decisions, settling, reopening, second passes.
namespace tandem {

void CompareWorkspace::beginDecision(Outcome outcome)
{
    const int row = m_page->table()->currentRow();
    if (!m_actions->decideYes->isEnabled() || m_deciding)
        return;
    clearMessage();
    const auto& decision = m_state.comparison.items.at(row).decision;
    m_row->decision()->begin(outcome, decision ? decision->note : QString());
}

void CompareWorkspace::commitDecision(Outcome outcome, const QString& note)
{
    const int row = m_page->table()->currentRow();
    if (row < 0 || row >= m_state.comparison.items.size())
        return;
    const ShownItem& item = m_state.comparison.items.at(row);
    const DecisionPlace place{m_state.sample.id, m_state.comparison.round, item.item};
    m_deciding = item.item;
    m_session
        .change(this, {decisionText(item, outcome),
                          decisionWrite(place, {{outcome, note}}, m_session.currentPerson())})
        .watch(this, [this, decided = item.item](const Expected<void>& end) {
            if (m_deciding != decided)
                return;
            m_deciding.reset();
            if (end)
                advance(decided);
        });
}

QString CompareWorkspace::decisionText(const ShownItem& item, Outcome outcome) const
{
    const Step step = m_state.comparison.step;
    const QString text = step == Step::KeyFacts ? tr("decision on fact %1 of sample %2: %3")
                                                : tr("decision on paragraph %1 of sample %2: %3");
    return text.arg(
        countText(item.number), countText(m_state.sample.position), outcomeWord(outcome, step));
}

void CompareWorkspace::advance(ItemId decided)
{
    const int row = m_state.comparison.indexOf(decided);
    const int next = m_page->table()->nextUndecided(row);
    if (next >= 0)
        m_page->table()->setCurrentRow(next);
}

void CompareWorkspace::settle()
{
    clearMessage();
    m_session.change(
        this, {.write = settleWrite(m_state.comparison.round, m_session.currentPerson())});
}

void CompareWorkspace::reopen(const QString& reason)
{
    clearMessage();
    m_session.change(
        this, {.write = reopenWrite(m_state.comparison.round, m_session.currentPerson(), reason)});
}

void CompareWorkspace::labelAgain()
{
    clearMessage();
    m_session.change(
        this, {.write = labelAgainWrite(m_state.comparison.round, m_session.currentPerson())});
}

} // namespace tandem
