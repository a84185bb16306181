#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/kgds/record.h"
#include "storage/repositories/repository.h"

namespace tandem {

/// What the benchmark said of a sample when systems were put on it: later changes of its facts and
/// opinions leave alone what was judged before.
class GoldRepository final : Repository
{
public:
    using Repository::Repository;

    /// Keeps a sample's record, once for each different one.
    Expected<GoldId> keep(SampleId sample, const kgds::SampleRecord& record);
    /// Corrupt where what is kept cannot be read.
    Expected<kgds::SampleRecord> record(GoldId gold);
    /// Whether the kept text is what its digest was made of; for the check of a project.
    Expected<bool> isAsKept(GoldId gold);
    /// The row that keeps this record; none where it is not kept.
    Expected<std::optional<GoldId>> find(SampleId sample, const kgds::SampleRecord& record);
};

} // namespace tandem
