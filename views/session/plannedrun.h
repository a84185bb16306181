#pragma once

#include "storage/runs/runoptions.h"

namespace tandem {

/// A run to be made once it is said with which model.
struct PlannedRun
{
    RunKindId kind = RunKindId::Decompose;
    RunOptions options;
    bool operator==(const PlannedRun&) const = default;
};

} // namespace tandem
