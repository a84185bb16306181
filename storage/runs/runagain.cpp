#include "storage/runs/runagain.h"

#include "storage/database/database.h"
#include "storage/repositories/caserepository.h"
#include "storage/repositories/evaluationrepository.h"
#include "storage/repositories/promptrepository.h"
#include "storage/repositories/runrepository.h"
#include "storage/repositories/runtasks.h"
#include "storage/runs/runkind.h"

#include <QSet>

#include <algorithm>

namespace tandem {

namespace {

bool isEvaluation(const RunPlan& plan)
{
    return plan.kind == RunKindId::Expert;
}

QString modelOfPlan(const RunPlan& plan)
{
    return plan.model.isEmpty() ? plan.endpoint.model : plan.model;
}

/// Whether a run asked the same model for the same.
bool asksTheSame(const RunPlan& plan, const RunRow& row)
{
    const QString model = modelOfPlan(plan);
    const RunOptions options = runOptionsFrom(row.settings);
    return row.kind == plan.kind && row.state != RunState::Cancelled && row.model == model &&
           row.endpoint == plan.endpoint.name && options.maxTokens == plan.options.maxTokens &&
           (isEvaluation(plan) ? options.expert == plan.options.expert
                               : options.score == plan.options.score);
}

Expected<bool> hasPromptsOf(
    Database& database, const RunPlan& plan, const RunKind& kind, const RunRow& row)
{
    const QJsonObject used = row.settings.value(QLatin1String("prompts")).toObject();
    PromptRepository prompts(database, plan.promptFolder);
    for (const QString& key : kind.promptKeys) {
        TANDEM_TRY(current, prompts.current(key));
        // A run of one prompt keeps it apart from its settings.
        if (used.value(key).toInteger(row.prompt.value) != current->id.value)
            return false;
    }
    return true;
}

/// Whether an evaluation is about all `outputs`, with the prompts of now. One of new outputs was
/// about those that were new when it began: it is gone on with until it is through.
Expected<bool> evaluatesAll(
    Database& database, const RunPlan& plan, const RunKind& kind, const RunRow& row, qint64 outputs)
{
    if (plan.options.expert.onlyNew)
        return row.state != RunState::Ended || row.tasks.failed > 0
                   ? hasPromptsOf(database, plan, kind, row)
                   : Expected<bool>(false);
    TANDEM_TRY(sets, EvaluationRepository(database).sets());
    const bool coversAll = std::any_of(sets->cbegin(), sets->cend(),
        [&](const EvaluationSet& set) { return set.run == row.id && set.evaluations == outputs; });
    return coversAll ? hasPromptsOf(database, plan, kind, row) : Expected<bool>(false);
}

/// The same of a judge's run.
Expected<bool> judgesAll(
    Database& database, const RunPlan& plan, const RunKind& kind, const RunRow& row, qint64 outputs)
{
    TANDEM_TRY(prompt, PromptRepository(database, plan.promptFolder).current(kind.promptKey()));
    if (row.prompt != prompt->id)
        return false;
    return database
        .scalar(QStringLiteral("SELECT count(DISTINCT subject_id) FROM llm_task WHERE run_id = ?"),
            {row.id.value})
        .map([&](const QVariant& count) { return count.toLongLong() == outputs; });
}

} // namespace

Expected<RunId> runForPlan(Database& database, const RunPlan& plan)
{
    const RunKind& kind = runKind(plan.kind);
    const QStringList& systems =
        isEvaluation(plan) ? plan.options.expert.systems : plan.options.score.systems;
    TANDEM_TRY(outputs, CaseRepository(database).outputsOf(systems));
    TANDEM_TRY(rows, RunRepository(database).list());
    for (const RunRow& row : *rows) {
        if (!asksTheSame(plan, row))
            continue;
        TANDEM_TRY(isAll, isEvaluation(plan)
                              ? evaluatesAll(database, plan, kind, row, outputs->size())
                              : judgesAll(database, plan, kind, row, outputs->size()));
        if (*isAll)
            return goOnWith(database, row, plan);
    }
    return createRun(database, plan);
}

Expected<std::optional<RunId>> unfinishedRunFor(Database& database, const RunPlan& plan)
{
    const RunKind& kind = runKind(plan.kind);
    TANDEM_TRY(selection, kind.selection(database, plan.options));
    QSet<qint64> wanted;
    for (const RunSubject& subject : selection->subjects)
        wanted.insert(subject.id);
    // As a run keeps them, without the samples or users that it was begun with.
    const RunOptions options = runOptionsFrom(runOptionsJson(plan.kind, plan.options));
    TANDEM_TRY(rows, RunRepository(database).list());
    for (const RunRow& row : *rows) {
        if (row.kind != plan.kind || row.state >= RunState::Ended || row.isAtWork ||
            row.model != modelOfPlan(plan) || row.endpoint != plan.endpoint.name ||
            runOptionsFrom(row.settings) != options)
            continue;
        TANDEM_TRY(left, RunTasks(database).subjectsLeft(row.id));
        TANDEM_TRY(isAlike, hasPromptsOf(database, plan, kind, row));
        if (*isAlike && QSet<qint64>(left->begin(), left->end()) == wanted)
            return goOnWith(database, row, plan).map([](RunId run) { return std::optional(run); });
    }
    return std::optional<RunId>();
}

} // namespace tandem
