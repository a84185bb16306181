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

using WorkByEvaluation = QHash<EvaluationId, QList<ReviewerWork>>;

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

/// The evaluations of a set that somebody is done with.
Expected<QList<expert::ReviewedEvaluation>> reviewedOf(Database& database, const EvaluationSet& set,
    const WorkByEvaluation& done, const Progress& progress)
{
    EvaluationRepository evaluations(database);
    const auto rows = evaluations.list(set);
    if (!rows)
        return failure(rows.error());
    QList<expert::ReviewedEvaluation> all;
    qint64 seen = 0;
    for (const EvaluationSummary& row : *rows) {
        if (!progress(seen++, rows->size()))
            return failure(ErrorCode::Cancelled, Words::tr("Cancelled."));
        const QList<ReviewerWork> work = done.value(row.id);
        if (work.isEmpty())
            continue;
        const auto one = reviewedEvaluation(evaluations, row.id, work);
        if (!one)
            return failure(one.error());
        all.append(*one);
    }
    return all;
}

/// Whoever asks, where somebody is named: a reviewer does not see what others said before they are
/// done themselves.
Expected<PersonId> viewerOf(Database& database, const Arguments& arguments, Console& console)
{
    if (!arguments.has(expertoption::person))
        return PersonId{};
    return actingPerson(database, arguments, console).map([](const Person& person) {
        return person.id;
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
    const auto done = ReviewRepository(database).done(*viewer);
    if (!done)
        return failure(done.error());
    const auto people = PeopleRepository(database).all();
    if (!people)
        return failure(people.error());
    TerminalProgress progress(console, Words::tr("Reading reviews"));
    const auto reviewed = reviewedOf(database, *set, *done, progress.callback());
    if (!reviewed)
        return failure(reviewed.error());
    report.set = *set;
    for (const Person& person : *people)
        report.names.insert(person.id, person.name);
    report.agreement = expert::reviewerAgreement(*reviewed);
    return {};
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
