#include "storage/repositories/factrows.h"

#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/database/uuid.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/searchindex.h"

#include <QDateTime>

namespace tandem {

namespace {

const auto storedFrom = into(&StoredFact::id, &StoredFact::uuid, &StoredFact::paragraph,
    &StoredFact::position, &StoredFact::text, &StoredFact::origin, &StoredFact::reply,
    &StoredFact::importedType, &StoredFact::repeats, &StoredFact::removed, &StoredFact::sample);

QString storedSql(const QString& condition)
{
    return QStringLiteral(
        "SELECT id, uuid, paragraph_id, position, text, origin,"
        " reply_id, imported_type, repeats_id, removed_at IS NOT NULL, sample_id FROM atomic_fact"
        " WHERE %1 ORDER BY position, id")
        .arg(condition);
}

} // namespace

Expected<StoredFact> FactRows::one(FactId fact)
{
    return oneRow(m_database, storedSql(QStringLiteral("id = ?")), {fact}, storedFrom,
        notInProject(RepositoryWords::tr("This fact is not in the project.")));
}

Expected<StoredFact> FactRows::present(FactId fact)
{
    return one(fact).and_then([](const StoredFact& stored) -> Expected<StoredFact> {
        if (!stored.removed)
            return stored;
        return failure(ErrorCode::Refused, RepositoryWords::tr("This fact was removed."), {},
            RepositoryWords::tr("Restore it first."));
    });
}

Expected<QList<StoredFact>> FactRows::of(ParagraphId paragraph)
{
    return rowsOf(
        m_database, storedSql(QStringLiteral("paragraph_id = ?")), {paragraph}, storedFrom);
}

Expected<FactId> FactRows::insert(const FactPlace& place, const StoredFact& fact, PersonId by)
{
    TANDEM_TRY(
        id, insertRow<FactId>(m_database, "atomic_fact",
                {{"uuid", fact.uuid}, {"sample_id", place.sample},
                    {"paragraph_id", place.paragraph}, {"supporting", place.supporting},
                    {"position", fact.position}, {"text", fact.text}, {"origin", fact.origin},
                    {"reply_id", fact.reply}, {"imported_type", fact.importedType},
                    {"created_by", by}, {"created_at", QDateTime::currentMSecsSinceEpoch()}}));
    return SearchIndex(m_database).add(SearchKind::WorkedFact, id->value, fact.text).map([&] {
        return *id;
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
    TANDEM_TRY(repeating,
        valuesOf<FactId>(m_database,
            QStringLiteral("SELECT id FROM atomic_fact WHERE repeats_id = ? AND id <> ?"),
            {fact.id, fact.id}));
    for (const FactId other : *repeating) {
        TANDEM_DO(setRepeated(other, {}));
        TANDEM_DO(note(other, QStringLiteral("repeats"), fact.text, {}, by));
    }
    return {};
}

Expected<void> FactRows::note(
    FactId fact, const QString& kind, const QString& before, const QString& after, PersonId by)
{
    return insertRow(m_database, "fact_change",
        {{"uuid", newUuid()}, {"fact_id", fact}, {"kind", kind}, {"before", before},
            {"after", after}, {"person_id", by}, {"at", QDateTime::currentMSecsSinceEpoch()}})
        .map([](qint64) {});
}

Expected<void> FactRows::checkRoom(const FactPlace& place, qsizetype present, qsizetype wanted)
{
    if (wanted <= present)
        return {};
    if (wanted > kMaxFactsPerParagraph)
        return failure(
            ErrorCode::TooLarge, RepositoryWords::tr("A paragraph can have at most %1 facts.")
                                     .arg(kMaxFactsPerParagraph));
    return checkSampleRoom(place.sample, wanted - present);
}

Expected<void> FactRows::checkSampleRoom(SampleId sample, qsizetype more)
{
    TANDEM_TRY(
        all, valueOf<qint64>(m_database,
                 QStringLiteral(
                     "SELECT count(*) FROM atomic_fact WHERE sample_id = ? AND removed_at IS NULL"),
                 {sample}));
    if (*all + more > kMaxFactsPerSample)
        return failure(ErrorCode::TooLarge,
            RepositoryWords::tr("A sample can have at most %1 facts.").arg(kMaxFactsPerSample));
    return {};
}

Expected<void> FactRows::setRepeated(FactId fact, FactId repeated)
{
    return m_database.run(QStringLiteral("UPDATE atomic_fact SET repeats_id = ? WHERE id = ?"),
        {repeated, fact.value});
}

} // namespace tandem
