#pragma once

#include "storage/runs/runkind.h"

namespace tandem {

/// ExPerT: a subject is an output, and each task is one decision about it, named by
/// expert::DecisionRef::key(). The aspects of both texts come first; then each is matched, and each
/// match is judged, as soon as there is what it needs. A decision whose replies cannot be read
/// counts against the output and is shown; one that no server answered leaves it unfinished.
class ExpertRun final : public RunKind
{
public:
    ExpertRun();

    Expected<RunSelection> select(Database& database, const RunOptions& options) const override;
    Expected<void> made(
        Database& database, RunId run, const RunSelection& selection) const override;
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
