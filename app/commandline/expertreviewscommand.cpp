#include "app/commandline/actor.h"
#include "app/commandline/arguments.h"
#include "app/commandline/commandwords.h"
#include "app/commandline/console.h"
#include "app/commandline/expertcommand.h"
#include "app/commandline/expertoptions.h"
#include "app/commandline/output.h"
#include "app/commandline/projectfile.h"
#include "app/commandline/terminalprogress.h"
#include "models/expert/reviewreport.h"
#include "storage/repositories/evaluationrepository.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/reviewrepository.h"

namespace tandem {

namespace {

/// What it prints.
struct Reviews
{
    EvaluationSet set;
    QHash<PersonId, QString> names;
    qint64 waiting = 0; ///< reviewed evaluations left out: who looks is not done with them
    expert::ReviewerAgreement agreement;
};

Expected<expert::ReviewedEvaluation> reviewedEvaluation(
    EvaluationRepository& evaluations, EvaluationId id, const QList<ReviewerWork>& work)
{
    return evaluations.byId(id).map([&](const EvaluationDetail& detail) {
        expert::ReviewedEvaluation result{detail.summary.system, detail.explanation, {}};
        for (const ReviewerWork& one : work)
            result.reviewers.append({one.person, one.reviews});
        return result;
    });
}

/// The person who looks, or nobody in particular, for whom the strictest rule holds.
Expected<PersonId> viewerOf(Database& database, const Arguments& arguments, Console& console)
{
    if (!arguments.has(expertoption::person))
        return PersonId{};
    return actingPerson(database, arguments, console).map([](const Person& person) {
        return person.id;
    });
}

/// The evaluations of a set whose reviews may be counted.
Expected<QList<expert::ReviewedEvaluation>> reviewedOf(Database& database,
    const QList<EvaluationSummary>& rows, const QHash<EvaluationId, QList<ReviewerWork>>& work,
    const Progress& progress)
{
    EvaluationRepository evaluations(database);
    QList<expert::ReviewedEvaluation> all;
    qint64 seen = 0;
    for (const EvaluationSummary& row : rows) {
        if (!progress(seen++, rows.size()))
            return failure(ErrorCode::Cancelled, CommandWords::tr("Cancelled."));
        if (!work.contains(row.id))
            continue;
        TANDEM_TRY(one, reviewedEvaluation(evaluations, row.id, work.value(row.id)));
        all.append(*one);
    }
    return all;
}

Expected<void> readReviews(Database& database, PersonId viewer, Console& console, Reviews& report)
{
    TANDEM_TRY(rows, EvaluationRepository(database).list(report.set));
    TANDEM_TRY(done, ReviewRepository(database).done(viewer));
    for (const EvaluationSummary& row : *rows)
        report.waiting += done->hidden.contains(row.id) ? 1 : 0;
    TerminalProgress progress(console, CommandWords::tr("Reading reviews"));
    return reviewedOf(database, *rows, done->visible, progress.callback())
        .map([&](const QList<expert::ReviewedEvaluation>& reviewed) {
            report.agreement = expert::reviewerAgreement(reviewed);
        });
}

Expected<void> readReviewsOfSet(
    Database& database, const Arguments& arguments, Console& console, Reviews& report)
{
    TANDEM_TRY(viewer, viewerOf(database, arguments, console));
    TANDEM_TRY(set, chosenSet(database, arguments, console));
    TANDEM_TRY(people, PeopleRepository(database).all());
    report.set = *set;
    for (const Person& person : *people)
        report.names.insert(person.id, person.name);
    return readReviews(database, *viewer, console, report);
}

QStringList linesOf(const Reviews& report)
{
    QStringList lines{CommandWords::tr(
        "%1: %n evaluation(s) reviewed to the end.", nullptr, int(report.agreement.evaluations))
                          .arg(printable(expertSetName(report.set)))};
    if (report.waiting > 0)
        lines +=
            CommandWords::tr("%n more left out: whoever looks has to have reviewed them to the end"
                             " (--person NAME says who looks; without it, everybody).",
                nullptr, int(report.waiting));
    return lines;
}

} // namespace

Expected<void> runExpertReviews(const Arguments& arguments, Console& console)
{
    Reviews report;
    const auto done = readProject(arguments.word(1),
        [&](Database& database) { return readReviewsOfSet(database, arguments, console, report); });
    if (!done)
        return done;
    results::Report laidOut = expert::reviewsReport(
        report.agreement, [&](PersonId id) { return report.names.value(id); });
    laidOut.lines = linesOf(report);
    QJsonObject fields{{QStringLiteral("evaluations"), report.agreement.evaluations},
        {QStringLiteral("finished"), report.agreement.finished},
        {QStringLiteral("waiting"), report.waiting}};
    addSetTo(fields, report.set);
    printReport(laidOut, arguments, console, fields);
    return {};
}

} // namespace tandem
