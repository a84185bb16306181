#include "storage/repositories/factrows.h"

#include "storage/database/database.h"
#include "storage/database/statement.h"
#include "storage/database/uuid.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/searchindex.h"

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
    fact.sample = SampleId{row.integer(10)};
    return fact;
}

QString storedSql(const QString& condition)
{
    return QStringLiteral(
        "SELECT id, uuid, paragraph_id, position, CAST(text AS BLOB), origin,"
        " reply_id, imported_type, repeats_id, removed_at, sample_id FROM atomic_fact"
        " WHERE %1 ORDER BY position, id")
        .arg(condition);
}

} // namespace

Expected<StoredFact> FactRows::one(FactId fact)
{
    Statement row(m_database, storedSql(QStringLiteral("id = ?")), {fact.value});
    if (row.next())
        return storedFrom(row);
    if (row.failed())
        return failure(row.error());
    return failure(ErrorCode::NotFound, RepositoryWords::tr("This fact is not in the project."));
}

Expected<StoredFact> FactRows::present(FactId fact)
{
    return one(fact).and_then([](const StoredFact& stored) -> Expected<StoredFact> {
        if (!stored.removed)
            return stored;
        return failure(ErrorCode::Refused, RepositoryWords::tr("This fact was removed."), {},
            RepositoryWords::tr("Bring it back first."));
    });
}

Expected<QList<StoredFact>> FactRows::of(ParagraphId paragraph)
{
    Statement rows(m_database, storedSql(QStringLiteral("paragraph_id = ?")), {paragraph.value});
    QList<StoredFact> facts;
    while (rows.next())
        facts.append(storedFrom(rows));
    return rows.result(facts);
}

Expected<FactId> FactRows::insert(const FactPlace& place, const StoredFact& fact, PersonId by)
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
            return SearchIndex(m_database).add(SearchKind::WorkedFact, id, fact.text).map([id] {
                return FactId{id};
            });
        });
}

Expected<void> FactRows::reindex(const StoredFact& before, const QString& text)
{
    if (!before.removed && before.text == text)
        return {};
    SearchIndex search(m_database);
    if (!before.removed) {
        TANDEM_DO(search.remove(SearchKind::WorkedFact, before.id.value, before.text));
    }
    return search.add(SearchKind::WorkedFact, before.id.value, text);
}

Expected<void> FactRows::remove(const StoredFact& fact, const QString& kind, PersonId by)
{
    TANDEM_DO(m_database.run(QStringLiteral("UPDATE atomic_fact SET removed_at = ? WHERE id = ?"),
        {QDateTime::currentMSecsSinceEpoch(), fact.id.value}));
    TANDEM_DO(SearchIndex(m_database).remove(SearchKind::WorkedFact, fact.id.value, fact.text));
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
        TANDEM_DO(setRepeated(other, {}));
        TANDEM_DO(note(other, QStringLiteral("repeats"), fact.text, {}, by));
    }
    return {};
}

Expected<void> FactRows::note(
    FactId fact, const QString& kind, const QString& before, const QString& after, PersonId by)
{
    return m_database.run(
        QStringLiteral("INSERT INTO fact_change (uuid, fact_id, kind, before, after, person_id, at)"
                       " VALUES (?, ?, ?, CAST(? AS TEXT), CAST(? AS TEXT), ?, ?)"),
        {newUuid(), fact.value, kind, sqlExactText(before), sqlExactText(after), idOrNull(by.value),
            QDateTime::currentMSecsSinceEpoch()});
}

Expected<void> FactRows::checkRoom(const FactPlace& place, qsizetype present, qsizetype wanted)
{
    if (wanted <= present)
        return {};
    if (wanted > kMaxFactsPerParagraph)
        return failure(ErrorCode::TooLarge,
            RepositoryWords::tr("A paragraph has at most %1 facts.").arg(kMaxFactsPerParagraph));
    return checkSampleRoom(place.sample, wanted - present);
}

Expected<void> FactRows::checkSampleRoom(SampleId sample, qsizetype more)
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

Expected<void> FactRows::setRepeated(FactId fact, FactId repeated)
{
    return m_database.run(QStringLiteral("UPDATE atomic_fact SET repeats_id = ? WHERE id = ?"),
        {idOrNull(repeated.value), fact.value});
}

} // namespace tandem
