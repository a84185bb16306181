#include "views/inspect/decisionsteps.h"

#include "ui/choicemenu.h"
#include "ui/parts.h"
#include "ui/verdicts/answerbar.h"
#include "views/inspect/caselistpane.h"
#include "views/inspect/caseview.h"
#include "views/inspect/decisionpane.h"
#include "views/inspect/decisionwords.h"
#include "views/inspect/evaluationlist.h"
#include "views/inspect/reviewdesk.h"
#include "views/session/projectsession.h"

#include <QAction>
#include <QScopedValueRollback>

#include <utility>

namespace tandem {

using expert::DecisionKind;
using expert::DecisionRef;
using expert::Stance;

DecisionSteps::DecisionSteps(ProjectSession& session, ReviewDesk& desk, CaseView& view,
    DecisionPane& pane, CaseListPane& cases, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_desk(desk)
    , m_view(view)
    , m_pane(pane)
    , m_cases(cases)
{
    connect(&view, &CaseView::selectedChanged, this, &DecisionSteps::followSelection);
    connect(&session, &ProjectSession::currentPersonChanged, this, [this] {
        m_pane.dropQuestion(); // it was somebody else's
        m_pane.showStrip();
    });
}

void DecisionSteps::showCase(const LoadedCase& shown)
{
    const LoadedCase before = m_desk.shownCase();
    const bool isSame = before && shown && before->detail.summary.id == shown->detail.summary.id;
    const auto decision = isSame ? m_desk.current() : std::nullopt;
    m_desk.setCase(shown);
    {
        const QScopedValueRollback selecting(m_isSelecting, true);
        m_view.setEvaluation(shown ? *shown : ShownCase());
    }
    if (!shown)
        return;
    const expert::Side side = m_view.side();
    const bool isEmpty = shown->detail.explanation.side(side).aspects.isEmpty();
    const DecisionRef first = isEmpty ? DecisionRef{DecisionKind::Extraction, side, -1}
                                      : DecisionRef{DecisionKind::Match, side, 0};
    select(decision.value_or(first));
}

/// Makes it the current one where the texts show it too.
void DecisionSteps::select(const DecisionRef& decision)
{
    const QScopedValueRollback selecting(m_isSelecting, true);
    if (decision.kind == DecisionKind::Extraction) {
        m_view.setSelected(std::nullopt);
    } else {
        m_view.setSide(decision.side);
        m_view.setSelected(AspectRef{decision.side, decision.aspect});
    }
    m_desk.setCurrent(decision);
}

void DecisionSteps::goTo(const DecisionRef& decision)
{
    m_pane.answers()->writeNote();
    select(decision);
    m_pane.refresh();
    emit decisionChanged();
}

void DecisionSteps::setCurrent(const DecisionRef& decision)
{
    m_pane.answers()->writeNote();
    m_desk.setCurrent(decision);
    m_pane.refresh();
    emit decisionChanged();
}

void DecisionSteps::bringUp(EvaluationId evaluation, const DecisionRef& decision)
{
    if (m_desk.shownCase() && m_desk.shownCase()->detail.summary.id == evaluation) {
        goTo(decision);
        return;
    }
    m_wanted = {evaluation, decision};
    m_session.setCurrentEvaluation(evaluation);
}

void DecisionSteps::decide(DecisionKind kind)
{
    const auto current = m_desk.current();
    if (!current)
        return;
    if (kind != DecisionKind::Extraction) {
        setCurrent({kind, current->side, current->aspect});
        return;
    }
    const bool again = current->kind == DecisionKind::Extraction;
    goTo({kind, again ? expert::otherSide(current->side) : current->side, -1});
}

void DecisionSteps::followSelection()
{
    if (m_isSelecting || !m_desk.shownCase())
        return;
    const auto selected = m_view.selected();
    if (!selected) {
        setCurrent({DecisionKind::Extraction, m_view.side(), -1});
        return;
    }
    // Within an aspect the same question stays in hand; a new aspect begins with its match.
    const auto current = m_desk.current();
    if (!current || current->side != selected->side || current->aspect != selected->aspect)
        setCurrent({DecisionKind::Match, selected->side, selected->aspect});
}

void DecisionSteps::give(Stance stance)
{
    const auto current = m_desk.current();
    if (!current || !m_desk.mayReview())
        return;
    emit begun();
    m_pane.answers()->writeNote();
    m_desk.give(*current, stance);
    // A click has checked the command; what is on disk says whether it is.
    emit decisionChanged();
    advance();
}

void DecisionSteps::disagree()
{
    const auto current = m_desk.current();
    if (!current || !m_desk.mayReview())
        return;
    m_pane.answers()->writeNote();
    emit decisionChanged();
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
    m_desk.give(*current, Stance::Disagree, correction);
}

void DecisionSteps::chooseMatch(const DecisionRef& decision)
{
    const expert::Explanation& model = m_desk.shownCase()->detail.explanation;
    const expert::AspectMatch& match = model.side(decision.side).matches.at(decision.aspect);
    const expert::Side there = expert::otherSide(decision.side);
    auto* menu = named(new ChoiceMenu(&m_pane), "matchMenu");
    const auto add = [&](const QString& text, int other) {
        QAction* action = menu->addAction(text);
        action->setData(other);
        connect(action, &QAction::triggered, this, [this, decision, other] {
            m_desk.give(decision, Stance::Disagree, {std::nullopt, other});
        });
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

void DecisionSteps::agreeWithAll()
{
    const auto current = m_desk.current();
    if (!current || !m_desk.mayReview())
        return;
    const QList<DecisionRef> decisions = m_desk.decisions();
    const QList<DecisionRef> made = expert::decisionsOf(m_desk.shownCase()->detail.explanation);
    for (const DecisionRef& decision : decisions) {
        const bool here = decision.side == current->side && decision.aspect == current->aspect;
        // What the model did not compare it says nothing about to agree with.
        const bool isAsked = made.contains(decision);
        if (here && isAsked && !m_desk.reviews().value(decision).stance)
            m_desk.give(decision, Stance::Agree);
    }
    advance();
}

void DecisionSteps::advance()
{
    if (const auto next = m_desk.nextUndecided(m_desk.current()))
        goTo(*next);
}

void DecisionSteps::goToUndecided()
{
    emit begun();
    m_sought = Sought::Undecided;
    const auto current = m_desk.current();
    if (current && m_desk.mayReview() && m_desk.isUndecided(*current)) {
        goTo(*current);
        emit told(tr("This decision has no opinion of yours yet."));
        return;
    }
    seekFrom([](const ListedEvaluation& listed) { return !listed.review.done; });
}

void DecisionSteps::goToDiffering()
{
    emit begun();
    m_sought = Sought::Differing;
    seekFrom([](const ListedEvaluation& listed) { return listed.review.disagreements > 0; });
}

std::optional<DecisionRef> DecisionSteps::sought(const std::optional<DecisionRef>& after) const
{
    if (m_sought == Sought::Differing)
        return m_desk.nextDiffering(after);
    return m_desk.mayReview() ? m_desk.nextUndecided(after) : std::nullopt;
}

/// In what is left of this evaluation, then in the listed ones behind it that are worth it, and at
/// last in this one from its start.
void DecisionSteps::seekFrom(const std::function<bool(const ListedEvaluation&)>& isWorth)
{
    const EvaluationId here = m_session.currentEvaluation();
    m_toSeek.clear();
    const EvaluationList& list = m_cases.evaluations();
    const int rows = list.rowCount();
    const int start = list.rowOf(here);
    for (int i = 1; i <= rows; ++i) {
        const ListedEvaluation* listed = list.at((start + i) % rows);
        if (listed && listed->summary.state != EvaluationState::UnderWay && isWorth(*listed) &&
            listed->summary.id != here)
            m_toSeek.append(listed->summary.id);
    }
    // Whoever decides finishes an evaluation first; whoever looks through differences passes on.
    const auto next = sought(m_desk.current());
    const bool isAhead =
        next && m_desk.decisions().indexOf(*next) >
                    (m_desk.current() ? m_desk.decisions().indexOf(*m_desk.current()) : -1);
    if (next && (isAhead || m_sought == Sought::Undecided || m_toSeek.isEmpty())) {
        goTo(*next);
        return;
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
    const auto next = isHere ? sought(std::nullopt) : std::optional<DecisionRef>();
    if (next) {
        m_seeking = false;
        goTo(*next);
    } else if (m_toSeek.isEmpty() || !m_desk.shownCase()) {
        m_seeking = false;
        emit told(m_sought == Sought::Undecided
                      ? tr("Every decision of the listed cases has your opinion.")
                      : tr("Reviewers differ on no decision of the listed cases that you are done "
                           "with."));
    } else {
        openNext();
    }
}

void DecisionSteps::leaveCase()
{
    m_pane.dropQuestion();
    m_seeking = m_seeking && m_isStepping;
}

void DecisionSteps::caseShown()
{
    const auto [evaluation, decision] = std::exchange(m_wanted, {});
    if (evaluation == m_desk.shownCase()->detail.summary.id)
        goTo(decision);
    if (m_seeking)
        seek();
}

void DecisionSteps::reviewsChanged()
{
    if (m_desk.isDone() || m_desk.decided() < m_desk.decisions().size())
        m_pane.dropQuestion();
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
    m_pane.askToFinish([this] { m_desk.finish(); });
}

} // namespace tandem
