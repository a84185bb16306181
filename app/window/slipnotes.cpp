#include "app/window/slipnotes.h"

#include "app/window/projectview.h"
#include "storage/changes/history.h"
#include "ui/screen/straykeys.h"
#include "ui/screen/workspace.h"
#include "views/session/projectsession.h"

#include <utility>

namespace tandem {

SlipNotes::SlipNotes(ProjectSession& session, ProjectView& view, ActivityClock::Clock monotonicMs)
    : QObject(&view)
    , m_session(session)
    , m_view(view)
    , m_now(std::move(monotonicMs))
    , m_changedAt(m_now() - StrayKeys::kHeldBackMs)
    , m_steps(session.history().index())
{
    auto* keys = new StrayKeys(m_now, this);
    connect(keys, &StrayKeys::typedAmiss, this, &SlipNotes::tell);
    // When it was asked for, not when it is written: the next letter may come in between.
    connect(&session.history(), &History::changed, this, [this] {
        const History& history = m_session.history();
        const int steps = history.index();
        if (std::exchange(m_steps, steps) < steps && !history.canRedo())
            m_changedAt = m_now();
    });
}

void SlipNotes::tell(const QString& word, int held)
{
    Workspace* screen = m_view.currentWorkspace();
    if (!screen)
        return;
    History& history = m_session.history();
    if (word.size() <= 1 && held <= 1) {
        m_isSlip = m_now() - m_changedAt < StrayKeys::kHeldBackMs && history.canUndo();
        m_step = history.index();
    }
    QString sentence = tr("“%1” was typed where nothing takes text.").arg(word);
    if (held > 0)
        sentence += u' ' + tr("It gave no answer.");
    if (m_isSlip && history.index() == m_step)
        screen->offer(sentence + u' ' + tr("Just before it: %1.").arg(history.undoText()),
            tr("Undo"), [this] { m_session.history().undo(); });
    else if (held > 0)
        screen->tell(sentence + u' ' + tr("Ctrl+F finds words on this page."));
}

} // namespace tandem
