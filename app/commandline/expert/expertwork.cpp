#include "app/commandline/expert/expertwork.h"

#include "app/commandline/command.h"
#include "storage/database/schema.h"
#include "storage/database/transaction.h"
#include "storage/formats/casesreader.h"
#include "storage/project/newprojectfile.h"
#include "storage/repositories/caserepository.h"
#include "storage/repositories/evaluationrepository.h"
#include "storage/repositories/promptrepository.h"
#include "storage/repositories/runrepository.h"
#include "storage/repositories/settingsrepository.h"
#include "storage/runs/runkind.h"

#include <QFileInfo>
#include <QSet>

#include <algorithm>
#include <utility>

namespace tandem {

namespace {

QString besideResult(const QString& resultPath, QLatin1String suffix)
{
    const QLatin1String json(".json");
    const QString stem = resultPath.endsWith(json, Qt::CaseInsensitive)
                             ? resultPath.chopped(json.size())
                             : resultPath;
    return stem + suffix;
}

/// Which of a project's cases and outputs a file names.
struct TakenCases
{
    CasesAdded added;
    QSet<CaseId> cases;
    QSet<std::pair<qint64, QString>> outputs;
};

Expected<TakenCases> takeCases(
    Database& database, const CasesSource& source, const Progress& progress)
{
    TakenCases taken;
    CaseRepository cases(database);
    const auto sink = [&](expert::TextCase&& textCase, const QString& place) -> Expected<void> {
        for (expert::SystemOutput& output : textCase.outputs) {
            if (output.system.isEmpty())
                output.system = source.system;
        }
        const auto id = cases.add(textCase, &taken.added);
        if (!id)
            return failure(id.error().in(place));
        taken.cases.insert(*id);
        for (const expert::SystemOutput& output : std::as_const(textCase.outputs))
            taken.outputs.insert({id->value, output.system});
        return {};
    };
    const qint64 bytes = QFileInfo(source.path).size();
    TANDEM_DO(readCases(
        source.path, sink, [&](qint64 done) { return !progress || progress(done, bytes); },
        source.needs));
    return taken;
}

tl::unexpected<Error> holdsOthers(const QString& path, const QString& casesPath)
{
    return failure(ErrorCode::Refused,
        Words::tr("The work on this result began with other cases than %1 has now.").arg(casesPath),
        path, Words::tr("Give the result another name, or remove this project and begin anew."));
}

Expected<void> makeProject(const QString& path, const CasesSource& source, const Progress& progress)
{
    NewProjectFile file(path);
    ProjectSettings settings;
    settings.name = QFileInfo(path).completeBaseName();
    return file.create()
        .and_then([&](Database* database) {
            return SettingsRepository(*database).save(settings, PersonId{}).and_then([&] {
                return takeCases(*database, source, progress);
            });
        })
        .and_then([&](const TakenCases&) { return file.finish(false); });
}

/// Reads the cases into the project for comparison alone: the transaction is never committed.
Expected<void> checkProjectCases(
    const QString& path, const CasesSource& source, const Progress& progress)
{
    auto database = openProjectFile(path, Database::Mode::ReadWrite);
    if (!database)
        return failure(database.error().in(path));
    Transaction transaction(**database);
    if (auto begun = transaction.begin(); !begun)
        return failure(begun.error().in(path));
    CaseRepository cases(**database);
    const auto count = cases.count();
    const auto outputs = cases.outputsOf({});
    if (!count)
        return failure(count.error().in(path));
    if (!outputs)
        return failure(outputs.error().in(path));
    const auto taken = takeCases(**database, source, progress);
    if (!taken)
        return taken.error().code == ErrorCode::Refused ? holdsOthers(path, source.path)
                                                        : failure(taken.error());
    if (taken->added.cases > 0 || taken->added.outputs > 0 || taken->cases.size() != *count ||
        taken->outputs.size() != outputs->size())
        return holdsOthers(path, source.path);
    return {};
}

Expected<bool> hasPromptsOf(Database& database, const RunKind& kind, const RunRow& row)
{
    const Json used = row.settings.value(QLatin1String("prompts")).toObject();
    PromptRepository prompts(database);
    for (const QString& key : kind.traits().promptKeys) {
        TANDEM_TRY(current, prompts.current(key));
        if (used.value(key).toInteger() != current->id.value)
            return false;
    }
    return true;
}

/// Whether a run asks what the plan asks, about the same outputs.
Expected<bool> isRunOf(
    Database& database, const RunPlan& plan, const RunKind& kind, const RunRow& row, qint64 outputs)
{
    const QString model = plan.model.isEmpty() ? plan.endpoint.model : plan.model;
    if (row.kind != plan.kind || row.state == RunState::Cancelled || row.model != model ||
        row.endpoint != plan.endpoint.name ||
        runOptionsFrom(row.settings).expert != plan.options.expert ||
        runOptionsFrom(row.settings).maxTokens != plan.options.maxTokens)
        return false;
    TANDEM_TRY(sets, EvaluationRepository(database).sets());
    const bool coversAll = std::any_of(sets->cbegin(), sets->cend(),
        [&](const EvaluationSet& set) { return set.run == row.id && set.evaluations == outputs; });
    if (!coversAll)
        return false;
    return hasPromptsOf(database, kind, row);
}

} // namespace

QString workProjectPath(const QString& resultPath)
{
    return besideResult(resultPath, QLatin1String(".tandem"));
}

QString textsPathFor(const QString& resultPath)
{
    return besideResult(resultPath, QLatin1String(".texts.jsonl"));
}

Expected<void> prepareWorkProject(
    const QString& path, const CasesSource& source, const Progress& progress)
{
    return QFileInfo::exists(path) ? checkProjectCases(path, source, progress)
                                   : makeProject(path, source, progress);
}

Expected<RunId> runForPlan(Database& database, const RunPlan& plan)
{
    const RunKind* const kind = findRunKind(plan.kind);
    TANDEM_TRY(outputs, CaseRepository(database).outputsOf(plan.options.expert.systems));
    TANDEM_TRY(rows, RunRepository(database).list());
    for (const RunRow& row : *rows) {
        const auto found =
            kind ? isRunOf(database, plan, *kind, row, outputs->size()) : Expected<bool>(false);
        if (!found)
            return failure(found.error());
        if (*found)
            return goOnWith(database, row, plan);
    }
    return createRun(database, plan);
}

} // namespace tandem
