#include "app/commandline/expert/expertresultfiles.h"

#include "app/commandline/command.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/expert/expertcommand.h"
#include "storage/formats/atomicfile.h"
#include "storage/project/caseproject.h"

#include <QFileInfo>

namespace tandem {

namespace {

Expected<void> checkTarget(const QString& path, const QStringList& inputs)
{
    for (const QString& input : inputs) {
        if (areOneFile(path, input))
            return failure(ErrorCode::Refused,
                CommandWords::tr("This is an input file; it cannot be overwritten."), path,
                CommandWords::tr("Give the result another name."));
    }
    return AtomicFile(path).open();
}

} // namespace

Expected<ResultPaths> resultPaths(Call& call, const QStringList& inputs)
{
    TANDEM_TRY(output, neededValue(call, "output"));
    ResultPaths paths{*output, call.has("texts") ? call.value("texts") : textsPathFor(*output)};
    if (areOneFile(paths.result, paths.texts))
        return call.misuse(CommandWords::tr("The result and its texts cannot be the same file."));
    for (const QString& path : {paths.result, paths.texts}) {
        TANDEM_DO(checkTarget(path, inputs));
    }
    TANDEM_DO(refuseOtherEnding(paths.result, {QStringLiteral("json")}, call));
    TANDEM_DO(
        refuseOtherEnding(paths.texts, {QStringLiteral("jsonl"), QStringLiteral("ndjson")}, call));
    TANDEM_DO(askToReplace({paths.result, paths.texts}, call));
    return paths;
}

Expected<WrittenResult> writeResult(Database& database, const EvaluationSet& set,
    const std::optional<QString>& system, const ResultPaths& paths, const Progress& progress)
{
    return exportExpertResult(database, set, system, paths.result, paths.texts, progress);
}

Json resultJson(const WrittenResult& written, const ResultPaths& paths)
{
    return Json{{"file", paths.result}, {"texts", paths.texts}, {"cases", written.losses.cases},
        {"left_out", written.leftOut}, {"unreadable_decisions", written.faults},
        {"collapsed_aspects", written.losses.collapsedAspects}};
}

Expected<void> tellResult(
    const Json& json, const WrittenResult& written, const ResultPaths& paths, Call& call)
{
    return call.tell(json,
        CommandWords::tr("Wrote %1 and %2: %n evaluation(s).", nullptr, int(written.losses.cases))
            .arg(paths.result, paths.texts),
        written.messages);
}

} // namespace tandem
