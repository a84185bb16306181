#include "storage/expertreport/expertreport.h"

#include "storage/expertreport/reportwords.h"
#include "storage/formats/casesreader.h"
#include "storage/formats/evidencecheck.h"
#include "storage/repositories/runrepository.h"
#include "storage/runs/runsbehind.h"

#include <QFileInfo>

namespace tandem {

namespace {

Error reportCancelled()
{
    return {ErrorCode::Cancelled, ReportWords::tr("Writing the report was cancelled."), {}, {}, {}};
}

QString titleOf(const QString& source)
{
    return ReportWords::tr("ExPerT evaluations of %1").arg(source);
}

/// The model of the set's run, or its file.
QString sourceOfSet(const EvaluationSet& set)
{
    return set.run.isValid() ? set.model : set.source;
}

} // namespace

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

Expected<CaseReport> caseReportOf(Database& database, EvaluationId evaluation, PersonId viewer)
{
    TANDEM_TRY_VAR(detail, EvaluationRepository(database).byId(evaluation));
    QString evaluatedBy = detail->summary.source;
    if (detail->summary.run.isValid()) {
        TANDEM_TRY(run, RunRepository(database).byId(detail->summary.run));
        evaluatedBy = run->model;
    }
    TANDEM_TRY(reviews, reviewsFor(database, evaluation, viewer));
    TANDEM_TRY(settings, runSettingSentences(database, runsBehindEvaluations({evaluation})));
    return CaseReport{located(std::move(*detail)), evaluatedBy, *reviews, *settings};
}

Expected<ReportWritten> writeReport(Database& database, const ReportScope& scope,
    const QString& folder, const ReportOptions& options, const Progress& progress)
{
    TANDEM_TRY(all, EvaluationRepository(database).list(scope.set));
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
        return failure(ErrorCode::Refused, ReportWords::tr("No evaluation of it is complete yet."),
            {}, ReportWords::tr("Wait until the run has finished some."));
    ReportFolder report(folder, chosen.size(), options);
    TANDEM_DO(report.open());
    for (qsizetype i = 0; i < chosen.size(); ++i) {
        if (progress && !progress(i, chosen.size()))
            return failure(reportCancelled());
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
            ReportWords::tr("%n evaluations are incomplete and excluded.", nullptr, int(underWay)));
    return report.finish(titleOf(sourceOfSet(scope.set)), messages);
}

Expected<ReportWritten> writeReport(const ResultFiles& files, const QString& folder,
    const ReportOptions& options, const Progress& progress)
{
    TANDEM_TRY(texts, textsOf(files));
    ReportFolder report(folder, texts->size(), options);
    TANDEM_DO(report.open());
    const QString source = QFileInfo(files.result).fileName();
    EvidenceCheck evidence;
    qint64 remarks = 0;
    QJsonArray runs;
    const auto sink = [&](expert::Explanation&& explanation, qint64 index) -> Expected<void> {
        if (progress && !progress(index, texts->size()))
            return failure(reportCancelled());
        if (index >= texts->size())
            return {}; // the numbers are compared when all are known
        const expert::TextCase& textCase = texts->at(index);
        evidence.look(explanation, textCase.expected, textCase.outputs.constFirst().text);
        remarks += explanation.remarks.size();
        return report.add({located(evaluationOf(textCase, std::move(explanation), index)), source,
            {}, runSettingSentences(runs)});
    };
    TANDEM_TRY(figures, readExpertResult(files.result, sink, {}, &runs));
    if (figures->cases != texts->size())
        return failure(unequalNumbers(files, texts->size(), figures->cases));
    QStringList messages = resultMessages(*figures, remarks);
    if (evidence.isForeign())
        messages.prepend(evidence.warning());
    return report.finish(titleOf(source), messages, figures->differences);
}

} // namespace tandem
