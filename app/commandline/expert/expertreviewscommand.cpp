#include "app/commandline/command.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/expert/expertcommand.h"
#include "models/expert/reviewreport.h"
#include "storage/repositories/evaluationrepository.h"
#include "storage/repositories/reviewrepository.h"
#include "storage/repositories/studyblindness.h"

namespace tandem {

namespace {

/// What is reviewed, and how far.
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

Expected<void> readReviews(Database& database, PersonId viewer, Call& call, Reviews& report)
{
    TANDEM_TRY(rows, EvaluationRepository(database).list(report.set));
    TANDEM_TRY(done, ReviewRepository(database).done(viewer));
    for (const EvaluationSummary& row : *rows)
        report.waiting += done->hidden.contains(row.id) ? 1 : 0;
    TerminalProgress progress(call.console, CommandWords::tr("Reading reviews"));
    return reviewedOf(database, *rows, done->visible, progress.callback())
        .map([&](const QList<expert::ReviewedEvaluation>& reviewed) {
            report.agreement = expert::reviewerAgreement(reviewed);
        });
}

Expected<void> readAll(Database& database, Call& call, Reviews& report)
{
    TANDEM_TRY(viewer, viewingPerson(database, call));
    TANDEM_DO(StudyBlindness(database).requireNoRater(*viewer));
    TANDEM_TRY(set, chosenSet(database, call));
    TANDEM_TRY(names, peopleNames(database));
    report.set = *set;
    report.names = *names;
    return readReviews(database, *viewer, call, report);
}

QStringList linesOf(const Reviews& report)
{
    QStringList lines{CommandWords::tr(
        "%1: %n evaluation(s) fully reviewed.", nullptr, int(report.agreement.evaluations))
                          .arg(printable(expertSetName(report.set)))};
    if (report.waiting > 0)
        lines += CommandWords::tr("%n more excluded until the viewer has fully reviewed them "
                                  "(--person NAME sets the viewer; without it, everyone has to).",
            nullptr, int(report.waiting));
    return lines;
}

} // namespace

Expected<void> runExpertReviews(Call& call)
{
    Reviews reviews;
    TANDEM_DO(readProject(
        call.word(1), [&](Database& database) { return readAll(database, call, reviews); }));
    results::Report report = expert::reviewsReport(
        reviews.agreement, [&](PersonId id) { return reviews.names.value(id); });
    report.lines = linesOf(reviews);
    Json fields{{"evaluations", reviews.agreement.evaluations},
        {"finished", reviews.agreement.finished}, {"waiting", reviews.waiting}};
    addSetTo(fields, reviews.set);
    return call.show(report, fields);
}

} // namespace tandem
