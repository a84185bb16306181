#pragma once

#include "models/error.h"
#include "models/studies/design.h"
#include "models/studies/submission.h"
#include "storage/repositories/raterstanding.h"
#include "storage/repositories/studyanswerrepository.h"
#include "storage/repositories/studyraterrepository.h"
#include "storage/repositories/studyrows.h"
#include "storage/repositories/submissioncheck.h"

#include <QHash>
#include <QList>

#include <optional>

namespace tandem {

class Database;

/// Takes in what one rater told, inside the caller's transaction; see
/// StudyAnswerRepository::keep().
class StudyIntake final
{
public:
    /// All of them outlive this.
    StudyIntake(Database& database, const StudyRater& rater, const studies::Design& design,
        SubmissionChannel way)
        : m_database(database)
        , m_rater(rater)
        , m_design(design)
        , m_way(way)
    {
    }

    Expected<KeptSubmission> take(const studies::Submission& told);
    /// What take() would do; changes nothing.
    Expected<KeptSubmission> tryOut(const studies::Submission& told)
    {
        m_isTrial = true;
        return take(told);
    }

private:
    Expected<void> look(const studies::Submission& told);
    Expected<void> readStudy();
    Expected<void> checkConsent(const studies::Submission& told);
    Expected<void> checkComeBack();
    Expected<bool> isKnown(const studies::AnswerRow& row);
    Expected<bool> isKnown(const studies::RaterEvent& event);
    Expected<void> takeRow(studies::AnswerRow row);
    Expected<void> checkAnswering(const HandedOutTurn& turn, qint64 at);
    /// Refuses what would change who counts once the study is closed, or the rater has submitted.
    Expected<void> checkTelling(studies::RaterEvent::Kind kind, qint64 at);
    Expected<void> takeEvent(studies::RaterEvent event);
    Expected<void> withdraw(const studies::RaterEvent& event);
    Expected<void> insert(const studies::AnswerRow& row, qint64 turn);
    /// The time that is stored. What comes straight from a page stands behind all that was said
    /// before it; in a file times stay as they are, where a clock can have said them.
    Expected<qint64> timeOf(const studies::AnswerRow& row, qint64 turn);
    Expected<qint64> timeOf(const studies::RaterEvent& event);
    /// What is older than the study is as old as that, what is ahead of now was said just now, and
    /// nothing was said before what stands before it.
    qint64 correctedTime(qint64 at) const;
    /// What is told at this time goes behind what was told until then.
    qint64 orderingHorizon(qint64 at) const;

    Database& m_database;
    const StudyRater& m_rater;
    const studies::Design& m_design;
    const SubmissionChannel m_way;
    QHash<QString, HandedOutTurn> m_turns; ///< by UUID
    std::optional<RaterStanding> m_standing;
    QList<studies::AnswerRow> m_tried; ///< what a trial would have stored
    qint64 m_now = 0;                  ///< milliseconds since 1970
    qint64 m_madeAt = 0;               ///< the study
    qint64 m_last = 0;                 ///< the time that was stored of what was said last
    bool m_isClosed = false;
    bool m_isTrial = false;
    KeptSubmission m_kept;
};

} // namespace tandem
