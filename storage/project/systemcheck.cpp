#include "storage/project/systemcheck.h"

#include "models/kgds/backgroundjudge.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/project/drawncheck.h"
#include "storage/project/projectwords.h"
#include "storage/repositories/goldrepository.h"
#include "storage/repositories/systemjudgementrepository.h"
#include "storage/repositories/systemoutputrepository.h"
#include "storage/repositories/verdictkinds.h"

#include <QHash>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

namespace tandem {

namespace {

using GoOn = std::function<Expected<void>()>;
using Tell = std::function<void(const QString&)>;

/// Records of samples as the benchmark had them.
Expected<void> checkGolds(Database& database, const GoOn& goOn, const Tell& tell)
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
Expected<void> checkOutputs(Database& database, const GoOn& goOn, const Tell& tell)
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

/// Choices between paragraphs that are the same.
Expected<void> checkFeedback(Database& database, const GoOn& goOn, const Tell& tell)
{
    TANDEM_TRY(outputs,
        valuesOf<SystemOutputId>(database,
            QStringLiteral("SELECT DISTINCT f.output_id FROM kgds_feedback f"
                           " JOIN kgds_output o ON o.id = f.output_id WHERE o.pattern = ?"),
            {kgds::Pattern::Extractive}));
    int same = 0;
    for (const SystemOutputId id : *outputs) {
        TANDEM_DO(goOn());
        const auto output = SystemOutputRepository(database).byId(id);
        const auto record = output ? GoldRepository(database).record(output->made.gold)
                                   : Expected<kgds::SampleRecord>(failure(output.error()));
        // What cannot be read is told by itself.
        same += record && !kgds::areOtherChoices(
                              output->made.output.paragraphs, kgds::supportingNames(*record))
                    ? 1
                    : 0;
    }
    if (same > 0)
        tell(ProjectWords::tr("%n output(s) with a feedback judgement, though the system chose the "
                              "experts' paragraphs",
            nullptr, same));
    return {};
}

/// What people put in the place of decisions they disagree with.
Expected<void> checkCorrections(Database& database, const Tell& tell)
{
    int strangers = 0;
    TANDEM_DO(eachRow(database,
        QStringLiteral("SELECT decision, correction FROM verdict WHERE kind IN (?, ?)"
                       " AND correction <> ''"),
        {JudgementVerdicts::kind, FeedbackVerdicts::kind}, [&](Statement& row) {
            const auto decision = kgds::JudgementDecision::fromKey(row.take<QString>());
            const QJsonObject stored = QJsonDocument::fromJson(row.take<QByteArray>()).object();
            const auto correction = JudgementVerdicts::correctionFrom(stored);
            const bool belongs = decision && !stored.isEmpty() &&
                                 JudgementVerdicts::stored(correction) == stored &&
                                 kgds::correctionFault(*decision, correction).isEmpty();
            strangers += belongs ? 0 : 1;
        }));
    if (strangers > 0)
        tell(ProjectWords::tr("%n correction(s) that are none of the decision they were given for",
            nullptr, strangers));
    return {};
}

/// What was drawn or said of judgements, which has to be a decision of theirs.
Expected<void> checkDecisions(Database& database, const GoOn& goOn, const Tell& tell)
{
    QHash<SystemJudgementId, QStringList> named;
    const auto name = [&](Statement& row) {
        const auto judgement = row.take<SystemJudgementId>();
        named[judgement].append(row.take<QString>());
    };
    TANDEM_DO(eachRow(database,
        QStringLiteral("SELECT judgement_id, decision FROM kgds_check_item UNION"
                       " SELECT subject_id, decision FROM verdict WHERE kind = ?"),
        {JudgementVerdicts::kind}, name));
    int strangers = 0;
    for (auto at = named.cbegin(); at != named.cend(); ++at) {
        TANDEM_DO(goOn());
        const auto judged = JudgementVerdicts::judged(database, at.key());
        if (!judged)
            continue; // told by itself
        for (const QString& key : *at) {
            const auto decision = kgds::JudgementDecision::fromKey(key);
            strangers +=
                decision && kgds::hasDecision(judged->record, judged->judgement, *decision) ? 0 : 1;
        }
    }
    if (strangers > 0)
        tell(ProjectWords::tr(
            "%n drawn item(s) or review(s) of something that the judgement does not decide",
            nullptr, strangers));
    return {};
}

} // namespace

Expected<void> checkSystems(Database& database, const std::function<Expected<void>()>& goOn,
    const std::function<void(const QString&)>& tell)
{
    TANDEM_DO(checkGolds(database, goOn, tell));
    TANDEM_DO(checkOutputs(database, goOn, tell));
    TANDEM_DO(checkFeedback(database, goOn, tell));
    TANDEM_DO(checkDrawnParts(database, goOn, tell));
    TANDEM_DO(checkCorrections(database, tell));
    TANDEM_DO(checkDecisions(database, goOn, tell));
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
