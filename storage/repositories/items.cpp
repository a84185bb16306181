#include "storage/repositories/items.h"

#include "storage/database/statement.h"

namespace tandem {

namespace {

Expected<QList<ItemRow>> paragraphItems(Database& database, SampleId sample)
{
    Statement rows(database,
        QStringLiteral("SELECT id, number, CAST(text AS BLOB) FROM paragraph WHERE sample_id = ?"
                       " ORDER BY number"),
        {sample.value});
    QList<ItemRow> items;
    while (rows.next()) {
        const int number = static_cast<int>(rows.integer(1));
        items.append({ItemId{rows.integer(0)}, number, rows.exactText(2), number});
    }
    return rows.result(items);
}

Expected<QList<ItemRow>> factItems(Database& database, SampleId sample)
{
    Statement rows(database,
        QStringLiteral("SELECT f.id, CAST(f.text AS BLOB), p.number FROM atomic_fact f"
                       " JOIN paragraph p ON p.id = f.paragraph_id"
                       " WHERE f.sample_id = ? AND %1 ORDER BY p.number, f.position, f.id")
            .arg(isAskedFactSql()),
        {sample.value});
    QList<ItemRow> items;
    while (rows.next())
        items.append({ItemId{rows.integer(0)}, static_cast<int>(items.size()) + 1,
            rows.exactText(1), static_cast<int>(rows.integer(2))});
    return rows.result(items);
}

} // namespace

Expected<QList<ItemRow>> itemsOf(Database& database, SampleId sample, Step step)
{
    switch (step) {
    case Step::Paragraphs:
        return paragraphItems(database, sample);
    case Step::KeyFacts:
        return factItems(database, sample);
    case Step::Opinions:
        break;
    }
    return QList<ItemRow>{};
}

QString itemCountSql(Step step)
{
    switch (step) {
    case Step::Paragraphs:
        return QStringLiteral("(SELECT count(*) FROM paragraph p WHERE p.sample_id = s.id)");
    case Step::KeyFacts:
        return QStringLiteral("(SELECT count(*) FROM atomic_fact f WHERE f.sample_id = s.id"
                              " AND %1)")
            .arg(isAskedFactSql());
    case Step::Opinions:
        break;
    }
    return QStringLiteral("(SELECT count(*) FROM utterance u WHERE u.sample_id = s.id)");
}

QString isCurrentAnswerSql(const QString& alias)
{
    return QStringLiteral("%1.id = (SELECT latest.id FROM answer latest"
                          " WHERE latest.round_id = %1.round_id"
                          " AND latest.person_id = %1.person_id AND latest.item_id = %1.item_id"
                          " ORDER BY latest.at DESC, latest.uuid DESC LIMIT 1)")
        .arg(alias);
}

QString isAskedFactSql()
{
    return QStringLiteral("f.supporting = 1 AND f.removed_at IS NULL AND f.repeats_id IS NULL");
}

} // namespace tandem
