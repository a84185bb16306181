#include "storage/repositories/factrepository.h"

#include "storage/database/rows.h"
#include "storage/repositories/factmasks.h"
#include "storage/repositories/factrows.h"
#include "storage/repositories/factsides.h"
#include "storage/repositories/repositorywords.h"

#include <algorithm>

namespace tandem {

namespace {

Error noSuchFact()
{
    return notInProject(RepositoryWords::tr("This fact is not in the project."));
}

FactRow rowFrom(Statement& row)
{
    FactRow fact;
    std::optional<QString> cameAs;
    row.read(fact.id, fact.uuid, fact.paragraph, fact.paragraphNumber, fact.text, fact.origin,
        fact.replyUuid, cameAs, fact.repeats, fact.importedType);
    // An edit that was taken back leaves its rows, so the text itself is compared.
    fact.edited = cameAs && *cameAs != fact.text;
    return fact;
}

/// Rows as rowFrom() reads them; the seventh column is the text as it came, where it was changed.
QString factRowsSql(const QString& condition)
{
    return QStringLiteral(
        "SELECT f.id, f.uuid, f.paragraph_id, p.number, f.text, f.origin, l.uuid,"
        " (SELECT c.before FROM fact_change c WHERE c.fact_id = f.id"
        " AND c.kind IN ('edited', 'split', 'split off', 'merged') AND c.before <> '' ORDER BY "
        "c.id LIMIT 1),"
        " f.repeats_id, f.imported_type FROM atomic_fact f"
        " JOIN paragraph p ON p.id = f.paragraph_id LEFT JOIN llm_reply l ON l.id = f.reply_id"
        " WHERE %1 ORDER BY p.number, f.position, f.id")
        .arg(condition);
}

} // namespace

Expected<QList<FactRow>> FactRepository::facts(SampleId sample)
{
    TANDEM_TRY(masked, FactMasks(m_database).of(sample));
    return rowsOf(m_database,
        factRowsSql(QStringLiteral("f.sample_id = ? AND f.removed_at IS NULL")), {sample},
        [&masked, number = 0](Statement& row) mutable {
            FactRow fact = rowFrom(row);
            fact.number = ++number;
            if (const auto mask = masked->constFind(fact.id); mask != masked->constEnd())
                fact.mask = *mask;
            return fact;
        });
}

Expected<QList<FactRow>> FactRepository::removedFacts(SampleId sample)
{
    return rowsOf(m_database,
        factRowsSql(QStringLiteral("f.sample_id = ? AND f.removed_at IS NOT NULL")), {sample},
        rowFrom);
}

Expected<QList<FactRow>> FactRepository::facts(SampleId sample, bool supporting)
{
    TANDEM_TRY(sides, FactSides(m_database).of(sample));
    TANDEM_TRY(all, facts(sample));
    QList<FactRow> found;
    std::copy_if(all->cbegin(), all->cend(), std::back_inserter(found),
        [&](const FactRow& fact) { return sides->sideOf(fact.paragraph) == supporting; });
    return found;
}

Expected<FactRow> FactRepository::fact(FactId fact)
{
    TANDEM_TRY(stored, FactRows(m_database).one(fact));
    TANDEM_TRY(all, facts(stored->sample));
    for (const FactRow& row : *all) {
        if (row.id == fact)
            return row;
    }
    return oneRow(
        m_database, factRowsSql(QStringLiteral("f.id = ?")), {fact}, rowFrom, noSuchFact());
}

Expected<FactId> FactRepository::byUuid(const QString& uuid)
{
    return oneValue<FactId>(m_database, QStringLiteral("SELECT id FROM atomic_fact WHERE uuid = ?"),
        {uuid}, noSuchFact());
}

} // namespace tandem
