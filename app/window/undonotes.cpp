#include "app/window/undonotes.h"

#include "app/window/projectview.h"
#include "storage/changes/history.h"
#include "storage/project/project.h"
#include "ui/messagebar.h"
#include "ui/screen/workspace.h"
#include "views/session/projectsession.h"

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

} // namespace tandem
