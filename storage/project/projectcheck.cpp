#include "storage/project/projectcheck.h"

#include "storage/database/database.h"
#include "storage/database/schema.h"
#include "storage/database/statement.h"

#include <QCoreApplication>

namespace tandem {

namespace {

constexpr int kMostProblems = 100;

/// A query that counts rows that must not be there, and what it means when there are any.
struct Rule
{
    const char* sql;
    const char* problem; ///< translated with %n in the context ProjectCheck
};

// Answers after a hand-in are found by the journal's own times, so that a tampered file shows.
constexpr Rule kRules[] = {
    {"SELECT count(*) FROM answer a JOIN round r ON r.id = a.round_id"
     " WHERE a.person_id NOT IN (r.annotator_a, r.annotator_b)",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n answer(s) by somebody who is not of the pair")},
    {"SELECT count(*) FROM answer a JOIN round r ON r.id = a.round_id JOIN paragraph p ON p.id = "
     "a.paragraph_id"
     " WHERE p.sample_id <> r.sample_id",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n answer(s) about a paragraph of another sample")},
    {"SELECT count(*) FROM answer a JOIN round r ON r.id = a.round_id"
     " WHERE (a.person_id = r.annotator_a AND a.at > r.handed_in_a)"
     " OR (a.person_id = r.annotator_b AND a.at > r.handed_in_b)",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n answer(s) after their author had handed in")},
    {"SELECT count(*) FROM decision d JOIN round r ON r.id = d.round_id"
     " WHERE r.handed_in_a IS NULL OR r.handed_in_b IS NULL",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n decision(s) in a round that is not closed")},
    {"SELECT count(*) FROM round WHERE settled_at IS NOT NULL AND (handed_in_a IS NULL OR "
     "handed_in_b IS NULL)",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n round(s) settled before both had handed in")},
    {"SELECT coalesce(max(position), 0) - count(*) FROM sample",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n gap(s) in the numbering of samples")},
    {"SELECT count(*) FROM (SELECT sample_id FROM paragraph GROUP BY sample_id"
     " HAVING max(number) <> count(*) OR min(number) <> 1) AS gaps",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n sample(s) with gaps in the numbering of paragraphs")},
    {"SELECT count(*) FROM fact_group g JOIN paragraph p ON p.id = g.paragraph_id WHERE "
     "p.sample_id <> g.sample_id",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n group(s) of facts of another sample's paragraph")},
    {"SELECT (SELECT count(*) FROM sample) - count(*) FROM sample s JOIN search i ON i.rowid = "
     "s.id * 8",
        QT_TRANSLATE_NOOP("ProjectCheck", "%n sample(s) missing in the search index")},
};

void addProblem(CheckReport& report, const QString& problem)
{
    if (report.problems.size() < kMostProblems)
        report.problems.append(problem);
}

/// Lines of a PRAGMA that reports one problem a row; `fine` is the row that means there is none.
Expected<void> addPragma(
    Database& database, const QString& pragma, const QString& fine, CheckReport& report)
{
    Statement rows(database, pragma);
    while (rows.next()) {
        if (rows.text(0) != fine)
            addProblem(report, rows.text(0));
    }
    return rows.done();
}

Expected<void> addReferences(Database& database, CheckReport& report)
{
    Statement rows(database, QStringLiteral("PRAGMA foreign_key_check"));
    while (rows.next())
        addProblem(report, QCoreApplication::translate("ProjectCheck",
                               "Row %1 of table %2 refers to a missing row of table %3.")
                               .arg(rows.text(1), rows.text(0), rows.text(2)));
    return rows.done();
}

Expected<void> addRules(Database& database, CheckReport& report)
{
    for (const Rule& rule : kRules) {
        const auto count = database.scalar(QString::fromLatin1(rule.sql));
        if (!count)
            return failure(count.error());
        if (count->toInt() != 0)
            addProblem(report,
                QCoreApplication::translate("ProjectCheck", rule.problem, nullptr, count->toInt()));
    }
    return {};
}

} // namespace

Expected<CheckReport> checkProject(const QString& path, const Progress& progress)
{
    constexpr int kStages = 3;
    auto opened = openProjectFile(path, Database::Mode::ReadOnly);
    if (!opened)
        return failure(opened.error());
    Database& database = **opened;
    CheckReport report;
    report.schemaVersion = currentSchemaVersion();
    const auto goOn = [&](int stage) -> Expected<void> {
        if (progress && !progress(stage, kStages))
            return failure(
                ErrorCode::Cancelled, QCoreApplication::translate("ProjectCheck", "Cancelled."));
        return {};
    };
    const auto checked =
        goOn(0)
            .and_then([&] {
                return addPragma(database, QStringLiteral("PRAGMA integrity_check"),
                    QStringLiteral("ok"), report);
            })
            .and_then([&] { return goOn(1); })
            .and_then([&] { return addReferences(database, report); })
            .and_then([&] { return goOn(2); })
            .and_then([&] { return addRules(database, report); });
    if (!checked)
        return failure(checked.error());
    const auto samples = database.scalar(QStringLiteral("SELECT count(*) FROM sample"));
    const auto answers = database.scalar(QStringLiteral("SELECT count(*) FROM answer"));
    if (!samples || !answers)
        return failure(samples ? answers.error() : samples.error());
    report.samples = samples->toLongLong();
    report.answers = answers->toLongLong();
    return report;
}

} // namespace tandem
