#include "storage/repositories/samplestatesql.h"

#include "storage/repositories/items.h"

namespace tandem {

QString sampleStateSql(Step step)
{
    return QStringLiteral(
        "(CASE WHEN s.id IN (SELECT sample_id FROM sample_set_aside) THEN %10"
        " WHEN r.settled_at IS NOT NULL THEN %1"
        " WHEN r.handed_in_a IS NOT NULL AND r.handed_in_b IS NOT NULL THEN %2"
        " WHEN r.handed_in_a IS NOT NULL OR r.handed_in_b IS NOT NULL THEN %3"
        " WHEN r.id IS NULL AND s.labelled = 1 THEN %5"
        " WHEN NOT EXISTS (SELECT 1 FROM utterance u WHERE u.sample_id = s.id) THEN %6"
        " WHEN r.id IS NOT NULL THEN %4 WHEN %7 = 0 THEN %8 ELSE %9 END)")
        .arg(int(SampleState::Settled))
        .arg(int(SampleState::Closed))
        .arg(int(SampleState::SubmittedByOne))
        .arg(int(SampleState::Open))
        .arg(int(SampleState::Imported))
        .arg(int(SampleState::WaitingForDiscussion))
        .arg(step == Step::KeyFacts ? itemCountSql(step) : QStringLiteral("1"))
        .arg(int(SampleState::WaitingForFacts))
        .arg(int(SampleState::Unassigned))
        .arg(int(SampleState::Excluded));
}

} // namespace tandem
