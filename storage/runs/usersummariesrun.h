#pragma once

#include "storage/runs/runkind.h"

namespace tandem {

/// Summaries of what users did before the cut: a subject is a user, and each task a part of the way
/// to their summary, named by usersum::SummaryPart::key(). What comes next is told from what is
/// answered, in the write that ends a task; the last part makes the summary. A part that fails
/// stops its user alone.
class UserSummariesRun final : public RunKind
{
public:
    UserSummariesRun();

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
