#include "storage/project/systemcheck.h"

#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/project/projectwords.h"
#include "storage/repositories/goldrepository.h"
#include "storage/repositories/systemjudgementrepository.h"
#include "storage/repositories/systemoutputrepository.h"

namespace tandem {

namespace {

/// Records of samples as the benchmark had them.
Expected<void> checkGolds(Database& database, const std::function<Expected<void>()>& goOn,
    const std::function<void(const QString&)>& tell)
{
    TANDEM_TRY(golds, valuesOf<GoldId>(database, QStringLiteral("SELECT id FROM kgds_gold")));
    int unreadable = 0;
    int altered = 0;
    for (const GoldId gold : *golds) {
        TANDEM_DO(goOn());
        GoldRepository repository(database);
        const auto record = repository.record(gold);
        unreadable += record ? 0 : 1;
        TANDEM_TRY(same, repository.isAsKept(gold));
        altered += record && !*same ? 1 : 0;
    }
    if (unreadable > 0)
        tell(ProjectWords::tr("%n record(s) of samples that systems were put on cannot be read",
            nullptr, unreadable));
    if (altered > 0)
        tell(ProjectWords::tr("%n record(s) of samples that systems were put on are not those that "
                              "were kept",
            nullptr, altered));
    return {};
}

/// Scores of outputs that stand without a judge.
Expected<void> checkOutputs(Database& database, const std::function<Expected<void>()>& goOn,
    const std::function<void(const QString&)>& tell)
{
    TANDEM_TRY(
        outputs, valuesOf<SystemOutputId>(database, QStringLiteral("SELECT id FROM kgds_output")));
    int different = 0;
    for (const SystemOutputId output : *outputs) {
        TANDEM_DO(goOn());
        const auto agrees = SystemOutputRepository(database).isAsComputed(output);
        different += agrees && !*agrees ? 1 : 0;
    }
    if (different > 0)
        tell(ProjectWords::tr(
            "%n output(s) of systems whose scores are not those of their paragraphs", nullptr,
            different));
    return {};
}

} // namespace

Expected<void> checkSystems(Database& database, const std::function<Expected<void>()>& goOn,
    const std::function<void(const QString&)>& tell)
{
    TANDEM_DO(checkGolds(database, goOn, tell));
    TANDEM_DO(checkOutputs(database, goOn, tell));
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
