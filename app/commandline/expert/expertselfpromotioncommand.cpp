#include "app/commandline/command.h"
#include "app/commandline/expert/expertcommand.h"
#include "models/expert/robustnesschanges.h"
#include "models/expert/systempairs.h"
#include "storage/runs/robustnessoutputs.h"

#include <algorithm>

namespace tandem {

namespace {

constexpr int kSelfPromotionDecimals = 3;

/// What the self-promotion did to F1, in the set that says so.
struct SelfPromotionEffect
{
    EvaluationSet set;
    expert::RobustnessFigures figures;
};

Expected<std::optional<SelfPromotionEffect>> effectOf(
    Database& database, Call& call, const QString& system, expert::Mode mode)
{
    TANDEM_TRY(sets, chosenSets(database, call));
    for (const EvaluationSet& set : *sets) {
        TANDEM_TRY(rows, EvaluationRepository(database).list(set));
        const auto scores = expert::scoresOfTwo(*rows, system, selfPromotedSystem(system), mode);
        if (scores.first.isEmpty())
            continue;
        return std::optional(
            SelfPromotionEffect{set, expert::robustness(scores.first, scores.second)});
    }
    return std::optional<SelfPromotionEffect>();
}

Json effectJson(const SelfPromotionEffect& effect, expert::Mode mode)
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

void printAsText(const SelfPromotedOutputs& selfPromoted,
    const std::optional<SelfPromotionEffect>& effect, expert::Mode mode, Call& call)
{
    const QString twin = printable(selfPromoted.system);
    call.out << CommandWords::tr("%1: %n new output(s)", nullptr, int(selfPromoted.added)).arg(twin)
             << QStringLiteral(", ")
             << CommandWords::tr("%n already present.", nullptr, int(selfPromoted.known)) << '\n';
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
                      figureText(effect->figures.meanDifference, kSelfPromotionDecimals)},
        {CommandWords::tr("Mean relative change"), figureText(relative, kSelfPromotionDecimals)},
        {CommandWords::tr("Excluded from the relative change (original score is 0)"),
            groupedCount(effect->figures.originalZero)}};
    printTable(call.out, table);
}

} // namespace

Expected<void> runExpertSelfPromotion(Call& call)
{
    TANDEM_TRY(system, neededValue(call, "system"));
    TANDEM_TRY(mode, chosenMode(call));
    const QString phrase =
        call.has("phrase") ? call.value("phrase") : expert::defaultSelfPromotion();
    SelfPromotedOutputs selfPromoted;
    std::optional<SelfPromotionEffect> effect;
    TANDEM_DO(writeProject(call.word(1), [&](Database& database) -> Expected<void> {
        TANDEM_TRY(added, addSelfPromotedOutputs(database, *system, phrase));
        selfPromoted = *added;
        return effectOf(database, call, *system, *mode)
            .map([&](const std::optional<SelfPromotionEffect>& found) { effect = found; });
    }));
    if (!call.wantsJson()) {
        printAsText(selfPromoted, effect, *mode, call);
        return {};
    }
    Json object{{"system", selfPromoted.system}, {"added", selfPromoted.added},
        {"known", selfPromoted.known}};
    if (effect)
        object.insert("effect", effectJson(*effect, *mode));
    printJson(call, object);
    return {};
}

} // namespace tandem
