#include "storage/expertreport/expertreport.h"

#include "storage/formats/casesreader.h"
#include "storage/formats/evidencecheck.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/reviewrepository.h"
#include "storage/repositories/runrepository.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace tandem {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ExpertReport)
};

Error cancelled()
{
    return {ErrorCode::Cancelled, Words::tr("Writing the report was cancelled."), {}, {}, {}};
}

QString titleOf(const QString& source)
{
    return Words::tr("ExPerT evaluations of %1").arg(source);
}

VerdictCounts verdictCounts(const expert::ExplainedSide& side)
{
    VerdictCounts counts{};
    for (const expert::AspectMatch& match : side.matches) {
        if (match.counts)
            ++counts.at(static_cast<std::size_t>(expert::verdictOf(match)));
    }
    return counts;
}

EvaluationDetail detailOf(
    const expert::TextCase& textCase, expert::Explanation&& explanation, qint64 index)
{
    EvaluationDetail detail;
    EvaluationSummary& summary = detail.summary;
    summary.casePosition = int(index + 1);
    summary.caseName = textCase.name;
    summary.system = textCase.outputs.constFirst().system;
    summary.state = EvaluationState::Complete;
    summary.scores = expert::scoresOf(explanation);
    summary.expected = verdictCounts(explanation.expected);
    summary.generated = verdictCounts(explanation.generated);
    summary.faults = expert::faultsOf(explanation);
    summary.remarks = int(explanation.remarks.size());
    detail.prompt = textCase.prompt;
    detail.expected = textCase.expected;
    detail.generated = textCase.outputs.constFirst().text;
    detail.explanation = std::move(explanation);
    return detail;
}

Expected<QList<expert::TextCase>> textsOf(const ResultFiles& files)
{
    QList<expert::TextCase> texts;
    const auto sink = [&](expert::TextCase&& textCase, const QString& place) -> Expected<void> {
        if (textCase.outputs.size() != 1)
            return failure(severalOutputs(place));
        textCase.profile.clear();
        QString& system = textCase.outputs.first().system;
        if (system.isEmpty())
            system = files.system.simplified();
        texts.append(std::move(textCase));
        return {};
    };
    return readCases(files.texts, sink).map([&](qint64) { return texts; });
}

Expected<QList<ReportedReview>> reviewsOf(
    Database& database, EvaluationId evaluation, PersonId viewer)
{
    ReviewRepository repository(database);
    const auto own = repository.own(evaluation, viewer);
    if (!own)
        return failure(own.error());
    auto works = repository.others(evaluation, viewer);
    if (!works)
        return failure(works.error());
    works->prepend(*own);
    QList<ReportedReview> reviews;
    for (const ReviewerWork& work : std::as_const(*works)) {
        if (work.reviews.isEmpty())
            continue;
        const auto person = PeopleRepository(database).byId(work.person);
        if (!person)
            return failure(person.error());
        reviews.append({person->name, work.reviews});
    }
    return reviews;
}

/// The model of the set's run, or its file.
QString sourceOf(const EvaluationSet& set)
{
    return set.run.isValid() ? set.model : set.source;
}

} // namespace

Expected<CaseReport> caseReportOf(Database& database, EvaluationId evaluation, PersonId viewer)
{
    auto detail = EvaluationRepository(database).byId(evaluation);
    if (!detail)
        return failure(detail.error());
    QString evaluatedBy = detail->source;
    if (detail->summary.run.isValid()) {
        const auto run = RunRepository(database).byId(detail->summary.run);
        if (!run)
            return failure(run.error());
        evaluatedBy = run->model;
    }
    CaseReport report = caseReport(std::move(*detail), evaluatedBy);
    if (!viewer.isValid())
        return report;
    return reviewsOf(database, evaluation, viewer).map([&](const QList<ReportedReview>& reviews) {
        report.reviews = reviews;
        return report;
    });
}

Expected<ReportWritten> writeReport(Database& database, const ReportScope& scope,
    const QString& folder, const ReportOptions& options, const Progress& progress)
{
    const auto all = EvaluationRepository(database).list(scope.set);
    if (!all)
        return failure(all.error());
    QList<EvaluationId> chosen;
    qint64 underWay = 0;
    for (const EvaluationSummary& summary : *all) {
        if (scope.system && summary.system != *scope.system)
            continue;
        if (summary.state == EvaluationState::UnderWay)
            ++underWay;
        else
            chosen.append(summary.id);
    }
    if (chosen.isEmpty())
        return failure(ErrorCode::Refused, Words::tr("No evaluation of it is complete yet."), {},
            Words::tr("Wait until the run has finished some."));
    ReportFolder report(folder, chosen.size(), options);
    if (const auto opened = report.open(); !opened)
        return failure(opened.error());
    for (qsizetype i = 0; i < chosen.size(); ++i) {
        if (progress && !progress(i, chosen.size()))
            return failure(cancelled());
        const auto added =
            caseReportOf(database, chosen.at(i), scope.viewer).and_then([&](CaseReport&& page) {
                return report.add(std::move(page));
            });
        if (!added)
            return failure(added.error());
    }
    QStringList messages;
    if (underWay > 0)
        messages.append(
            Words::tr("%n evaluation(s) are under way and left out.", nullptr, int(underWay)));
    return report.finish(titleOf(sourceOf(scope.set)), messages);
}

Expected<ReportWritten> writeReport(const ResultFiles& files, const QString& folder,
    const ReportOptions& options, const Progress& progress)
{
    const auto texts = textsOf(files);
    if (!texts)
        return failure(texts.error());
    ReportFolder report(folder, texts->size(), options);
    if (const auto opened = report.open(); !opened)
        return failure(opened.error());
    const QString source = QFileInfo(files.result).fileName();
    EvidenceCheck evidence;
    qint64 remarks = 0;
    const auto sink = [&](expert::Explanation&& explanation, qint64 index) -> Expected<void> {
        if (progress && !progress(index, texts->size()))
            return failure(cancelled());
        if (index >= texts->size())
            return {}; // the numbers are compared when all are known
        const expert::TextCase& textCase = texts->at(index);
        evidence.look(explanation, textCase.expected, textCase.outputs.constFirst().text);
        remarks += explanation.remarks.size();
        return report.add(caseReport(detailOf(textCase, std::move(explanation), index), source));
    };
    const auto figures = readExpertResult(files.result, sink);
    if (!figures)
        return failure(figures.error());
    if (figures->cases != texts->size())
        return failure(unequalNumbers(files, texts->size(), figures->cases));
    QStringList messages = resultMessages(*figures, remarks);
    if (evidence.isForeign())
        messages.prepend(evidence.warning());
    return report.finish(titleOf(source), messages, figures->differences);
}

} // namespace tandem
