#include "app/window/windownotes.h"

#include "app/window/projectview.h"
#include "app/window/windowwords.h"
#include "storage/changes/history.h"
#include "storage/project/project.h"
#include "storage/repositories/runrepository.h"
#include "ui/messagebar.h"
#include "ui/screen/straykeys.h"
#include "ui/screen/workspace.h"
#include "views/session/projectsession.h"
#include "views/session/runtext.h"

#include <QApplication>
#include <QLocale>
#include <QShortcut>

#include <utility>

namespace tandem {

namespace {

/// These say themselves what was undone, wherever it was done.
bool tellsItself(WorkspaceId id)
{
    return id == WorkspaceId::Models || id == WorkspaceId::Timelines;
}

} // namespace

UndoNotes::UndoNotes(ProjectSession& session, ProjectView& view, MessageBar& messages)
    : QObject(&view)
    , m_view(view)
    , m_messages(messages)
    , m_undo(new QShortcut(QKeySequence(QKeySequence::Undo), &view))
    , m_redo(new QShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), &view))
{
    const auto tell = [this](const QString& sentence) {
        m_messages.showMessage(MessageBar::Kind::Info, sentence);
    };
    connect(m_undo, &QShortcut::activated, this, [tell, &session] {
        const QString barrier = session.history().barrierText();
        const QString refusal = session.history().refusalText();
        if (!refusal.isEmpty())
            return tell(refusal);
        tell(barrier.isEmpty() ? tr("There is nothing to undo.")
                               : tr("“%1” and earlier changes cannot be undone.").arg(barrier));
    });
    connect(m_redo, &QShortcut::activated, this, [tell] { tell(tr("There is nothing to redo.")); });
    follow(session);
}

void UndoNotes::follow(ProjectSession& session)
{
    History& history = session.history();
    const auto enable = [this, &history] {
        m_undo->setEnabled(!history.canUndo());
        m_redo->setEnabled(!history.canRedo());
    };
    connect(&history, &History::changed, this, enable);
    enable();
    connect(&session.project(), &Project::changed, this, [this](const ChangeEvent& event) {
        if (event.origin.isBack())
            m_isElsewhere = !isOfScreen(event.origin.asker);
    });
    connect(&history, &History::turned, this, [this](const QString& text, bool undone) {
        if (std::exchange(m_isElsewhere, false) && !tellsItself(m_view.currentWorkspace()->id()))
            m_messages.showMessage(
                MessageBar::Kind::Info, (undone ? tr("Undone: %1") : tr("Redone: %1")).arg(text));
    });
}

/// Whoever asked may be gone by now.
bool UndoNotes::isOfScreen(const QObject* asker) const
{
    const Workspace* screen = m_view.currentWorkspace();
    return screen == asker ||
           screen->findChildren<QObject*>().contains(const_cast<QObject*>(asker));
}

SlipNotes::SlipNotes(ProjectSession& session, ProjectView& view, ActivityClock::Clock monotonicMs)
    : QObject(&view)
    , m_session(session)
    , m_view(view)
    , m_now(std::move(monotonicMs))
    , m_changedAt(m_now() - StrayKeys::kHeldBackMs)
    , m_toldAt(m_changedAt)
    , m_steps(session.history().index())
{
    auto* keys = new StrayKeys(m_now, this);
    connect(keys, &StrayKeys::typedAmiss, this, &SlipNotes::tell);
    // When it was asked for, not when it is written: the next letter may come in between.
    connect(&session.history(), &History::changed, this, &SlipNotes::historyChanged);
}

void SlipNotes::historyChanged()
{
    const History& history = m_session.history();
    const int before = std::exchange(m_steps, history.index());
    if (before >= m_steps || history.canRedo()) {
        m_made.clear();
        m_slips.clear();
        dropOffer();
        return;
    }
    // What the letters did may take effect in several steps, as when a note is kept with an answer.
    const bool isOfWord = !m_slips.isEmpty() && m_now() - m_toldAt < StrayKeys::kHeldBackMs;
    if (m_now() - std::exchange(m_changedAt, m_now()) >= kOneWordMs && !isOfWord)
        m_made.clear();
    m_made.append(history.undoText());
    dropOffer();
    if (isOfWord) {
        m_slips = m_made;
        offerUndo();
    }
}

void SlipNotes::tell(const QString& word, int held)
{
    Workspace* screen = m_view.currentWorkspace();
    if (!screen || QApplication::activeModalWidget())
        return;
    m_toldAt = m_now();
    if (word.size() <= 1 && held <= 1)
        m_slips = m_now() - m_changedAt < StrayKeys::kHeldBackMs ? m_made : QStringList();
    const bool hadNoEffect = held > 0;
    m_sentence = (hadNoEffect ? tr("“%1” was typed outside a text field and had no effect.")
                              : tr("“%1” was typed outside a text field."))
                     .arg(word);
    if (!m_slips.isEmpty() && m_slips == m_made)
        offerUndo();
    else if (hadNoEffect)
        screen->tell(tr("“%1” was typed outside a text field and had no effect. Press Ctrl+F to "
                        "find text on this page.")
                         .arg(word));
}

void SlipNotes::offerUndo()
{
    m_offering = m_view.currentWorkspace();
    if (!m_offering)
        return;
    //: A sentence about what was typed, and the names of the changes that it made
    m_offer = tr("%1 Changes just before: %2.").arg(m_sentence, namesOfSlips());
    m_offering->offer(m_offer, tr("Undo"), [this] { undoSlips(); });
}

/// An answer and the note on it have one name.
QString SlipNotes::namesOfSlips() const
{
    QStringList names = m_slips;
    names.removeDuplicates();
    return names.join(tr("; ", "between the names of changes"));
}

void SlipNotes::undoSlips()
{
    m_offer.clear();
    // Each waits behind the one before it.
    for (qsizetype left = m_slips.size(); left > 0; --left)
        m_session.history().undo();
}

void SlipNotes::dropOffer()
{
    if (m_offering && !m_offer.isEmpty())
        m_offering->takeBack(m_offer);
    m_offer.clear();
}

namespace {

/// By a person, by a cap or an error, or since the program was ended.
bool isWaiting(const RunRow& run)
{
    return run.state != RunState::Ended && run.state != RunState::Cancelled && run.tasks.open > 0;
}

} // namespace

void tellOfWaitingRuns(
    ProjectSession& session, QObject* guard, std::function<void(const QString&)> tell)
{
    session.project().read<QList<RunRow>>(
        [](Database& database, const CancelFlag&) { return RunRepository(database).list(); }, guard,
        [tell = std::move(tell)](const Expected<QList<RunRow>>& runs) {
            QStringList waiting;
            for (const RunRow& run : runs.value_or(QList<RunRow>())) {
                if (isWaiting(run))
                    waiting +=
                        WindowWords::tr("%1 by %2 (%3 of %4 done)", "a run and its model")
                            .arg(runKindText(run), run.model, QLocale().toString(run.tasks.done),
                                QLocale().toString(run.tasks.all()));
            }
            if (!waiting.isEmpty())
                tell(WindowWords::tr("Unfinished runs that you can resume in Runs: %1.")
                         .arg(waiting.mid(0, 3).join(WindowWords::tr(", "))));
        });
}

} // namespace tandem
