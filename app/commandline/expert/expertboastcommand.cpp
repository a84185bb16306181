#include "app/commandline/command.h"
#include "app/commandline/expert/expertcommand.h"
#include "app/commandline/expert/expertoptions.h"
#include "models/expert/robustnesschanges.h"
#include "models/expert/systempairs.h"
#include "storage/runs/robustnessoutputs.h"

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

Expected<std::optional<BoastEffect>> effectOf(
    Database& database, Call& call, const QString& system, expert::Mode mode)
{
    TANDEM_TRY(sets, chosenSets(database, call));
    for (const EvaluationSet& set : *sets) {
        TANDEM_TRY(rows, EvaluationRepository(database).list(set));
        const auto scores = expert::scoresOfTwo(*rows, system, boastedSystem(system), mode);
        if (scores.first.isEmpty())
            continue;
        return std::optional(BoastEffect{set, expert::robustness(scores.first, scores.second)});
    }
    return std::optional<BoastEffect>();
}

Json effectJson(const BoastEffect& effect, expert::Mode mode)
{
    QJsonArray differences;
    for (const double difference : effect.figures.sortedDifferences)
        differences.append(difference);
    Json object{{"mode", expert::modeKey(mode)},
        {"mean_difference", figureJson(effect.figures.meanDifference)},
        {"mean_relative_change", figureJson(effect.figures.meanRelativeChange)},
        {"original_zero", effect.figures.originalZero}, {"sorted_differences", differences}};
    addSetTo(object, effect.set);
    return object;
}

void printAsText(const BoastedOutputs& boasted, const std::optional<BoastEffect>& effect,
    expert::Mode mode, Call& call)
{
    const QString twin = printable(boasted.system);
    call.out << CommandWords::tr("%1: %n new output(s)", nullptr, int(boasted.added)).arg(twin)
             << QStringLiteral(", ")
             << CommandWords::tr("%n already present.", nullptr, int(boasted.known)) << '\n';
    if (!effect) {
        call.out << CommandWords::tr("Evaluate both systems in one run to see how scores change.")
                 << '\n';
        return;
    }
    Figure relative = effect->figures.meanRelativeChange;
    if (relative.interval) // nothing loses more than all it has
        relative.interval->low = std::max(relative.interval->low, -1.0);
    Table table;
    table.caption = CommandWords::tr("F1 with the self-promotion minus F1 without it, mode %1, %2")
                        .arg(expert::modeName(mode), printable(expertSetName(effect->set)));
    table.rows = {{CommandWords::tr("Mean difference"),
                      figureText(effect->figures.meanDifference, kBoastDecimals)},
        {CommandWords::tr("Mean relative change"), figureText(relative, kBoastDecimals)},
        {CommandWords::tr("Excluded from the relative change (original score is 0)"),
            groupedCount(effect->figures.originalZero)}};
    printTable(call.out, table);
}

} // namespace

Expected<void> runExpertBoast(Call& call)
{
    TANDEM_TRY(system, neededValue(call, "system"));
    TANDEM_TRY(mode, chosenMode(call));
    const QString phrase = call.has("phrase") ? call.value("phrase") : expert::defaultBoast();
    BoastedOutputs boasted;
    std::optional<BoastEffect> effect;
    TANDEM_DO(writeProject(call.word(1), [&](Database& database) -> Expected<void> {
        TANDEM_TRY(added, addBoastedOutputs(database, *system, phrase));
        boasted = *added;
        return effectOf(database, call, *system, *mode)
            .map([&](const std::optional<BoastEffect>& found) { effect = found; });
    }));
    if (!call.wantsJson()) {
        printAsText(boasted, effect, *mode, call);
        return {};
    }
    Json object{{"system", boasted.system}, {"added", boasted.added}, {"known", boasted.known}};
    if (effect)
        object.insert("effect", effectJson(*effect, *mode));
    printJson(call, object);
    return {};
}

} // namespace tandem
