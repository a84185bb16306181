#include "app/commandline/command.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/kgds/kgdscommand.h"
#include "app/commandline/reportform.h"
#include "models/kgds/scorereport.h"
#include "models/kgds/systemreport.h"
#include "storage/formats/publishedrowsreader.h"
#include "storage/project/checkedsystems.h"
#include "storage/project/systemscores.h"
#include "storage/runs/runsbehind.h"
#include "storage/runs/stagecosts.h"

/// "kgds report": what is known of systems on a project's benchmark.
namespace tandem {

namespace {

using kgds::ReportPart;
using kgds::TableMetric;

constexpr Choice<TableMetric> kReportMetrics[] = {{"recall", TableMetric::Recall},
    {"precision", TableMetric::Precision}, {"f1", TableMetric::F1},
    {"cao_r", TableMetric::OpinionRecall}, {"op_gm", TableMetric::Overall}};

QStringList namesIn(const QString& list)
{
    QStringList names;
    for (const QString& name : list.split(u',', Qt::SkipEmptyParts))
        names.append(name.trimmed());
    return names;
}

/// The parts whose sections have these names; all where none is given.
Expected<QList<ReportPart>> partsNamed(const QStringList& names, Call& call)
{
    if (names.isEmpty())
        return QList<ReportPart>(kgds::kReportParts.begin(), kgds::kReportParts.end());
    QList<ReportPart> parts;
    for (const QString& name : names) {
        const auto part = kgds::reportPartFromKey(name.section(u'.', 0, 0));
        if (part && !parts.contains(*part))
            parts.append(*part);
        if (part)
            continue;
        QStringList known;
        for (const ReportPart one : kgds::kReportParts)
            known.append(kgds::reportPartKey(one));
        return call.misuse(CommandWords::tr("--section expects %1, not \"%2\".")
                               .arg(known.join(QStringLiteral(", ")), printable(name)));
    }
    return parts;
}

Expected<QList<kgds::PublishedRow>> publishedRows(const QStringList& files)
{
    QList<kgds::PublishedRow> rows;
    for (const QString& file : files) {
        TANDEM_TRY(more, kgds::readPublishedRows(file));
        TANDEM_TRY_VAR(both, kgds::mergedRows(std::move(rows), *more, file));
        rows = std::move(*both);
    }
    return rows;
}

void takeCosts(kgds::SystemReportData& data, const StageCosts& costs)
{
    const bool anyKnown = std::any_of(costs.stages.cbegin(), costs.stages.cend(),
        [](const kgds::StageCost& stage) { return stage.money.has_value(); });
    if (!anyKnown)
        return;
    data.stages = costs.stages;
    data.currency = costs.currency;
    data.repliesWithoutCost = costs.withoutCost + costs.otherCurrencies;
}

/// What people say of the verifier's verdicts, as far as --person may know.
/// Returns of how many judgements they may not.
Expected<qint64> readPeople(Database& database, Call& call, kgds::SystemReportData& data)
{
    const auto cancelled = std::make_shared<std::atomic_bool>(false);
    TANDEM_TRY(viewer, viewingPerson(database, call));
    TANDEM_TRY_VAR(people, reviewedJudgements(database, data.verifier, *viewer, cancelled));
    data.people = *std::move(people);
    TANDEM_TRY(checked, checkedVerdicts(database, data.verifier, *viewer, cancelled));
    data.corrected = kgds::correctedSections(checked->items);
    return checked->hiddenReviews;
}

/// What a report is made from.
struct ReportReading
{
    kgds::SystemReportData data;
    QList<results::Section> runs; ///< what the runs behind it were asked to do
    qint64 hidden = 0;            ///< judgements with checks that who looks may not know of yet
};
/// What these parts are made from.
Expected<ReportReading> reportData(Database& database, const QList<ReportPart>& parts, Call& call)
{
    ReportReading read;
    kgds::SystemReportData& data = read.data;
    TANDEM_TRY(verifier, askedVerifier(database, call));
    data.verifier = verifier->name;
    TANDEM_TRY_VAR(systems, systemScores(database, verifier->name));
    data.systems = std::move(*systems);
    if (parts.contains(ReportPart::Verifiers)) {
        TANDEM_TRY_VAR(verifiers, judgingVerifiers(database));
        data.verifiers = std::move(*verifiers);
    }
    if (parts.contains(ReportPart::WinRates)) {
        TANDEM_TRY_VAR(feedback, feedbackVerdicts(database, verifier->name));
        data.feedback = std::move(*feedback);
    }
    if (parts.contains(ReportPart::Attrition)) {
        TANDEM_TRY_VAR(losses, systemAttrition(database, verifier->name));
        data.attrition = std::move(*losses);
        if (call.has("samples")) {
            TANDEM_TRY(samples, selectedSamples(database, call.value("samples"), call));
            const QList<int> numbers = positionsOf(*samples);
            data.attrition = kgds::attritionOver(data.attrition, {numbers.begin(), numbers.end()});
        }
    }
    if (parts.contains(ReportPart::People) || parts.contains(ReportPart::Corrected)) {
        TANDEM_TRY_VAR(hidden, readPeople(database, call, data));
        read.hidden = *hidden;
    }
    if (parts.contains(ReportPart::Costs)) {
        TANDEM_TRY(costs, stageCosts(database, verifier->name));
        takeCosts(data, *costs);
    }
    const bool isOfAll = parts.contains(ReportPart::Verifiers);
    TANDEM_TRY_VAR(runs,
        runSettingSections(database, runsBehindSystems(isOfAll ? QString() : verifier->name)));
    read.runs = std::move(*runs);
    return read;
}

/// What to do where there is nothing to report of these parts.
QString adviceOn(const QList<ReportPart>& parts, const kgds::SystemReportData& data)
{
    if (data.systems.isEmpty())
        return CommandWords::tr("Import system outputs and judgments of them first.");
    if (parts == QList{ReportPart::Costs})
        return CommandWords::tr(
            "Only runs of this project have costs; imported outputs have none.");
    if (parts == QList{ReportPart::People})
        return CommandWords::tr("Have reviewers review judgments and finish their reviews first.");
    if (parts == QList{ReportPart::Corrected})
        return CommandWords::tr(
            "Draw judgments with \"kgds audit --draw\" and have them audited first.");
    return CommandWords::tr("Import system outputs and judgments of them first.");
}

} // namespace

Expected<void> runKgdsReport(Call& call)
{
    const QStringList names = namesIn(call.value("section"));
    TANDEM_TRY(parts, partsNamed(names, call));
    TANDEM_TRY(form, askedReportForm(call));
    // Scores are means over all samples; one by one they are in "score".
    if (call.has("samples") && *parts != QList{ReportPart::Attrition})
        return call.misuse(CommandWords::tr("--samples works only with --section attrition."));
    TANDEM_TRY(metric, call.choice("metric", kReportMetrics, TableMetric::Overall));
    TANDEM_TRY(published, publishedRows(namesIn(call.value("published"))));
    TANDEM_TRY_VAR(read, readProject(call.word(1), [&](Database& database) {
        return reportData(database, *parts, call);
    }));
    kgds::SystemReportData& data = read->data;
    data.published = *published;
    results::Report report = kgds::systemReport(data, *parts, *metric);
    if (!names.isEmpty())
        report = kgds::sectionsNamed(report, names);
    if (report.sections.isEmpty())
        return failure(ErrorCode::NotFound, CommandWords::tr("There is nothing to report."),
            call.word(1),
            read->hidden > 0 ? hiddenChecksText(read->hidden) : adviceOn(*parts, data));
    report.sections += read->runs;
    QStringList remarks = kgds::reportRemarks(data.systems);
    if (read->hidden > 0)
        remarks += hiddenChecksText(read->hidden);
    Json fields;
    if (!data.verifier.isEmpty())
        fields.insert(QStringLiteral("verifier"), data.verifier);
    return printReport(std::move(report), remarks, *form, fields, call);
}

} // namespace tandem
