#pragma once

#include "storage/runs/runkind.h"

namespace tandem {

/// Candidate facts for paragraphs: a subject is a paragraph that stands on one of the two sides.
class DecomposeRun final : public RunKind
{
public:
    DecomposeRun();

    Expected<RunSelection> select(Database& database, const RunOptions& options) const override;
    Expected<std::optional<RunCall>> call(
        Database& database, const RunSubject& subject, const RunSetup& setup) const override;
    Expected<RunAnswer> read(const RunCall& call, const QString& text) const override;
    Expected<RunSequel> take(Database& database, const RunSetup& setup, const RunCall& call,
        const TaskRow& done, const RunAnswer& answer) const override;
};

} // namespace tandem
