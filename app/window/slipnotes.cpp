#include "app/window/slipnotes.h"

#include "app/window/projectview.h"
#include "storage/changes/history.h"
#include "ui/screen/straykeys.h"
#include "ui/screen/workspace.h"
#include "views/session/projectsession.h"

#include <QApplication>

#include <utility>

namespace tandem {

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
    m_sentence = tr("“%1” was typed outside a text field.").arg(word);
    if (held > 0)
        m_sentence += u' ' + tr("It had no effect.");
    if (!m_slips.isEmpty() && m_slips == m_made)
        offerUndo();
    else if (held > 0)
        screen->tell(m_sentence + u' ' + tr("Press Ctrl+F to find text on this page."));
}

void SlipNotes::offerUndo()
{
    m_offering = m_view.currentWorkspace();
    if (!m_offering)
        return;
    m_offer = m_sentence + u' ' + tr("Changes just before: %1.").arg(namesOfSlips());
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

} // namespace tandem
