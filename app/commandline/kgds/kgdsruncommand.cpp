#include "app/commandline/kgds/kgdsruncommand.h"

#include "app/commandline/command.h"
#include "app/commandline/runs/namedmodels.h"
#include "app/commandline/runs/runplanned.h"

#include <limits>
#include <utility>

namespace tandem {

namespace {

using kgds::ChunkKind;
using kgds::Paradigm;
using kgds::Pattern;

const QList<Pattern> kBothPatterns{kgds::kPatterns.begin(), kgds::kPatterns.end()};
const QList<Paradigm> kBothParadigms{kgds::kParadigms.begin(), kgds::kParadigms.end()};

Expected<QList<Pattern>> askedPatterns(Call& call)
{
    const Choice<QList<Pattern>> choices[] = {{"ebs-aos", {Pattern::Extractive}},
        {"abs-aos", {Pattern::Abstractive}}, {"both", kBothPatterns}};
    return call.choice("pattern", choices, kBothPatterns);
}

Expected<QList<Paradigm>> askedParadigms(Call& call)
{
    const Choice<QList<Paradigm>> choices[] = {{"structured-prompt", {Paradigm::StructuredPrompt}},
        {"self-reflection", {Paradigm::SelfReflection}}, {"both", kBothParadigms}};
    return call.choice("paradigm", choices, kBothParadigms);
}

/// Takes --stages; without it feedback alone is left out.
Expected<void> takeStages(VerdictsOptions& options, Call& call)
{
    const std::pair<QLatin1String, bool VerdictsOptions::*> stages[] = {
        {QLatin1String("facts"), &VerdictsOptions::facts},
        {QLatin1String("opinions"), &VerdictsOptions::opinions},
        {QLatin1String("errors"), &VerdictsOptions::errors},
        {QLatin1String("feedback"), &VerdictsOptions::feedback}};
    if (!call.has("stages"))
        return {};
    QStringList asked = call.list("stages");
    for (const auto& [word, stage] : stages)
        options.*stage = asked.removeAll(word) > 0;
    const bool isNone = !options.facts && !options.opinions && !options.errors && !options.feedback;
    if (!asked.isEmpty() || isNone)
        return call.misuse(
            CommandWords::tr("--stages takes facts, opinions, errors and feedback, set apart by "
                             "commas."));
    return {};
}

} // namespace

Expected<void> runKgdsGenerate(Call& call)
{
    constexpr Choice<ChunkKind> kinds[] = {{"paragraph", ChunkKind::Paragraph},
        {"sentence", ChunkKind::Sentence}, {"section", ChunkKind::Section},
        {"window", ChunkKind::Window}};
    RunPlan plan;
    plan.kind = RunKindId::Summaries;
    SummariesOptions& options = plan.options.summaries;
    TANDEM_TRY(models, namedModels(call, "system"));
    TANDEM_TRY(patterns, askedPatterns(call));
    TANDEM_TRY(paradigms, askedParadigms(call));
    TANDEM_TRY(chunks, call.choice("chunks", kinds, ChunkKind::Paragraph));
    TANDEM_TRY(asks, askedAsks(call, options.asks));
    QList<RunPlan> plans;
    for (const NamedModel& one : std::as_const(*models)) {
        plan.model = one.model;
        options = {one.name, *patterns, *paradigms, *chunks, *asks};
        plans.append(plan);
    }
    return runAllPlanned(call.word(1), plans, call);
}

Expected<void> runKgdsVerify(Call& call)
{
    RunPlan plan;
    plan.kind = RunKindId::Verdicts;
    VerdictsOptions& options = plan.options.verdicts;
    TANDEM_TRY(models, namedModels(call, "verifier"));
    TANDEM_TRY(patterns, askedPatterns(call));
    TANDEM_TRY(paradigms, askedParadigms(call));
    TANDEM_TRY(asks, askedAsks(call, options.asks));
    TANDEM_TRY(seed, call.number("seed", 0, std::numeric_limits<quint32>::max()));
    TANDEM_DO(takeStages(options, call));
    options.patterns = *patterns;
    options.paradigms = *paradigms;
    options.asks = *asks;
    options.seed = static_cast<quint32>(seed->value_or(options.seed));
    options.bothOrders = call.has("both-orders");
    if (options.bothOrders && !options.feedback)
        return call.misuse(CommandWords::tr(
            "--both-orders is about feedback: name that stage too, with --stages."));
    options.onlyNew = call.has("only-new");
    options.models = call.list("systems");
    QList<RunPlan> plans;
    for (const NamedModel& one : std::as_const(*models)) {
        plan.model = one.model;
        options.verifier = one.name;
        plans.append(plan);
    }
    return runAllPlanned(call.word(1), plans, call);
}

} // namespace tandem
