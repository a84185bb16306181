#pragma once

#include "models/opinions/opinioncheck.h"
#include "models/rounds/activetime.h"
#include "models/rounds/missing.h"
#include "storage/changes/change.h"
#include "storage/changes/pending.h"
#include "storage/project/project.h"
#include "storage/repositories/opinionchecks.h"
#include "storage/repositories/opinionrepository.h"
#include "views/opinions/opinionsheet.h"

#include <QHash>
#include <QObject>

#include <utility>

namespace tandem {

class ProjectSession;

// The writes that the Opinions screen asks the project for.

/// A write that appends a version. Its inverse appends the one before. The time spent counts once,
/// however often the change is undone and done again.
Write workWrite(SampleId sample, const WorkWrite& version);
/// What somebody says of an opinion, given by its UUID, and how long they took.
struct SayWrite
{
    RoundId round;
    int utterance = 0; ///< that the opinion is from
    QString opinion;
    OpinionEvent event;
    qint64 durationMs = 0;
};
/// A write that says it, see OpinionChecks::say(). Its inverse takes it back, which is refused once
/// somebody has spoken since; the time spent counts once.
Write sayWrite(SampleId sample, const SayWrite& said);
/// A write that gives an utterance to an author, see OpinionRepository::reassign().
Write giveUtteranceWrite(
    SampleId sample, RoundId round, int utterance, PersonId author, PersonId by);

/// The Opinions screen without widgets: the sample in front of the current person, the utterance
/// they write about or the opinion they look at, what is committed and what is on its way.
class OpinionsController final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(OpinionsController)

public:
    explicit OpinionsController(ProjectSession& session,
        const ActivityClock::Clock& clock = monotonicClock(), QObject* parent = nullptr);

    PersonId person() const;
    OpinionsMode mode() const { return m_mode; }
    const OpinionSheet& sheet() const { return m_sheet; }
    /// Whether both have submitted: opinions are checked, or were.
    bool isChecking() const { return m_sheet.row.round && m_sheet.row.round->isClosed(); }
    /// Active time spent on the sample since the program was started, ms.
    qint64 activeMs() const { return m_sampleTime.elapsedMs(); }

    /// The utterance in front, its place from 1; 0 where there is none.
    int utterance() const { return m_utterance; }
    void setUtterance(int place);
    /// The person's next or previous utterance, around the end.
    void stepUtterance(int by);
    /// The texts that the utterance in front is about; empty ones where there is none.
    OpinionContext context() const;
    /// Whether the person may write about the utterance in front now.
    bool mayWrite() const;
    /// What the author makes of an utterance, with what is on its way.
    UtteranceWork work(int place) const;
    UtteranceWork work() const { return work(m_utterance); }
    /// Changes the work on the utterance in front as one undoable step; `text` names it. Nothing
    /// happens where nothing changes or the person may not write.
    void change(const QString& text, const UtteranceWork& after);
    /// Undoes or redoes the last step of the session.
    void undo();
    void redo();
    /// Own utterances that are complete, with what is on its way.
    int completeCount() const;
    /// Own utterances that are not complete.
    Missing missing() const;

    /// The opinion that is looked at once the round is closed: an index in sheet().opinions, -1
    /// where there is none.
    qsizetype opinion() const { return m_opinion; }
    void setOpinion(qsizetype index);
    OpinionTurn turn() const;
    /// Opinions that wait for the person.
    int waitingCount() const;
    /// The next opinion after the one looked at that waits for the person, around the end; -1 where
    /// none does.
    qsizetype nextWaiting() const;
    /// Says something of the opinion that is looked at. Whose it is and when is filled in.
    Job say(OpinionEvent event);

    // Not to be undone.
    void submit();
    void withdrawSubmission();
    void settle();
    void reopen(const QString& reason);
    /// Gives the utterance in front to the other of the pair.
    void giveUtterance();
    bool mayGiveUtterance() const;
    bool isLead() const;

    /// The times on the sample and on the current item, for the clock of the screen to drive.
    QList<ActiveTime*> times() { return {&m_itemTime, &m_sampleTime}; }

signals:
    /// Another sample, or another person: everything may differ. Told before and after.
    void aboutToReload();
    void reloaded();
    /// Mode, counts, texts of the same sample.
    void refreshed();
    /// The utterance in front is another one. Told before the change, and after it.
    void aboutToLeaveUtterance();
    void utteranceChanged();
    /// The work on an utterance is another one.
    void workChanged(int place);
    void opinionChanged();
    /// An undo or redo brought an utterance into view.
    void broughtUp();
    /// A change of work failed: work() is what is committed again.
    void writeRefused();
    void readFailed(const tandem::Error& error);

private:
    void connectAll();
    void open(SampleId sample);
    void adopt(OpinionSheet fresh);
    void refresh();
    void follow(const ChangeEvent& event);
    /// An opinion was undone or done again.
    void bringUp(const OpinionsChanged& opinions);
    void chooseFirst();

    ProjectSession& m_session;
    OpinionSheet m_sheet;
    OpinionsMode m_mode = OpinionsMode::NoSample;
    int m_utterance = 0;
    qsizetype m_opinion = -1;
    using WorkPlace = std::pair<RoundId, int>; ///< an utterance of a sample
    Pending<WorkPlace, UtteranceWork> m_pending;
    ActiveTime m_itemTime;
    ActiveTime m_sampleTime;
    QHash<SampleId, qint64> m_spentMs;
    QHash<SampleId, int> m_lastUtterance;
};

} // namespace tandem
