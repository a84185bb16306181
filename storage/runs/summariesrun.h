#pragma once

#include "storage/runs/runkind.h"

namespace tandem {

/// Summaries of discussions by a system: a subject is a sample of the benchmark, and each task a
/// turn of a conversation about it, named by kgds::SummaryTurn::key(). The second turn is asked as
/// soon as the first one is answered, whose reply stands before it.
class SummariesRun final : public RunKind
{
public:
    SummariesRun();

    Expected<RunSelection> select(Database& database, const RunOptions& options) const override;
    Expected<void> checkNames(Database& database, const RunSetup& setup) const override;
    Expected<std::optional<RunCall>> call(
        Database& database, const RunSubject& subject, const RunSetup& setup) const override;
    Expected<RunAnswer> read(const RunCall& call, const QString& text) const override;
    Expected<RunSequel> take(Database& database, const RunSetup& setup, const RunCall& call,
        const TaskRow& done, const RunAnswer& answer) const override;

    int asks(const RunOptions& options) const override;
    LaterCalls laterCalls(
        const RunCall& call, const RunSetup& setup, const QString& answer) const override;
};

} // namespace tandem
