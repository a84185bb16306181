#include "app/commandline/persevaloptions.h"

#include "app/commandline/arguments.h"
#include "app/commandline/commandwords.h"
#include "app/commandline/optionnames.h"

#include <limits>

namespace tandem {

namespace {

constexpr QLatin1String kDistance("distance");
constexpr QLatin1String kUnrounded("unrounded");
constexpr QLatin1String kSimplified("simplified");
constexpr QLatin1String kPublishedUndefined("published-undefined");
constexpr QLatin1String kModels("models");
constexpr QLatin1String kDetails("details");
constexpr QLatin1String kAblation("ablation");
constexpr QLatin1String kStability("stability");
constexpr QLatin1String kDistances("distances");
constexpr QLatin1String kFromDistances("from-distances");

/// A number of the formulas that can be set.
struct ParameterOption
{
    QLatin1String name;
    double perseval::Parameters::*value;
    double least;
    double most;
};

constexpr ParameterOption kParameters[] = {
    {QLatin1String("beta"), &perseval::Parameters::edpBeta, -10.0, 10.0},
    {QLatin1String("edp-alpha"), &perseval::Parameters::edpAlpha, -10.0, 100.0},
    {QLatin1String("adp-alpha"), &perseval::Parameters::adpAlpha, -10.0, 100.0},
    {QLatin1String("adp-beta"), &perseval::Parameters::adpBeta, -10.0, 10.0},
    {QLatin1String("acp-alpha"), &perseval::Parameters::acpAlpha, -10.0, 100.0},
    {QLatin1String("acp-beta"), &perseval::Parameters::acpBeta, -10.0, 10.0},
    {QLatin1String("epsilon"), &perseval::Parameters::epsilon, 1e-15, 1.0},
    {QLatin1String("pair-epsilon"), &perseval::Parameters::proportionEpsilon, 1e-15, 1.0},
};

QString parameterText(QLatin1String name)
{
    if (name == QLatin1String("beta"))
        return CommandWords::tr("How steep the penalty of DEGRESS rises, q of EDP (usual: 1.7).");
    if (name == QLatin1String("epsilon"))
        return CommandWords::tr("What keeps penalties from dividing by zero (usual: 1e-7).");
    if (name == QLatin1String("pair-epsilon"))
        return CommandWords::tr(
            "What is added to both parts of min(X, Y) / max(X, Y) (usual: 1e-5).");
    const QString penalty = QString(name).section(u'-', 0, 0).toUpper();
    if (QString(name).endsWith(QLatin1String("alpha")))
        return CommandWords::tr("p of %1 (usual: %2).")
            .arg(penalty,
                penalty == QLatin1String("EDP") ? QStringLiteral("3") : QStringLiteral("4"));
    return CommandWords::tr("q of %1 (usual: 1).").arg(penalty);
}

Expected<void> takeDistance(const Arguments& arguments, Console& console, PersevalAsked& asked)
{
    const QString key = arguments.value(kDistance);
    if (asked.fromDistances) {
        asked.distanceName = key;
        return {};
    }
    asked.distance = perseval::distanceOfKey(key.isEmpty() ? QStringLiteral("rougeL") : key);
    if (asked.distance)
        return {};
    return console.misuse(CommandWords::tr("--distance takes %1, not \"%2\".")
                              .arg(perseval::distanceKeys().join(QStringLiteral(", ")), key),
        CommandWords::tr("Any other distance can be brought in with --from-distances."));
}

Expected<void> takeNumbers(const Arguments& arguments, Console& console, PersevalAsked& asked)
{
    for (const ParameterOption& option : kParameters) {
        TANDEM_TRY(number, arguments.decimal(option.name, option.least, option.most, console));
        if (*number)
            asked.parameters.*option.value = **number;
    }
    TANDEM_TRY(seed, arguments.number(kSeed, 0, std::numeric_limits<qint64>::max(), console));
    asked.seed = quint64(seed->value_or(1));
    TANDEM_TRY(threads, arguments.number(kThreads, 1, 256, console));
    asked.threads = int(threads->value_or(0));
    return {};
}

Expected<void> checkTogether(
    const Arguments& arguments, Console& console, const PersevalAsked& asked)
{
    if (!asked.fromDistances && asked.files.size() > 1)
        return console.misuse(
            CommandWords::tr("\"%1\" is one argument too many.").arg(asked.files.at(1)));
    if (asked.fromDistances && asked.files.size() == 2)
        return console.misuse(CommandWords::tr(
            "--from-distances takes a folder, or three files: to documents, pairs, to gold."));
    if (asked.fromDistances && arguments.has(kUnrounded))
        return console.misuse(CommandWords::tr("Distances that are brought in are never rounded."));
    if (arguments.has(kSeed) && !asked.stability)
        return console.misuse(CommandWords::tr("--seed is of --stability."));
    if (arguments.has(kModels) && asked.models.isEmpty())
        return console.misuse(CommandWords::tr("--models takes names, with commas between them."));
    if (arguments.has(kDistances) && asked.distancesFolder.isEmpty())
        return console.misuse(CommandWords::tr("--distances takes a folder."));
    return {};
}

} // namespace

QList<QCommandLineOption> persevalOptions()
{
    QList<QCommandLineOption> options{
        QCommandLineOption(QString(kDistance),
            CommandWords::tr(
                "What texts are compared by: %1 (usual: rougeL). Case, hyphens and "
                "underscores do not matter. With --from-distances a name for the result.")
                .arg(perseval::distanceKeys().join(QStringLiteral(", "))),
            QStringLiteral("D")),
        QCommandLineOption(QString(kSimplified),
            CommandWords::tr("Compare the distances themselves in place of X and Y.")),
        QCommandLineOption(QString(kUnrounded),
            CommandWords::tr(
                "Do not round scores as the published figures are (5 decimals, JSD 4).")),
        QCommandLineOption(QString(kPublishedUndefined),
            CommandWords::tr(
                "Treat undefined distances, texts that the distance cannot see and an "
                "overflowing soft-max as the published code does; usual is to leave their "
                "pairs out.")),
        QCommandLineOption(QString(kModels), CommandWords::tr("Only these models, in this order."),
            QStringLiteral("A,B")),
        QCommandLineOption(QString(kDetails),
            CommandWords::tr(
                "Print JSON with every intermediate of each document, user and pair.")),
        QCommandLineOption(
            QString(kAblation), CommandWords::tr("Also PerSEval for beta 1.0 to 2.0.")),
        QCommandLineOption(QString(kStability),
            CommandWords::tr("Also PerSEval on random samples of 80, 60, 40 and 20 %.")),
        QCommandLineOption(QString(kSeed),
            CommandWords::tr("What the samples are drawn by (usual: 1)."), QStringLiteral("N")),
        QCommandLineOption(QString(kDistances),
            CommandWords::tr("Write the distances to the folder DIR, as three CSV files."),
            QStringLiteral("DIR")),
        QCommandLineOption(QString(kFromDistances),
            CommandWords::tr(
                "Read distances in place of texts, as --distances and the published code "
                "write them.")),
        QCommandLineOption(QString(kThreads),
            CommandWords::tr("How many threads compute (usual: one for each core)."),
            QStringLiteral("N")),
    };
    for (const ParameterOption& option : kParameters)
        options.append(QCommandLineOption(
            QString(option.name), parameterText(option.name), QStringLiteral("X")));
    return options;
}

Expected<PersevalAsked> persevalAsked(const Arguments& arguments, Console& console)
{
    PersevalAsked asked;
    asked.files = arguments.words();
    asked.fromDistances = arguments.has(kFromDistances);
    asked.rounding =
        arguments.has(kUnrounded) ? perseval::Rounding::None : perseval::Rounding::Published;
    asked.parameters.simplified = arguments.has(kSimplified);
    asked.parameters.publishedUndefined = arguments.has(kPublishedUndefined);
    for (const QString& name : arguments.value(kModels).split(u',', Qt::SkipEmptyParts)) {
        if (!name.trimmed().isEmpty() && !asked.models.contains(name.trimmed()))
            asked.models.append(name.trimmed());
    }
    asked.details = arguments.has(kDetails);
    asked.ablation = arguments.has(kAblation);
    asked.stability = arguments.has(kStability);
    asked.distancesFolder = arguments.value(kDistances);
    return takeDistance(arguments, console, asked)
        .and_then([&] { return takeNumbers(arguments, console, asked); })
        .and_then([&] { return checkTogether(arguments, console, asked); })
        .map([&] { return asked; });
}

} // namespace tandem
