#include "storage/repositories/samplestatesql.h"

#include "models/rounds/consistency.h"
#include "storage/repositories/items.h"

namespace tandem {

namespace {

/// What one side of a round says of `item`, NULL where it says nothing.
QString saidSql(const QString& round, const QString& annotator, const QString& item)
{
    return QStringLiteral("(SELECT a.value FROM answer a WHERE a.round_id = %1.id"
                          " AND a.person_id = %1.%2 AND a.item_id = %3"
                          " ORDER BY a.at DESC, a.uuid DESC LIMIT 1)")
        .arg(round, annotator, item);
}

/// Whether the two of a round differ on `item`, and nothing is decided of it now.
QString isUndecidedSql(const QString& round, const QString& item)
{
    return QStringLiteral("coalesce(%1 = %2, 0) = 0 AND (SELECT d.outcome FROM decision d"
                          " WHERE d.round_id = %3.id AND d.item_id = %4"
                          " ORDER BY d.id DESC LIMIT 1) IS NULL")
        .arg(saidSql(round, QStringLiteral("annotator_a"), item),
            saidSql(round, QStringLiteral("annotator_b"), item), round, item);
}

/// Whether something of a closed round that is not settled has no outcome yet. Opinions are
/// reviewed, not decided item by item.
QString hasUndecidedSql(const QString& round)
{
    return QStringLiteral("((SELECT t.value FROM setting t WHERE t.key = 'rule') = '%2'"
                          " AND CASE %1.step"
                          " WHEN %3 THEN EXISTS (SELECT 1 FROM paragraph p"
                          " WHERE p.sample_id = %1.sample_id AND %5)"
                          " WHEN %4 THEN EXISTS (SELECT 1 FROM atomic_fact f"
                          " WHERE f.sample_id = %1.sample_id AND %6 AND %7) ELSE 0 END)")
        .arg(round, QString::number(int(ConsistencyRule::Adjudication)),
            QString::number(int(Step::Paragraphs)), QString::number(int(Step::KeyFacts)),
            isUndecidedSql(round, QStringLiteral("p.id")), isAskedFactSql(),
            isUndecidedSql(round, QStringLiteral("f.id")));
}

QString isClosedSql(const QString& round)
{
    return QStringLiteral("%1.handed_in_a IS NOT NULL AND %1.handed_in_b IS NOT NULL").arg(round);
}

} // namespace

QString awaitsAdjudicationSql(const QString& round)
{
    return QStringLiteral("coalesce(%1.settled_at IS NULL AND %1.calibration = 0 AND %2 AND %3, 0)")
        .arg(round, isClosedSql(round), hasUndecidedSql(round));
}

QString paragraphsDecidedSql()
{
    const QString round = QStringLiteral("w");
    return QStringLiteral("coalesce((SELECT %1 AND (w.settled_at IS NOT NULL"
                          " OR coalesce(%2, 0) = 0) FROM round w WHERE w.sample_id = s.id"
                          " AND w.step = %3 AND w.withdrawn_at IS NULL), s.labelled)")
        .arg(isClosedSql(round), hasUndecidedSql(round), QString::number(int(Step::Paragraphs)));
}

QString sampleStateSql(Step step)
{
    const bool isOfFacts = step == Step::KeyFacts;
    return QStringLiteral(
               "(CASE WHEN s.id IN (SELECT sample_id FROM sample_set_aside) THEN %1"
               " WHEN r.settled_at IS NOT NULL THEN %2 WHEN %3 THEN CASE WHEN %4 THEN %5 ELSE %6 "
               "END"
               " WHEN r.handed_in_a IS NOT NULL OR r.handed_in_b IS NOT NULL THEN %7"
               " WHEN r.id IS NULL AND s.labelled = 1 THEN %8"
               " WHEN NOT EXISTS (SELECT 1 FROM utterance u WHERE u.sample_id = s.id) THEN %9")
               .arg(int(SampleState::Excluded))
               .arg(int(SampleState::Settled))
               .arg(isClosedSql(QStringLiteral("r")), awaitsAdjudicationSql(QStringLiteral("r")))
               .arg(int(SampleState::AwaitingAdjudication))
               .arg(int(SampleState::Closed))
               .arg(int(SampleState::SubmittedByOne))
               .arg(int(SampleState::Imported))
               .arg(int(SampleState::WaitingForDiscussion)) +
           QStringLiteral(" WHEN r.id IS NOT NULL THEN %1 WHEN %2 > 0 THEN %3"
                          " WHEN %4 THEN %5 ELSE %6 END)")
               .arg(int(SampleState::Open))
               .arg(isOfFacts ? itemCountSql(step) : QStringLiteral("1"))
               .arg(int(SampleState::Unassigned))
               .arg(isOfFacts ? paragraphsDecidedSql() : QStringLiteral("1"))
               .arg(int(SampleState::WaitingForFacts))
               .arg(int(SampleState::WaitingForParagraphs));
}

} // namespace tandem
