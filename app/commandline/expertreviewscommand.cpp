#include "app/commandline/actor.h"
#include "app/commandline/arguments.h"
#include "app/commandline/console.h"
#include "app/commandline/expertcommand.h"
#include "app/commandline/expertoptions.h"
#include "app/commandline/expertreviewsreport.h"
#include "app/commandline/output.h"
#include "app/commandline/projectfile.h"
#include "app/commandline/terminalprogress.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/reviewrepository.h"

#include <QCoreApplication>

namespace tandem {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ExpertCommand)
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
            return failure(ErrorCode::Cancelled, Words::tr("Cancelled."));
        if (!work.contains(row.id))
            continue;
        const auto one = reviewedEvaluation(evaluations, row.id, work.value(row.id));
        if (!one)
            return failure(one.error());
        all.append(*one);
    }
    return all;
}

Expected<void> readReviews(
    Database& database, PersonId viewer, Console& console, ReviewsReport& report)
{
    const auto rows = EvaluationRepository(database).list(report.set);
    if (!rows)
        return failure(rows.error());
    const auto done = ReviewRepository(database).done(viewer);
    if (!done)
        return failure(done.error());
    for (const EvaluationSummary& row : *rows)
        report.waiting += done->hidden.contains(row.id) ? 1 : 0;
    TerminalProgress progress(console, Words::tr("Reading reviews"));
    return reviewedOf(database, *rows, done->visible, progress.callback())
        .map([&](const QList<expert::ReviewedEvaluation>& reviewed) {
            report.agreement = expert::reviewerAgreement(reviewed);
        });
}

Expected<void> read(
    Database& database, const Arguments& arguments, Console& console, ReviewsReport& report)
{
    const auto viewer = viewerOf(database, arguments, console);
    if (!viewer)
        return failure(viewer.error());
    const auto set = chosenSet(database, arguments, console);
    if (!set)
        return failure(set.error());
    const auto people = PeopleRepository(database).all();
    if (!people)
        return failure(people.error());
    report.set = *set;
    for (const Person& person : *people)
        report.names.insert(person.id, person.name);
    return readReviews(database, *viewer, console, report);
}

} // namespace

Expected<void> runExpertReviews(const Arguments& arguments, Console& console)
{
    ReviewsReport report;
    const auto done = readProject(arguments.word(1),
        [&](Database& database) { return read(database, arguments, console, report); });
    if (!done)
        return done;
    if (arguments.wantsJson())
        printJson(console.out, reviewsJson(report));
    else
        printReviews(console.out, report);
    return {};
}

} // namespace tandem
