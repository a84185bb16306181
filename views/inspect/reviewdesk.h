#pragma once

#include "models/error.h"
#include "models/expert/review.h"
#include "models/expert/scores.h"
#include "models/rounds/activetime.h"
#include "storage/changes/pending.h"
#include "storage/project/project.h"
#include "storage/repositories/reviewrepository.h"
#include "views/inspect/caseloader.h"
#include "views/session/unstoredtexts.h"

#include <QObject>

#include <optional>
#include <utility>

namespace tandem {

class ProjectSession;

/// What the person who sits here says of the decisions of one evaluation, and, once they are done
/// with it, what others said.
class ReviewDesk final : public QObject
{
    Q_OBJECT

public:
    explicit ReviewDesk(ProjectSession& session, QObject* parent = nullptr,
        const ActivityClock::Clock& clock = monotonicClock());

    /// The evaluation that is reviewed; null for none. Who sets it shows it: nothing is emitted.
    void setCase(const LoadedCase& shown);
    const LoadedCase& shownCase() const { return m_case; }

    /// Whether somebody sits here who can say something of it now.
    bool mayReview() const;
    bool isDone() const { return m_own.doneAt.isValid(); }
    /// What is on disk.
    const expert::Reviews& reviews() const { return m_own.reviews; }
    /// What others said; empty until the person is done with the evaluation.
    const QList<ReviewerWork>& others() const { return m_others; }
    /// The explanation with the person's corrections.
    const expert::Explanation& reviewedExplanation() const { return m_reviewed; }
    /// Its scores where they are not those of the model's own verdicts.
    std::optional<expert::Scores> reviewedScores() const { return m_reviewedScores; }
    /// The decisions that can be reviewed, in order, and how many of them have an opinion.
    const QList<expert::DecisionRef>& decisions() const { return m_decisions; }
    int decided() const;
    bool isReviewable(const expert::DecisionRef& decision) const;

    /// The decision that is looked at; time counts from here.
    void setCurrent(const std::optional<expert::DecisionRef>& decision);
    /// The time on the current decision, for the clock of the screen to drive.
    ActiveTime& time() { return m_time; }
    const std::optional<expert::DecisionRef>& current() const { return m_current; }
    /// The next one without an opinion, those on their way to the file not counted.
    std::optional<expert::DecisionRef> nextUndecided(
        const std::optional<expert::DecisionRef>& after) const;
    /// Whether it can be reviewed and has no opinion, not even one that is on its way.
    bool isUndecided(const expert::DecisionRef& decision) const;
    /// The next one on which those who are done differ, as far as the person may know; goes on from
    /// the first at the end.
    std::optional<expert::DecisionRef> nextDiffering(
        const std::optional<expert::DecisionRef>& after) const;

    /// Gives an opinion, to be undone; the note that stands there stays.
    void give(const expert::DecisionRef& decision, expert::Stance stance,
        const expert::Correction& correction = {});
    /// Takes the opinion back, with its correction.
    void takeBack(const expert::DecisionRef& decision);
    /// Puts a note to a decision; it waits for the opinion where there is none yet.
    void setNote(const expert::DecisionRef& decision, const QString& note);
    /// The note of a decision, given or waiting.
    QString note(const expert::DecisionRef& decision) const;
    /// Whether that note could not be stored.
    bool isUnstored(const expert::DecisionRef& decision) const;
    /// A sentence about notes that wait for their opinion or could not be stored, in any
    /// evaluation; empty where there are none.
    QString unsaved() const;
    /// Done with the evaluation: final.
    void finish();

signals:
    /// What is on disk, what others said, or who sits here changed.
    void reviewsChanged();
    /// A review was undone or redone.
    void broughtUp(tandem::EvaluationId evaluation, const tandem::expert::DecisionRef& decision);
    void failed(const tandem::Error& error);

private:
    void reload();
    void recompute();
    void follow(const ChangeEvent& event);
    void push(const expert::DecisionRef& decision, const expert::Review& review);
    expert::Review held(const expert::DecisionRef& decision) const;
    QString changeText(const expert::DecisionRef& decision, const expert::Review& review) const;

    ProjectSession& m_session;
    LoadedCase m_case;
    ReviewerWork m_own;
    QList<ReviewerWork> m_others;
    using Place = std::pair<EvaluationId, expert::DecisionRef>;
    Place placeOf(const expert::DecisionRef& decision) const;
    Pending<Place, expert::Review> m_pending;
    QHash<Place, QString> m_waitingNotes;
    UnstoredTexts<Place> m_unstored; ///< notes
    expert::Explanation m_reviewed;
    std::optional<expert::Scores> m_reviewedScores;
    QList<expert::DecisionRef> m_decisions;
    std::optional<expert::DecisionRef> m_current;
    ActiveTime m_time; ///< since m_current is looked at
};

} // namespace tandem
