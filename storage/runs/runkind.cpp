#include "storage/runs/runkind.h"

#include "storage/runs/decomposerun.h"
#include "storage/runs/expertrun.h"
#include "storage/runs/generaterun.h"
#include "storage/runs/maskrun.h"
#include "storage/runs/pairjudgerun.h"

#include <algorithm>

namespace tandem {

Expected<void> RunKind::made(Database&, RunId, const RunSelection&) const
{
    return {};
}

Expected<RunSequel> RunKind::follow(Database&, const RunSetup&, const TaskRow&) const
{
    return RunSequel();
}

LaterCalls RunKind::laterCalls(const RunCall&, const RunSetup&, const QString&) const
{
    return {};
}

QList<const RunKind*> runKinds()
{
    static const DecomposeRun decompose;
    static const MaskRun mask;
    static const ExpertRun expert;
    static const GenerateRun generate;
    static const PairJudgeRun judge;
    return {&decompose, &mask, &expert, &generate, &judge};
}

const RunKind* findRunKind(const QString& key)
{
    const QList<const RunKind*> kinds = runKinds();
    const auto found = std::find_if(
        kinds.begin(), kinds.end(), [&](const RunKind* kind) { return kind->key() == key; });
    return found == kinds.end() ? nullptr : *found;
}

} // namespace tandem
