#pragma once

#include "models/error.h"
#include "models/facts/fact.h"
#include "models/ids.h"
#include "storage/repositories/repository.h"

#include <QList>
#include <QString>

namespace tandem {

/// Candidate facts of samples as they are read: made by hand, by a model or by an import, edited
/// (FactEdits) and masked (FactMasks).
class FactRepository final : Repository
{
public:
    using Repository::Repository;

    /// The facts of a sample by paragraph and place, numbered from 1 over all of them; removed ones
    /// are left out.
    Expected<QList<FactRow>> facts(SampleId sample);
    /// Those that were removed, by paragraph and their last place, with the number 0.
    Expected<QList<FactRow>> removedFacts(SampleId sample);
    /// Those of one side, with their numbers among all.
    Expected<QList<FactRow>> facts(SampleId sample, bool supporting);
    /// NotFound where the fact is not there; a removed one has the number 0.
    Expected<FactRow> fact(FactId fact);
    Expected<FactId> byUuid(const QString& uuid);
};

} // namespace tandem
