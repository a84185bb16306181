#include "storage/repositories/samplesteps.h"

#include "models/rounds/consistency.h"
#include "storage/database/rows.h"
#include "storage/repositories/comparisonrepository.h"
#include "storage/repositories/items.h"
#include "storage/repositories/samplerowreader.h"

#include <QStringList>

#include <algorithm>

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
        QStringLiteral("SELECT %1 FROM round WHERE withdrawn_at IS NULL AND sample_id IN %2")
            .arg(roundColumns(QString()), samples),
        {}, [&](Statement& row) {
            const Round round = roundFrom(row);
            steps[round.sample].rounds.at(size_t(round.step)) = round;
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

/// Closed rounds wait for decisions only where the project adjudicates, until they are settled.
Expected<bool> isDecided(Database& database, const Round& round)
{
    if (!round.isClosed() || round.settledAt)
        return round.isClosed();
    ComparisonRepository comparisons(database);
    TANDEM_TRY(rule, comparisons.rule(round.id));
    if (*rule == ConsistencyRule::Strict)
        return true;
    return comparisons.compare(round.id).map([](const Comparison& comparison) {
        return std::all_of(comparison.items.cbegin(), comparison.items.cend(),
            [&comparison](
                const ComparedItem& item) { return outcomeOf(item, comparison.rule).has_value(); });
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
                  .and_then([&] { return addImportedFacts(database, samples, steps); }));
    for (const SampleRow& row : rows) {
        SampleSteps& sample = steps[row.id];
        const auto& round = sample.round(Step::Paragraphs);
        TANDEM_TRY(decided, round ? isDecided(database, *round) : Expected<bool>(row.labelled));
        sample.sidesKnown = *decided;
    }
    return steps;
}

} // namespace tandem
