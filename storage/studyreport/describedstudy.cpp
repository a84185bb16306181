#include "storage/studyreport/describedstudy.h"

#include "storage/repositories/studyrepository.h"
#include "storage/studyreport/studyhistory.h"
#include "storage/studyreport/studyorigins.h"

namespace tandem {

namespace {

studies::DescribedRater describedRater(const RaterProgress& progress, RaterNames names)
{
    return {names == RaterNames::Real ? progress.rater.name : progress.rater.pseudonym(),
        raterStateKey(progress.rater.state), raterStateName(progress.rater.state), progress.asked,
        progress.complete, progress.released, progress.firstAt, progress.lastAt,
        progress.longestGapMs};
}

} // namespace

Expected<studies::StudyDescription> describedStudy(
    Database& database, StudyId study, RaterNames names)
{
    StudyGate gate(database);
    TANDEM_DO(gate.requireClosed(study));
    StudyRepository studies(database);
    TANDEM_TRY(summary, studies.byId(study));
    TANDEM_TRY(versions, studies.versions(study));
    TANDEM_TRY(items, studies.items(study));
    TANDEM_TRY(status, gate.status(study, summary->closedAt));
    TANDEM_TRY(happened, studyHistory(database, study));
    TANDEM_TRY(origins, studyOrigins(database, study));
    studies::StudyDescription described;
    described.name = summary->name;
    for (const StudyVersion& version : *versions)
        described.versions.append({version.number, version.at, version.design});
    described.design = versions->last().design;
    described.fields = studies::describedFields(described.design, *items);
    for (const RaterProgress& rater : status->raters)
        described.raters.append(describedRater(rater, names));
    described.happened = *happened;
    described.origins = *origins;
    return described;
}

} // namespace tandem
