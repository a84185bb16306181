#include "storage/repositories/evaluationrepository.h"
#include "views/inspect/answerbar.h"
#include "views/inspect/caselistpane.h"
#include "views/inspect/choicemenu.h"
#include "views/inspect/decisionpane.h"
#include "views/inspect/decisionwords.h"
#include "views/inspect/evaluationlist.h"
#include "views/inspect/evaluationsets.h"
#include "views/inspect/inspectactions.h"
#include "views/inspect/inspectworkspace.h"
#include "views/inspect/reviewdesk.h"
#include "views/session/projectsession.h"
#include "views/session/replydialog.h"

#include <QAction>
#include <QScopedValueRollback>

/// How decisions are judged in Inspect, one after the other.
namespace tandem {

using expert::DecisionKind;
using expert::DecisionRef;
using expert::Opinion;

void InspectWorkspace::giveOpinion(Opinion opinion)
{
    const auto current = m_desk->current();
    if (!current || !m_desk->mayReview())
        return;
    clearMessage();
    m_decisions->answers()->writeNote();
    m_desk->give(*current, opinion);
    showActions(); // a click has checked the command; what is on disk says whether it is
    advance();
}

void InspectWorkspace::disagree()
{
    const auto current = m_desk->current();
    if (!current || !m_desk->mayReview())
        return;
    m_decisions->answers()->writeNote();
    showActions();
    if (current->kind == DecisionKind::Match) {
        chooseMatch();
        return;
    }
    expert::Correction correction;
    const expert::Explanation& model = m_desk->shownCase()->detail.explanation;
    if (current->kind != DecisionKind::Extraction) {
        const expert::AspectMatch& match = model.side(current->side).matches.at(current->aspect);
        const bool aligned =
            current->kind == DecisionKind::Content ? match.content.aligned : match.style.aligned;
        // Of a pair that the model did not match, nothing is aligned yet.
        correction.aligned = !(match.matched && aligned);
    }
    m_desk->give(*current, Opinion::Disagree, correction);
}

/// Asks for the right aspect, by its number key, the arrows or the pointer.
void InspectWorkspace::chooseMatch()
{
    const DecisionRef decision = *m_desk->current();
    const expert::Explanation& model = m_desk->shownCase()->detail.explanation;
    const expert::AspectMatch& match = model.side(decision.side).matches.at(decision.aspect);
    const expert::Side there = expert::otherSide(decision.side);
    auto* menu = new ChoiceMenu(this);
    menu->setObjectName(QStringLiteral("matchMenu"));
    const auto add = [&](const QString& text, int other) {
        QAction* action = menu->addAction(text);
        action->setData(other);
        connect(action, &QAction::triggered, this,
            [this, decision, other] { correctMatch(decision, other); });
    };
    if (match.matched)
        add(tr("&0  It should be unmatched"), -1);
    for (int i = 0; i < model.side(there).aspects.size(); ++i) {
        if (match.matched && match.other == i)
            continue;
        QString name = aspectName(model, there, i);
        name.replace(QLatin1Char('&'), QLatin1String("&&"));
        const QString key = i < 9 ? QStringLiteral("&%1  ").arg(i + 1) : QString();
        add(key + tr("It should be %1", "aspect").arg(name), i);
    }
    menu->popup(m_decisions->answers()->menuPlace());
    if (!menu->actions().isEmpty())
        menu->setActiveAction(menu->actions().first());
}

void InspectWorkspace::correctMatch(const DecisionRef& decision, int other)
{
    expert::Correction correction;
    correction.other = other;
    m_desk->give(decision, Opinion::Disagree, correction);
}

void InspectWorkspace::agreeWithAll()
{
    const auto current = m_desk->current();
    if (!current || !m_desk->mayReview())
        return;
    const QList<DecisionRef> decisions = m_desk->decisions();
    for (const DecisionRef& decision : decisions) {
        const bool here = decision.side == current->side && decision.aspect == current->aspect;
        if (here && !m_desk->reviews().value(decision).opinion)
            m_desk->give(decision, Opinion::Agree);
    }
    advance();
}

/// To the next decision of this evaluation that has no opinion; stays where none is left.
void InspectWorkspace::advance()
{
    if (const auto next = m_desk->nextUndecided(m_desk->current()))
        goTo(*next);
}

void InspectWorkspace::goToUndecided()
{
    clearMessage();
    if (m_desk->mayReview()) {
        if (const auto next = m_desk->nextUndecided(m_desk->current())) {
            goTo(*next);
            return;
        }
    }
    m_toSeek.clear();
    const EvaluationList& list = m_cases->evaluations();
    const int rows = list.rowCount();
    const int start = list.rowOf(m_session.currentEvaluation());
    for (int i = 1; i <= rows; ++i) {
        const ListedEvaluation* listed = list.at((start + i) % rows);
        if (listed && listed->summary.state != EvaluationState::UnderWay && !listed->review.done &&
            listed->summary.id != m_session.currentEvaluation())
            m_toSeek.append(listed->summary.id);
    }
    m_seeking = true;
    seekUndecided();
}

/// Called again when the next evaluation is there, until one has a decision without an opinion.
void InspectWorkspace::seekUndecided()
{
    if (m_toSeek.isEmpty() || m_desk->shownCase() == nullptr) {
        m_seeking = false;
        tell(tr("Every decision of the listed cases has your opinion."));
        return;
    }
    const EvaluationId current = m_session.currentEvaluation();
    const auto openFirst = [this] {
        const QScopedValueRollback stepping(m_seekStepping, true);
        m_session.setCurrentEvaluation(m_toSeek.first());
    };
    if (!m_toSeek.contains(current)) {
        openFirst();
        return;
    }
    m_toSeek.removeOne(current);
    const auto next =
        m_desk->mayReview() ? m_desk->nextUndecided(std::nullopt) : std::optional<DecisionRef>();
    if (next) {
        m_seeking = false;
        goTo(*next);
    } else if (m_toSeek.isEmpty()) {
        seekUndecided();
    } else {
        openFirst();
    }
}

void InspectWorkspace::finish()
{
    if (!m_desk->mayReview())
        return;
    clearMessage();
    const auto left = int(m_desk->decisions().size()) - m_desk->decided();
    if (left > 0) {
        warn(tr("%n decision(s) of this evaluation have no opinion yet. Say “unsure” where you "
                "cannot tell.",
            "", left));
        if (const auto next = m_desk->nextUndecided(m_desk->current()))
            goTo(*next);
        return;
    }
    if (m_finishing == Finishing::Asked) {
        m_finishing = Finishing::No;
        m_desk->finish();
        return;
    }
    m_finishing = Finishing::Asked;
    showReview();
}

void InspectWorkspace::showReply()
{
    const auto current = m_desk->current();
    if (!current)
        return;
    const ReplyId reply = replyOf(m_desk->shownCase()->detail.explanation, *current);
    const auto text = replyText(m_session.project().reader(), reply);
    if (!text) {
        tellError(text.error());
        return;
    }
    (new ReplyDialog(*text, this))->open();
}

void InspectWorkspace::showExportMenu()
{
    auto* menu = new ChoiceMenu(this);
    menu->setObjectName(QStringLiteral("inspectExportMenu"));
    menu->addActions({m_actions->exportCopy, m_actions->exportHtml, m_actions->exportPdf});
    const QSize size = menu->sizeHint();
    const QWidget* hint = findChild<QWidget*>(QStringLiteral("inspectExportButton"));
    const QWidget* from = hint && hint->isVisible() ? hint : m_caseView;
    menu->popup(from->mapToGlobal(QPoint(0, -size.height())));
    menu->setActiveAction(m_actions->exportCopy);
}

} // namespace tandem
