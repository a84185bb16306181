#include "app/commandline/arguments.h"
#include "app/commandline/commandwords.h"
#include "app/commandline/console.h"
#include "app/commandline/expertcommand.h"
#include "app/commandline/expertoptions.h"
#include "app/commandline/output.h"
#include "app/commandline/projectfile.h"
#include "models/expert/robustnesschanges.h"
#include "models/expert/systemscores.h"
#include "storage/runs/robustnessoutputs.h"

#include <QJsonArray>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kBoastDecimals = 3;

/// What the boast did to F1, in the set that says so.
struct BoastEffect
{
    EvaluationSet set;
    expert::RobustnessFigures figures;
};

/// The set that was asked for, or else all of them, newest first.
Expected<QList<EvaluationSet>> setsToLookIn(
    Database& database, const Arguments& arguments, Console& console)
{
    if (!arguments.has(expertoption::run) && !arguments.has(expertoption::source))
        return EvaluationRepository(database).sets();
    return chosenSet(database, arguments, console).map([](const EvaluationSet& set) {
        return QList<EvaluationSet>{set};
    });
}

Expected<std::optional<BoastEffect>> effectOf(Database& database, const Arguments& arguments,
    const QString& system, expert::Mode mode, Console& console)
{
    TANDEM_TRY(sets, setsToLookIn(database, arguments, console));
    for (const EvaluationSet& set : *sets) {
        TANDEM_TRY(rows, EvaluationRepository(database).list(set));
        const auto scores = expert::pairedScores(*rows, system, boastedSystem(system), mode);
        if (scores.first.isEmpty())
            continue;
        const expert::ModeMeasure& f1 = expert::kModeMeasures.back();
        return std::optional(BoastEffect{set,
            expert::robustness(scores.values(scores.first, f1), scores.values(scores.second, f1))});
    }
    return std::optional<BoastEffect>();
}

QJsonObject effectJson(const BoastEffect& effect, expert::Mode mode)
{
    QJsonArray differences;
    for (const double difference : effect.figures.sortedDifferences)
        differences.append(difference);
    QJsonObject object{{QStringLiteral("mode"), expert::modeKey(mode)},
        {QStringLiteral("mean_difference"), figureJson(effect.figures.meanDifference)},
        {QStringLiteral("mean_relative_change"), figureJson(effect.figures.meanRelativeChange)},
        {QStringLiteral("original_zero"), effect.figures.originalZero},
        {QStringLiteral("sorted_differences"), differences}};
    addSetTo(object, effect.set);
    return object;
}

void printBoasted(const BoastedOutputs& boasted, const std::optional<BoastEffect>& effect,
    expert::Mode mode, Console& console)
{
    const QString twin = printable(boasted.system);
    console.out << CommandWords::tr("%1: %n new output(s)", nullptr, int(boasted.added)).arg(twin)
                << QStringLiteral(", ")
                << CommandWords::tr("%n there already.", nullptr, int(boasted.known)) << '\n';
    if (!effect) {
        console.out << CommandWords::tr(
                           "How scores change is said here once both systems are evaluated "
                           "in one run.")
                    << '\n';
        return;
    }
    Figure relative = effect->figures.meanRelativeChange;
    if (relative.interval) // nothing loses more than all it has
        relative.interval->low = std::max(relative.interval->low, -1.0);
    Table table;
    table.caption = CommandWords::tr("F1 with the boast minus F1 without, mode %1, %2")
                        .arg(expert::modeName(mode), printable(expertSetName(effect->set)));
    table.rows = {{CommandWords::tr("Mean difference"),
                      figureText(effect->figures.meanDifference, kBoastDecimals)},
        {CommandWords::tr("Mean relative change"), figureText(relative, kBoastDecimals)},
        {CommandWords::tr("Left out of it, since the score without was 0"),
            groupedCount(effect->figures.originalZero)}};
    printTable(console.out, table);
}

} // namespace

Expected<void> runExpertBoast(const Arguments& arguments, Console& console)
{
    TANDEM_TRY(system, neededValue(arguments, expertoption::system, console));
    TANDEM_TRY(mode, chosenMode(arguments, console));
    const QString phrase = arguments.has(expertoption::phrase)
                               ? arguments.value(expertoption::phrase)
                               : expert::defaultBoast();
    BoastedOutputs boasted;
    std::optional<BoastEffect> effect;
    const auto done = writeProject(arguments.word(1), [&](Database& database) -> Expected<void> {
        TANDEM_TRY(added, addBoastedOutputs(database, *system, phrase));
        boasted = *added;
        return effectOf(database, arguments, *system, *mode, console)
            .map([&](const std::optional<BoastEffect>& found) { effect = found; });
    });
    if (!done)
        return done;
    if (!arguments.wantsJson()) {
        printBoasted(boasted, effect, *mode, console);
        return {};
    }
    QJsonObject object{{QStringLiteral("system"), boasted.system},
        {QStringLiteral("added"), boasted.added}, {QStringLiteral("known"), boasted.known}};
    if (effect)
        object.insert(QStringLiteral("effect"), effectJson(*effect, *mode));
    printJson(console.out, object);
    return {};
}

} // namespace tandem
