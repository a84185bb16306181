#pragma once

#include "models/kgds/record.h"
#include "views/session/projectsession.h"

#include <QHash>
#include <QList>
#include <QObject>
#include <QString>

#include <functional>

namespace tandem {

/// The discussion of one sample as it is stored, and the undoable changes that can be made to it.
/// Every change becomes a write of the whole discussion, worked out from what is stored then.
class DiscussionEditor final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DiscussionEditor)

public:
    DiscussionEditor(ProjectSession& session, SampleId sample, QObject* parent = nullptr);

    /// What is stored.
    const QList<kgds::UtteranceRecord>& utterances() const { return m_stored; }
    /// Somebody has answered about this discussion: it can only be read.
    bool isLocked() const { return m_locked; }

    /// Appends utterances. Rows count from 0 in all of these; a row that is gone by then changes
    /// nothing.
    void add(const QList<kgds::UtteranceRecord>& utterances);
    /// Refused when the utterance no longer reads `before`.
    void setText(int row, const QString& before, const QString& after);
    void setParticipant(int row, const QString& name);
    /// Moves a row to where it then stands at row `to`.
    void move(int from, int to);
    void remove(int row);
    /// Gives every utterance of `before` to `after`.
    void rename(const QString& before, const QString& after);

    /// Undo and redo reach only what was changed here: anything else on the undo stack is out of
    /// sight.
    bool canUndo() const;
    bool canRedo() const;
    void undo();
    void redo();

signals:
    /// The stored discussion is another one. `row` is the one that the change was about, or -1; a
    /// row beyond the end is the last one.
    void changed(int row);
    void lockedChanged(bool locked);
    void historyChanged();
    /// A change was not made, or the discussion could not be read.
    void refused(const tandem::Error& error);

private:
    using Discussion = QList<kgds::UtteranceRecord>;
    using Apply = std::function<Expected<Discussion>(Discussion)>;

    /// `row` is the one that it is about.
    void change(const QString& text, int row, const Apply& apply);
    void tellOf(const Job& job);
    void follow(const ChangeEvent& event);
    void reload(int row = -1);
    void lookWhetherLocked();

    ProjectSession& m_session;
    SampleId m_sample;
    Discussion m_stored;
    QHash<JobId, int> m_rows; ///< that changes under way are about
    bool m_locked = false;
};

} // namespace tandem
