#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/kgds/system.h"
#include "storage/changes/change.h"
#include "storage/database/sqlvalue.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>
#include <set>

/// Outputs of systems that are taken out of a project again.
namespace tandem {

/// Outputs of a model.
struct OutputsMeant
{
    QString model;
    std::optional<kgds::Pattern> pattern{};
    std::optional<kgds::Paradigm> paradigm{};
    QList<SampleId> samples{}; ///< empty: of all samples
};

/// What was taken out, or is about to be.
struct SystemRemoval
{
    std::set<kgds::SystemRef> systems;
    qint64 outputs = 0;
    qint64 verdicts = 0; ///< judgements and choices that go with them, of people and models
    QStringList verifiers;
};

/// What would go. NotFound where there is no such output; Refused, naming system and sample, where
/// one of them has to stay: see SystemOutputRepository::remove().
Expected<SystemRemoval> outputsToRemove(Database& database, const OutputsMeant& meant);

/// Takes them out, inside the caller's transaction, which must be thrown away on failure. Errors
/// as above.
Expected<SystemRemoval> removeOutputs(Database& database, const OutputsMeant& meant);

/// The same as a step that can be undone: whatever went with the outputs comes back with them.
Change removingOutputs(const OutputsMeant& meant);

} // namespace tandem
