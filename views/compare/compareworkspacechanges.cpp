#include "views/compare/compareactions.h"
#include "views/compare/compareworkspace.h"
#include "views/compare/comparewrites.h"
#include "views/compare/comparisonmodel.h"
#include "views/compare/comparisonpage.h"
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
    const PersonId by = m_session.currentPerson();
    const DecisionPlace place{m_state.sample.id, m_state.comparison.round, item.item};
    // What was decided before comes back in the name of the one who undoes: nobody else gave it
    // now.
    const Write undo = item.decision
                           ? decideWrite(place, item.decision->outcome, by, item.decision->note)
                           : withdrawDecisionWrite(place, by);
    m_deciding = item.item;
    m_session.pushChange(decisionText(item, outcome), decideWrite(place, outcome, by, note), undo);
}

QString CompareWorkspace::decisionText(const ShownItem& item, Outcome outcome) const
{
    const Step step = m_state.comparison.step;
    const QString text = step == Step::KeyFacts ? tr("decision on fact %1 of sample %2: %3")
                                                : tr("decision on paragraph %1 of sample %2: %3");
    return text.arg(
        countText(item.number), countText(m_state.sample.position), outcomeWord(outcome, step));
}

void CompareWorkspace::advance()
{
    const int row = m_state.comparison.indexOf(*m_deciding);
    m_deciding.reset();
    const int next = m_page->table()->nextUndecided(row);
    if (next >= 0)
        m_page->table()->setCurrentRow(next);
}

void CompareWorkspace::settle()
{
    clearMessage();
    m_session.project().submit(
        settleWrite(m_state.sample.id, m_state.comparison.round, m_session.currentPerson()), this);
}

void CompareWorkspace::reopen(const QString& reason)
{
    clearMessage();
    m_session.project().submit(
        reopenWrite(m_state.sample.id, m_state.comparison.round, m_session.currentPerson(), reason),
        this);
}

void CompareWorkspace::labelAgain()
{
    clearMessage();
    m_session.project().submit(
        labelAgainWrite(m_state.sample.id, m_state.comparison.round, m_session.currentPerson()),
        this);
}

} // namespace tandem
