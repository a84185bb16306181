#include "storage/repositories/samplesteps.h"

#include "storage/database/rows.h"
#include "storage/repositories/items.h"
#include "storage/repositories/samplerowreader.h"
#include "storage/repositories/samplestatesql.h"

#include <QStringList>

namespace tandem {

namespace {

using Steps = QHash<SampleId, SampleSteps>;

/// "(1, 2, 3)": the samples' ids, which are whole numbers of our own making.
QString idList(const QList<SampleRow>& rows)
{
    QStringList ids;
    for (const SampleRow& row : rows)
        ids += QString::number(row.id.value);
    return QStringLiteral("(%1)").arg(ids.join(QStringLiteral(", ")));
}

Expected<void> addRounds(Database& database, const QString& samples, Steps& steps)
{
    return eachRow(database,
        QStringLiteral("SELECT %1, %2 FROM round r"
                       " WHERE r.withdrawn_at IS NULL AND r.sample_id IN %3")
            .arg(awaitsAdjudicationSql(QStringLiteral("r")), roundColumns(QStringLiteral("r.")),
                samples),
        {}, [&](Statement& row) {
            const bool undecided = row.take<bool>();
            const Round round = roundFrom(row);
            SampleSteps& sample = steps[round.sample];
            sample.rounds.at(size_t(round.step)) = round;
            sample.undecided.at(size_t(round.step)) = undecided;
        });
}

Expected<void> addFacts(Database& database, const QString& samples, Steps& steps)
{
    return eachRow(database,
        QStringLiteral("SELECT f.sample_id, count(*), count(CASE WHEN %1 THEN 1 END)"
                       " FROM atomic_fact f WHERE f.removed_at IS NULL AND f.sample_id IN %2"
                       " GROUP BY f.sample_id")
            .arg(isAskedFactSql(), samples),
        {}, [&](Statement& row) {
            SampleSteps& sample = steps[row.take<SampleId>()];
            row.read(sample.facts, sample.askedFacts);
        });
}

Expected<void> addImportedFacts(Database& database, const QString& samples, Steps& steps)
{
    return eachRow(database,
        QStringLiteral("SELECT g.sample_id, count(*) FROM fact_group g"
                       " JOIN fact f ON f.group_id = g.id WHERE g.sample_id IN %1"
                       " GROUP BY g.sample_id")
            .arg(samples),
        {}, [&](Statement& row) {
            SampleSteps& sample = steps[row.take<SampleId>()];
            if (sample.facts == 0)
                row.read(sample.importedFacts);
        });
}

Expected<void> addDecided(Database& database, const QString& samples, Steps& steps)
{
    return eachRow(database,
        QStringLiteral("SELECT s.id, %1 FROM sample s WHERE s.id IN %2")
            .arg(paragraphsDecidedSql(), samples),
        {}, [&](Statement& row) {
            SampleSteps& sample = steps[row.take<SampleId>()];
            row.read(sample.sidesKnown);
        });
}

} // namespace

Expected<QHash<SampleId, SampleSteps>> sampleSteps(Database& database, const QList<SampleRow>& rows)
{
    Steps steps;
    if (rows.isEmpty())
        return steps;
    const QString samples = idList(rows);
    TANDEM_DO(addRounds(database, samples, steps)
                  .and_then([&] { return addFacts(database, samples, steps); })
                  .and_then([&] { return addImportedFacts(database, samples, steps); })
                  .and_then([&] { return addDecided(database, samples, steps); }));
    return steps;
}

} // namespace tandem
