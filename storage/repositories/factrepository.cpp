#include "storage/repositories/factrepository.h"

#include "storage/database/database.h"
#include "storage/database/statement.h"
#include "storage/repositories/factmasks.h"
#include "storage/repositories/factrows.h"
#include "storage/repositories/factsides.h"
#include "storage/repositories/repositorywords.h"

#include <algorithm>

namespace tandem {

namespace {

Error noSuchFact()
{
    return {
        ErrorCode::NotFound, RepositoryWords::tr("This fact is not in the project."), {}, {}, {}};
}

FactRow rowFrom(const Statement& row, int number)
{
    FactRow fact;
    fact.id = FactId{row.integer(0)};
    fact.uuid = row.text(1);
    fact.paragraph = ParagraphId{row.integer(2)};
    fact.paragraphNumber = static_cast<int>(row.integer(3));
    fact.number = number;
    fact.text = row.exactText(4);
    fact.origin = static_cast<FactOrigin>(row.integer(5));
    fact.replyUuid = row.text(6);
    // An edit that was taken back leaves its rows, so the text itself is compared.
    fact.edited = !row.isNull(7) && row.exactText(7) != fact.text;
    if (const auto repeats = row.optionalInteger(8))
        fact.repeats = FactId{*repeats};
    if (const auto type = row.optionalInteger(9))
        fact.importedType = static_cast<kgds::FactType>(*type);
    return fact;
}

/// Rows as rowFrom() reads them; the seventh column is the text as it came, where it was changed.
QString factRowsSql(const QString& condition)
{
    return QStringLiteral(
        "SELECT f.id, f.uuid, f.paragraph_id, p.number, CAST(f.text AS BLOB), f.origin, l.uuid,"
        " (SELECT CAST(c.before AS BLOB) FROM fact_change c WHERE c.fact_id = f.id"
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
    Statement rows(m_database,
        factRowsSql(QStringLiteral("f.sample_id = ? AND f.removed_at IS NULL")), {sample.value});
    QList<FactRow> facts;
    while (rows.next()) {
        FactRow fact = rowFrom(rows, static_cast<int>(facts.size()) + 1);
        if (const auto mask = masked->constFind(fact.id); mask != masked->constEnd())
            fact.mask = *mask;
        facts.append(fact);
    }
    return rows.result(facts);
}

Expected<QList<FactRow>> FactRepository::removedFacts(SampleId sample)
{
    Statement rows(m_database,
        factRowsSql(QStringLiteral("f.sample_id = ? AND f.removed_at IS NOT NULL")),
        {sample.value});
    QList<FactRow> facts;
    while (rows.next())
        facts.append(rowFrom(rows, 0));
    return rows.result(facts);
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
    Statement row(m_database, factRowsSql(QStringLiteral("f.id = ?")), {fact.value});
    if (row.next())
        return rowFrom(row, 0);
    return failure(row.failed() ? row.error() : noSuchFact());
}

Expected<FactId> FactRepository::byUuid(const QString& uuid)
{
    TANDEM_TRY(id, m_database.scalar(QStringLiteral("SELECT id FROM atomic_fact WHERE uuid = ?"),
                       {sqlText(uuid)}));
    if (!id->isValid())
        return failure(noSuchFact());
    return FactId{id->toLongLong()};
}

} // namespace tandem
