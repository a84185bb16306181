#pragma once

#include "models/error.h"
#include "models/figure.h"
#include "models/studies/answers.h"
#include "models/studies/ids.h"
#include "models/studies/item.h"
#include "storage/repositories/repository.h"
#include "storage/repositories/studyraterrepository.h"

#include <QDateTime>
#include <QHash>
#include <QList>
#include <QString>

namespace tandem {

class Database;

/// Whether an answer came after its item had been given to somebody else.
enum class AnswerLateness {
    InTime,
    Released, ///< it did, while the study was open, and counts all the same
    Closed,   ///< it came after the study was closed, and does not count
};

/// How a rater is called in records.
struct RecordedRater
{
    QString name;        ///< or pseudonym
    QString participant; ///< id of a crowd platform; empty where names are not asked for
};

/// One answer as it was given, whether or not another one took its place.
struct StudyAnswerRecord
{
    RecordedRater rater;
    QString item;
    studies::ItemKind kind = studies::ItemKind::Rated;
    QString question;
    QString value; ///< of the item's own sides; empty: taken back
    QDateTime at;  ///< UTC
    qint64 durationMs = 0;
    int firstSide = 0; ///< 1 or 2: the one that was shown first; 0: the item has no sides
    int position = 0;  ///< of the item among the rater's, from 1
    int version = 1;
    bool isCurrent = false; ///< the one that counts
    bool wasInView = false; ///< each text of the item was, to its end; false: that was not recorded
    AnswerLateness lateness = AnswerLateness::InTime;
    studies::ItemSource source; ///< of the item: its systems, scores and known answers
    QString group{};            ///< of the item
    int asked = 0;              ///< rated and check items that the rater was asked about
};

/// Every answer of these raters, under these names, as it was journalled, by rater, position and
/// time; those that came late, too. Asks nobody whether the study is closed: StudyGate does.
Expected<QList<StudyAnswerRecord>> studyAnswerRecords(
    Database& database, StudyId study, const QHash<RaterId, RecordedRater>& raters);

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
