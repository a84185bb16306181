#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/kgds/record.h"

#include <memory>

namespace tandem {

class Database;
class RunMemory;

/// A sample of the benchmark as systems are to be put on it now. Refused where it is not in the
/// benchmark yet, has no discussion, or facts or opinions of it are still to come: what is made of
/// it is judged against what the benchmark says now.
Expected<std::shared_ptr<const kgds::SampleRecord>> readyRecord(
    Database& database, SampleId sample);

/// A record as it was kept, read once as long as `memory` has it.
Expected<std::shared_ptr<const kgds::SampleRecord>> keptRecord(
    Database& database, RunMemory& memory, GoldId gold);

} // namespace tandem
