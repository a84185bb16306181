#include "views/inspect/casereview.h"

#include "ui/screen/command.h"
#include "views/inspect/caselistpane.h"
#include "views/inspect/caseview.h"
#include "views/inspect/decisionpane.h"
#include "views/inspect/decisionwords.h"
#include "views/inspect/evaluationlist.h"
#include "views/inspect/evaluationsubject.h"
#include "views/session/projectsession.h"

#include <QAction>
#include <QScopedValueRollback>

namespace tandem {

using expert::DecisionKind;
using expert::DecisionRef;

CaseReview::CaseReview(ProjectSession& session, WorkbenchItems& items, CaseView& view,
    DecisionPane& pane, CaseListPane& cases, const VerdictCommands& commands, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_items(items)
    , m_view(view)
    , m_pane(pane)
    , m_cases(cases)
    , m_bench(new VerdictWorkbench(session, items, *this, pane, commands, this))
{
    connect(&view, &CaseView::selectedChanged, this, &CaseReview::followSelection);
}

void CaseReview::showCase(const LoadedCase& shown)
{
    const LoadedCase before = judgedCase(m_items);
    const bool isSame = before && shown && before->detail.summary.id == shown->detail.summary.id;
    const auto decision = isSame ? currentDecision(m_items) : std::nullopt;
    judgeCase(m_items, shown);
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

void CaseReview::select(const DecisionRef& decision)
{
    const QScopedValueRollback selecting(m_isSelecting, true);
    if (decision.kind == DecisionKind::Extraction) {
        m_view.setSelected(std::nullopt);
    } else {
        m_view.setSide(decision.side);
        m_view.setSelected(AspectRef{decision.side, decision.aspect});
    }
    m_items.setCurrent(itemOf(judgedCase(m_items)->detail.summary.id, decision));
}

void CaseReview::goTo(const ItemKey& item)
{
    const auto decision = DecisionRef::fromKey(item.decision);
    if (!decision || m_items.isEmpty())
        return;
    m_pane.answers()->writeNote();
    select(*decision);
    m_bench->showCurrent();
}

void CaseReview::setCurrent(const DecisionRef& decision)
{
    if (const LoadedCase shown = judgedCase(m_items))
        m_bench->setCurrent(itemOf(shown->detail.summary.id, decision));
}

void CaseReview::bringUp(EvaluationId evaluation, const DecisionRef& decision)
{
    m_bench->bringUp(itemOf(evaluation, decision));
}

void CaseReview::decide(DecisionKind kind)
{
    const auto current = currentDecision(m_items);
    if (!current)
        return;
    if (kind != DecisionKind::Extraction) {
        setCurrent({kind, current->side, current->aspect});
        return;
    }
    const bool again = current->kind == DecisionKind::Extraction;
    const expert::Side side = again ? expert::otherSide(current->side) : current->side;
    goTo({m_items.main().subject->key(), DecisionRef{kind, side, -1}.key()});
}

void CaseReview::followSelection()
{
    if (m_isSelecting || m_items.isEmpty())
        return;
    const auto selected = m_view.selected();
    if (!selected) {
        setCurrent({DecisionKind::Extraction, m_view.side(), -1});
        return;
    }
    // Within an aspect the same question stays in hand; a new aspect begins with its match.
    const auto current = currentDecision(m_items);
    if (!current || current->side != selected->side || current->aspect != selected->aspect)
        setCurrent({DecisionKind::Match, selected->side, selected->aspect});
}

/// What is left of the current aspect.
QList<ItemKey> CaseReview::together() const
{
    const auto current = currentDecision(m_items);
    QList<ItemKey> items = m_items.main().items();
    items.removeIf([&](const ItemKey& item) {
        const auto decision = DecisionRef::fromKey(item.decision);
        return !decision || !current || decision->side != current->side ||
               decision->aspect != current->aspect;
    });
    return items;
}

void CaseReview::showCurrent()
{
    m_pane.refresh();
    if (isInSight())
        enableCaseCommands();
}

void CaseReview::enableCaseCommands()
{
    const LoadedCase shown = judgedCase(m_items);
    const auto decision = currentDecision(m_items);
    enableCommands(&m_pane, {"inspectDecideMatch", "inspectDecideContent", "inspectDecideStyle"},
        shown && decision && decision->kind != DecisionKind::Extraction);
    enableCommands(&m_pane,
        {"inspectNextAspect", "inspectPreviousAspect", "inspectSwitchSide", "inspectReadOn",
            "inspectSecondSystem", "inspectNextMode", "inspectDecideExtraction", "inspectExport",
            "inspectExportCopy", "inspectExportHtml", "inspectExportPdf"},
        shown != nullptr);
    QAction* reply = commandNamed(&m_pane, "inspectReply");
    reply->setEnabled(shown && decision && replyOf(shown->detail.explanation, *decision).isValid());
    reply->setToolTip(reply->isEnabled() ? QString() : tr("No reply: the evaluation was imported"));
    enableCommands(&m_pane, {"inspectShowReviewed"}, shown && m_session.currentPerson().isValid());
}

void CaseReview::showReviews()
{
    m_bench->showCurrent();
    drawLinks();
}

void CaseReview::drawLinks()
{
    if (const LoadedCase shown = judgedCase(m_items))
        m_view.setShownExplanation(commandNamed(&m_pane, "inspectShowReviewed")->isChecked()
                                       ? reviewedExplanation(m_items)
                                       : shown->detail.explanation);
}

void CaseReview::open(const SubjectKey& subject)
{
    m_session.setCurrentEvaluation(EvaluationId{subject.id});
}

qint64 CaseReview::place() const
{
    return m_session.currentEvaluation().value;
}

/// The listed ones behind the current one, then those before it.
bool CaseReview::openNext(Sought sought, const QSet<qint64>& visited)
{
    const EvaluationList& list = m_cases.evaluations();
    const int rows = list.rowCount();
    const int start = list.rowOf(m_session.currentEvaluation());
    for (int i = 1; i <= rows; ++i) {
        const ListedEvaluation* listed = list.at((start + i) % rows);
        if (!listed || listed->summary.state == EvaluationState::UnderWay ||
            visited.contains(listed->summary.id.value))
            continue;
        if (sought == Sought::Differing ? listed->review.disagreements > 0 : !listed->review.done) {
            m_session.setCurrentEvaluation(listed->summary.id);
            return true;
        }
    }
    return false;
}

QString CaseReview::nothingFound(Sought sought) const
{
    return sought == Sought::Undecided ? tr("You have reviewed every judgment of the listed cases.")
                                       : tr("Reviewers differ on no judgment of the listed cases "
                                            "that you have finished reviewing.");
}

bool CaseReview::canSearch() const
{
    return m_cases.evaluations().rowCount() > 0;
}

bool CaseReview::isInSight() const
{
    return !commandNamed(&m_pane, "inspectAllDecisions")->isChecked();
}

WorkbenchTexts CaseReview::texts(int left) const
{
    WorkbenchTexts texts;
    if (m_items.main().isDone()) {
        QStringList lines = agreementLines(
            m_items, [this](PersonId person) { return m_session.person(person).name; });
        if (lines.isEmpty())
            lines.append(tr("No one else has finished reviewing this evaluation."));
        lines.prepend(tr("You have finished reviewing this evaluation."));
        texts.done = lines.join(QLatin1Char(' '));
    }
    texts.allDecided = tr("You have reviewed every judgment of this evaluation.");
    texts.chooseName = tr("Choose your name to review the model's judgments.");
    texts.undecidedHere = tr("You have not reviewed this judgment yet.");
    texts.left = tr("%n judgment(s) of this evaluation are not reviewed yet. Choose “unsure” if "
                    "you cannot tell.",
        "", left);
    texts.askDone = tr("Finish reviewing this evaluation? Final: you will see others' reviews and "
                       "can't edit yours.");
    return texts;
}

QString CaseReview::waitingNoteText() const
{
    return tr("A note in Inspect is not saved yet: it is saved with your review.");
}

} // namespace tandem
