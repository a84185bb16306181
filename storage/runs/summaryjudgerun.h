#pragma once

#include "storage/runs/runkind.h"

namespace tandem {

/// A judge's score of summaries against what the users did (AutoEval): a subject is a summary with
/// a text, and the score becomes a value of the measure that the run names. Another measure is
/// another opinion, be it the same model's.
class SummaryJudgeRun final : public RunKind
{
public:
    SummaryJudgeRun();

    Expected<RunSelection> select(Database& database, const RunOptions& options) const override;
    Expected<void> checkNames(Database& database, const RunSetup& setup) const override;
    Expected<std::optional<RunCall>> call(
        Database& database, const RunSubject& subject, const RunSetup& setup) const override;
    Expected<RunAnswer> read(const RunCall& call, const QString& text) const override;
    Expected<RunSequel> take(Database& database, const RunSetup& setup, const RunCall& call,
        const TaskRow& done, const RunAnswer& answer) const override;

    int asks(const RunOptions& options) const override;
};

} // namespace tandem
