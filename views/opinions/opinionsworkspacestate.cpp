#include "views/opinions/opinionsworkspace.h"

#include "ui/discussionlines.h"
#include "ui/emptystate.h"
#include "ui/messagebar.h"
#include "ui/reasonform.h"
#include "ui/screen/workclock.h"
#include "ui/statestrip.h"
#include "views/opinions/checkingpage.h"
#include "views/opinions/importedopinions.h"
#include "views/opinions/opinionsactions.h"
#include "views/opinions/opinionsheader.h"
#include "views/opinions/opinionwords.h"
#include "views/opinions/sourcepane.h"
#include "views/opinions/writingpage.h"
#include "views/session/projectsession.h"

#include <QAction>
#include <QStackedWidget>

#include <algorithm>

/// What the Opinions screen says of where things stand.
namespace tandem {

bool OpinionsWorkspace::isChecking() const
{
    const auto& round = m_controller->sheet().row.round;
    return round && round->isClosed();
}

void OpinionsWorkspace::showAll()
{
    m_asking = false;
    m_source->setParagraphs(m_controller->sheet().paragraphs);
    showMode();
    m_source->showUtterance(m_controller->utterance());
    const bool hadFocus = m_pages->isAncestorOf(focusWidget());
    if (isChecking()) {
        m_pages->setCurrentWidget(m_checking);
        m_checking->showAll();
    } else if (m_controller->sheet().isImported()) {
        m_pages->setCurrentWidget(m_imported);
        m_imported->setOpinions(m_controller->sheet().imported);
    } else {
        m_pages->setCurrentWidget(m_writing);
        m_writing->showAll();
    }
    if (hadFocus)
        takeFocus();
}

void OpinionsWorkspace::showMode()
{
    const OpinionsMode mode = m_controller->mode();
    const bool empty =
        mode == OpinionsMode::NoSample ||
        (!m_controller->sheet().isImported() &&
            (mode == OpinionsMode::NobodyChosen || mode == OpinionsMode::WaitingForDiscussion));
    if (empty)
        showEmpty();
    m_stack->setCurrentWidget(empty ? static_cast<QWidget*>(m_empty) : m_page);
    m_source->setVisible(!empty);
    const bool checking = isChecking();
    m_actions->handIn->setEnabled(mode == OpinionsMode::Writing);
    m_actions->takeBackHandIn->setEnabled(mode == OpinionsMode::HandedIn);
    m_actions->giveUtterance->setEnabled(m_controller->mayGiveUtterance());
    m_actions->settle->setEnabled(mode == OpinionsMode::Checking);
    m_actions->reopen->setEnabled(mode == OpinionsMode::Settled && m_controller->isLead());
    m_actions->nextWaiting->setEnabled(mode == OpinionsMode::Checking);
    for (QAction* action : {m_actions->nextUtterance, m_actions->previousUtterance})
        action->setEnabled(!checking);
    if (mode != OpinionsMode::Settled)
        m_reason->reset();
    showLines();
    showState();
    showHeader();
    showSaved();
    clock().setWorking(mode == OpinionsMode::Writing || mode == OpinionsMode::Checking);
}

void OpinionsWorkspace::showEmpty()
{
    m_empty->setActions({});
    switch (m_controller->mode()) {
    case OpinionsMode::NobodyChosen:
        m_empty->setIcon(Icon::People);
        m_empty->setHeadline(tr("Who are you?"));
        m_empty->setText(tr("Choose your name in the corner of the window. What you write is "
                            "yours alone until both of a pair have handed in."));
        break;
    case OpinionsMode::WaitingForDiscussion:
        m_empty->setIcon(Icon::Discussion);
        m_empty->setHeadline(tr("No discussion yet"));
        m_empty->setText(tr("Opinions are taken from the utterances of a discussion."));
        m_empty->setActions(tr("Write the discussion"));
        break;
    default:
        m_empty->setIcon(Icon::Discussion);
        m_empty->setHeadline(tr("No sample to write about yet"));
        m_empty->setText(tr("Choose a sample in the list, or import articles first."));
        break;
    }
}

QString OpinionsWorkspace::remarkOf(int place) const
{
    const OpinionSheet& sheet = m_controller->sheet();
    if (!sheet.row.round)
        return {};
    const PersonId author = sheet.authors.value(place);
    const bool own = author == m_controller->person();
    const QString who = own ? tr("yours") : m_session.person(author).name;
    if (!own || isChecking())
        return who;
    return workGaps(m_controller->work(place)).isEmpty() ? tr("%1, done", "whose").arg(who) : who;
}

void OpinionsWorkspace::showLines()
{
    const OpinionSheet& sheet = m_controller->sheet();
    QList<DiscussionLine> lines;
    for (int place = 1; place <= sheet.utterances(); ++place) {
        const OpinionContext& context = sheet.contexts.at(place - 1);
        lines.append({context.participant, context.utterance, remarkOf(place)});
    }
    m_source->setLines(lines);
}

void OpinionsWorkspace::showHeader()
{
    const OpinionSheet& sheet = m_controller->sheet();
    m_header->setTitle(
        isChecking() ? tr("Check each other's opinions") : tr("Clear atomic opinions"));
    const bool active =
        m_controller->mode() == OpinionsMode::Writing ||
        (m_controller->mode() == OpinionsMode::Checking && sheet.isOwn(m_controller->person()));
    m_header->setActiveMs(active ? m_controller->activeMs() : -1);
    if (isChecking()) {
        const int all = int(sheet.opinions.size());
        const int done = int(std::count_if(
            sheet.opinions.cbegin(), sheet.opinions.cend(), [&](const PlacedOpinion& placed) {
                return turnOf(placed.thread, sheet.rule) == OpinionTurn::Nobody;
            }));
        m_header->setProgress(tr("%1 of %2").arg(done).arg(all), done, all);
        m_header->setFigures(sheet.figures ? checkFiguresText(*sheet.figures) : QString(),
            sheet.figures ? checkFiguresDetail(*sheet.figures) : QString());
        return;
    }
    m_header->setFigures({}, {});
    const int own = int(sheet.placesOf(m_controller->person()).size());
    if (own == 0)
        m_header->setProgress(tr("%n utterance(s)", nullptr, sheet.utterances()), 0, 0);
    else
        m_header->setProgress(tr("%1 of %2 yours").arg(m_controller->completeCount()).arg(own),
            m_controller->completeCount(), own);
}

void OpinionsWorkspace::showState()
{
    const auto& round = m_controller->sheet().row.round;
    switch (m_controller->mode()) {
    case OpinionsMode::Writing:
        showWritingState();
        return;
    case OpinionsMode::HandedIn:
        m_state->showState(
            tr("Handed in. You check each other's opinions once both have handed in."),
            m_actions->takeBackHandIn);
        return;
    case OpinionsMode::Checking:
        showCheckingState();
        return;
    case OpinionsMode::Settled:
        m_state->showState(tr("Settled: the opinions are in the benchmark."),
            m_actions->reopen->isEnabled() ? m_actions->reopen : nullptr);
        return;
    case OpinionsMode::Watching:
        m_state->showState(
            round ? tr("Two people write about this discussion; what they write is shown once "
                       "both have handed in.")
            : m_controller->sheet().isImported()
                ? tr("These opinions came with the sample; nobody is assigned to write others.")
                : tr("Nobody is assigned to the opinions of this sample yet."),
            m_actions->giveUtterance->isEnabled() ? m_actions->giveUtterance : nullptr);
        return;
    default:
        m_state->showState({});
    }
}

void OpinionsWorkspace::showWritingState()
{
    const bool complete = m_controller->missing().isEmpty();
    const int own = int(m_controller->sheet().placesOf(m_controller->person()).size());
    if (!complete)
        m_state->showState({});
    else if (own == 0)
        m_state->showState(
            tr("None of these utterances is yours; hand in so that checking can begin."),
            m_actions->handIn);
    else if (m_asking)
        m_state->showState(tr("Hand in %n utterance(s)? Your partner checks them once both have "
                              "handed in. Ctrl+Enter again hands in.",
                               nullptr, own),
            m_actions->handIn);
    else
        m_state->showState(tr("All written: Ctrl+Enter hands in."), m_actions->handIn);
}

void OpinionsWorkspace::showCheckingState()
{
    const OpinionSheet& sheet = m_controller->sheet();
    const int mine = m_controller->waitingCount();
    const auto open = std::count_if(sheet.opinions.cbegin(), sheet.opinions.cend(),
        [&](const PlacedOpinion& placed) { return !settledOpinions(placed.thread, sheet.rule); });
    if (mine > 0)
        m_state->showState(
            tr("%n opinion(s) wait for you.", nullptr, mine), m_actions->nextWaiting);
    else if (open > 0)
        m_state->showState(
            tr("Nothing waits for you; %n opinion(s) wait for others.", nullptr, int(open)));
    else
        m_state->showState(
            tr("Nothing waits any more: settling puts the opinions into the benchmark."),
            m_actions->settle);
}

void OpinionsWorkspace::showSaved()
{
    const bool writing = m_controller->mode() == OpinionsMode::Writing;
    const bool saved = m_session.project().pendingWrites() == 0 && !m_writing->isTyping();
    m_header->setSaved(writing ? std::optional(saved) : std::nullopt);
}

} // namespace tandem
