#pragma once

#include <QObject>

class QShortcut;

namespace tandem {

class MessageBar;
class ProjectSession;
class ProjectView;

/// Says what undo and redo came to where the screen does not show it: what was done elsewhere, and
/// that there is nothing, or what cannot be undone.
class UndoNotes final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(UndoNotes)

public:
    /// Belongs to the view.
    UndoNotes(ProjectSession& session, ProjectView& view, MessageBar& messages);

private:
    void follow(ProjectSession& session);
    bool isOfScreen(const QObject* asker) const;

    ProjectView& m_view;
    MessageBar& m_messages;
    QShortcut* m_undo; ///< while there is nothing that the command would undo
    QShortcut* m_redo;
    bool m_isElsewhere = false; ///< what is being undone or redone
};

} // namespace tandem
