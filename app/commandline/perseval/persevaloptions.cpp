#include "app/commandline/perseval/persevaloptions.h"

#include "app/commandline/command.h"

#include <limits>

namespace tandem {

namespace {

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
        return Words::tr("How steep the penalty of DEGRESS rises, q of EDP (usual: 1.7).");
    if (name == QLatin1String("epsilon"))
        return Words::tr("What keeps penalties from dividing by zero (usual: 1e-7).");
    if (name == QLatin1String("pair-epsilon"))
        return Words::tr("What is added to both parts of min(X, Y) / max(X, Y) (usual: 1e-5).");
    const QString penalty = QString(name).section(u'-', 0, 0).toUpper();
    if (QString(name).endsWith(QLatin1String("alpha")))
        return Words::tr("p of %1 (usual: %2).")
            .arg(penalty,
                penalty == QLatin1String("EDP") ? QStringLiteral("3") : QStringLiteral("4"));
    return Words::tr("q of %1 (usual: 1).").arg(penalty);
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
    return call.misuse(Words::tr("--distance takes %1, not \"%2\".")
                           .arg(perseval::distanceKeys().join(QStringLiteral(", ")), key),
        Words::tr("Any other distance can be brought in with --from-distances."));
}

Expected<void> takeNumbers(Call& call, PersevalAsked& asked)
{
    for (const ParameterOption& option : kParameters) {
        TANDEM_TRY(number, call.decimal(option.name, option.least, option.most));
        if (*number)
            asked.parameters.*option.value = **number;
    }
    TANDEM_TRY(seed, call.number("seed", 0, std::numeric_limits<qint64>::max()));
    asked.seed = quint64(seed->value_or(1));
    TANDEM_TRY(threads, call.number("threads", 1, 256));
    asked.threads = int(threads->value_or(0));
    return {};
}

Expected<void> checkTogether(Call& call, const PersevalAsked& asked)
{
    if (!asked.fromDistances && asked.files.size() > 1)
        return call.misuse(Words::tr("\"%1\" is one argument too many.").arg(asked.files.at(1)));
    if (asked.fromDistances && asked.files.size() == 2)
        return call.misuse(Words::tr(
            "--from-distances takes a folder, or three files: to documents, pairs, to gold."));
    if (asked.fromDistances && call.has("unrounded"))
        return call.misuse(Words::tr("Distances that are brought in are never rounded."));
    if (call.has("seed") && !asked.stability)
        return call.misuse(Words::tr("--seed is of --stability."));
    if (call.has("models") && asked.models.isEmpty())
        return call.misuse(Words::tr("--models takes names, with commas between them."));
    if (call.has("distances") && asked.distancesFolder.isEmpty())
        return call.misuse(Words::tr("--distances takes a folder."));
    return {};
}

} // namespace

QList<QCommandLineOption> persevalOptions()
{
    QList<QCommandLineOption> options{
        option("distance",
            Words::tr("What texts are compared by: %1 (usual: rougeL). Case, hyphens and "
                      "underscores do not matter. With --from-distances a name for the result.")
                .arg(perseval::distanceKeys().join(QStringLiteral(", "))),
            "D"),
        option("simplified", Words::tr("Compare the distances themselves in place of X and Y.")),
        option("unrounded",
            Words::tr("Do not round scores as the published figures are (5 decimals, JSD 4).")),
        option("published-undefined",
            Words::tr("Treat undefined distances, texts that the distance cannot see and an "
                      "overflowing soft-max as the published code does; usual is to leave their "
                      "pairs out.")),
        option("models", Words::tr("Only these models, in this order."), "A,B"),
        option("details",
            Words::tr("Print JSON with every intermediate of each document, user and pair.")),
        option("ablation", Words::tr("Also PerSEval for beta 1.0 to 2.0.")),
        option("stability", Words::tr("Also PerSEval on random samples of 80, 60, 40 and 20 %.")),
        option("seed", Words::tr("What the samples are drawn by (usual: 1)."), "N"),
        option("distances", Words::tr("Write the distances to the folder DIR, as three CSV files."),
            "DIR"),
        option("from-distances",
            Words::tr("Read distances in place of texts, as --distances and the published code "
                      "write them.")),
        option("threads", Words::tr("How many threads compute (usual: one for each core)."), "N"),
    };
    for (const ParameterOption& option : kParameters)
        options.append(QCommandLineOption(
            QString(option.name), parameterText(option.name), QStringLiteral("X")));
    return options;
}

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
        .and_then([&] { return checkTogether(call, asked); })
        .map([&] { return asked; });
}

} // namespace tandem
