#include "storage/repositories/goldrepository.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/systemjudgementrepository.h"
#include "storage/repositories/systemoutputrepository.h"
#include "storage/repositories/verdictkinds.h"

#include "storage/database/rows.h"

namespace tandem {

namespace {

const QString kCovered = QStringLiteral("covered");
const QString kError = QStringLiteral("error");
const QString kChoice = QStringLiteral("choice");
const QString kExperts = QStringLiteral("experts");
const QString kSystem = QStringLiteral("system");

Expected<QList<kgds::JudgementDecision>> drawnDecisionsOf(
    Database& database, SystemJudgementId judgement)
{
    QList<kgds::JudgementDecision> drawn;
    TANDEM_DO(eachRow(database,
        QStringLiteral("SELECT DISTINCT decision FROM kgds_check_item WHERE judgement_id = ?"),
        {judgement}, [&](Statement& row) {
            if (const auto decision = kgds::JudgementDecision::fromKey(row.take<QString>()))
                drawn.append(*decision);
        }));
    return drawn;
}

} // namespace

Expected<ReviewableJudgement> JudgementVerdicts::judged(Database& database, Subject subject)
{
    TANDEM_TRY(stored, SystemJudgementRepository(database).byId(subject));
    if (stored->state == JudgementState::UnderWay)
        return failure(ErrorCode::Refused, RepositoryWords::tr("This judgment is incomplete."), {},
            RepositoryWords::tr("Review it when its run has finished it."));
    TANDEM_TRY(output, SystemOutputRepository(database).byId(stored->output));
    TANDEM_TRY(record, GoldRepository(database).record(output->made.gold));
    TANDEM_TRY(drawn, drawnDecisionsOf(database, subject));
    return ReviewableJudgement{*std::move(record), stored->judgement, *std::move(drawn)};
}

QList<kgds::JudgementDecision> JudgementVerdicts::decisions(
    const Judged& judged, const Reviews& own)
{
    return kgds::reviewableDecisions(judged.record, judged.judgement, own);
}

QList<kgds::JudgementDecision> JudgementVerdicts::needed(const Judged& judged, const Reviews& own)
{
    return judged.drawn.isEmpty() ? decisions(judged, own) : judged.drawn;
}

QString JudgementVerdicts::faultOf(
    const Judged&, const Decision& decision, const Correction& correction)
{
    return kgds::correctionFault(decision, correction);
}

QJsonObject JudgementVerdicts::stored(const Correction& correction)
{
    QJsonObject json;
    if (correction.covered)
        json.insert(kCovered, *correction.covered);
    if (correction.error)
        json.insert(kError, kgds::errorKey(*correction.error));
    if (correction.choice)
        json.insert(
            kChoice, *correction.choice == kgds::FeedbackChoice::Experts ? kExperts : kSystem);
    return json;
}

kgds::JudgementCorrection JudgementVerdicts::correctionFrom(const QJsonObject& stored)
{
    kgds::JudgementCorrection correction;
    if (stored.value(kCovered).isBool())
        correction.covered = stored.value(kCovered).toBool();
    for (const kgds::ErrorType error : kgds::kErrorOrder) {
        if (stored.value(kError).toString() == kgds::errorKey(error))
            correction.error = error;
    }
    const QString choice = stored.value(kChoice).toString();
    if (choice == kExperts)
        correction.choice = kgds::FeedbackChoice::Experts;
    else if (choice == kSystem)
        correction.choice = kgds::FeedbackChoice::System;
    return correction;
}

VerdictWording JudgementVerdicts::wording(int undecided)
{
    return {RepositoryWords::tr("There is no such judgment on this output."),
        RepositoryWords::tr("You have finished this review; your reviews are final."),
        RepositoryWords::tr(
            "%n judgment(s) on this output are not reviewed yet.", nullptr, undecided)};
}

} // namespace tandem
