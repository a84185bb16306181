#include "app/commandline/expert/judgework.h"

#include "storage/database/database.h"
#include "storage/repositories/caserepository.h"
#include "storage/repositories/promptrepository.h"
#include "storage/repositories/runrepository.h"
#include "storage/runs/runkind.h"

namespace tandem {

namespace {

Expected<bool> isJudgeRunOf(
    Database& database, const RunPlan& plan, PromptId prompt, qint64 outputs, const RunRow& row)
{
    const QString model = plan.model.isEmpty() ? plan.endpoint.model : plan.model;
    if (row.kind != plan.kind || row.state == RunState::Cancelled || row.model != model ||
        row.endpoint != plan.endpoint.name || row.prompt != prompt ||
        runOptionsFrom(row.settings).score != plan.options.score ||
        runOptionsFrom(row.settings).maxTokens != plan.options.maxTokens)
        return false;
    return database
        .scalar(QStringLiteral("SELECT count(DISTINCT subject_id) FROM llm_task WHERE run_id = ?"),
            {row.id.value})
        .map([&](const QVariant& count) { return count.toLongLong() == outputs; });
}

} // namespace

Expected<RunId> judgeRunForPlan(Database& database, const RunPlan& plan)
{
    const RunKind* const kind = findRunKind(plan.kind);
    const auto outputs = CaseRepository(database).outputsOf(plan.options.score.systems);
    if (!kind || !outputs)
        return outputs ? createRun(database, plan) : failure(outputs.error());
    TANDEM_TRY(prompt, PromptRepository(database, plan.promptFolder).current(kind->promptKey()));
    TANDEM_TRY(rows, RunRepository(database).list());
    for (const RunRow& row : *rows) {
        TANDEM_TRY(found, isJudgeRunOf(database, plan, prompt->id, outputs->size(), row));
        if (*found)
            return goOnWith(database, row, plan);
    }
    return createRun(database, plan);
}

} // namespace tandem
