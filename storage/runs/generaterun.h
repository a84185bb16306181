#pragma once

#include "storage/runs/runkind.h"

namespace tandem {

/// Personalized outputs: a subject is a case without an output of the system, which is asked for
/// with the most relevant documents of the author's profile. The part of a task names the case
/// whose profile is used where it is another's.
class GenerateRun final : public RunKind
{
public:
    GenerateRun();

    Expected<RunSelection> select(Database& database, const RunOptions& options) const override;
    Expected<std::optional<RunCall>> call(
        Database& database, const RunSubject& subject, const RunSetup& setup) const override;
    Expected<RunAnswer> read(const RunCall& call, const QString& text) const override;
    Expected<RunSequel> take(Database& database, const RunSetup& setup, const RunCall& call,
        const TaskRow& done, const RunAnswer& answer) const override;
};

} // namespace tandem
