#include "views/inspect/inspectworkspace.h"

#include "storage/repositories/evaluationrepository.h"
#include "ui/emptystate.h"
#include "ui/statestrip.h"
#include "views/inspect/answerbar.h"
#include "views/inspect/caselistpane.h"
#include "views/inspect/decisionpane.h"
#include "views/inspect/decisionwords.h"
#include "views/inspect/evaluationlist.h"
#include "views/inspect/evaluationsets.h"
#include "views/inspect/inspectactions.h"
#include "views/inspect/inspectfoot.h"
#include "views/inspect/reviewdesk.h"
#include "views/session/projectsession.h"

#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QLocale>
#include <QScopedValueRollback>
#include <QSplitter>
#include <QStackedWidget>

namespace tandem {

using expert::DecisionKind;
using expert::DecisionRef;

InspectWorkspace::~InspectWorkspace() = default;

QList<QAction*> InspectWorkspace::workspaceActions() const
{
    return m_actions->all();
}

LoadedCase InspectWorkspace::shownCase() const
{
    return m_desk->shownCase();
}

QString InspectWorkspace::nameOf(PersonId person) const
{
    return m_session.person(person).name;
}

/// The session looks at another evaluation.
void InspectWorkspace::open()
{
    m_finishing = Finishing::No;
    m_seeking = m_seeking && m_seekStepping;
    const EvaluationId evaluation = m_session.currentEvaluation();
    if (!evaluation.isValid())
        showCase(nullptr);
    else if (isVisible() || m_loader->cached(evaluation))
        m_loader->request(evaluation);
}

void InspectWorkspace::caseCame(EvaluationId evaluation)
{
    if (evaluation == m_session.currentEvaluation())
        showCase(m_loader->cached(evaluation));
    else if (evaluation == m_second)
        loadSecond();
}

void InspectWorkspace::showCase(const LoadedCase& shown)
{
    m_decisions->answers()->writeNote();
    const LoadedCase before = m_desk->shownCase();
    if (before == shown && shown)
        return;
    const bool same = before && shown && before->detail.summary.id == shown->detail.summary.id;
    const auto decision = same ? m_desk->current() : std::nullopt;
    m_second = {};
    clearMessage();
    m_desk->setCase(shown);
    if (!shown) {
        m_caseView->clear();
        showState();
        return;
    }
    {
        const QScopedValueRollback setting(m_settingSelection, true);
        m_caseView->setEvaluation(shown->detail, shown->expectedPlaces, shown->generatedPlaces);
        m_caseView->setFoundWords(m_cases->foundWords());
    }
    drawLinks();
    const expert::Side side = m_caseView->side();
    if (decision)
        goTo(*decision);
    else if (shown->detail.explanation.side(side).aspects.isEmpty())
        goTo({DecisionKind::Extraction, side, -1});
    else
        goTo({DecisionKind::Match, side, 0});
    showState();
    loadSecond();
    prefetch();
    if (m_seeking)
        seekUndecided();
}

void InspectWorkspace::showState()
{
    const bool nothing = m_cases->sets().areKnown() && m_cases->sets().all().isEmpty();
    const bool shown = m_desk->shownCase() != nullptr;
    const bool first = shown && m_stack->currentWidget() != m_rows;
    m_stack->setCurrentWidget(shown ? static_cast<QWidget*>(m_rows) : m_empty);
    if (first)
        takeFocusUnlessTyping();
    m_cases->setVisible(!nothing);
    if (!shown) {
        const bool filtered = !nothing && m_cases->evaluations().total() > 0 &&
                              m_cases->evaluations().rowCount() == 0;
        m_empty->setIcon(filtered ? Icon::Search : Icon::Inspect);
        if (nothing) {
            m_empty->setHeadline(tr("Nothing to inspect yet"));
            m_empty->setText(tr("Bring cases in at Evaluate: prompts with the text that was "
                                "expected and the text that a system wrote. Run ExPerT on them "
                                "there, or import its results."));
            m_empty->setActions(tr("Go to Evaluate"));
        } else if (filtered) {
            m_empty->setHeadline(tr("No case passes the filter"));
            m_empty->setText({});
            m_empty->setActions(tr("Show all cases"));
        } else {
            m_empty->setHeadline(
                m_cases->sets().areKnown() ? tr("Choose a case") : tr("Reading the cases…"));
            m_empty->setText({});
            m_empty->setActions({});
        }
    }
    showActions();
}

/// The first case is there only after the workspace was given the keyboard; its keys should work
/// then, but nothing that somebody types in the meantime is torn off.
void InspectWorkspace::takeFocusUnlessTyping()
{
    const auto* typing = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    if (isVisible() && (!typing || (isAncestorOf(typing) && typing->text().isEmpty())))
        takeFocus();
}

QWidget* InspectWorkspace::focusTarget() const
{
    return m_stack->currentWidget() == m_rows ? static_cast<QWidget*>(m_caseView) : m_empty;
}

/// What is on disk changed, or who sits here.
void InspectWorkspace::showReview()
{
    const int all = int(m_desk->decisions().size());
    const bool reviewing = m_desk->shownCase() && m_session.currentPerson().isValid();
    const QLocale locale;
    if (m_desk->shownCase() && !m_session.currentPerson().isValid())
        m_foot->setProgress(tr("choose who you are to review"));
    else
        m_foot->setProgress(reviewing ? tr("reviewed %1 of %n decision(s)", "", all)
                                            .arg(locale.toString(m_desk->decided()))
                                      : QString());
    if (m_finishing == Finishing::Asked && (m_desk->isDone() || m_desk->decided() < all))
        m_finishing = Finishing::No;
    m_decisions->refresh();
    drawLinks();
    showStrip();
    showActions();
}

void InspectWorkspace::showStrip()
{
    StateStrip* strip = m_decisions->strip();
    const LoadedCase shown = m_desk->shownCase();
    if (!shown) {
        strip->showState({});
    } else if (m_desk->isDone()) {
        QStringList lines = agreementLines(*m_desk, [this](PersonId id) { return nameOf(id); });
        if (lines.isEmpty())
            lines.append(tr("Nobody else is done with it yet."));
        lines.prepend(tr("You are done with this evaluation."));
        strip->showState(lines.join(QLatin1Char(' ')));
    } else if (m_finishing == Finishing::Asked) {
        strip->showState(tr("Done with this evaluation? That is final: afterwards you see what "
                            "others said, and cannot change your mind."),
            m_actions->done);
    } else if (m_desk->mayReview() && !m_desk->decisions().isEmpty() &&
               m_desk->decided() == m_desk->decisions().size()) {
        strip->showState(
            tr("Every decision of this evaluation has your opinion."), m_actions->done);
    } else {
        strip->showState({});
    }
}

void InspectWorkspace::showActions()
{
    const LoadedCase shown = m_desk->shownCase();
    const auto current = m_desk->current();
    const bool judged = shown && current && m_desk->mayReview() && m_desk->isReviewable(*current);
    for (QAction* action : {m_actions->agree, m_actions->disagree, m_actions->unsure,
             m_actions->agreeWithAll, m_actions->takeBack, m_actions->note})
        action->setEnabled(judged);
    const auto opinion =
        current ? m_desk->reviews().value(*current).opinion : std::optional<expert::Opinion>();
    m_actions->agree->setChecked(opinion == expert::Opinion::Agree);
    m_actions->disagree->setChecked(opinion == expert::Opinion::Disagree);
    m_actions->unsure->setChecked(opinion == expert::Opinion::Unsure);
    m_actions->nextUndecided->setEnabled(m_session.currentPerson().isValid() &&
                                         m_cases->evaluations().rowCount() > 0 &&
                                         !m_session.packet());
    m_actions->done->setEnabled(m_desk->mayReview());
    const bool aspect = shown && current && current->kind != DecisionKind::Extraction;
    for (QAction* action :
        {m_actions->decideMatch, m_actions->decideContent, m_actions->decideStyle})
        action->setEnabled(aspect);
    for (QAction* action : {m_actions->nextAspect, m_actions->previousAspect, m_actions->switchSide,
             m_actions->secondSystem, m_actions->nextMode, m_actions->decideExtraction,
             m_actions->exportMenu, m_actions->exportCopy, m_actions->exportHtml,
             m_actions->exportPdf})
        action->setEnabled(shown != nullptr);
    m_actions->reply->setEnabled(
        shown && current && replyOf(shown->detail.explanation, *current).isValid());
    m_actions->reply->setToolTip(m_actions->reply->isEnabled()
                                     ? QString()
                                     : tr("There is no reply: the evaluation was imported"));
    m_actions->showReviewed->setEnabled(shown && m_session.currentPerson().isValid());
}

void InspectWorkspace::entered()
{
    const EvaluationId current = m_session.currentEvaluation();
    if (current.isValid())
        m_loader->request(current);
    showState();
}

void InspectWorkspace::retranslate()
{
    m_actions->retranslate();
    m_decisions->score()->setChosen(m_cases->order().mode, m_cases->order().figure);
    showState();
    showReview();
}

} // namespace tandem
