// Candidate facts as rows: reading, adding and removing them one by one.

#include "storage/repositories/factrepository.h"

#include "storage/database/database.h"
#include "storage/database/statement.h"
#include "storage/database/uuid.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/searchrepository.h"
#include "storage/repositories/storedfact.h"

#include <QDateTime>

namespace tandem {

namespace {

StoredFact storedFrom(const Statement& row)
{
    StoredFact fact;
    fact.id = FactId{row.integer(0)};
    fact.uuid = row.text(1);
    fact.paragraph = ParagraphId{row.integer(2)};
    fact.position = static_cast<int>(row.integer(3));
    fact.text = row.exactText(4);
    fact.origin = static_cast<FactOrigin>(row.integer(5));
    fact.reply = ReplyId{row.integer(6)};
    if (const auto type = row.optionalInteger(7))
        fact.importedType = static_cast<int>(*type);
    fact.repeats = FactId{row.integer(8)};
    fact.removed = !row.isNull(9);
    return fact;
}

QString storedSql(const QString& condition)
{
    return QStringLiteral("SELECT id, uuid, paragraph_id, position, CAST(text AS BLOB), origin,"
                          " reply_id, imported_type, repeats_id, removed_at FROM atomic_fact"
                          " WHERE %1 ORDER BY position, id")
        .arg(condition);
}

} // namespace

Expected<StoredFact> FactRepository::storedFact(FactId fact)
{
    Statement row(m_database, storedSql(QStringLiteral("id = ?")), {fact.value});
    if (row.next())
        return storedFrom(row);
    if (row.failed())
        return failure(row.error());
    return failure(ErrorCode::NotFound, RepositoryWords::tr("This fact is not in the project."));
}

Expected<QList<StoredFact>> FactRepository::storedFacts(ParagraphId paragraph)
{
    Statement rows(m_database, storedSql(QStringLiteral("paragraph_id = ?")), {paragraph.value});
    QList<StoredFact> facts;
    while (rows.next())
        facts.append(storedFrom(rows));
    return rows.result(facts);
}

Expected<FactPlace> FactRepository::editablePlace(ParagraphId paragraph, bool replaceImported)
{
    TANDEM_TRY(sample, sampleOf(paragraph));
    TANDEM_TRY(sides, paragraphSides(*sample));
    const auto side = sides->sideOf(paragraph);
    if (!side)
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("The paragraph stands on neither side, so it has no facts."), {},
            RepositoryWords::tr("Boundary paragraphs are removed from the article."));
    const auto unlocked = mayEditSupporting(*sample);
    if (*side && !unlocked)
        return failure(unlocked.error());
    if (unlocked) {
        TANDEM_DO(alignSides(*sample, *sides));
    }
    TANDEM_TRY(waiting,
        m_database.scalar(
            QStringLiteral("SELECT 1 FROM fact_group g JOIN fact f ON f.group_id = g.id WHERE"
                           " g.paragraph_id = ? AND NOT EXISTS (SELECT 1 FROM atomic_fact a"
                           " WHERE a.paragraph_id = g.paragraph_id) LIMIT 1"),
            {paragraph.value}));
    if (waiting->isValid() && !replaceImported)
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("The facts of this paragraph came with the benchmark."), {},
            RepositoryWords::tr("Take over the imported facts first."));
    return FactPlace{*sample, paragraph, *side};
}

Expected<void> FactRepository::alignSides(SampleId sample)
{
    const auto sides = paragraphSides(sample);
    if (!sides)
        return sides.error().code == ErrorCode::Refused ? Expected<void>() : failure(sides.error());
    const auto unlocked = mayEditSupporting(sample);
    if (!unlocked)
        return unlocked.error().code == ErrorCode::Refused ? Expected<void>() : unlocked;
    return alignSides(sample, *sides);
}

Expected<void> FactRepository::alignSides(SampleId sample, const ParagraphSides& sides)
{
    // Paragraphs may have changed sides, or left the article, since their facts were made.
    Statement rows(m_database,
        QStringLiteral("SELECT DISTINCT paragraph_id, supporting FROM atomic_fact"
                       " WHERE sample_id = ?"),
        {sample.value});
    QList<ParagraphId> turned;
    while (rows.next()) {
        const ParagraphId paragraph{rows.integer(0)};
        if (sides.sideOf(paragraph).value_or(false) != (rows.integer(1) != 0))
            turned.append(paragraph);
    }
    if (rows.failed())
        return rows.done();
    for (const ParagraphId paragraph : std::as_const(turned)) {
        TANDEM_DO(m_database.run(
            QStringLiteral("UPDATE atomic_fact SET supporting = ? WHERE paragraph_id = ?"),
            {sides.sideOf(paragraph).value_or(false) ? 1 : 0, paragraph.value}));
    }
    return {};
}

