#include "storage/project/projectcheck.h"

#include "models/metrics/judges.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/database/schema.h"
#include "storage/project/closingcheck.h"
#include "storage/project/constraintcheck.h"
#include "storage/project/earlierresults.h"
#include "storage/project/indexcheck.h"
#include "storage/project/projectwords.h"
#include "storage/project/studycheck.h"
#include "storage/project/systemcheck.h"
#include "storage/project/systemrules.h"
#include "storage/project/textcheck.h"
#include "storage/project/timecheck.h"
#include "storage/project/usersumcheck.h"
#include "storage/project/usersumrules.h"
#include "storage/repositories/evaluationrepository.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>
#include <limits>
#include <utility>

namespace tandem {

namespace {

constexpr int kProjectCheckMostProblems = 100;

// What was closed is compared with its digest (closingcheck.h); these are about the rest.
constexpr ProjectRule kRules[] = {
    {"SELECT count(*) FROM answer a JOIN round r ON r.id = a.round_id"
     " WHERE a.person_id NOT IN (r.annotator_a, r.annotator_b)",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n answer(s) by somebody who is not of the pair")},
    {"SELECT count(*) FROM answer a JOIN round r ON r.id = a.round_id WHERE NOT EXISTS"
     " (SELECT 1 FROM paragraph p WHERE r.step = 0 AND p.id = a.item_id"
     " AND p.sample_id = r.sample_id) AND NOT EXISTS (SELECT 1 FROM atomic_fact f"
     " WHERE r.step = 1 AND f.id = a.item_id AND f.sample_id = r.sample_id)",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n answer(s) about an item of another sample")},
    {"SELECT count(*) FROM decision d JOIN round r ON r.id = d.round_id"
     " WHERE r.handed_in_a IS NULL OR r.handed_in_b IS NULL",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n decision(s) in a round that is not closed")},
    {"SELECT count(*) FROM round WHERE settled_at IS NOT NULL AND (handed_in_a IS NULL OR "
     "handed_in_b IS NULL)",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n round(s) settled before both had handed in")},
    // A packet has some of its project's samples, under their numbers there.
    {"SELECT coalesce(max(position), 0) - count(*) FROM sample"
     " WHERE NOT EXISTS (SELECT 1 FROM packet)",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n gap(s) in the numbering of samples")},
    {"SELECT count(*) FROM (SELECT sample_id FROM paragraph GROUP BY sample_id"
     " HAVING max(number) <> count(*) OR min(number) <> 1) AS gaps",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n sample(s) with gaps in the numbering of paragraphs")},
    {"SELECT count(*) FROM fact_group g JOIN paragraph p ON p.id = g.paragraph_id WHERE "
     "p.sample_id <> g.sample_id",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n group(s) of facts of another sample's paragraph")},
    // Rows are only ever appended, so a number that is not there is a row that was taken away.
    {"SELECT coalesce(max(id), 0) - count(*) FROM answer",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n row(s) taken out of the journal of answers")},
    {"SELECT coalesce(max(id), 0) - count(*) FROM decision",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n row(s) taken out of the journal of decisions")},
    {"SELECT coalesce(max(id), 0) - count(*) FROM journal",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n row(s) taken out of the journal")},
    {"SELECT coalesce(max(id), 0) - count(*) FROM setting_aside",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n row(s) taken out of the journal of setting aside")},
    {"SELECT coalesce(max(id), 0) - count(*) FROM article_change",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n row(s) taken out of the journal of articles")},
    {"SELECT count(*) FROM (SELECT id, sample_id, step, annotator_a AS person FROM round"
     " WHERE handed_in_a IS NOT NULL UNION ALL SELECT id, sample_id, step, annotator_b FROM round"
     " WHERE handed_in_b IS NOT NULL) h JOIN (SELECT 0 AS step, id, sample_id FROM paragraph"
     " UNION ALL SELECT 1, f.id, f.sample_id FROM atomic_fact f WHERE f.supporting = 1"
     " AND f.removed_at IS NULL AND f.repeats_id IS NULL) i"
     " ON i.step = h.step AND i.sample_id = h.sample_id"
     " WHERE NOT EXISTS (SELECT 1 FROM answer a WHERE a.value IS NOT NULL AND a.unsure = 0"
     " AND a.id = (SELECT b.id FROM answer b WHERE b.round_id = h.id"
     " AND b.person_id = h.person AND b.item_id = i.id ORDER BY b.at DESC, b.uuid DESC LIMIT 1))",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n item(s) handed in without a complete answer")},
    // The last of a person's hand-ins and takings back counts, in the order of their times: packets
    // bring them in any order.
    {"SELECT count(*) FROM (SELECT uuid, annotator_a AS person, handed_in_a AS at FROM round"
     " UNION ALL SELECT uuid, annotator_b, handed_in_b FROM round) s LEFT JOIN (SELECT subject,"
     " person_id, event, max(printf('%020d%020d', at, id)) AS last FROM journal WHERE event IN"
     " ('handed in', 'hand-in taken back') GROUP BY subject, person_id) j"
     " ON j.subject = s.uuid AND j.person_id = s.person"
     " WHERE (s.at IS NOT NULL) <> coalesce(j.event = 'handed in', 0)",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n round(s) whose hand-ins are not as journalled")},
    {"SELECT count(*) FROM round r LEFT JOIN (SELECT subject, sum(event = 'settled')"
     " - sum(event = 'reopened') AS n FROM journal GROUP BY subject) j ON j.subject = r.uuid"
     " WHERE (r.settled_at IS NOT NULL) <> coalesce(j.n, 0)",
        QT_TRANSLATE_NOOP(
            "ProjectCheck", "%n round(s) settled or reopened without a journal entry")},
    // A settled round can be withdrawn or brought back later, so no digest has it.
    {"SELECT count(*) FROM round r LEFT JOIN (SELECT subject, event, max(id) FROM journal"
     " WHERE event IN ('withdrawn', 'revealed', 'reinstated') GROUP BY subject) j"
     " ON j.subject = r.uuid WHERE NOT EXISTS (SELECT 1 FROM packet)"
     " AND (r.withdrawn_at IS NOT NULL) <> coalesce(j.event <> 'reinstated', 0)",
        QT_TRANSLATE_NOOP(
            "ProjectCheck", "%n round(s) withdrawn or brought back without a journal entry")},
    {"SELECT coalesce(max(position), 0) - count(*) FROM text_case",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n gap(s) in the numbering of cases")},
    {"SELECT count(*) FROM evaluation e WHERE (e.state <> 0) <> EXISTS"
     " (SELECT 1 FROM evaluation_explanation x WHERE x.evaluation_id = e.id)",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n evaluation(s) complete without an explanation, or"
                                          " under way with one")},
    {"SELECT count(*) FROM pair_judgement j JOIN case_output a ON a.id = j.first_id"
     " JOIN case_output b ON b.id = j.second_id"
     " WHERE a.case_id <> j.case_id OR b.case_id <> j.case_id",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n pairwise judgement(s) of another case's outputs")},
    {"SELECT count(*) FROM verdict v JOIN evaluation e ON e.id = v.subject_id"
     " WHERE v.kind = 0 AND e.state = 0",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n review(s) of an evaluation that is under way")},
    {"SELECT count(*) FROM person WHERE length(colour) <> 7 OR colour NOT GLOB '#*'"
     " OR substr(colour, 2) GLOB '*[^0-9a-fA-F]*'",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n person(s) with a colour that is none")},
    {"SELECT count(*) FROM llm_try y JOIN llm_task t ON t.id = y.task_id"
     " JOIN llm_reply r ON r.id = y.reply_id WHERE r.run_id IS NOT t.run_id",
        QT_TRANSLATE_NOOP(
            "ProjectCheck", "%n task(s) with a reply that was asked for another run")},
    {"SELECT count(*) FROM journal WHERE event IN ('guideline tagged', 'guideline untagged')"
     " AND subject NOT IN (SELECT uuid FROM decision)",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n guideline tag(s) of a decision that is not there")},
};

constexpr int kStages = 10;

void addProblem(CheckReport& report, const QString& problem)
{
    if (report.problems.size() < kProjectCheckMostProblems)
        report.problems.append(problem);
}

/// What SQLite itself says of the file.
Expected<void> addIntegrity(Database& database, CheckReport& report)
{
    return eachRow(database, QStringLiteral("PRAGMA integrity_check"), {}, [&](Statement& row) {
        if (row.text(0) != QLatin1String("ok"))
            addProblem(report, row.text(0));
    });
}

Expected<void> addReferences(Database& database, CheckReport& report)
{
    Statement rows(database, QStringLiteral("PRAGMA foreign_key_check"));
    while (rows.next())
        addProblem(
            report, ProjectWords::tr("Row %1 of table %2 refers to a missing row of table %3.")
                        .arg(rows.text(1), rows.text(0), rows.text(2)));
    return rows.done();
}

Expected<void> addRules(Database& database, CheckReport& report)
{
    const QList<ProjectRule> rules =
        QList(std::begin(kRules), std::end(kRules)) + systemRules() + usersumRules();
    for (const ProjectRule& rule : rules) {
        const auto count = database.scalar(QString::fromLatin1(rule.sql));
        if (!count)
            return failure(count.error());
        // A number out of an altered file may be any.
        const qint64 found = count->toLongLong();
        if (found != 0)
            addProblem(
                report, QCoreApplication::translate("ProjectCheck", rule.problem, nullptr,
                            int(std::clamp<qint64>(found, 1, std::numeric_limits<int>::max()))));
    }
    return {};
}

/// Scores and counts are stored beside explanations, and must be those that they give. `goOn` is
/// asked before each evaluation.
Expected<void> checkScores(
    Database& database, const std::function<Expected<void>()>& goOn, CheckReport& report)
{
    QList<EvaluationId> complete;
    {
        Statement rows(
            database, QStringLiteral("SELECT evaluation_id FROM evaluation_explanation"));
        while (rows.next())
            complete.append(EvaluationId{rows.integer(0)});
        if (rows.failed())
            return rows.done();
    }
    EvaluationRepository evaluations(database);
    int unreadable = 0;
    int different = 0;
    for (const EvaluationId id : std::as_const(complete)) {
        TANDEM_DO(goOn());
        const auto agrees = evaluations.isAsComputed(id);
        unreadable += agrees ? 0 : 1;
        if (!agrees || *agrees)
            continue;
        // What an earlier version computed otherwise is no damage; checkEarlierResults() names it.
        TANDEM_TRY(isEarlier, evaluations.isScoredUnread(id));
        different += *isEarlier ? 0 : 1;
    }
    if (unreadable > 0)
        addProblem(
            report, ProjectWords::tr("%n evaluation(s) that cannot be read", nullptr, unreadable));
    if (different > 0)
        addProblem(report,
            ProjectWords::tr("%n evaluation(s) whose scores are not those of their decisions",
                nullptr, different));
    return {};
}

/// Judges' scores are stored beside the answers that they were computed from.
Expected<void> addJudgedScores(
    Database& database, const std::function<Expected<void>()>& goOn, CheckReport& report)
{
    constexpr double kTolerance = 1e-9;
    Statement rows(database, QStringLiteral("SELECT value, detail FROM output_score"
                                            " WHERE run_id IS NOT NULL AND detail <> '{}'"));
    int unreadable = 0;
    int different = 0;
    while (rows.next()) {
        TANDEM_DO(goOn());
        const auto again = metrics::scoreOfDetail(QJsonDocument::fromJson(rows.bytes(1)).object());
        const bool isSame =
            again && again->has_value() != rows.isNull(0) &&
            (rows.isNull(0) || std::abs(**again - rows.value(0).toDouble()) <= kTolerance);
        unreadable += again ? 0 : 1;
        different += again && !isSame ? 1 : 0;
    }
    if (unreadable > 0)
        addProblem(report, ProjectWords::tr("%n score(s) of a judge whose detail cannot be read",
                               nullptr, unreadable));
    if (different > 0)
        addProblem(
            report, ProjectWords::tr("%n score(s) of a judge that are not those of its answers",
                        nullptr, different));
    return rows.done();
}

} // namespace

Expected<CheckReport> checkProject(const QString& path, const Progress& progress)
{
    TANDEM_TRY_VAR(opened, openProjectFile(path, Database::Mode::ReadOnly));
    Database& database = **opened;
    // A full disk is no damage.
    TANDEM_DO(database.run(QStringLiteral("PRAGMA temp_store = MEMORY")));
    CheckReport report;
    report.schemaVersion = currentSchemaVersion();
    const auto goOn = [&](int stage) -> Expected<void> {
        if (progress && !progress(stage, kStages))
            return failure(ErrorCode::Cancelled, ProjectWords::tr("Cancelled."));
        return {};
    };
    const auto tell = [&](const QString& problem) { addProblem(report, problem); };
    TANDEM_DO(goOn(0));
    TANDEM_DO(addIntegrity(database, report));
    TANDEM_DO(checkConstraints(database, tell));
    TANDEM_DO(goOn(1));
    TANDEM_DO(addReferences(database, report));
    TANDEM_DO(goOn(2));
    TANDEM_DO(addRules(database, report));
    TANDEM_DO(checkTimes(
        database, tell, [&](const QString& doubtful) { report.notes.append(doubtful); }));
    const auto goOnWithScores = [&] { return goOn(3); };
    TANDEM_DO(checkScores(database, goOnWithScores, report));
    TANDEM_DO(addJudgedScores(database, goOnWithScores, report));
    const auto name = [&](const QString& note) { report.notes.append(note); };
    TANDEM_DO(checkEarlierResults(database, goOnWithScores, name));
    const auto goOnWithTexts = [&] { return goOn(4); };
    TANDEM_DO(checkTexts(database, goOnWithTexts, tell));
    const auto goOnWithStudies = [&] { return goOn(5); };
    TANDEM_DO(checkStudies(database, goOnWithStudies, tell));
    if (auto notes = notesOnStudies(database))
        report.notes += *notes; // what cannot be read is a problem already
    const auto goOnWithSystems = [&] { return goOn(6); };
    TANDEM_DO(checkSystems(database, goOnWithSystems, tell));
    const auto goOnWithTimelines = [&] { return goOn(7); };
    TANDEM_DO(checkTimelines(database, goOnWithTimelines, tell));
    TANDEM_DO(checkClosings(
        database, [&] { return goOn(8); }, tell));
    TANDEM_DO(goOn(9));
    TANDEM_DO(checkSearchIndexes(database, [&](const QString& problem) {
        addProblem(report, problem);
        ++report.indexProblems;
    }));
    TANDEM_TRY(samples, database.scalar(QStringLiteral("SELECT count(*) FROM sample")));
    TANDEM_TRY(answers, database.scalar(QStringLiteral("SELECT count(*) FROM answer")));
    report.samples = samples->toLongLong();
    report.answers = answers->toLongLong();
    return report;
}

} // namespace tandem
