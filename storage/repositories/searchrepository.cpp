#include "storage/repositories/searchrepository.h"

#include "models/text/searchtext.h"
#include "storage/database/database.h"
#include "storage/database/statement.h"

#include <QCoreApplication>

namespace tandem {

namespace {

// The index's row number says which text it is: the text's id times eight plus its kind.
constexpr qint64 kKinds = 8;
/// Longer questions, pasted in by mistake, would keep the index busy for minutes.
constexpr qsizetype kLongestQuestion = 1000;

Expected<QString> checkedQuery(const QString& words)
{
    if (words.size() > kLongestQuestion)
        return failure(ErrorCode::TooLarge,
            QCoreApplication::translate(
                "SearchRepository", "A search has at most 1,000 characters."),
            {}, QCoreApplication::translate("SearchRepository", "Search for fewer words."));
    return searchQuery(words);
}

qint64 indexRow(SearchKind kind, qint64 id)
{
    return id * kKinds + static_cast<qint64>(kind);
}

/// One SELECT that reads the text behind an index row, with its sample and number.
QString sourceOf(SearchKind kind)
{
    switch (kind) {
    case SearchKind::Title:
        return QStringLiteral("SELECT id, 0, title FROM sample WHERE id = ?");
    case SearchKind::Paragraph:
        return QStringLiteral("SELECT sample_id, number, text FROM paragraph WHERE id = ?");
    case SearchKind::Utterance:
        return QStringLiteral("SELECT sample_id, position, text FROM utterance WHERE id = ?");
    case SearchKind::Opinion:
        return QStringLiteral("SELECT sample_id, position, text FROM opinion WHERE id = ?");
    case SearchKind::Fact:
        return QStringLiteral(
            "SELECT g.sample_id, p.number, f.text FROM fact f JOIN fact_group g"
            " ON g.id = f.group_id JOIN paragraph p ON p.id = g.paragraph_id WHERE f.id = ?");
    }
    return {};
}

Expected<void> complete(Database& database, SearchHit& hit, qint64 id)
{
    Statement source(database, sourceOf(hit.kind), {id});
    if (!source.next())
        return source.done();
    hit.sample = SampleId{source.integer(0)};
    hit.number = static_cast<int>(source.integer(1));
    hit.text = source.text(2);
    Statement sample(database,
        QStringLiteral("SELECT position, title FROM sample_in_use WHERE id = ?"),
        {hit.sample.value});
    if (sample.next()) {
        hit.samplePosition = static_cast<int>(sample.integer(0));
        hit.sampleTitle = sample.text(1);
    } else {
        hit.sample = SampleId(); // set aside
    }
    return sample.done();
}

} // namespace

Expected<QList<SearchHit>> SearchRepository::find(const QString& words, int limit)
{
    const auto query = checkedQuery(words);
    if (!query)
        return failure(query.error());
    if (query->isEmpty())
        return QList<SearchHit>{};
    Statement rows(m_database,
        QStringLiteral("SELECT rowid FROM search WHERE search MATCH ? ORDER BY rank"), {*query});
    QList<SearchHit> hits;
    // Texts of samples that are set aside are in the index too, and do not use up the limit.
    while (hits.size() < limit && rows.next()) {
        const qint64 row = rows.integer(0);
        SearchHit hit;
        hit.kind = static_cast<SearchKind>(row % kKinds);
        if (auto completed = complete(m_database, hit, row / kKinds); !completed)
            return failure(completed.error());
        if (hit.sample.isValid())
            hits.append(hit);
    }
    return rows.result(hits);
}

Expected<QSet<SampleId>> SearchRepository::samplesWith(const QString& words)
{
    const auto query = checkedQuery(words);
    if (!query)
        return failure(query.error());
    QSet<SampleId> samples;
    if (query->isEmpty())
        return samples;
    Statement rows(m_database,
        QStringLiteral("SELECT DISTINCT coalesce(s.id, p.sample_id, u.sample_id) FROM search i"
                       " LEFT JOIN sample s ON i.rowid % 8 = 0 AND s.id = i.rowid / 8"
                       " LEFT JOIN paragraph p ON i.rowid % 8 = 1 AND p.id = i.rowid / 8"
                       " LEFT JOIN utterance u ON i.rowid % 8 = 2 AND u.id = i.rowid / 8"
                       " WHERE search MATCH ? AND i.rowid % 8 <= 2"),
        {*query});
    while (rows.next())
        samples.insert(SampleId{rows.integer(0)});
    return rows.result(samples);
}

Expected<void> SearchRepository::add(SearchKind kind, qint64 id, const QString& text)
{
    return m_database.run(QStringLiteral("INSERT INTO search (rowid, text) VALUES (?, ?)"),
        {indexRow(kind, id), sqlText(indexedText(text))});
}

Expected<void> SearchRepository::remove(SearchKind kind, qint64 id, const QString& text)
{
    // The index keeps no texts (content = ''), so it must be told what to take out.
    return m_database.run(
        QStringLiteral("INSERT INTO search (search, rowid, text) VALUES ('delete', ?, ?)"),
        {indexRow(kind, id), sqlText(indexedText(text))});
}

Expected<void> SearchRepository::removeDiscussion(SampleId sample)
{
    QList<std::pair<qint64, QString>> texts;
    {
        Statement rows(m_database,
            QStringLiteral("SELECT id, CAST(text AS BLOB) FROM utterance WHERE sample_id = ?"),
            {sample.value});
        while (rows.next())
            texts.append({rows.integer(0), rows.exactText(1)});
        if (rows.failed())
            return failure(rows.error());
    }
    for (const auto& [id, text] : texts) {
        if (auto removed = remove(SearchKind::Utterance, id, text); !removed)
            return removed;
    }
    return {};
}

} // namespace tandem
