#include "storage/check/indexcheck.h"

#include "storage/check/faults.h"
#include "storage/check/parts.h"
#include "storage/check/rules.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/database/schema.h"
#include "storage/database/transaction.h"
#include "storage/project/projectwords.h"
#include "storage/repositories/searchindex.h"

#include <QCoreApplication>

#include <iterator>
#include <utility>

namespace tandem {

namespace {

/// Lets rules know `searched`, the rows that the search index has to have
/// (storage/repositories/searchrow.h).
const QString kSearchFrame = QStringLiteral(
    "WITH searched AS (SELECT id * 8 AS entry FROM sample UNION ALL SELECT id * 8 + 1"
    " FROM paragraph UNION ALL SELECT id * 8 + 2 FROM utterance UNION ALL SELECT id * 8 + 3"
    " FROM opinion UNION ALL SELECT id * 8 + 4 FROM fact UNION ALL SELECT id * 8 + 5"
    " FROM atomic_fact WHERE removed_at IS NULL UNION ALL SELECT w.id * 8 + 6 FROM opinion_work w"
    " WHERE w.id = (SELECT v.id FROM opinion_work v WHERE v.round_id = w.round_id"
    " AND v.person_id = w.person_id AND v.utterance_position = w.utterance_position"
    " ORDER BY v.at DESC, v.uuid DESC LIMIT 1) UNION ALL SELECT id * 8 + 7 FROM opinion_event"
    " UNION ALL SELECT -(id * 8) FROM text_case UNION ALL SELECT -(id * 8 + 1) FROM case_output"
    " UNION ALL SELECT -(id * 8 + 4) FROM llm_reply WHERE text <> '') SELECT (%1), NULL");

constexpr CheckRule kIndexRules[] = {
    {"SELECT count(*) FROM searched WHERE entry NOT IN (SELECT id FROM search_docsize)",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n text(s) missing from the search index")},
    {"SELECT count(*) FROM search_docsize WHERE id NOT IN (SELECT entry FROM searched)",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n entry(ies) of the search index without a text")},
    {"SELECT count(*) FROM evaluation_explanation WHERE evaluation_id NOT IN"
     " (SELECT id FROM evaluation_words_docsize)",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n evaluation(s) missing from the search index")},
    {"SELECT count(*) FROM evaluation_words_docsize WHERE id NOT IN"
     " (SELECT evaluation_id FROM evaluation_explanation)",
        QT_TRANSLATE_NOOP(
            "ProjectCheck", "%n entry(ies) of the search index without an evaluation")},
};

/// The tables in which FTS5 keeps an index, and their columns.
constexpr std::pair<const char*, int> kPartsOfIndex[] = {
    {"data", 2}, {"idx", 3}, {"docsize", 2}, {"config", 2}};

/// Takes the index into a database of its own: FTS5 checks one only where it could write.
Expected<void> copyIndex(Database& from, Database& copy, const QString& index)
{
    TANDEM_TRY(made, valueOf<QString>(from,
                         QStringLiteral("SELECT sql FROM sqlite_master WHERE name = ?"), {index}));
    TANDEM_DO(copy.run(*made));
    for (const auto& part : kPartsOfIndex) {
        const QString table = index + u'_' + QLatin1String(part.first);
        const int columns = part.second;
        TANDEM_DO(copy.run(QStringLiteral("DELETE FROM ") + table));
        const QString insert =
            QStringLiteral("INSERT INTO %1 VALUES (%2)")
                .arg(table, QStringList(columns, QStringLiteral("?")).join(QStringLiteral(", ")));
        TANDEM_DO(eachRow(from, QStringLiteral("SELECT * FROM ") + table, {}, [&](Statement& row) {
            SqlValues values;
            for (int i = 0; i < columns; ++i)
                values.append(SqlValue(row.value(i)));
            return copy.run(insert, values);
        }));
    }
    return {};
}

/// Whether each of some words is found where a walk through the index comes upon it: FTS5 takes a
/// part of the index for sound whose table of words was emptied.
Expected<bool> leadsToItsWords(Database& copy, const QString& index)
{
    TANDEM_DO(copy.run(
        QStringLiteral("CREATE VIRTUAL TABLE words USING fts5vocab(%1, 'row')").arg(index)));
    return valueOf<bool>(
        copy, QStringLiteral("SELECT (SELECT count(*) FROM words WHERE rowid % 16 = 0) ="
                             " (SELECT count(*) FROM words a JOIN words b ON b.term = a.term"
                             " AND b.doc = a.doc WHERE a.rowid % 16 = 0)"));
}

/// Whether FTS5 finds the index sound.
Expected<bool> isIndexSound(Database& database, const QString& index)
{
    TANDEM_TRY(copy, Database::open(QStringLiteral(":memory:"), Database::Mode::Bulk));
    TANDEM_DO((*copy)->run(QStringLiteral("BEGIN")));
    const auto checked =
        copyIndex(database, **copy, index)
            .and_then([&] {
                return (*copy)->run(
                    QStringLiteral("INSERT INTO %1 (%1) VALUES ('integrity-check')").arg(index));
            })
            .and_then([&] { return leadsToItsWords(**copy, index); });
    if (!checked && checked.error().code == ErrorCode::Corrupt)
        return false;
    return checked;
}

} // namespace

Expected<void> checkSearchIndexes(Database& database, Faults& faults)
{
    TANDEM_DO(checkRules(
        database, faults, {std::begin(kIndexRules), std::end(kIndexRules)}, kSearchFrame));
    for (const char* index : {"search", "evaluation_words"}) {
        TANDEM_TRY(sound, isIndexSound(database, QLatin1String(index)));
        if (!*sound)
            faults.tell(ProjectWords::tr(
                "The search index is damaged: searches fail or miss texts (table %1)")
                            .arg(QLatin1String(index)));
    }
    return {};
}

Expected<void> rebuildSearchIndexes(
    const QString& path, const std::function<bool(qint64 done, qint64 all)>& goOn)
{
    TANDEM_TRY_VAR(database, openProjectFile(path, Database::Mode::ReadWrite));
    Transaction transaction(**database);
    TANDEM_DO(transaction.begin());
    TANDEM_DO(SearchIndex(**database).rebuild(goOn));
    return transaction.commit();
}

} // namespace tandem
