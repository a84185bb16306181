#include "views/opinions/opinionstop.h"

#include "models/results/spelling.h"
#include "storage/project/project.h"
#include "ui/arrange.h"
#include "ui/confirmbar.h"
#include "ui/divider.h"
#include "ui/parts.h"
#include "ui/reasonform.h"
#include "ui/screen/command.h"
#include "ui/screen/workspace.h"
#include "ui/statestrip.h"
#include "ui/taskheader.h"
#include "views/opinions/opinionscontroller.h"
#include "views/opinions/opinionwords.h"
#include "views/session/nextwork.h"
#include "views/session/projectsession.h"

#include <QAction>
#include <QLabel>

#include <algorithm>

namespace tandem {

namespace {

QAction* whereEnabled(QAction* command)
{
    return command->isEnabled() ? command : nullptr;
}

/// Opinions that wait for somebody.
int openCount(const OpinionSheet& sheet)
{
    return int(std::count_if(
        sheet.opinions.cbegin(), sheet.opinions.cend(), [&](const PlacedOpinion& placed) {
            return turnOf(placed.thread, sheet.rule) != OpinionTurn::Nobody;
        }));
}

} // namespace

OpinionsTop::OpinionsTop(ProjectSession& session, OpinionsController& controller, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_controller(controller)
    , m_header(new TaskHeader(
          {.remark = "checkFigures", .progress = "opinionsProgress", .clock = "opinionsClock"}))
    , m_saved(named(newLabel(nullptr, LabelStyle::Small), "opinionsSaved"))
    , m_state(new StateStrip)
    , m_confirm(new ConfirmBar)
    , m_reason(new ReasonForm(QStringLiteral("opinions")))
{
    m_header->addControl(m_saved);
    m_reason->setWords([]() -> ReasonForm::Words {
        return {tr("Why reopen the opinions? Enter reopens them."),
            tr("Reason; Enter reopens, Esc cancels"), tr("Reason for reopening"),
            tr("Reopening needs a reason."), tr("Reopen"), tr("Cancel")};
    });
    inColumn(this, {m_header, new Divider(Qt::Horizontal, this), m_state, m_confirm, m_reason}, 0);
    connect(m_confirm, &ConfirmBar::finished, this, [this] {
        showState();
        Workspace::of(this)->takeFocus();
    });
    connect(m_reason, &ReasonForm::given, &controller, &OpinionsController::reopen);
}

bool OpinionsTop::isTyping() const
{
    return m_reason->isTyping();
}

void OpinionsTop::askToSubmit()
{
    const int own = int(m_controller.sheet().placesOf(m_controller.person()).size());
    m_confirm->ask(
        own == 0
            ? tr("Submit? None of these utterances is yours.")
            : tr("Submit %n utterance(s)? Peer review starts once both annotators have submitted.",
                  nullptr, own),
        tr("Submit"), [this] { m_controller.submit(); });
    showState();
}

void OpinionsTop::askSettle()
{
    const QList<PlacedOpinion>& opinions = m_controller.sheet().opinions;
    const bool waits =
        std::any_of(opinions.cbegin(), opinions.cend(), [this](const PlacedOpinion& placed) {
            return !settledOpinions(placed.thread, m_controller.sheet().rule);
        });
    // What cannot be settled yet is refused, with what is to be done first.
    if (waits)
        return m_controller.settle();
    m_confirm->ask(tr("Settle the opinions of this sample? They then enter the benchmark, and only "
                      "the lead can reopen them."),
        tr("Settle"), [this] { m_controller.settle(); });
    showState();
}

void OpinionsTop::askReopen()
{
    m_reason->ask();
}

void OpinionsTop::dropQuestion()
{
    m_confirm->dismiss();
}

void OpinionsTop::showAll()
{
    if (m_controller.mode() != OpinionsMode::Settled)
        m_reason->reset();
    if (!commandNamed(this, "opinionsHandIn")->isEnabled() &&
        !commandNamed(this, "opinionsSettle")->isEnabled())
        dropQuestion();
    showState();
    showProgress();
}

void OpinionsTop::showProgress()
{
    const OpinionSheet& sheet = m_controller.sheet();
    m_header->setTitle(m_controller.isChecking() ? tr("Peer review") : tr("Clear atomic opinions"));
    const bool active =
        m_controller.mode() == OpinionsMode::Writing ||
        (m_controller.mode() == OpinionsMode::Checking && sheet.isOwn(m_controller.person()));
    m_header->setActiveMs(active ? m_controller.activeMs() : -1);
    if (m_controller.isChecking()) {
        const int all = int(sheet.opinions.size());
        const int done = all - openCount(sheet);
        m_header->setProgress(
            tr("%1 of %2 done").arg(results::countText(done), results::countText(all)), done, all);
        m_header->setRemark(sheet.figures ? checkFiguresText(*sheet.figures) : QString(),
            sheet.figures ? checkFiguresDetail(*sheet.figures) : QString());
        return;
    }
    m_header->setRemark({});
    const int own = int(sheet.placesOf(m_controller.person()).size());
    if (own == 0)
        m_header->setProgress(tr("%n utterance(s)", nullptr, sheet.utterances()), 0, 0);
    else
        m_header->setProgress(
            tr("Yours: %1 of %2 done")
                .arg(results::countText(m_controller.completeCount()), results::countText(own)),
            m_controller.completeCount(), own);
}

/// Where one goes on: what is open is named only while there is some.
QAction* OpinionsTop::nextSample() const
{
    const int here = m_controller.sheet().row.position;
    const bool waits = waitsElsewhere(m_session, here, Step::Opinions);
    return commandNamed(this, waits ? "opinionsNextOpen" : "opinionsNextSample");
}

void OpinionsTop::showState()
{
    const auto& round = m_controller.sheet().row.round;
    switch (m_controller.mode()) {
    case OpinionsMode::Writing:
        showWritingState();
        return;
    case OpinionsMode::Submitted:
        m_state->showState(tr("Submitted. Peer review starts once both annotators have submitted."),
            nextSample(), whereEnabled(commandNamed(this, "opinionsTakeBackHandIn")));
        return;
    case OpinionsMode::Checking:
        showCheckingState();
        return;
    case OpinionsMode::Settled:
        m_state->showState(tr("Settled: the opinions are in the benchmark."),
            commandNamed(this, "opinionsNextSample"),
            whereEnabled(commandNamed(this, "opinionsReopen")));
        return;
    case OpinionsMode::Watching:
        m_state->showState(round ? tr("Two annotators are writing opinions on this discussion. "
                                      "They are shown once both have submitted.")
                           : m_controller.sheet().isImported()
                               ? tr("These opinions were imported with the sample; no one is "
                                    "assigned to write others.")
                               : tr("No one is assigned to the opinions of this sample yet."),
            !round && m_session.isLead() ? commandNamed(this, "opinionsAssign") : nextSample(),
            whereEnabled(commandNamed(this, "opinionGiveUtterance")));
        return;
    default:
        m_state->showState({});
    }
}

void OpinionsTop::showWritingState()
{
    const bool complete = m_controller.missing().isEmpty();
    const int own = int(m_controller.sheet().placesOf(m_controller.person()).size());
    if (!complete || !m_confirm->isHidden())
        m_state->showState({});
    else if (own == 0)
        m_state->showState(
            tr("None of these utterances is yours. Submit so that peer review can begin."),
            commandNamed(this, "opinionsHandIn"));
    else
        m_state->showState(
            tr("All opinions written. Ctrl+Enter submits."), commandNamed(this, "opinionsHandIn"));
}

void OpinionsTop::showCheckingState()
{
    const OpinionSheet& sheet = m_controller.sheet();
    const int mine = m_controller.waitingCount();
    const auto open = std::count_if(sheet.opinions.cbegin(), sheet.opinions.cend(),
        [&](const PlacedOpinion& placed) { return !settledOpinions(placed.thread, sheet.rule); });
    if (!m_confirm->isHidden())
        m_state->showState({});
    else if (mine > 0)
        // Beside "4 of 11 done" in the header: the same 7 are open here.
        m_state->showState(tr("Your turn: %1 of %n open opinion(s).", nullptr, openCount(sheet))
                               .arg(results::countText(mine)),
            commandNamed(this, "opinionNextWaiting"));
    else if (open > 0)
        m_state->showState(
            tr("Nothing to do for you now; %n opinion(s) await others.", nullptr, int(open)),
            nextSample());
    else
        m_state->showState(tr("All opinions are decided. Settling adds them to the benchmark."),
            commandNamed(this, "opinionsSettle"));
}

void OpinionsTop::showSaved(bool isTyping)
{
    const bool writing = m_controller.mode() == OpinionsMode::Writing;
    const bool saved = m_session.project().pendingWrites() == 0 && !isTyping;
    m_saved->setVisible(writing);
    m_saved->setText(saved ? tr("saved") : tr("saving…"));
}

} // namespace tandem
