#pragma once

#include "storage/runs/runkind.h"

namespace tandem {

/// A judge's choice between two systems' outputs: a subject is a case that both have an output for,
/// asked about twice, in the order of the parts "AB" (the first system's output first) and "BA".
class PairJudgeRun final : public RunKind
{
public:
    PairJudgeRun();

    Expected<RunSelection> select(Database& database, const RunOptions& options) const override;
    Expected<std::optional<RunCall>> call(
        Database& database, const RunSubject& subject, const RunSetup& setup) const override;
    Expected<RunAnswer> read(const RunCall& call, const QString& text) const override;
    Expected<RunSequel> take(Database& database, const RunSetup& setup, const RunCall& call,
        const TaskRow& done, const RunAnswer& answer) const override;
};

} // namespace tandem
