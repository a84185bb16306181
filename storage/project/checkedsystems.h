#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/kgds/checkpart.h"
#include "models/kgds/peopleagreement.h"
#include "storage/changes/change.h"

#include <QList>
#include <QString>

/// What people's checks of a judge are worth, read from a project.
namespace tandem {

class Database;

/// The items of one system for correctedMetric(), from a drawn part.
struct CheckedSystem
{
    kgds::SystemRef system;
    QList<kgds::JudgedItem> items;
};
/// A drawn part with what was checked of it.
struct CheckedPart
{
    QList<CheckedSystem> systems; ///< in their order
    QList<kgds::CheckProgress> progress;
    /// Judgements with checks that `viewer` may not know of yet: somebody is done with them, and
    /// the viewer is not.
    qint64 hidden = 0;
};
/// Counts the checks of those who are done, as far as `viewer` may know. For a worker.
Expected<CheckedPart> checkedPart(
    Database& database, CheckPartId part, PersonId viewer, const CancelFlag& cancelled);

/// What a verifier says of outputs with everybody's finished verdicts, as far as `viewer` may know:
/// those that anybody has reviewed. For a worker.
Expected<QList<kgds::ReviewedJudgement>> reviewedJudgements(
    Database& database, const QString& verifier, PersonId viewer, const CancelFlag& cancelled);

/// Draws a part of a verifier's verdicts, for the session to ask for. It stays, and is no step that
/// can be undone: nobody takes back what others may have checked.
Change drawingOfChecks(const QString& verifier, const kgds::CheckDesign& design, PersonId by);

} // namespace tandem
