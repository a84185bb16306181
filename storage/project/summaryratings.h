#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/studies/ids.h"
#include "models/usersum/humanagreement.h"
#include "storage/repositories/studyrepository.h"

#include <QHash>
#include <QList>
#include <QString>

namespace tandem {

class Database;

/// What people said in a study of one log's summaries.
struct SummaryRatings
{
    QHash<QString, QList<usersum::HumanRating>> bySummarizer; ///< users and raters by pseudonym
    qint64 excluded = 0; ///< raters whom the study's rules leave out
    qint64 gone = 0;     ///< answers about what is no summary of this log, or is none any more
};

/// The ratings of a closed study of kind GoodBad whose items are summaries of this log's users, by
/// whom rules of the study do not exclude. Refused while it is open: half a study is shown to
/// nobody. InvalidInput: it asks about something else.
Expected<SummaryRatings> summaryRatings(Database& database, StudyId study, TimelineLogId log);

/// The open studies that ask about summaries of this log, the earliest first.
Expected<QList<StudySummary>> openSummaryStudies(Database& database, TimelineLogId log);

/// The closed studies that have such ratings of this log and that `viewer` may open (an invalid id:
/// who leads), the earliest first.
Expected<QList<StudySummary>> ratedSummaryStudies(
    Database& database, TimelineLogId log, PersonId viewer = {});

/// What people said of this log's summaries in the latest closed study of them that `viewer` may
/// open (an invalid id: who leads); nothing where there is none.
Expected<SummaryRatings> latestSummaryRatings(
    Database& database, TimelineLogId log, PersonId viewer = {});

} // namespace tandem
