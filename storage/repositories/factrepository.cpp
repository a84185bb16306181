#include "storage/repositories/factrepository.h"

#include "storage/database/database.h"
#include "storage/database/statement.h"
#include "storage/repositories/comparisonrepository.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/roundrepository.h"
#include "storage/repositories/samplerepository.h"
#include "storage/repositories/storedfact.h"

#include "models/rounds/missing.h"

#include <algorithm>

namespace tandem {

namespace {

Error noSuchFact()
{
    return {
        ErrorCode::NotFound, RepositoryWords::tr("This fact is not in the project."), {}, {}, {}};
}

Error notLabelledYet(const std::optional<Round>& round)
{
    if (!round)
        return {ErrorCode::Refused,
            RepositoryWords::tr("Nobody has said yet which paragraphs are supporting."), {},
            RepositoryWords::tr(
                "Assign the sample to a pair and let both label its paragraphs first."),
            {}};
    return {ErrorCode::Refused,
        RepositoryWords::tr("The paragraphs of this sample are still being labelled."), {},
        RepositoryWords::tr("Its facts come when both have handed in."), {}};
}

/// What the closed round made of the paragraphs.
Expected<ParagraphSides> sidesOfRound(Database& database, RoundId round)
{
    TANDEM_TRY(comparison, ComparisonRepository(database).compare(round));
    ParagraphSides sides;
    sides.fromRound = true;
    QList<int> undecided;
    for (const ComparedItem& item : comparison->items) {
        const ParagraphRow row{ParagraphId{item.item.value}, item.number, item.text};
        const auto outcome = outcomeOf(item, comparison->rule);
        if (!outcome)
            undecided.append(item.number);
        else if (*outcome == Outcome::Supporting)
            sides.supporting.append(row);
        else if (*outcome == Outcome::Nonsupporting)
            sides.nonsupporting.append(row);
    }
    if (undecided.isEmpty())
        return sides;
    return failure(ErrorCode::Refused,
        RepositoryWords::tr("It is not decided yet which paragraphs are supporting."), {},
        RepositoryWords::tr("Decide on paragraphs %1 in Compare first.")
            .arg(numberRanges(undecided)));
}

/// What the benchmark said that the sample was imported from.
Expected<ParagraphSides> importedSides(Database& database, SampleId sample)
{
    Statement rows(database,
        QStringLiteral("SELECT id, number, CAST(text AS BLOB), imported_label FROM paragraph"
                       " WHERE sample_id = ? ORDER BY number"),
        {sample.value});
    ParagraphSides sides;
    while (rows.next()) {
        const ParagraphRow row{
            ParagraphId{rows.integer(0)}, static_cast<int>(rows.integer(1)), rows.exactText(2)};
        (rows.integer(3) == 1 ? sides.supporting : sides.nonsupporting).append(row);
    }
    return rows.result(sides);
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

std::optional<bool> ParagraphSides::sideOf(ParagraphId paragraph) const
{
    const auto has = [paragraph](const QList<ParagraphRow>& rows) {
        return std::any_of(rows.cbegin(), rows.cend(),
            [paragraph](const ParagraphRow& row) { return row.id == paragraph; });
    };
    if (has(supporting))
        return true;
    return has(nonsupporting) ? std::optional(false) : std::nullopt;
}

Expected<ParagraphSides> FactRepository::paragraphSides(SampleId sample)
{
    TANDEM_TRY(row, SampleRepository(m_database).row(sample));
    if (row->round)
        return row->round->isClosed() ? sidesOfRound(m_database, row->round->id)
                                      : failure(notLabelledYet(row->round));
    if (!row->labelled)
        return failure(notLabelledYet({}));
    return importedSides(m_database, sample);
}

Expected<QList<FactRow>> FactRepository::facts(SampleId sample)
{
    TANDEM_TRY(masked, masks(sample));
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
    TANDEM_TRY(sides, paragraphSides(sample));
    TANDEM_TRY(all, facts(sample));
    QList<FactRow> found;
    std::copy_if(all->cbegin(), all->cend(), std::back_inserter(found),
        [&](const FactRow& fact) { return sides->sideOf(fact.paragraph) == supporting; });
    return found;
}

Expected<FactRow> FactRepository::fact(FactId fact)
{
    TANDEM_TRY(sample, sampleOf(fact));
    TANDEM_TRY(all, facts(*sample));
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

Expected<SampleId> FactRepository::sampleOf(FactId fact)
{
    TANDEM_TRY(
        id, m_database.scalar(
                QStringLiteral("SELECT sample_id FROM atomic_fact WHERE id = ?"), {fact.value}));
    if (!id->isValid())
        return failure(noSuchFact());
    return SampleId{id->toLongLong()};
}

Expected<SampleId> FactRepository::sampleOf(ParagraphId paragraph)
{
    TANDEM_TRY(id, m_database.scalar(QStringLiteral("SELECT sample_id FROM paragraph WHERE id = ?"),
                       {paragraph.value}));
    if (!id->isValid())
        return failure(
            ErrorCode::NotFound, RepositoryWords::tr("This paragraph is not in the project."));
    return SampleId{id->toLongLong()};
}

Expected<void> FactRepository::mayEditSupporting(SampleId sample)
{
    Statement row(m_database,
        QStringLiteral("SELECT r.handed_in_a IS NOT NULL AND r.handed_in_b IS NOT NULL FROM round r"
                       " WHERE r.sample_id = ? AND r.step = ? AND r.withdrawn_at IS NULL"
                       " AND EXISTS (SELECT 1 FROM answer a WHERE a.round_id IN (r.id,"
                       " r.repeats_id))"),
        {sample.value, int(Step::KeyFacts)});
    if (!row.next())
        return row.done();
    if (row.integer(0) != 0)
        return failure(ErrorCode::Refused,
            RepositoryWords::tr(
                "Both have judged the supporting facts of this sample; they are fixed."),
            {}, RepositoryWords::tr("Look at the outcome in Compare."));
    return failure(ErrorCode::Refused,
        RepositoryWords::tr(
            "The supporting facts cannot be changed any more: somebody is judging them."),
        {},
        RepositoryWords::tr(
            "The lead can withdraw the round about key facts first; answers given so far "
            "stay in the journal."));
}

} // namespace tandem
