#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/helptext.h"
#include "app/commandline/project/publishmetadata.h"
#include "models/publishing/releasediff.h"
#include "models/seed.h"
#include "storage/formats/kgdsoutputs.h"
#include "storage/publishing/datasetwriter.h"
#include "storage/publishing/releasereader.h"
#include "storage/repositories/publicationsettings.h"

#include <QJsonDocument>

#include <algorithm>

/// "publish": a project's dataset as a folder for others; "publish-diff": what changed from one
/// version to the next.
namespace tandem {

namespace {

using publishing::Finding;
using publishing::Publication;
using publishing::Severity;

/// What is published: as the file says, or else the project, with what the call says of splits.
Expected<Publication> askedPublication(Database& database, Call& call)
{
    TANDEM_TRY(stored, storedPublication(database));
    Publication publication = *stored;
    if (call.has("metadata")) {
        TANDEM_TRY(read, metadataOf(call, Publication()));
        publication = *read;
    }
    TANDEM_TRY(seed, call.number("seed", 0, kMostSeed));
    if (*seed)
        publication.seed = quint32(**seed);
    if (call.has("splits"))
        publication.splits = call.value("splits");
    return publication;
}

QJsonObject findingCounts(const QList<Finding>& findings)
{
    Json counts;
    for (const Severity severity : {Severity::Required, Severity::Recommended, Severity::Note})
        counts.insert(publishing::severityKey(severity),
            int(std::count_if(findings.cbegin(), findings.cend(),
                [&](const Finding& finding) { return finding.severity == severity; })));
    return counts;
}

Expected<void> checkPublication(Call& call)
{
    TANDEM_TRY(
        findings, readProject(call.word(0), [&](Database& database) -> Expected<QList<Finding>> {
            TANDEM_TRY(publication, askedPublication(database, call));
            TerminalProgress progress(call.console, CommandWords::tr("Checking"));
            return checkDataset(database, *publication, progress.callback());
        }));
    results::Report report;
    if (findings->isEmpty())
        report.lines.append(CommandWords::tr("Nothing is missing."));
    report.sections.append(publishing::findingsSection(*findings));
    return call.show(report, Json{{"counts", findingCounts(*findings)}});
}

/// The splits that samples had in the version of --splits-of, by their UUIDs.
Expected<QHash<QString, QString>> keptSplits(Call& call)
{
    QHash<QString, QString> kept;
    if (!call.has("splits-of"))
        return kept;
    TANDEM_TRY(before, readRelease(call.value("splits-of")));
    for (const publishing::ReleasedSample& sample : before->samples) {
        if (!sample.id.isEmpty())
            kept.insert(sample.id, sample.split);
    }
    return kept;
}

Expected<void> writePublication(Call& call)
{
    const QString folder = call.word(1);
    TANDEM_TRY(kept, keptSplits(call));
    Expected<PublishReport> written = PublishReport{};
    TANDEM_DO(readProject(call.word(0), [&](Database& database) -> Expected<void> {
        TANDEM_TRY(publication, askedPublication(database, call));
        PublishRequest request;
        request.publication = *publication;
        request.guidelines = {builtInGuideline(Step::Paragraphs, Language::English),
            builtInGuideline(Step::KeyFacts, Language::English)};
        request.keptSplits = *kept;
        request.onExisting =
            call.has("replace") ? OnExistingFolder::Replace : OnExistingFolder::Refuse;
        TerminalProgress progress(call.console, CommandWords::tr("Publishing"));
        // Its errors name the folder, not the project.
        written = publishDataset(database, folder, request, progress.callback());
        return {};
    }));
    if (!written)
        return failure(written.error());
    Json splits;
    for (const publishing::DrawnSplit& split : written->facts.splits)
        splits.insert(split.name, split.samples);
    const publishing::DisagreementFacts& answers = written->facts.disagreement;
    const QJsonObject counts = findingCounts(written->findings);
    const int required = counts[publishing::severityKey(Severity::Required)].toInt();
    QStringList remarks;
    if (required > 0)
        remarks.append(CommandWords::tr("%n thing(s) that data tracks require are missing; "
                                        "--check lists them.",
            nullptr, required));
    return call.tell(
        Json{{"folder", folder}, {"samples", written->facts.figures.statistics.samples},
            {"splits", splits}, {"items", answers.items}, {"annotations", answers.annotations},
            {"files", written->files.size() + 1}, {"findings", counts}},
        CommandWords::tr("Published %1 samples, and %2 answers to %3 items, in %4.")
            .arg(groupedCount(written->facts.figures.statistics.samples),
                groupedCount(answers.annotations), groupedCount(answers.items), printable(folder)),
        remarks);
}

Expected<void> publishOrCheck(Call& call)
{
    if (call.has("metadata-example")) {
        if (!call.words().isEmpty())
            return call.misuseOfCommand(
                CommandWords::tr("--metadata-example takes no other arguments."));
        call.out << QString::fromUtf8(
            QJsonDocument(publishing::examplePublication()).toJson(QJsonDocument::Indented));
        return {};
    }
    const qsizetype expected = call.has("check") ? 1 : 2;
    if (call.words().size() != expected)
        return call.misuseOfCommand(call.has("check")
                                        ? CommandWords::tr("--check takes a project and no folder.")
                                        : CommandWords::tr("A project and a folder are required."));
    return call.has("check") ? checkPublication(call) : writePublication(call);
}

/// The records of a version, as outputs and scores know them.
QList<kgds::SampleRecord> recordsOf(const publishing::Release& release)
{
    QList<kgds::SampleRecord> records;
    for (const publishing::ReleasedSample& sample : release.samples)
        records.append(sample.record);
    return records;
}

/// The scores of the outputs in --outputs, which were made for the version before.
Expected<QList<publishing::RescoredMetric>> askedScores(Call& call,
    const publishing::Release& before, const publishing::Release& after,
    const publishing::ReleaseDiff& diff)
{
    QList<publishing::RescoredMetric> scores;
    if (!call.has("outputs"))
        return scores;
    const QList<kgds::SampleRecord> old = recordsOf(before);
    const QList<kgds::SampleRecord> now = recordsOf(after);
    TANDEM_TRY(outputs, kgds::readSystemOutputs(call.value("outputs"), old));
    for (const kgds::JudgedSystem& system : outputs->systems)
        scores += publishing::rescored(old, now, diff.pairs, system);
    return scores;
}

Expected<void> diffPublished(Call& call)
{
    TANDEM_TRY(before, readRelease(call.word(0)));
    TANDEM_TRY(after, readRelease(call.word(1)));
    const publishing::ReleaseDiff diff = publishing::releaseDiff(*before, *after);
    TANDEM_TRY(scores, askedScores(call, *before, *after, diff));
    return call.show(publishing::releaseDiffReport(diff, *scores));
}

} // namespace

const Command publishCommand{"publish", publishOrCheck, 0, 2};
const Command publishDiffCommand{"publish-diff", diffPublished, 2, 2};

} // namespace tandem
