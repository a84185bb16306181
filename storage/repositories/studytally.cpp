#include "storage/repositories/studytally.h"

#include "storage/database/rows.h"
#include "storage/repositories/studyraterrepository.h"
#include "storage/repositories/studyrepository.h"

#include <algorithm>

namespace tandem {

namespace {

bool canBeAsked(const StudyRater& rater)
{
    return rater.state == RaterState::Waiting || rater.state == RaterState::AtWork ||
           rater.state == RaterState::Submitted;
}

/// How many raters can be asked about an item.
Expected<qint64> wantedOfAnItem(Database& database, StudyId study, int ratersPerItem)
{
    TANDEM_TRY(comesByLink, isAny(database,
                                QStringLiteral("SELECT 1 FROM study_link WHERE study_id = ?"
                                               " AND revoked_at IS NULL"),
                                {study}));
    if (*comesByLink)
        return ratersPerItem;
    TANDEM_TRY(raters, StudyRaterRepository(database).all(study));
    return std::min<qint64>(
        ratersPerItem, std::count_if(raters->begin(), raters->end(), canBeAsked));
}

} // namespace

Expected<StudyTally> studyTally(Database& database, StudyId study, const QList<StudyTurn>& turns)
{
    TANDEM_TRY(version, StudyRepository(database).version(study));
    TANDEM_TRY(wanted, wantedOfAnItem(database, study, version->design.ratersPerItem));
    TANDEM_TRY(items, valuesOf<qint64>(database,
                          QStringLiteral("SELECT id FROM study_item WHERE study_id = ?"
                                         " AND kind = 0"),
                          {study}));
    TANDEM_TRY(left, StudyRaterRepository(database).left(study));
    QHash<qint64, qint64> completed;
    for (const StudyTurn& turn : turns)
        completed[turn.item] += turn.isComplete && !left->contains(turn.rater) ? 1 : 0;
    StudyTally tally;
    for (const qint64 item : *items) {
        const qint64 done = std::min(*wanted, completed.value(item));
        ++tally.items;
        tally.wanted += *wanted;
        tally.done += done;
        tally.itemsComplete += done == *wanted && done > 0 ? 1 : 0;
    }
    return tally;
}

} // namespace tandem
