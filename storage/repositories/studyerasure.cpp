#include "storage/repositories/studyerasure.h"

#include "storage/database/database.h"
#include "storage/database/erasure.h"
#include "storage/database/rows.h"
#include "storage/database/uuid.h"
#include "storage/packets/seal.h"
#include "storage/repositories/journal.h"

namespace tandem {

Expected<int> answersOfRater(Database& database, RaterId rater)
{
    return valueOf<int>(
        database, QStringLiteral("SELECT count(*) FROM study_answer WHERE rater_id = ?"), {rater});
}

Expected<int> eraseAnswers(Database& database, const StudyRater& rater, StudyEvent event)
{
    TANDEM_DO(beginErasing(database));
    TANDEM_TRY(count, answersOfRater(database, rater.id));
    // Rows behind all others leave no gap in the numbers of those that stay.
    TANDEM_TRY(gaps, valueOf<int>(database,
                         QStringLiteral("SELECT count(*) FROM study_answer WHERE rater_id = ?1"
                                        " AND id < (SELECT max(id) FROM study_answer"
                                        " WHERE rater_id <> ?1)"),
                         {rater.id}));
    event.detail = {{QStringLiteral("erased"), *count}, {QStringLiteral("gaps"), *gaps}};
    if (event.uuid.isEmpty())
        event.uuid = newUuid();
    TANDEM_DO(journalStudyEvent(database, event));
    TANDEM_DO(sealRow(database, SealKind::StudyEvent, event.uuid));
    TANDEM_DO(
        database.run(QStringLiteral("DELETE FROM study_answer WHERE rater_id = ?"), {rater.id}));
    TANDEM_DO(database.run(QStringLiteral("UPDATE study_turn SET released_at = ? WHERE rater_id = ?"
                                          " AND released_at IS NULL"),
        {QDateTime::currentMSecsSinceEpoch(), rater.id}));
    TANDEM_DO(database.run(
        QStringLiteral("UPDATE study_rater SET name = ?, name_key = ?, participant = '',"
                       " person_id = NULL, hash = NULL WHERE id = ?"),
        {rater.pseudonym(), studyNameKey(rater.pseudonym()), rater.id}));
    return *count;
}

} // namespace tandem
