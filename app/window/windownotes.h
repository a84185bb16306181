#pragma once

#include "models/rounds/timing.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>

#include <functional>

class QShortcut;

namespace tandem {

class MessageBar;
class ProjectSession;
class ProjectView;
class Workspace;

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

/// Says that a word was typed where nothing takes text: that it did nothing, and how to undo what
/// its first letters did.
class SlipNotes final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SlipNotes)

public:
    /// Letters of one word follow each other more quickly than answers that somebody thinks about.
    static constexpr qint64 kOneWordMs = 500;

    /// Belongs to the view.
    SlipNotes(ProjectSession& session, ProjectView& view,
        ActivityClock::Clock monotonicMs = monotonicClock());

private:
    void historyChanged();
    void tell(const QString& word, int held);
    void offerUndo();
    QString namesOfSlips() const;
    void undoSlips();
    void dropOffer();

    ProjectSession& m_session;
    ProjectView& m_view;
    ActivityClock::Clock m_now;
    qint64 m_changedAt;  ///< when something was changed that can be undone
    qint64 m_toldAt;     ///< when a letter did nothing
    int m_steps;         ///< of the history, as was seen last
    QStringList m_made;  ///< the names of its last steps, those that one word may have made
    QStringList m_slips; ///< those of them that the word being typed did make
    QString m_sentence;  ///< what was typed, and that it did nothing
    QPointer<Workspace> m_offering; ///< where they are offered to be undone
    QString m_offer;                ///< in these words
};

/// Tells in a sentence which runs of a project that was just opened wait to be resumed; not called
/// where none does, or once `guard` is gone.
void tellOfWaitingRuns(
    ProjectSession& session, QObject* guard, std::function<void(const QString&)> tell);

} // namespace tandem
