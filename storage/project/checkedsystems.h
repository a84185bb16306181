#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/kgds/checkedparts.h"
#include "models/kgds/checkpartreport.h"
#include "models/kgds/correctedreport.h"
#include "models/kgds/peopleagreement.h"
#include "storage/changes/change.h"
#include "storage/repositories/checkpartrepository.h"

#include <QList>
#include <QString>

/// What people's checks of a judge are worth, read from a project.
namespace tandem {

class Database;

/// A drawn verdict that waits for somebody's word.
struct OpenCheck
{
    kgds::SystemRef system;
    SampleId sample;
    SystemJudgementId judgement;
    kgds::JudgementDecision decision;
};
/// A part with what was checked of it.
struct CheckedPart
{
    CheckPartId id;
    kgds::CheckPartRow row;
    QList<kgds::CheckProgress> progress; ///< as far as `viewer` may know
    /// What the viewer has not said anything of and can, by sample, then system.
    QList<OpenCheck> open;
    /// One of each judgement on which the viewer said everything that was drawn, but is not done.
    QList<OpenCheck> toFinish;
};
/// What people checked of a verifier's verdicts.
struct CheckedVerdicts
{
    QList<kgds::CorrectedItems> items; ///< from all parts of a kind together, by system
    QList<CheckedPart> parts;          ///< the latest first
    /// Judgements with something drawn that `viewer` may not know of yet: somebody is done with
    /// them, and the viewer is not.
    qint64 hidden = 0;
    qint64 known = 0; ///< judgements with something drawn that they may know of
    /// Of all judgements of the verifier those that somebody is done with, and the viewer is not.
    qint64 hiddenReviews = 0;
    qint64 reviewers = 0; ///< others who said anything of a judgement of this verifier
};
/// Counts the checks of those who are done, as far as `viewer` may know. For a worker.
Expected<CheckedVerdicts> checkedVerdicts(
    Database& database, const QString& verifier, PersonId viewer, const CancelFlag& cancelled);

/// What a verifier says of outputs with everybody's finished verdicts, as far as `viewer` may know:
/// those that anybody has reviewed. For a worker.
Expected<QList<kgds::ReviewedJudgement>> reviewedJudgements(
    Database& database, const QString& verifier, PersonId viewer, const CancelFlag& cancelled);

/// What can be drawn, and what was.
struct DrawableChecks
{
    QList<kgds::CheckCandidate> candidates;
    QList<kgds::DrawnPart> earlier; ///< the oldest first
};
/// Of a verifier's verdicts of this kind. For a worker.
Expected<DrawableChecks> drawableChecks(
    Database& database, const QString& verifier, kgds::CheckedKind kind);

/// Draws a part of a verifier's verdicts, of what was not drawn from before
/// (kgds::openCandidates()), and keeps it. Refused, or InvalidInput, where nothing is left to draw
/// or nothing is judged.
Expected<QList<kgds::DrawnCheck>> drawChecks(
    Database& database, const QString& verifier, const kgds::CheckDesign& design, PersonId by);
/// The same for the session to ask for. It stays, and is no step that can be undone: nobody takes
/// back what others may have checked.
Change drawingOfChecks(const QString& verifier, const kgds::CheckDesign& design, PersonId by);

} // namespace tandem
