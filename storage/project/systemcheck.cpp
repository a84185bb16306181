#include "storage/project/systemcheck.h"

#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/project/projectwords.h"
#include "storage/repositories/goldrepository.h"
#include "storage/repositories/systemjudgementrepository.h"

namespace tandem {

namespace {

/// Records of samples as the benchmark had them.
Expected<void> checkGolds(Database& database, const std::function<Expected<void>()>& goOn,
    const std::function<void(const QString&)>& tell)
{
    TANDEM_TRY(golds, valuesOf<GoldId>(database, QStringLiteral("SELECT id FROM kgds_gold")));
    int unreadable = 0;
    for (const GoldId gold : *golds) {
        TANDEM_DO(goOn());
        const auto record = GoldRepository(database).record(gold);
        unreadable += record ? 0 : 1;
    }
    if (unreadable > 0)
        tell(ProjectWords::tr("%n record(s) of samples that systems were put on cannot be read",
            nullptr, unreadable));
    return {};
}

} // namespace

Expected<void> checkSystems(Database& database, const std::function<Expected<void>()>& goOn,
    const std::function<void(const QString&)>& tell)
{
    TANDEM_DO(checkGolds(database, goOn, tell));
    TANDEM_TRY(judgements,
        valuesOf<SystemJudgementId>(database, QStringLiteral("SELECT id FROM kgds_judgement")));
    SystemJudgementRepository repository(database);
    int unfit = 0;
    int different = 0;
    for (const SystemJudgementId id : *judgements) {
        TANDEM_DO(goOn());
        const auto agrees = repository.isAsComputed(id);
        unfit += agrees ? 0 : 1;
        different += agrees && !*agrees ? 1 : 0;
    }
    if (unfit > 0)
        tell(ProjectWords::tr(
            "%n judgement(s) of systems' outputs that do not fit their samples", nullptr, unfit));
    if (different > 0)
        tell(ProjectWords::tr(
            "%n judgement(s) of systems' outputs whose scores are not those of their verdicts",
            nullptr, different));
    return {};
}

} // namespace tandem