Expected<void> FactRepository::checkRoom(
    const FactPlace& place, qsizetype present, qsizetype wanted)
{
    if (wanted <= present)
        return {};
    if (wanted > kMaxFactsPerParagraph)
        return failure(ErrorCode::TooLarge,
            RepositoryWords::tr("A paragraph has at most %1 facts.").arg(kMaxFactsPerParagraph));
    return checkSampleRoom(place.sample, wanted - present);
}

Expected<void> FactRepository::checkSampleRoom(SampleId sample, qsizetype more)
{
    TANDEM_TRY(
        all, m_database.scalar(
                 QStringLiteral(
                     "SELECT count(*) FROM atomic_fact WHERE sample_id = ? AND removed_at IS NULL"),
                 {sample.value}));
    if (all->toLongLong() + more > kMaxFactsPerSample)
        return failure(ErrorCode::TooLarge,
            RepositoryWords::tr("A sample has at most %1 facts.").arg(kMaxFactsPerSample));
    return {};
}

Expected<void> FactRepository::note(
    FactId fact, const QString& kind, const QString& before, const QString& after, PersonId by)
{
    return m_database.run(
        QStringLiteral("INSERT INTO fact_change (uuid, fact_id, kind, before, after, person_id, at)"
                       " VALUES (?, ?, ?, CAST(? AS TEXT), CAST(? AS TEXT), ?, ?)"),
        {newUuid(), fact.value, kind, sqlExactText(before), sqlExactText(after), idOrNull(by.value),
            QDateTime::currentMSecsSinceEpoch()});
}

Expected<FactId> FactRepository::insertFact(
    const FactPlace& place, const StoredFact& fact, PersonId by)
{
    return m_database
        .insert(
            QStringLiteral("INSERT INTO atomic_fact (uuid, sample_id, paragraph_id, supporting,"
                           " position, text, origin, reply_id, imported_type, created_by,"
                           " created_at) VALUES (?, ?, ?, ?, ?, CAST(? AS TEXT), ?, ?, ?, ?, ?)"),
            {fact.uuid, place.sample.value, place.paragraph.value, place.supporting ? 1 : 0,
                fact.position, sqlExactText(fact.text), int(fact.origin),
                idOrNull(fact.reply.value),
                fact.importedType ? QVariant(*fact.importedType) : QVariant(), idOrNull(by.value),
                QDateTime::currentMSecsSinceEpoch()})
        .and_then([&](qint64 id) {
            return SearchRepository(m_database)
                .add(SearchKind::WorkedFact, id, fact.text)
                .map([id] { return FactId{id}; });
        });
}

Expected<void> FactRepository::removeOne(const StoredFact& fact, const QString& kind, PersonId by)
{
    if (auto removed =
            m_database.run(QStringLiteral("UPDATE atomic_fact SET removed_at = ? WHERE id = ?"),
                {QDateTime::currentMSecsSinceEpoch(), fact.id.value});
        !removed)
        return removed;
    if (auto unindexed =
            SearchRepository(m_database).remove(SearchKind::WorkedFact, fact.id.value, fact.text);
        !unindexed)
        return unindexed;
    TANDEM_DO(note(fact.id, kind, fact.text, {}, by));
    // What repeats a fact that is gone is a fact of its own again.
    Statement rows(m_database,
        QStringLiteral("SELECT id FROM atomic_fact WHERE repeats_id = ? AND id <> ?"),
        {fact.id.value, fact.id.value});
    QList<FactId> repeating;
    while (rows.next())
        repeating.append(FactId{rows.integer(0)});
    if (rows.failed())
        return rows.done();
    for (const FactId other : std::as_const(repeating)) {
        TANDEM_DO(
            m_database.run(QStringLiteral("UPDATE atomic_fact SET repeats_id = NULL WHERE id = ?"),
                {other.value}));
        TANDEM_DO(note(other, QStringLiteral("repeats"), fact.text, {}, by));
    }
    return {};
}

} // namespace tandem
