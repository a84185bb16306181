#include "views/discussion/discussioneditor.h"

#include "storage/changes/history.h"
#include "storage/repositories/samplerepository.h"

#include <limits>

namespace tandem {

namespace {

using Discussion = QList<kgds::UtteranceRecord>;
using Apply = std::function<Expected<Discussion>(Discussion)>;

/// Makes of the stored discussion what `apply` says; taken back while nobody changed it since.
Write discussionWrite(SampleId sample, const Apply& apply, PersonId by)
{
    return [=](Database& database) -> Expected<Written> {
        SampleRepository samples(database);
        TANDEM_TRY(before, samples.discussion(sample));
        TANDEM_TRY(after, apply(*before));
        if (*after == *before)
            return Written(NothingChanged{});
        TANDEM_DO(samples.setDiscussion(sample, *after, by));
        const auto back = [before = *before, after = *after](
                              const Discussion& now) -> Expected<Discussion> {
            if (now == after)
                return before;
            return failure(ErrorCode::Refused,
                DiscussionEditor::tr("Someone else has edited the discussion in the meantime."), {},
                DiscussionEditor::tr("Review it and edit it again."));
        };
        return Written(DiscussionChanged{sample}, discussionWrite(sample, back, by));
    };
}

} // namespace

DiscussionEditor::DiscussionEditor(ProjectSession& session, SampleId sample, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_sample(sample)
{
    connect(&session.project(), &Project::changed, this, &DiscussionEditor::follow);
    connect(&session.history(), &History::changed, this, &DiscussionEditor::historyChanged);
    reload();
    lookWhetherLocked();
}

void DiscussionEditor::add(const QList<kgds::UtteranceRecord>& utterances)
{
    change(tr("Add %n utterance(s)", nullptr, int(utterances.size())),
        std::numeric_limits<int>::max(),
        [utterances](
            Discussion discussion) -> Expected<Discussion> { return discussion + utterances; });
}

void DiscussionEditor::setText(int row, const QString& before, const QString& after)
{
    change(tr("Edit utterance"), row,
        [row, before, after](Discussion discussion) -> Expected<Discussion> {
            if (row < 0 || row >= discussion.size() || discussion.at(row).text != before) {
                return failure(ErrorCode::Refused,
                    tr("Someone else has edited this utterance in the meantime."), {},
                    tr("Review it and edit it again."));
            }
            discussion[row].text = after;
            return discussion;
        });
}

void DiscussionEditor::setParticipant(int row, const QString& name)
{
    change(tr("Change speaker"), row, [row, name](Discussion discussion) -> Expected<Discussion> {
        if (row >= 0 && row < discussion.size())
            discussion[row].participant = name;
        return discussion;
    });
}

void DiscussionEditor::move(int from, int to)
{
    change(tr("Move utterance"), to, [from, to](Discussion discussion) -> Expected<Discussion> {
        const auto isRow = [&](int row) { return row >= 0 && row < discussion.size(); };
        if (isRow(from) && isRow(to))
            discussion.move(from, to);
        return discussion;
    });
}

void DiscussionEditor::remove(int row)
{
    change(tr("Delete utterance"), row, [row](Discussion discussion) -> Expected<Discussion> {
        if (row >= 0 && row < discussion.size())
            discussion.removeAt(row);
        return discussion;
    });
}

void DiscussionEditor::rename(const QString& before, const QString& after)
{
    change(tr("Rename participant"), -1,
        [before, after](Discussion discussion) -> Expected<Discussion> {
            for (kgds::UtteranceRecord& utterance : discussion) {
                if (utterance.participant == before)
                    utterance.participant = after;
            }
            return discussion;
        });
}

void DiscussionEditor::change(const QString& text, int row, const Apply& apply)
{
    const Job job =
        m_session.change(this, {text, discussionWrite(m_sample, apply, m_session.currentPerson())});
    m_rows.insert(job.id(), row);
    job.watch(this, [this, id = job.id()](const Expected<void>&) { m_rows.remove(id); });
    tellOf(job);
}

void DiscussionEditor::tellOf(const Job& job)
{
    job.onFailed(this, [this](const Error& error) { emit refused(error); });
}

bool DiscussionEditor::canUndo() const
{
    return m_session.history().undoIsOf(this);
}

bool DiscussionEditor::canRedo() const
{
    return m_session.history().redoIsOf(this);
}

void DiscussionEditor::undo()
{
    if (canUndo())
        tellOf(m_session.history().undo());
}

void DiscussionEditor::redo()
{
    if (canRedo())
        tellOf(m_session.history().redo());
}

void DiscussionEditor::follow(const ChangeEvent& event)
{
    if (concerns(event, Part::Discussions, {.sample = m_sample}))
        reload(event.origin.isBack() ? -1 : m_rows.value(event.origin.job, -1));
    lookWhetherLocked();
}

void DiscussionEditor::reload(int row)
{
    const auto discussion = SampleRepository(m_session.project().reader()).discussion(m_sample);
    if (!discussion) {
        emit refused(discussion.error());
        return;
    }
    if (row < 0 && *discussion == m_stored)
        return;
    m_stored = *discussion;
    emit changed(row);
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
