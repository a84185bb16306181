#include "storage/repositories/items.h"

#include "storage/database/rows.h"

namespace tandem {

namespace {

Expected<QList<ItemRow>> paragraphItems(Database& database, SampleId sample)
{
    return rowsOf(database,
        QStringLiteral(
            "SELECT id, number, text FROM paragraph WHERE sample_id = ? ORDER BY number"),
        {sample}, [](Statement& row) {
            ItemRow item;
            row.read(item.id, item.number, item.text);
            item.paragraph = item.number;
            return item;
        });
}

Expected<QList<ItemRow>> factItems(Database& database, SampleId sample)
{
    return rowsOf(database,
        QStringLiteral("SELECT f.id, f.text, p.number FROM atomic_fact f"
                       " JOIN paragraph p ON p.id = f.paragraph_id"
                       " WHERE f.sample_id = ? AND %1 ORDER BY p.number, f.position, f.id")
            .arg(isAskedFactSql()),
        {sample}, [number = 0](Statement& row) mutable {
            ItemRow item;
            row.read(item.id, item.text, item.paragraph);
            item.number = ++number;
            return item;
        });
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
