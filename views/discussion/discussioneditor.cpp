#include "views/discussion/discussioneditor.h"

#include "storage/repositories/samplerepository.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace tandem {

DiscussionEditor::DiscussionEditor(ProjectSession& session, SampleId sample, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_sample(sample)
    , m_undoFloor(session.undoStack().index())
{
    connect(&session.project(), &Project::changed, this, &DiscussionEditor::follow);
    connect(&session.project(), &Project::pendingWritesChanged, this,
        &DiscussionEditor::makeNextChange, Qt::QueuedConnection);
    connect(&session.undoStack(), &QUndoStack::indexChanged, this, [this](int index) {
        m_undoFloor = std::min(m_undoFloor, index);
        emit historyChanged();
    });
    connect(&session, &ProjectSession::writeFailed, this, [this] { m_changedRow = -1; });
    reload();
    lookWhetherLocked();
}

void DiscussionEditor::add(const QList<kgds::UtteranceRecord>& utterances)
{
    request({tr("Add %n utterance(s)", nullptr, int(utterances.size())),
        std::numeric_limits<int>::max(),
        [utterances](
            Discussion discussion) -> Expected<Discussion> { return discussion + utterances; }});
}

void DiscussionEditor::setText(int row, const QString& before, const QString& after)
{
    request({tr("Edit utterance"), row,
        [row, before, after](Discussion discussion) -> Expected<Discussion> {
            if (row < 0 || row >= discussion.size() || discussion.at(row).text != before) {
                return failure(ErrorCode::Refused,
                    tr("This utterance was changed by somebody else meanwhile."), {},
                    tr("Look at it and edit it again."));
            }
            discussion[row].text = after;
            return discussion;
        }});
}

void DiscussionEditor::setParticipant(int row, const QString& name)
{
    request({tr("Change speaker"), row, [row, name](Discussion discussion) -> Expected<Discussion> {
                 if (row >= 0 && row < discussion.size())
                     discussion[row].participant = name;
                 return discussion;
             }});
}

void DiscussionEditor::move(int from, int to)
{
    request({tr("Move utterance"), to, [from, to](Discussion discussion) -> Expected<Discussion> {
                 const auto isRow = [&](int row) { return row >= 0 && row < discussion.size(); };
                 if (isRow(from) && isRow(to))
                     discussion.move(from, to);
                 return discussion;
             }});
}

void DiscussionEditor::remove(int row)
{
    request({tr("Delete utterance"), row, [row](Discussion discussion) -> Expected<Discussion> {
                 if (row >= 0 && row < discussion.size())
                     discussion.removeAt(row);
                 return discussion;
             }});
}

void DiscussionEditor::rename(const QString& before, const QString& after)
{
    request({tr("Rename participant"), -1,
        [before, after](Discussion discussion) -> Expected<Discussion> {
            for (kgds::UtteranceRecord& utterance : discussion) {
                if (utterance.participant == before)
                    utterance.participant = after;
            }
            return discussion;
        }});
}

void DiscussionEditor::request(Change change)
{
    m_waiting.enqueue(std::move(change));
    makeNextChange();
}

/// A change starts from what is stored, so it waits until nothing is on its way there.
void DiscussionEditor::makeNextChange()
{
    while (!m_waiting.isEmpty() && m_session.project().pendingWrites() == 0) {
        const auto before = SampleRepository(m_session.project().reader()).discussion(m_sample);
        if (!before) {
            m_waiting.clear();
            emit refused(before.error());
            return;
        }
        const Change change = m_waiting.dequeue();
        const Expected<Discussion> after = change.apply(*before);
        if (!after) {
            emit refused(after.error());
            continue;
        }
        if (*after == *before)
            continue;
        m_changedRow = change.row;
        m_changedHere = true;
        m_session.pushChange(change.text, write(*after), write(*before));
    }
}

Write DiscussionEditor::write(const Discussion& discussion) const
{
    return [sample = m_sample, discussion, by = m_session.currentPerson()](
               Database& database) -> Expected<ChangeEvent> {
        TANDEM_DO(SampleRepository(database).setDiscussion(sample, discussion, by));
        return ChangeEvent(DiscussionChanged{sample});
    };
}

bool DiscussionEditor::canUndo() const
{
    return m_session.undoStack().index() > m_undoFloor && m_session.undoStack().canUndo();
}

bool DiscussionEditor::canRedo() const
{
    return m_changedHere && m_session.undoStack().canRedo();
}

void DiscussionEditor::undo()
{
    if (canUndo() && m_waiting.isEmpty())
        m_session.undoStack().undo();
}

void DiscussionEditor::redo()
{
    if (canRedo() && m_waiting.isEmpty())
        m_session.undoStack().redo();
}

void DiscussionEditor::follow(const ChangeEvent& event)
{
    const auto* discussion = std::get_if<DiscussionChanged>(&event);
    const bool elsewhere = std::holds_alternative<ChangedElsewhere>(event);
    if ((discussion && discussion->sample == m_sample) || elsewhere)
        reload();
    lookWhetherLocked();
}

void DiscussionEditor::reload()
{
    const auto discussion = SampleRepository(m_session.project().reader()).discussion(m_sample);
    if (!discussion) {
        emit refused(discussion.error());
        return;
    }
    // News from elsewhere may come while an own change is still on its way; its row waits for it.
    if (*discussion == m_stored)
        return;
    m_stored = *discussion;
    emit changed(std::exchange(m_changedRow, -1));
}

void DiscussionEditor::lookWhetherLocked()
{
    const auto row = SampleRepository(m_session.project().reader()).row(m_sample);
    const bool locked = row && row->answeredA + row->answeredB > 0;
    if (locked == m_locked)
        return;
    m_locked = locked;
    emit lockedChanged(locked);
}

} // namespace tandem
