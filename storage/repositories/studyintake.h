#pragma once

#include "models/error.h"
#include "models/studies/design.h"
#include "models/studies/submission.h"
#include "storage/repositories/studyanswerrepository.h"
#include "storage/repositories/studyraterrepository.h"
#include "storage/repositories/studyrows.h"

#include <QHash>
#include <QList>

#include <optional>

namespace tandem {

class Database;

/// What the word of study_event says that a rater told; none where it is about what others did.
std::optional<studies::RaterEvent::Kind> raterEventOfWord(const QString& word);

/// Takes in what one rater told, inside the caller's transaction; see
/// StudyAnswerRepository::keep().
class StudyIntake final
{
public:
    /// All of them outlive this.
    StudyIntake(
        Database& database, const StudyRater& rater, const studies::Design& design, CameBy way)
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
    struct TurnRow
    {
        qint64 id = 0;
        bool isReleased = false;
    };
    /// A hand-in or its taking back.
    struct Turning
    {
        qint64 at = 0;
        QString uuid;
        bool isHandIn = false;
    };

    Expected<void> look(const studies::Submission& told);
    Expected<void> readEvents();
    Expected<void> checkConsent(const studies::Submission& told);
    Expected<void> checkComeBack();
    Expected<bool> isKnown(const studies::AnswerRow& row);
    Expected<bool> isKnown(const studies::RaterEvent& event);
    Expected<void> takeRow(studies::AnswerRow row);
    /// Refuses what would change who counts once the study is closed, or the rater has handed in.
    Expected<void> checkTaking(studies::RaterEvent::Kind kind, qint64 at);
    Expected<void> takeEvent(const studies::RaterEvent& event);
    Expected<void> withdraw(const studies::RaterEvent& event);
    Expected<void> checkHandIn(qint64 at);
    Expected<void> insert(const studies::AnswerRow& row, qint64 turn, qint64 at);
    bool isHandedInAt(qint64 at) const;
    /// Puts the time of what comes straight from a page right.
    Expected<qint64> timeOf(const studies::AnswerRow& row, qint64 turn);

    Database& m_database;
    const StudyRater& m_rater;
    const studies::Design& m_design;
    const CameBy m_way;
    QHash<QString, TurnRow> m_turns; ///< by UUID
    QList<Turning> m_turnings;       ///< by time
    bool m_hasConsented = false;
    bool m_isClosed = false;
    bool m_isTrial = false;
    KeptSubmission m_kept;
};

} // namespace tandem
