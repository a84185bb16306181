#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/perseval/persevaldetails.h"
#include "app/commandline/perseval/persevaloptions.h"
#include "models/perseval/distancejob.h"
#include "models/perseval/otherform.h"
#include "storage/formats/distancesreader.h"
#include "storage/formats/distanceswriter.h"
#include "storage/formats/personalizedreader.h"
#include "storage/wordnet/wordnet.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace tandem {

namespace {

/// From the documents in `texts`, which errors call `path`.
Expected<void> computeFrom(QIODevice& texts, const QString& path, const PersevalAsked& asked,
    Call& call, perseval::Findings& report)
{
    std::unique_ptr<WordNet> wordNet;
    if (asked.distance->measure->needsSynonyms && !WordNet::installedFolder().isEmpty()) {
        TANDEM_TRY_VAR(opened, WordNet::open(WordNet::installedFolder()));
        wordNet = std::move(*opened);
    }
    TerminalProgress progress(call.console, CommandWords::tr("Comparing"));
    PersonalizedReader reader(texts, path);
    perseval::DistanceOptions options;
    options.distance = *asked.distance;
    options.rounding = asked.rounding;
    options.outside = asked.parameters.publishedUndefined ? metrics::OutsideTexts::AsPublished
                                                          : metrics::OutsideTexts::Undefined;
    options.models = asked.models;
    options.synonyms = wordNet.get();
    options.threads = asked.threads;
    const qint64 bytes = texts.isSequential() ? 0 : texts.size();
    options.progress = [&](qint64) { return progress.callback()(reader.bytesRead(), bytes); };
    auto table = perseval::computeDistances([&] { return reader.next(); }, options);
    if (!table)
        return failure(table.error().where.contains(path) ? table.error() : table.error().in(path));
    report.table = std::move(*table);
    report.table.source = QFileInfo(path).fileName();
    return {};
}

Expected<void> computeFromTexts(const PersevalAsked& asked, Call& call, perseval::Findings& report)
{
    TANDEM_TRY(input, inputOf(asked.files.constFirst(), call));
    TANDEM_TRY(texts, input->open());
    return computeFrom(**texts, input->name(), asked, call, report);
}

/// That distances are not written over those that are read.
Expected<void> checkTarget(const QString& folder, const QList<DistanceFiles>& files)
{
    if (folder.isEmpty())
        return {};
    for (const QLatin1String name : distanceFileNames) {
        const QString target = QDir(folder).filePath(name);
        for (const DistanceFiles& one : files) {
            if (std::any_of(one.begin(), one.end(),
                    [&](const QString& file) { return areOneFile(target, file); }))
                return failure(ErrorCode::Refused,
                    CommandWords::tr("This is an input file; it cannot be overwritten."), target,
                    CommandWords::tr("Write them to another folder."));
        }
    }
    return {};
}

Expected<void> readFromDistances(const PersevalAsked& asked, Call& call, perseval::Findings& report)
{
    TANDEM_TRY(files, distanceFilesOf(asked.files));
    TANDEM_DO(checkTarget(asked.distancesFolder, *files));
    TerminalProgress progress(call.console, CommandWords::tr("Reading"));
    const qint64 all = bytesOf(*files);
    auto read =
        readDistances(*files, [&](qint64 bytes) { return progress.callback()(bytes, all); });
    if (!read)
        return failure(read.error());
    report.table = std::move(read->table);
    report.table.source = QFileInfo(asked.files.constFirst()).fileName();
    report.table.distanceKey = asked.distanceName;
    report.isBroughtIn = true;
    report.undefinedScores = read->undefined;
    if (asked.models.isEmpty())
        return {};
    for (const QString& model : asked.models) {
        if (!report.table.models.contains(model))
            return failure(ErrorCode::InvalidInput,
                CommandWords::tr("There is no row for %1.").arg(model), asked.files.constFirst(),
                CommandWords::tr("Available models: %1.")
                    .arg(report.table.models.join(QStringLiteral(", "))));
    }
    report.table = perseval::onlyModels(report.table, asked.models);
    return {};
}

Expected<void> evaluateReport(const PersevalAsked& asked, Call& call, perseval::Findings& report)
{
    report.evaluation = perseval::evaluate(report.table, asked.parameters);
    report.differing = perseval::modelsThatDiffer(report.table, report.evaluation);
    if (asked.ablation)
        report.ablation = perseval::ablation(report.evaluation);
    if (!asked.stability)
        return {};
    TerminalProgress progress(call.console, CommandWords::tr("Sampling"));
    perseval::StabilityOptions options;
    options.seed = asked.seed;
    options.progress = progress.callback();
    return perseval::stability(report.evaluation, options)
        .map([&](const perseval::Stability& found) { report.stability = found; });
}

Expected<void> writeAsked(const PersevalAsked& asked, Call& call, const perseval::Findings& report)
{
    if (asked.distancesFolder.isEmpty())
        return {};
    TerminalProgress progress(call.console, CommandWords::tr("Writing"));
    return writeDistances(asked.distancesFolder, report.table, progress.callback());
}

} // namespace

Expected<void> runPerseval(Call& call)
{
    TANDEM_TRY(asked, persevalAsked(call));
    if (!asked->distancesFolder.isEmpty()) {
        // said now, as the work before it is written may take hours
        TANDEM_DO(refuseOtherEnding(asked->distancesFolder, {}, call));
        TANDEM_DO(checkDistancesFolder(asked->distancesFolder));
        QStringList files;
        for (const QLatin1String name : distanceFileNames)
            files.append(QDir(asked->distancesFolder).filePath(name));
        TANDEM_DO(askToReplace(files, call));
    }
    perseval::Findings report;
    auto done = asked->fromDistances ? readFromDistances(*asked, call, report)
                                     : computeFromTexts(*asked, call, report);
    done = done.and_then([&] { return evaluateReport(*asked, call, report); }).and_then([&] {
        return writeAsked(*asked, call, report);
    });
    if (!done)
        return done;
    if (!asked->details)
        return call.show(perseval::persevalReport(report));
    printPersevalDetails(call.out, report);
    return {};
}

const Command persevalCommand{"perseval", runPerseval, 1, 3};

} // namespace tandem
