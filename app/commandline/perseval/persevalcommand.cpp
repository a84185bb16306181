#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/perseval/persevaloptions.h"
#include "app/commandline/perseval/persevalreport.h"
#include "models/perseval/distancejob.h"
#include "models/perseval/otherform.h"
#include "storage/formats/distancesreader.h"
#include "storage/formats/distanceswriter.h"
#include "storage/formats/openfile.h"
#include "storage/formats/personalizedreader.h"
#include "storage/wordnet/wordnet.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace tandem {

namespace {

/// From the documents in `texts`, which errors call `path`.
Expected<void> computeFrom(QIODevice& texts, const QString& path, const PersevalAsked& asked,
    Call& call, PersevalReport& report)
{
    std::unique_ptr<WordNet> wordNet;
    if (asked.distance->measure->needsSynonyms && !WordNet::installedFolder().isEmpty()) {
        TANDEM_TRY_VAR(opened, WordNet::open(WordNet::installedFolder()));
        wordNet = std::move(*opened);
    }
    TerminalProgress progress(call.console, Words::tr("Comparing"));
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

Expected<void> computeFromTexts(const PersevalAsked& asked, Call& call, PersevalReport& report)
{
    const QString& path = asked.files.constFirst();
    if (path == QLatin1String("-")) {
        if (!call.console.in)
            return call.misuse(Words::tr("There is no standard input to read."));
        return computeFrom(*call.console.in, Words::tr("standard input"), asked, call, report);
    }
    QFile file(path);
    return openForReading(file).and_then(
        [&] { return computeFrom(file, path, asked, call, report); });
}

Expected<QList<DistanceFiles>> filesOf(const QStringList& words)
{
    if (words.size() == 1)
        return distanceFilesIn(words.constFirst());
    return QList<DistanceFiles>{{words.value(0), words.value(1), words.value(2)}};
}

/// That distances are not written over those that are read.
Expected<void> checkTarget(const QString& folder, const QList<DistanceFiles>& files)
{
    if (folder.isEmpty())
        return {};
    for (const QLatin1String name : distanceFileNames) {
        const QString target = QDir(folder).filePath(name);
        for (const DistanceFiles& one : files) {
            if (areOneFile(target, one.toDocument) || areOneFile(target, one.pairs) ||
                areOneFile(target, one.toGold))
                return failure(ErrorCode::Refused,
                    Words::tr("These distances are read; others do not replace them."), target,
                    Words::tr("Write them to another folder."));
        }
    }
    return {};
}

qint64 bytesOf(const QList<DistanceFiles>& files)
{
    qint64 bytes = 0;
    for (const DistanceFiles& one : files)
        bytes += QFileInfo(one.toDocument).size() + QFileInfo(one.pairs).size() +
                 QFileInfo(one.toGold).size();
    return bytes;
}

Expected<void> readFromDistances(const PersevalAsked& asked, Call& call, PersevalReport& report)
{
    TANDEM_TRY(files, filesOf(asked.files));
    TANDEM_DO(checkTarget(asked.distancesFolder, *files));
    TerminalProgress progress(call.console, Words::tr("Reading"));
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
            return failure(ErrorCode::InvalidInput, Words::tr("There is no row of %1.").arg(model),
                asked.files.constFirst(),
                Words::tr("The models are %1.")
                    .arg(report.table.models.join(QStringLiteral(", "))));
    }
    report.table = perseval::onlyModels(report.table, asked.models);
    return {};
}

Expected<void> evaluateReport(const PersevalAsked& asked, Call& call, PersevalReport& report)
{
    report.evaluation = perseval::evaluate(report.table, asked.parameters);
    report.differing = perseval::modelsThatDiffer(report.table, report.evaluation);
    if (asked.ablation)
        report.ablation = perseval::ablation(report.evaluation);
    if (!asked.stability)
        return {};
    TerminalProgress progress(call.console, Words::tr("Sampling"));
    perseval::StabilityOptions options;
    options.seed = asked.seed;
    options.progress = progress.callback();
    return perseval::stability(report.evaluation, options)
        .map([&](const perseval::Stability& found) { report.stability = found; });
}

Expected<void> writeAsked(const PersevalAsked& asked, Call& call, const PersevalReport& report)
{
    if (asked.distancesFolder.isEmpty())
        return {};
    TerminalProgress progress(call.console, Words::tr("Writing"));
    return writeDistances(asked.distancesFolder, report.table, progress.callback());
}

} // namespace

CommandSyntax persevalSyntax()
{
    CommandSyntax syntax;
    syntax.summary = Words::tr("How far models that summarize for users follow these users.");
    syntax.usage = {"DATA.jsonl [--distance D] [--beta B] [--simplified]",
        "--from-distances DIR|SUM_DOC.csv SUM_SUM.csv SUM_USER.csv"};
    syntax.text = Words::tr(
        "EGISES (lower is better), DEGRESS = 1 - EGISES, PerSEval (higher is better) and the mean "
        "distance to the users' own summaries (accuracy, lower is better) of each model. DATA "
        "has a document in each line, with its users' own summaries and the models' for them.\n\n"
        "Figures are made as the published ones are, scores rounded, but for what is undefined: "
        "the published code counts pairs with an undefined distance as alike or lets them spoil a "
        "user, here they are left out unless --published-undefined is given. Where that gives "
        "other "
        "figures a remark behind the table says so, as it does of documents and users that are "
        "left "
        "out. rougeSU4 is the textbook form; what the published code calls so is "
        "rougeSU4_perseval.\n\n"
        "DIR may also hold a folder for each model, as the published code writes them.");
    syntax.text += QStringLiteral("\n\n") +
                   Words::tr("As DATA, \"-\" is standard input. --distances makes its folder, but "
                             "none above it.");
    syntax.mostWords = 3;
    syntax.options = persevalOptions();
    syntax.options += overwriteOption();
    syntax.examples = {"tandem perseval pens.jsonl --distance rougeL",
        "tandem perseval pens.jsonl --distance JSD --details > pens.json",
        "tandem perseval --from-distances scores --distance infoLM --ablation"};
    return syntax;
}

Expected<void> runPerseval(Call& call)
{
    TANDEM_TRY(asked, persevalAsked(call));
    if (!asked->distancesFolder.isEmpty()) {
        // said now, as the work before it is written may take hours
        TANDEM_DO(checkDistancesFolder(asked->distancesFolder));
        QStringList files;
        for (const QLatin1String name : distanceFileNames)
            files.append(QDir(asked->distancesFolder).filePath(name));
        TANDEM_DO(askToReplace(files, call));
    }
    PersevalReport report;
    auto done = asked->fromDistances ? readFromDistances(*asked, call, report)
                                     : computeFromTexts(*asked, call, report);
    done = done.and_then([&] { return evaluateReport(*asked, call, report); }).and_then([&] {
        return writeAsked(*asked, call, report);
    });
    if (!done)
        return done;
    if (asked->details)
        printPersevalDetails(call.out, report);
    else if (call.wantsJson())
        printJson(call, persevalJson(report));
    else
        printPerseval(call.out, report);
    return {};
}

const Command persevalCommand{"perseval", persevalSyntax, runPerseval};

} // namespace tandem
