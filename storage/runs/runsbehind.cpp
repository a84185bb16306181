#include "storage/runs/runsbehind.h"

#include "models/results/reportjson.h"
#include "models/results/spelling.h"
#include "models/usersum/summarizersreport.h"
#include "storage/database/rows.h"
#include "storage/repositories/importedruns.h"
#include "storage/repositories/runkindid.h"
#include "storage/runs/runfields.h"
#include "storage/runs/runwords.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>

#include <optional>

namespace tandem {

namespace {

SqlValue arrayValue(const QJsonArray& values)
{
    return SqlValue::text(QJsonDocument(values).toJson(QJsonDocument::Compact));
}

template <typename Id>
SqlValue idsValue(const QList<Id>& ids)
{
    QJsonArray values;
    for (const Id id : ids)
        values.append(id.value);
    return arrayValue(values);
}

constexpr QLatin1String kKindKey("kind");
constexpr QLatin1String kModelKey("model");
constexpr QLatin1String kSettingsKey("settings");
constexpr qsizetype kMostRunsTold = 1'000;

/// What a run was asked to do.
struct AskedRun
{
    std::optional<RunKindId> kind; ///< none: this version does not know it
    QString model;
    RunOptions options;
};

QString askedSentence(const AskedRun& run)
{
    const QStringList asked = runSettingLines(*run.kind, run.options);
    return RunWords::tr("The run \"%1\" with the model %2 used these settings: %3.")
        .arg(runKindKey(*run.kind), results::onOneLine(run.model),
            results::onOneLine(asked.join(QStringLiteral("; "))));
}

/// Without those of kinds that this version does not know, and those that were asked the same only
/// once.
QList<AskedRun> eachOnce(QList<AskedRun> asked)
{
    QSet<QString> known;
    asked.removeIf([&known](const AskedRun& run) {
        if (!run.kind)
            return true;
        const qsizetype before = known.size();
        known.insert(askedSentence(run));
        return known.size() == before;
    });
    return asked;
}

/// In the order of kinds and models, those that files tell of behind the project's own.
Expected<QList<AskedRun>> askedRuns(Database& database, const RunsBehind& runs)
{
    if (runs.ids.isEmpty())
        return QList<AskedRun>();
    QString all =
        QStringLiteral("SELECT kind, model, settings, 0 AS told, id FROM llm_run WHERE id IN (%1)")
            .arg(runs.ids);
    if (!runs.files.isEmpty())
        all += QStringLiteral(" UNION ALL SELECT kind, model, settings, 1, entry FROM (%1)")
                   .arg(importedRunsSql(runs.files));
    return rowsOf(database,
        QStringLiteral("SELECT kind, model, settings FROM (%1) ORDER BY kind, model, told, id")
            .arg(all),
        runs.arguments,
        [](Statement& row) {
            const auto kind = row.take<QString>();
            const auto model = row.take<QString>();
            return AskedRun{runKindOf(kind), model, runOptionsFrom(row.take<QJsonObject>())};
        })
        .map(eachOnce);
}

/// Those that a file tells of.
QList<AskedRun> askedRuns(const QJsonArray& runs)
{
    QList<AskedRun> asked;
    for (const QJsonValue& run : runs)
        asked.append({runKindOf(run[kKindKey].toString()), run[kModelKey].toString(),
            runOptionsFrom(run[kSettingsKey].toObject())});
    return eachOnce(asked);
}

/// For programs, as "run show" has it.
results::Section settingsData(const QList<AskedRun>& runs)
{
    results::SectionOf data("run_settings", runs);
    data.add(kKindKey.data(), [](const AskedRun& run) { return runKindKey(*run.kind); });
    data.add(kModelKey.data(), &AskedRun::model);
    data.add(kSettingsKey.data(), [](const AskedRun& run) {
        return results::Cell(QJsonValue(runSettingsJson(*run.kind, run.options)));
    });
    return results::only(results::Outlet::Json, data);
}

QStringList sentencesOf(const QList<AskedRun>& runs)
{
    QStringList sentences;
    for (const AskedRun& run : runs)
        sentences.append(askedSentence(run));
    return sentences;
}

} // namespace

RunsBehind runsBehindSystems(const QString& verifier)
{
    // A judge of paragraphs who made no choice has those of each model on its own.
    return {QStringLiteral(
                "SELECT run_id FROM kgds_output"
                " UNION SELECT run_id FROM kgds_judgement WHERE ?1 = '' OR verifier = ?1"
                " UNION SELECT f.run_id FROM kgds_feedback f JOIN kgds_output o"
                " ON o.id = f.output_id WHERE ?1 = '' OR f.judge = ?1 OR (f.judge = o.model AND"
                " NOT EXISTS (SELECT 1 FROM kgds_feedback WHERE judge = ?1))"
                " UNION SELECT y.run_id FROM atomic_fact a JOIN llm_reply y ON y.id = a.reply_id"
                " WHERE a.removed_at IS NULL"
                " UNION SELECT y.run_id FROM fact_mask m JOIN llm_reply y ON y.id = m.reply_id"),
        {verifier}};
}

RunsBehind runsBehindEvaluations(const QList<EvaluationId>& evaluations)
{
    return {QStringLiteral("WITH shown AS (SELECT run_id, output_id FROM evaluation WHERE id IN"
                           " (SELECT value FROM json_each(?1)))"
                           " SELECT run_id FROM shown UNION SELECT y.run_id FROM shown s"
                           " JOIN case_output o ON o.id = s.output_id"
                           " JOIN llm_reply y ON y.id = o.reply_id"),
        {idsValue(evaluations)},
        QStringLiteral("SELECT source FROM evaluation WHERE run_id IS NULL AND id IN"
                       " (SELECT value FROM json_each(?1))")};
}

RunsBehind runsBehindOutputs(const QList<OutputId>& outputs, bool isEvaluated)
{
    return {QStringLiteral("WITH shown AS (SELECT id, reply_id FROM case_output WHERE id IN"
                           " (SELECT value FROM json_each(?1)))"
                           " SELECT y.run_id FROM shown s JOIN llm_reply y ON y.id = s.reply_id"
                           " UNION SELECT v.run_id FROM output_score v"
                           " JOIN shown s ON s.id = v.output_id"
                           " UNION SELECT e.run_id FROM evaluation e"
                           " JOIN shown s ON s.id = e.output_id WHERE ?2"),
        {idsValue(outputs), isEvaluated},
        QStringLiteral("SELECT source FROM evaluation WHERE run_id IS NULL AND ?2 AND output_id IN"
                       " (SELECT value FROM json_each(?1))")};
}

RunsBehind runsBehindItems(const ShownItems& items)
{
    return {QStringLiteral(
                "WITH shown AS (SELECT o.id, o.reply_id FROM case_output o"
                " JOIN text_case c ON c.id = o.case_id"
                " WHERE c.name IN (SELECT value FROM json_each(?1))"
                " AND (json_array_length(?2) = 0 OR o.system IN (SELECT value FROM json_each(?2))))"
                " SELECT y.run_id FROM shown s JOIN llm_reply y ON y.id = s.reply_id"
                " UNION SELECT e.run_id FROM evaluation e JOIN shown s ON s.id = e.output_id"
                " WHERE e.at <= ?3"
                " UNION SELECT v.run_id FROM output_score v JOIN shown s ON s.id = v.output_id"
                " WHERE v.at <= ?3"
                " UNION SELECT u.run_id FROM usersum_summary u"
                " WHERE u.uuid IN (SELECT value FROM json_each(?4))"),
        {arrayValue(QJsonArray::fromStringList(items.cases)),
            arrayValue(QJsonArray::fromStringList(items.systems)), items.until,
            arrayValue(QJsonArray::fromStringList(items.summaries))},
        QStringLiteral("SELECT e.source FROM evaluation e JOIN case_output o ON o.id = e.output_id"
                       " JOIN text_case c ON c.id = o.case_id"
                       " WHERE e.run_id IS NULL AND e.at <= ?3"
                       " AND c.name IN (SELECT value FROM json_each(?1))"
                       " AND (json_array_length(?2) = 0"
                       " OR o.system IN (SELECT value FROM json_each(?2)))")};
}

RunsBehind runsBehindPairs(RunId run)
{
    return {QStringLiteral("SELECT ?1 UNION SELECT y.run_id FROM pair_judgement p"
                           " JOIN case_output o ON o.id IN (p.first_id, p.second_id)"
                           " JOIN llm_reply y ON y.id = o.reply_id WHERE p.run_id = ?1"),
        {run}};
}

RunsBehind runsBehindScores(RunId run)
{
    return {QStringLiteral("SELECT ?1 UNION SELECT y.run_id FROM output_score v"
                           " JOIN case_output o ON o.id = v.output_id"
                           " JOIN llm_reply y ON y.id = o.reply_id WHERE v.run_id = ?1"),
        {run}};
}

RunsBehind runsBehindSummarizers(const usersum::UsersumData& data)
{
    QJsonArray names;
    for (const usersum::SummarizerPredictions& one : data.summarizers)
        names.append(one.summarizer);
    return {QStringLiteral("WITH shown AS (SELECT s.id, s.run_id FROM usersum_summary s"
                           " JOIN usersum_user u ON u.id = s.user_id"
                           " JOIN usersum_log l ON l.id = u.log_id WHERE l.name = ?1"
                           " AND s.summarizer IN (SELECT value FROM json_each(?2)))"
                           " SELECT run_id FROM shown UNION SELECT p.run_id FROM shown s"
                           " JOIN usersum_prediction p ON p.summary_id = s.id"
                           " WHERE p.predictor = ?3 UNION SELECT v.run_id FROM shown s"
                           " JOIN usersum_value v ON v.summary_id = s.id"),
        {data.log, arrayValue(names), data.predictor}};
}

QString runSettingsTitle()
{
    return RunWords::tr("Run settings");
}

Expected<QStringList> runSettingSentences(Database& database, const RunsBehind& runs)
{
    return askedRuns(database, runs).map(sentencesOf);
}

Expected<QJsonArray> runSettingsJson(Database& database, const RunsBehind& runs)
{
    return askedRuns(database, runs).map([](const QList<AskedRun>& asked) {
        return results::rowsJson(settingsData(asked));
    });
}

QStringList runSettingSentences(const QJsonArray& runs)
{
    return sentencesOf(askedRuns(runs));
}

QJsonArray runSettingsTold(const QJsonArray& runs)
{
    return results::rowsJson(settingsData(askedRuns(runs).mid(0, kMostRunsTold)));
}

QList<results::Section> runSettingSections(const QStringList& sentences)
{
    if (sentences.isEmpty())
        return {};
    return {results::only({results::Outlet::Console, results::Outlet::Readers},
        results::notesOf(sentences, runSettingsTitle()))};
}

Expected<QList<results::Section>> runSettingSections(Database& database, const RunsBehind& runs)
{
    return askedRuns(database, runs).map([](const QList<AskedRun>& asked) {
        QList<results::Section> sections = runSettingSections(sentencesOf(asked));
        if (!asked.isEmpty())
            sections.append(settingsData(asked));
        return sections;
    });
}

} // namespace tandem
