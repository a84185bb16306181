#include "models/kgds/backgroundjudge.h"
#include "storage/check/faults.h"
#include "storage/check/parts.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
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

/// Records of samples as the benchmark had them.
Expected<void> checkGolds(Database& database, Faults& faults)
{
    GoldRepository golds(database);
    return checkStored<GoldId>(database, faults, QStringLiteral("SELECT id FROM kgds_gold"),
        {QT_TRANSLATE_N_NOOP("ProjectWords", "%n stored input(s) of systems cannot be read"),
            QT_TRANSLATE_N_NOOP(
                "ProjectWords", "%n stored input(s) of systems changed since they were stored")},
        [&](GoldId gold) -> Expected<bool> {
            TANDEM_DO(golds.record(gold));
            return golds.isAsKept(gold);
        });
}

/// Scores of outputs that stand without a judge.
Expected<void> checkOutputs(Database& database, Faults& faults)
{
    SystemOutputRepository outputs(database);
    return checkStored<SystemOutputId>(database, faults,
        QStringLiteral("SELECT id FROM kgds_output"),
        {nullptr, QT_TRANSLATE_N_NOOP("ProjectWords",
                      "%n system output(s) with scores that do not match their paragraphs")},
        [&](SystemOutputId id) { return outputs.isAsComputed(id); });
}

/// Choices between paragraphs that are the same.
Expected<void> checkFeedback(Database& database, Faults& faults)
{
    return checkStored<SystemOutputId>(database, faults,
        QStringLiteral("SELECT DISTINCT f.output_id FROM kgds_feedback f"
                       " JOIN kgds_output o ON o.id = f.output_id WHERE o.pattern = %1")
            .arg(int(kgds::Pattern::Extractive)),
        {nullptr,
            QT_TRANSLATE_N_NOOP("ProjectWords", "%n output(s) with a feedback judgement although "
                                                "the system selected the experts' paragraphs")},
        [&](SystemOutputId id) -> Expected<bool> {
            TANDEM_TRY(output, SystemOutputRepository(database).byId(id));
            TANDEM_TRY(record, GoldRepository(database).record(output->made.gold));
            return kgds::areOtherChoices(
                output->made.output.paragraphs, kgds::supportingNames(*record));
        });
}

/// What people put in the place of decisions they disagree with.
Expected<void> checkCorrections(Database& database, Faults& faults)
{
    return eachRow(database,
        QStringLiteral("SELECT kind, decision, correction FROM verdict WHERE correction <> ''"), {},
        [&](Statement& row) {
            if (!isOnOutputs(row.take<int>()))
                return;
            const auto decision = kgds::JudgementDecision::fromKey(row.take<QString>());
            const QJsonObject stored = QJsonDocument::fromJson(row.take<QByteArray>()).object();
            const auto correction = JudgementVerdicts::correctionFrom(stored);
            faults.expect(decision && !stored.isEmpty() &&
                              JudgementVerdicts::stored(correction) == stored &&
                              kgds::correctionFault(*decision, correction).isEmpty(),
                QT_TRANSLATE_N_NOOP(
                    "ProjectWords", "%n correction(s) that do not fit the judgment they correct"));
        });
}

/// What was drawn or said of judgements, which has to be a decision of theirs.
Expected<void> checkDecisions(Database& database, Faults& faults)
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
    for (auto at = named.cbegin(); at != named.cend(); ++at) {
        TANDEM_DO(faults.goOn());
        const auto judged = JudgementVerdicts::judged(database, at.key());
        if (!judged)
            continue; // told by itself
        for (const QString& key : *at) {
            const auto decision = kgds::JudgementDecision::fromKey(key);
            faults.expect(
                decision && kgds::hasDecision(judged->record, judged->judgement, *decision),
                QT_TRANSLATE_N_NOOP("ProjectWords",
                    "%n drawn items or reviews of something that the judgment does not cover"));
        }
    }
    return {};
}

} // namespace

Expected<void> checkSystems(Database& database, Faults& faults)
{
    TANDEM_DO(checkGolds(database, faults));
    TANDEM_DO(checkOutputs(database, faults));
    TANDEM_DO(checkFeedback(database, faults));
    TANDEM_DO(checkDrawnParts(database, faults));
    TANDEM_DO(checkCorrections(database, faults));
    TANDEM_DO(checkDecisions(database, faults));
    SystemJudgementRepository judgements(database);
    return checkStored<SystemJudgementId>(database, faults,
        QStringLiteral("SELECT id FROM kgds_judgement"),
        {QT_TRANSLATE_N_NOOP(
             "ProjectWords", "%n judgment(s) of system outputs that do not fit their samples"),
            QT_TRANSLATE_N_NOOP("ProjectWords",
                "%n judgment(s) of system outputs with scores that do not match their items")},
        [&](SystemJudgementId id) { return judgements.isAsComputed(id); });
}

} // namespace tandem
