#include "app/commandline/call.h"
#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/metrics/servermeasures.h"
#include "models/perseval/distancejob.h"
#include "models/perseval/distancemeasure.h"
#include "models/perseval/otherform.h"
#include "models/perseval/paccuracy.h"
#include "models/perseval/parameters.h"
#include "models/perseval/persevalreport.h"
#include "models/seed.h"
#include "storage/formats/distancesreader.h"
#include "storage/formats/personalizedreader.h"
#include "storage/formats/summaryratingsreader.h"
#include "storage/formats/tableoutput.h"
#include "storage/scorers/programmeasurestore.h"
#include "storage/wordnet/wordnet.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QStringList>
#include <QTextStream>

#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <utility>

namespace tandem {

namespace {

/// What "tandem perseval" is asked for.
struct PersevalAsked
{
    QStringList files; ///< documents, or with fromDistances distances
    bool fromDistances = false;
    std::optional<perseval::DistanceMeasure> distance; ///< none with fromDistances
    QString distanceName;                              ///< as the user calls it, with fromDistances
    perseval::Rounding rounding = perseval::Rounding::Published;
    perseval::Parameters parameters;
    QStringList models; ///< empty: all
    bool details = false;
    bool ablation = false;
    bool stability = false;
    quint64 seed = 1;
    int threads = 0;
    QString distancesFolder;       ///< where the distances are written to; empty: nowhere
    SummaryRatingsReading ratings; ///< how a file of ratings is taken
    bool needsRatings = false;     ///< an option was given that only such a file has a use for
    QString surrogatesFile;        ///< where the surrogates are written to; empty: nowhere
};

/// Why an external measure that there is cannot be a distance: its file cannot be used, or its
/// range is not known.
Expected<void> checkExternalDistance(const QString& key)
{
    const auto stored = ProgramMeasureStore().byKey(key);
    if (!stored)
        return stored.error().code == ErrorCode::NotFound ? Expected<void>()
                                                          : failure(stored.error());
    return failure(ErrorCode::InvalidInput,
        stored->least  ? CommandWords::tr("The measure \"%1\" has no highest value.").arg(key)
        : stored->most ? CommandWords::tr("The measure \"%1\" has no lowest value.").arg(key)
                       : CommandWords::tr("The measure \"%1\" has no range.").arg(key),
        ProgramMeasureStore().pathOf(key),
        CommandWords::tr("PerSEval needs both ends of the range, \"least\" and \"most\"."));
}

Expected<void> takeDistance(Call& call, PersevalAsked& asked)
{
    const QString key = call.value("distance");
    if (asked.fromDistances) {
        asked.distanceName = key;
        return {};
    }
    asked.distance = perseval::distanceOfKey(key.isEmpty() ? QStringLiteral("rougeL") : key);
    if (asked.distance)
        return {};
    TANDEM_DO(checkExternalDistance(key));
    return call.misuse(CommandWords::tr("--distance expects %1, not \"%2\".")
                           .arg(perseval::distanceKeys().join(QStringLiteral(", ")), key),
        CommandWords::tr("Import any other distance with --from-distances."));
}

Expected<void> takeNumbers(Call& call, PersevalAsked& asked)
{
    for (const perseval::FormulaNumber& one : perseval::kFormulaNumbers) {
        TANDEM_TRY(number, call.decimal(QLatin1String(one.key), one.least, one.most));
        if (*number)
            asked.parameters.*one.value = **number;
    }
    TANDEM_TRY(seed, call.number("seed", 0, kMostSeed));
    asked.seed = quint64(seed->value_or(1));
    TANDEM_TRY(threads, call.number("threads", 1, 256));
    asked.threads = int(threads->value_or(0));
    return {};
}

/// What only ratings without gold summaries have a use for.
Expected<void> takeSurrogateRule(Call& call, PersevalAsked& asked)
{
    constexpr int kHighest = 100;
    perseval::SurrogateRule& rule = asked.ratings.rule;
    TANDEM_TRY(highest, call.number("rating-max", 2, kHighest));
    rule.highest = int(highest->value_or(rule.highest));
    TANDEM_TRY(above, call.number("gold-above", 0, rule.highest - 1));
    rule.goldAbove = int(above->value_or(rule.highest - 1));
    if (call.has("rating-axis"))
        asked.ratings.axis = call.value("rating-axis");
    asked.surrogatesFile = call.value("surrogates");
    for (const char* option : {"rating-max", "gold-above", "rating-axis", "surrogates"}) {
        if (!call.has(option))
            continue;
        asked.needsRatings = true;
        if (asked.fromDistances)
            return call.misuse(CommandWords::tr("--%1 works only with a file of ratings.")
                                   .arg(QLatin1String(option)));
    }
    return {};
}

Expected<void> checkTogether(Call& call, const PersevalAsked& asked)
{
    if (!asked.fromDistances && asked.files.size() > 1)
        return call.misuse(CommandWords::tr("Unexpected argument: \"%1\".").arg(asked.files.at(1)));
    if (asked.fromDistances && asked.files.size() == 2)
        return call.misuse(CommandWords::tr(
            "--from-distances expects a folder, or three files: to documents, pairs, to gold."));
    if (asked.fromDistances && call.has("unrounded"))
        return call.misuse(CommandWords::tr("Imported distances are never rounded."));
    if (call.has("seed") && !asked.stability)
        return call.misuse(CommandWords::tr("--seed works only with --stability."));
    if (call.has("models") && asked.models.isEmpty())
        return call.misuse(CommandWords::tr("--models expects comma-separated names."));
    if (call.has("distances") && asked.distancesFolder.isEmpty())
        return call.misuse(CommandWords::tr("--distances expects a folder."));
    return {};
}

/// What the call ask for, checked; a misuse of `call` otherwise.
Expected<PersevalAsked> persevalAsked(Call& call)
{
    PersevalAsked asked;
    asked.files = call.words();
    asked.fromDistances = call.has("from-distances");
    asked.rounding =
        call.has("unrounded") ? perseval::Rounding::None : perseval::Rounding::Published;
    asked.parameters.simplified = call.has("simplified");
    asked.parameters.publishedUndefined = call.has("published-undefined");
    for (const QString& name : call.value("models").split(u',', Qt::SkipEmptyParts)) {
        if (!name.trimmed().isEmpty() && !asked.models.contains(name.trimmed()))
            asked.models.append(name.trimmed());
    }
    asked.details = call.has("details");
    asked.ablation = call.has("ablation");
    asked.stability = call.has("stability");
    asked.distancesFolder = call.value("distances");
    return takeDistance(call, asked)
        .and_then([&] { return takeNumbers(call, asked); })
        .and_then([&] { return takeSurrogateRule(call, asked); })
        .and_then([&] { return checkTogether(call, asked); })
        .map([&] { return asked; });
}

/// The report of "tandem perseval" as JSON with the intermediates of all documents under "details",
/// document by document, so that they are never in memory together.
void printPersevalDetails(QTextStream& out, const perseval::Findings& findings);

QJsonValue detailNumber(double number)
{
    return std::isfinite(number) ? QJsonValue(number) : QJsonValue();
}

QJsonArray pairsJson(
    const perseval::Findings& report, const perseval::DocumentDistances& document, qsizetype model)
{
    QJsonArray pairs;
    for (const perseval::PairTerm& term :
        perseval::pairTerms(document, model, report.evaluation.parameters)) {
        pairs.append(
            Json{{"uid1", document.users.at(term.user1)}, {"uid2", document.users.at(term.user2)},
                {"user_distance", detailNumber(term.goldDistance)},
                {"model_distance", detailNumber(term.modelDistance)},
                {"user_weight", detailNumber(term.goldWeight)},
                {"model_weight", detailNumber(term.modelWeight)}, {"X", detailNumber(term.x)},
                {"Y", detailNumber(term.y)}, {"proportion", detailNumber(term.proportion)}});
    }
    return pairs;
}

QJsonArray usersJson(const perseval::DocumentDistances& document, qsizetype model,
    const perseval::DocumentScore& score)
{
    const perseval::OriginDistances& origin = document.models.at(std::size_t(model));
    QJsonArray users;
    for (const perseval::UserScore& user : score.users) {
        users.append(Json{{"uid", document.users.at(user.user)},
            {"user_summary_doc", detailNumber(document.gold.documentDistance(user.user).value())},
            {"summary_doc", detailNumber(origin.documentDistance(user.user).value())},
            {"accuracy", detailNumber(user.accuracy)}, {"DEGRESS", detailNumber(user.degress)},
            {"pterm1", detailNumber(user.acpTerm)}, {"ACP", detailNumber(user.acp)},
            {"DGP", detailNumber(user.dgp)}, {"EDP", detailNumber(user.edp)},
            {"PerSEval", detailNumber(user.perseval)}});
    }
    return users;
}

/// The intermediates of one document; `scoreOfModel` is where each model's score of it stands, -1
/// where there is none.
Json documentJson(
    const perseval::Findings& report, qsizetype document, const QList<qsizetype>& scoreOfModel)
{
    const perseval::DocumentDistances& distances = report.table.documents.at(document);
    QJsonArray models;
    for (qsizetype model = 0; model < report.table.models.size(); ++model) {
        const qsizetype at = scoreOfModel.at(model);
        if (at < 0)
            continue;
        const perseval::DocumentScore& score = report.evaluation.models.at(model).scores.at(at);
        models.append(
            Json{{"model", report.table.models.at(model)}, {"DEGRESS", detailNumber(score.degress)},
                {"PerSEval", detailNumber(score.perseval)}, {"d_min", detailNumber(score.best)},
                {"d_mean", detailNumber(score.mean)}, {"pterm2", detailNumber(score.adpTerm)},
                {"ADP", detailNumber(score.adp)}, {"users", usersJson(distances, model, score)},
                {"pairs", pairsJson(report, distances, model)}});
    }
    return Json{{"doc_id", distances.id}, {"models", models}};
}

void printPersevalDetails(QTextStream& out, const perseval::Findings& report)
{
    QString head =
        QString::fromUtf8(QJsonDocument(results::reportJson(perseval::persevalReport(report)))
                              .toJson(QJsonDocument::Indented));
    head.truncate(head.lastIndexOf(u'}'));
    out << head.trimmed() << QStringLiteral(",\n    \"details\": [");
    // A model's scores are of the documents in their order, those left out missing.
    QList<qsizetype> next(report.table.models.size(), 0);
    for (qsizetype document = 0; document < report.table.documents.size(); ++document) {
        QList<qsizetype> scoreOfModel;
        for (qsizetype model = 0; model < next.size(); ++model) {
            const auto& scores = report.evaluation.models.at(model).scores;
            const bool isHere =
                next.at(model) < scores.size() && scores.at(next.at(model)).document == document;
            scoreOfModel.append(isHere ? next[model]++ : -1);
        }
        out << (document > 0 ? QStringLiteral(",\n") : QStringLiteral("\n"))
            << QString::fromUtf8(QJsonDocument(documentJson(report, document, scoreOfModel))
                                     .toJson(QJsonDocument::Compact));
    }
    out << QStringLiteral("\n    ]\n}\n");
}

/// The ratings in `texts`, where they are such and no documents.
Expected<void> readIfRatings(QIODevice& texts, const QString& path, const PersevalAsked& asked,
    Call& call, perseval::Findings& report)
{
    if (!areSummaryRatings(texts, path)) {
        if (!asked.needsRatings)
            return {};
        return failure(ErrorCode::InvalidInput,
            CommandWords::tr("These are no ratings of summaries."), path,
            CommandWords::tr("Leave out --rating-max, --gold-above, --rating-axis and "
                             "--surrogates."));
    }
    TerminalProgress progress(call.console, CommandWords::tr("Reading"));
    const qint64 all = texts.isSequential() ? 0 : texts.size();
    TANDEM_TRY_VAR(rated, readSummaryRatings({texts, path}, asked.ratings,
                              [&](qint64 bytes) { return progress.callback()(bytes, all); }));
    report.rated = std::make_shared<const perseval::RatedSummaries>(std::move(*rated));
    return {};
}

/// From the documents in `texts`, which errors call `path`.
Expected<void> computeFrom(QIODevice& texts, const QString& path, const PersevalAsked& asked,
    Call& call, perseval::Findings& report)
{
    std::unique_ptr<WordNet> wordNet;
    if (asked.distance->measure->needsSynonyms && !WordNet::installedFolder().isEmpty()) {
        TANDEM_TRY_VAR(opened, WordNet::open(WordNet::installedFolder()));
        wordNet = std::move(*opened);
    }
    TANDEM_DO(readIfRatings(texts, path, asked, call, report));
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
    options.progress = [&](qint64 documents) {
        return report.rated ? progress.callback()(documents, report.rated->documents.size())
                            : progress.callback()(reader.bytesRead(), bytes);
    };
    const auto documents =
        report.rated ? perseval::surrogateStream(report.rated) : [&] { return reader.next(); };
    auto table = perseval::computeDistances(documents, options);
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
    perseval::addPAccuracyIntervals(report.evaluation);
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
    if (!asked.surrogatesFile.isEmpty()) {
        TANDEM_TRY(format, tableFormatOf(asked.surrogatesFile));
        TANDEM_DO(writeSection(
            asked.surrogatesFile, perseval::surrogatesSection(*report.rated), *format));
    }
    if (asked.distancesFolder.isEmpty())
        return {};
    TerminalProgress progress(call.console, CommandWords::tr("Writing"));
    return writeDistances(asked.distancesFolder, report.table, progress.callback());
}

} // namespace

Expected<void> runPerseval(Call& call)
{
    listProgramMeasures(ProgramMeasureStore());
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
    if (!asked->surrogatesFile.isEmpty()) {
        TANDEM_DO(askedEnding(asked->surrogatesFile,
            {QStringLiteral("csv"), QStringLiteral("md"), QStringLiteral("tex"),
                QStringLiteral("json")},
            call));
        TANDEM_DO(askToReplace({asked->surrogatesFile}, call));
    }
    perseval::Findings report;
    const QList<metrics::Measure> measures =
        asked->distance ? QList{asked->distance->measure} : QList<metrics::Measure>();
    TANDEM_DO(allowServers(measures, call));
    auto done = asked->fromDistances ? readFromDistances(*asked, call, report)
                                     : computeFromTexts(*asked, call, report);
    noteServerUse(measures, call);
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
