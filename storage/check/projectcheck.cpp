#include "storage/check/projectcheck.h"

#include "models/metrics/judges.h"
#include "storage/check/faults.h"
#include "storage/check/parts.h"
#include "storage/check/rules.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/database/schema.h"
#include "storage/project/projectwords.h"
#include "storage/repositories/evaluationrepository.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>

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

} // namespace tandem
