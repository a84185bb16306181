#include "storage/check/projectcheck.h"

#include "models/metrics/judges.h"
#include "storage/check/faults.h"
#include "storage/check/parts.h"
#include "storage/check/rules.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/database/schema.h"
#include "storage/database/transaction.h"
#include "storage/project/projectwords.h"
#include "storage/repositories/evaluationrepository.h"
#include "storage/repositories/searchindex.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>
#include <iterator>
#include <utility>

namespace tandem {

namespace {

/// What SQLite itself says of the file.
Expected<void> checkIntegrity(Database& database, Faults& faults)
{
    return eachRow(database, QStringLiteral("PRAGMA integrity_check"), {}, [&](Statement& row) {
        if (row.text(0) != QLatin1String("ok"))
            faults.tell(row.text(0));
    });
}

Expected<void> checkReferences(Database& database, Faults& faults)
{
    return eachRow(database, QStringLiteral("PRAGMA foreign_key_check"), {}, [&](Statement& row) {
        faults.tell(ProjectWords::tr("Row %1 of table %2 refers to a missing row of table %3.")
                        .arg(row.text(1), row.text(0), row.text(2)));
    });
}

/// Scores and counts are stored beside explanations, and must be those that they give.
Expected<void> checkScores(Database& database, Faults& faults)
{
    EvaluationRepository evaluations(database);
    return checkStored<EvaluationId>(database, faults,
        QStringLiteral("SELECT evaluation_id FROM evaluation_explanation"),
        {QT_TRANSLATE_N_NOOP("ProjectWords", "%n unreadable evaluation(s)"),
            QT_TRANSLATE_N_NOOP(
                "ProjectWords", "%n evaluation(s) with scores that do not match their judgments")},
        [&](EvaluationId id) -> Expected<bool> {
            TANDEM_TRY(isSame, evaluations.isAsComputed(id));
            // What an earlier version computed otherwise is no damage; noteEarlierResults() names
            // it.
            return *isSame ? true : evaluations.isScoredUnread(id);
        });
}

/// Judges' scores are stored beside the answers that they were computed from.
Expected<void> checkJudgedScores(Database& database, Faults& faults)
{
    constexpr double kTolerance = 1e-9;
    return eachChecked(database, faults,
        QStringLiteral("SELECT value, detail FROM output_score"
                       " WHERE run_id IS NOT NULL AND detail <> '{}'"),
        [&](Statement& row) {
            const auto value = row.take<std::optional<double>>();
            const auto again =
                metrics::scoreOfDetail(QJsonDocument::fromJson(row.take<QByteArray>()).object());
            const auto isSame = again.map([&](const std::optional<double>& score) {
                return score.has_value() == value.has_value() &&
                       (!score || std::abs(*score - *value) <= kTolerance);
            });
            faults.expect(isSame,
                {QT_TRANSLATE_N_NOOP("ProjectWords", "%n judge score(s) with unreadable details"),
                    QT_TRANSLATE_N_NOOP("ProjectWords",
                        "%n judge score(s) that do not match the judge's replies")});
        });
}

} // namespace

Expected<CheckReport> checkProject(const QString& path, const Progress& progress)
{
    TANDEM_TRY_VAR(opened, openProjectFile(path, Database::Mode::ReadOnly));
    Database& database = **opened;
    // A full disk is no damage.
    TANDEM_DO(database.run(QStringLiteral("PRAGMA temp_store = MEMORY")));
    Faults faults(progress);
    TANDEM_DO(faults.next());
    TANDEM_DO(checkIntegrity(database, faults));
    TANDEM_DO(checkConstraints(database, faults));
    TANDEM_DO(faults.next());
    TANDEM_DO(checkReferences(database, faults));
    TANDEM_DO(faults.next());
    TANDEM_DO(checkRules(database, faults, projectRules(), kCountingFrame));
    TANDEM_DO(checkTimes(database, faults));
    TANDEM_DO(faults.next());
    TANDEM_DO(checkScores(database, faults));
    TANDEM_DO(checkJudgedScores(database, faults));
    TANDEM_DO(noteEarlierResults(database, faults));
    TANDEM_DO(faults.next());
    TANDEM_DO(checkTexts(database, faults));
    TANDEM_DO(faults.next());
    TANDEM_DO(checkStudies(database, faults));
    TANDEM_DO(faults.next());
    TANDEM_DO(checkSystems(database, faults));
    TANDEM_DO(faults.next());
    TANDEM_DO(checkTimelines(database, faults));
    TANDEM_DO(faults.next());
    TANDEM_DO(checkClosings(database, faults));
    TANDEM_DO(faults.next());
    const qsizetype others = faults.problems().size();
    TANDEM_DO(checkSearchIndexes(database, faults));
    TANDEM_TRY(samples, valueOf<qint64>(database, QStringLiteral("SELECT count(*) FROM sample")));
    TANDEM_TRY(answers, valueOf<qint64>(database, QStringLiteral("SELECT count(*) FROM answer")));
    const QStringList problems = faults.problems();
    return CheckReport{currentSchemaVersion(), *samples, *answers, problems,
        int(problems.size() - others), faults.notes()};
}

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
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n text(s) missing from the search index")},
    {"SELECT count(*) FROM search_docsize WHERE id NOT IN (SELECT entry FROM searched)",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n entry(ies) of the search index without a text")},
    {"SELECT count(*) FROM evaluation_explanation WHERE evaluation_id NOT IN"
     " (SELECT id FROM evaluation_words_docsize)",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n evaluation(s) missing from the search index")},
    {"SELECT count(*) FROM evaluation_words_docsize WHERE id NOT IN"
     " (SELECT evaluation_id FROM evaluation_explanation)",
        QT_TRANSLATE_N_NOOP(
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
