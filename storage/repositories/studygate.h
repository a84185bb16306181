#pragma once

#include "models/error.h"
#include "models/figure.h"
#include "models/studies/answers.h"
#include "models/studies/ids.h"
#include "storage/repositories/repository.h"
#include "storage/repositories/studyraterrepository.h"
#include "storage/repositories/studyrecords.h"

#include <QDateTime>
#include <QList>

namespace tandem {

/// How one rater is doing, without anything that they said.
struct RaterProgress
{
    StudyRater rater;
    int asked = 0;           ///< rated and check items
    int complete = 0;        ///< of these, those with all answers that they need
    int released = 0;        ///< of these, those that went to others
    Figure seconds;          ///< median of the active time on an item
    Figure checks;           ///< share of check items answered right, never which
    Figure straightLine;     ///< largest share of one answer to one question, never which
    QDateTime firstAt;       ///< of an answer, UTC; invalid: none
    QDateTime lastAt;        ///< of an answer or an event
    QDateTime firstHereAt;   ///< of an answer that no file from elsewhere brought; invalid: none
    qint64 longestGapMs = 0; ///< between two answers

    /// They have submitted, or nothing is left to answer: who answered elsewhere never submits.
    bool isDone() const
    {
        return rater.state == RaterState::Submitted ||
               (rater.state == RaterState::AtWork && asked > 0 && complete == asked);
    }
};

/// How a study is doing, without anything that was said in it.
struct StudyStatus
{
    QList<RaterProgress> raters;
    int items = 0;         ///< rated
    int itemsComplete = 0; ///< of these, those that as many raters completed as the design asks for
    qint64 wanted = 0;     ///< times that a rated item has to be completed in all
    qint64 done = 0;       ///< of these
    int dropOuts = 0;      ///< raters who began and declined, withdrew or were replaced
    /// At the pace of those who answer here; invalid where nothing tells, or it is over.
    QDateTime expectedEnd;
    bool isClosed = false;
};

enum class RaterNames { Pseudonyms, Real };

/// The gate of blindness: before a study is closed nobody, the lead included, is given an answer
/// of it, only counts and shares.
class StudyGate final : Repository
{
public:
    using Repository::Repository;

    /// For a worker. `now` is what the expected end is reckoned from.
    Expected<StudyStatus> status(StudyId study, const QDateTime& now);
    /// Everything that results are computed from: answers that count, those that came late and
    /// practice among them not; without raters who withdrew, declined or were screened out.
    /// Refused while the study is open. For a worker.
    Expected<studies::StudyAnswers> answers(
        StudyId study, RaterNames names = RaterNames::Pseudonyms);
    /// Every answer of these raters as it was journalled, by rater, position and time; those that
    /// came late, too. Refused while the study is open. For a worker.
    Expected<QList<StudyAnswerRecord>> records(
        StudyId study, RaterNames names = RaterNames::Pseudonyms);

    /// Refused while the study is open.
    Expected<void> requireClosed(StudyId study);
};

} // namespace tandem
