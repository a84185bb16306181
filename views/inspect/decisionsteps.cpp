#include "views/inspect/decisionsteps.h"

#include "views/inspect/answerbar.h"
#include "views/inspect/caselistpane.h"
#include "views/inspect/choicemenu.h"
#include "views/inspect/decisionpane.h"
#include "views/inspect/decisionwords.h"
#include "views/inspect/evaluationlist.h"
#include "views/inspect/reviewdesk.h"
#include "views/session/projectsession.h"

#include <QAction>
#include <QScopedValueRollback>

namespace tandem {

using expert::DecisionKind;
using expert::DecisionRef;
using expert::Opinion;

DecisionSteps::DecisionSteps(ProjectSession& session, ReviewDesk& desk, DecisionPane& pane,
    CaseListPane& cases, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_desk(desk)
    , m_pane(pane)
    , m_cases(cases)
{
}

void DecisionSteps::give(Opinion opinion)
{
    const auto current = m_desk.current();
    if (!current || !m_desk.mayReview())
        return;
    emit begun();
    m_pane.answers()->writeNote();
    m_desk.give(*current, opinion);
    emit judged();
    advance();
}

void DecisionSteps::disagree()
{
    const auto current = m_desk.current();
    if (!current || !m_desk.mayReview())
        return;
    m_pane.answers()->writeNote();
    emit judged();
    if (current->kind == DecisionKind::Match) {
        chooseMatch(*current);
        return;
    }
    expert::Correction correction;
    const expert::Explanation& model = m_desk.shownCase()->detail.explanation;
    if (current->kind != DecisionKind::Extraction) {
        const expert::AspectMatch& match = model.side(current->side).matches.at(current->aspect);
        const bool aligned =
            current->kind == DecisionKind::Content ? match.content.aligned : match.style.aligned;
        // Of a pair that the model did not match, nothing is aligned yet.
        correction.aligned = !(match.matched && aligned);
    }
    m_desk.give(*current, Opinion::Disagree, correction);
}

void DecisionSteps::chooseMatch(const DecisionRef& decision)
{
    const expert::Explanation& model = m_desk.shownCase()->detail.explanation;
    const expert::AspectMatch& match = model.side(decision.side).matches.at(decision.aspect);
    const expert::Side there = expert::otherSide(decision.side);
    auto* menu = new ChoiceMenu(&m_pane);
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
    menu->popup(m_pane.answers()->menuPlace());
    if (!menu->actions().isEmpty())
        menu->setActiveAction(menu->actions().first());
}

void DecisionSteps::correctMatch(const DecisionRef& decision, int other)
{
    expert::Correction correction;
    correction.other = other;
    m_desk.give(decision, Opinion::Disagree, correction);
}

void DecisionSteps::agreeWithAll()
{
    const auto current = m_desk.current();
    if (!current || !m_desk.mayReview())
        return;
    const QList<DecisionRef> decisions = m_desk.decisions();
    for (const DecisionRef& decision : decisions) {
        const bool here = decision.side == current->side && decision.aspect == current->aspect;
        if (here && !m_desk.reviews().value(decision).opinion)
            m_desk.give(decision, Opinion::Agree);
    }
    advance();
}

void DecisionSteps::advance()
{
    if (const auto next = m_desk.nextUndecided(m_desk.current()))
        emit decisionWanted(*next);
}

void DecisionSteps::goToUndecided()
{
    emit begun();
    if (m_desk.mayReview()) {
        if (const auto next = m_desk.nextUndecided(m_desk.current())) {
            emit decisionWanted(*next);
            return;
        }
    }
    m_toSeek.clear();
    const EvaluationList& list = m_cases.evaluations();
    const int rows = list.rowCount();
    const int start = list.rowOf(m_session.currentEvaluation());
    for (int i = 1; i <= rows; ++i) {
        const ListedEvaluation* listed = list.at((start + i) % rows);
        if (listed && listed->summary.state != EvaluationState::UnderWay && !listed->review.done &&
            listed->summary.id != m_session.currentEvaluation())
            m_toSeek.append(listed->summary.id);
    }
    m_seeking = true;
    seek();
}

void DecisionSteps::openNext()
{
    const QScopedValueRollback stepping(m_isStepping, true);
    m_session.setCurrentEvaluation(m_toSeek.first());
}

/// Called again when the next evaluation is there, until one has a decision without an opinion.
void DecisionSteps::seek()
{
    const EvaluationId current = m_session.currentEvaluation();
    const bool isHere = m_toSeek.removeOne(current);
    const auto next = isHere && m_desk.mayReview() ? m_desk.nextUndecided(std::nullopt)
                                                   : std::optional<DecisionRef>();
    if (next) {
        m_seeking = false;
        emit decisionWanted(*next);
    } else if (m_toSeek.isEmpty() || !m_desk.shownCase()) {
        m_seeking = false;
        emit told(tr("Every decision of the listed cases has your opinion."));
    } else {
        openNext();
    }
}

void DecisionSteps::leaveCase()
{
    m_asksToFinish = false;
    m_seeking = m_seeking && m_isStepping;
}

void DecisionSteps::caseShown()
{
    if (m_seeking)
        seek();
}

void DecisionSteps::reviewsChanged()
{
    if (m_desk.isDone() || m_desk.decided() < m_desk.decisions().size())
        m_asksToFinish = false;
}

void DecisionSteps::finish()
{
    if (!m_desk.mayReview())
        return;
    emit begun();
    const auto left = int(m_desk.decisions().size()) - m_desk.decided();
    if (left > 0) {
        emit refused(tr("%n decision(s) of this evaluation have no opinion yet. Say “unsure” where "
                        "you cannot tell.",
            "", left));
        advance();
        return;
    }
    m_asksToFinish = !m_asksToFinish;
    if (m_asksToFinish)
        emit askedToFinish();
    else
        m_desk.finish();
}

} // namespace tandem
