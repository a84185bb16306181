#include "storage/repositories/evaluationrepository.h"
#include "views/inspect/answerbar.h"
#include "views/inspect/caselistpane.h"
#include "views/inspect/decisionpane.h"
#include "views/inspect/inspectactions.h"
#include "views/inspect/inspectworkspace.h"
#include "views/inspect/reviewdesk.h"
#include "views/session/projectsession.h"

#include <QAction>
#include <QScopedValueRollback>

/// How one walks through a case of Inspect: its aspects, modes, systems, the cases around it.
namespace tandem {

using expert::DecisionKind;
using expert::DecisionRef;

void InspectWorkspace::selectionChanged()
{
    if (m_settingSelection || !m_desk->shownCase())
        return;
    const auto selected = m_caseView->selected();
    if (!selected) {
        setCurrent({DecisionKind::Extraction, m_caseView->side(), -1});
        return;
    }
    // Within an aspect the same question stays in hand; a new aspect begins with its match.
    const auto current = m_desk->current();
    const bool same =
        current && current->side == selected->side && current->aspect == selected->aspect;
    if (!same)
        setCurrent({DecisionKind::Match, selected->side, selected->aspect});
}

void InspectWorkspace::setCurrent(const DecisionRef& decision)
{
    m_decisions->answers()->writeNote();
    m_desk->setCurrent(decision);
    m_decisions->refresh();
    showActions();
}

/// Makes a decision the current one and shows where it is in the texts.
void InspectWorkspace::goTo(const DecisionRef& decision)
{
    const QScopedValueRollback setting(m_settingSelection, true);
    if (decision.kind == DecisionKind::Extraction) {
        m_caseView->setSelected(std::nullopt);
    } else {
        m_caseView->setSide(decision.side);
        m_caseView->setSelected(AspectRef{decision.side, decision.aspect});
    }
    setCurrent(decision);
}

void InspectWorkspace::decide(DecisionKind kind)
{
    const auto current = m_desk->current();
    if (!current)
        return;
    if (kind != DecisionKind::Extraction) {
        setCurrent({kind, current->side, current->aspect});
        return;
    }
    const bool again = current->kind == DecisionKind::Extraction;
    goTo({kind, again ? expert::otherSide(current->side) : current->side, -1});
}

void InspectWorkspace::chooseMode(expert::Mode mode)
{
    CaseOrder order = m_cases->order();
    order.mode = mode;
    m_cases->setOrder(order);
}

void InspectWorkspace::drawLinks()
{
    const LoadedCase shown = m_desk->shownCase();
    if (!shown)
        return;
    const expert::Explanation& wanted = m_actions->showReviewed->isChecked()
                                            ? m_desk->reviewedExplanation()
                                            : shown->detail.explanation;
    if (m_caseView->shownExplanation() == wanted)
        return;
    const QScopedValueRollback setting(m_settingSelection, true);
    m_caseView->setShownExplanation(wanted);
}

void InspectWorkspace::stepCase(bool forward)
{
    const EvaluationId next = m_cases->neighbour(m_session.currentEvaluation(), forward);
    if (next.isValid())
        m_session.setCurrentEvaluation(next);
}

void InspectWorkspace::prefetch()
{
    const EvaluationId current = m_session.currentEvaluation();
    if (!isVisible() || !m_desk->shownCase())
        return;
    const EvaluationId next = m_cases->neighbour(current, true);
    QList<EvaluationId> wanted{next, m_cases->neighbour(current, false)};
    if (next.isValid())
        wanted.append(m_cases->neighbour(next, true));
    m_loader->prefetch(wanted);
}

void InspectWorkspace::stepSecond()
{
    const auto rows = EvaluationRepository(m_session.project().reader())
                          .ofSameCase(m_session.currentEvaluation());
    if (!rows) {
        tellError(rows.error());
        return;
    }
    QStringList systems;
    for (const EvaluationSummary& row : *rows) {
        if (row.id != m_session.currentEvaluation() && row.state != EvaluationState::UnderWay)
            systems.append(row.system);
    }
    if (systems.isEmpty()) {
        tell(tr("No other system has an evaluation of this case."));
        return;
    }
    const qsizetype at = m_secondSystem ? systems.indexOf(*m_secondSystem) : -1;
    m_secondSystem = at + 1 < systems.size() ? std::optional(systems.at(at + 1)) : std::nullopt;
    loadSecond();
}

/// Puts the second system's evaluation of this case beside the first, where there is one.
void InspectWorkspace::loadSecond()
{
    m_second = {};
    const LoadedCase shown = m_desk->shownCase();
    if (!shown)
        return;
    if (m_secondSystem) {
        const auto rows =
            EvaluationRepository(m_session.project().reader()).ofSameCase(shown->detail.summary.id);
        for (const EvaluationSummary& row : rows.value_or(QList<EvaluationSummary>())) {
            if (row.system == *m_secondSystem && row.id != shown->detail.summary.id)
                m_second = row.id;
        }
    }
    const LoadedCase second = m_second.isValid() ? m_loader->cached(m_second) : nullptr;
    if (m_second.isValid() && !second) {
        m_loader->request(m_second); // comes back here when it is read
        return;
    }
    if (second)
        m_caseView->setSecond(*second);
    else if (m_caseView->hasSecond())
        m_caseView->setSecond(std::nullopt);
}

} // namespace tandem
