#include "views/evaluate/checkdata.h"

#include "storage/repositories/caselist.h"
#include "storage/repositories/judgementrepository.h"
#include "storage/repositories/runrepository.h"
#include "storage/runs/runoptions.h"

#include <algorithm>

namespace tandem {

qint64 CheckData::common(const QString& first, const QString& second) const
{
    QSet<CaseId> both = outputsOf.value(first);
    return both.intersect(outputsOf.value(second)).size();
}

std::optional<JudgedPair> CheckData::judgedPair(const QString& first, const QString& second) const
{
    const auto found = std::find_if(judged.cbegin(), judged.cend(), [&](const JudgedPair& pair) {
        return (pair.first == first && pair.second == second) ||
               (pair.first == second && pair.second == first);
    });
    return found == judged.cend() ? std::nullopt : std::optional(*found);
}

Expected<CheckData> readCheckData(Database& database)
{
    CheckData data;
    TANDEM_TRY(cases, listedCases(database));
    data.cases = cases->size();
    for (const ListedCase& one : *cases) {
        data.casesWithProfile += one.profile > 0 ? 1 : 0;
        for (const ListedOutput& output : one.outputs)
            data.outputsOf[output.system].insert(one.id);
    }
    data.systems = data.outputsOf.keys();
    data.systems.sort();
    TANDEM_TRY(runs, RunRepository(database).list());
    for (const RunRow& run : *runs) {
        if (run.kind != RunKindId::PairJudge)
            continue;
        const PairJudgeOptions options = runOptionsFrom(run.settings).judge;
        TANDEM_TRY(judgements, JudgementRepository(database).ofRun(run.id, options.first));
        if (!judgements->isEmpty())
            data.judged.append(
                {run.id, run.model, options.first, options.second, positionBias(*judgements)});
    }
    return data;
}

} // namespace tandem
