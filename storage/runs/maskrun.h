#pragma once

#include "storage/runs/runkind.h"

namespace tandem {

/// Conflict masking: a subject is a nonsupporting paragraph, and what is asked about are those of
/// its facts that nobody has looked at yet. What people and imported benchmarks say is never asked
/// about again.
class MaskRun final : public RunKind
{
public:
    MaskRun();

    Expected<RunSelection> select(Database& database, const RunOptions& options) const override;
    Expected<std::optional<RunCall>> call(
        Database& database, const RunSubject& subject, const RunSetup& setup) const override;
    Expected<RunAnswer> read(const RunCall& call, const QString& text) const override;
    Expected<RunSequel> take(Database& database, const RunSetup& setup, const RunCall& call,
        const TaskRow& done, const RunAnswer& answer) const override;
};

} // namespace tandem
