#pragma once

#include "models/error.h"
#include "storage/changes/part.h"

namespace tandem {

class Database;

/// What kinds of work a project holds, whoever did it.
struct ProjectUse
{
    bool samples = false; ///< of a benchmark
    bool cases = false;   ///< whose outputs are evaluated
    bool systems = false; ///< with outputs on the benchmark
    bool users = false;   ///< with a timeline
    bool studies = false;
    bool runs = false;

    bool isEmpty() const { return *this == ProjectUse(); }
    bool operator==(const ProjectUse&) const = default;
};

/// What projectUse() depends on.
inline constexpr Parts kProjectUseReads = Parts(Part::Samples) | Part::Cases | Part::Systems |
                                          Part::Timelines | Part::Studies | Part::Runs;

/// Reads whether there is any row of each kind: six indexed reads, however large the project is.
Expected<ProjectUse> projectUse(Database& database);

} // namespace tandem
