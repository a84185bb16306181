#pragma once

#include "storage/runs/runkind.h"

namespace tandem {

/// Verdicts on what systems made of samples: a subject is an output, and each task one question
/// about it, named by kgds::JudgePart::key(). Why an opinion is not covered is asked as soon as
/// that is known. What no reply can be read to counts as no answer, of several facts or opinions
/// each by itself; an output that no server answered all questions about is not judged yet. The
/// verdicts stand on what the benchmark said when the output was made.
class VerdictsRun final : public RunKind
{
public:
    VerdictsRun();

    Expected<RunSelection> select(Database& database, const RunOptions& options) const override;
    Expected<void> checkNames(Database& database, const RunSetup& setup) const override;
    Expected<void> made(
        Database& database, RunId run, const RunSelection& selection) const override;
    Expected<std::optional<RunCall>> call(
        Database& database, const RunSubject& subject, const RunSetup& setup) const override;
    Expected<RunAnswer> read(const RunCall& call, const QString& text) const override;
    RunRemains readRemains(const RunCall& call, const QString& text) const override;
    Expected<RunSequel> take(Database& database, const RunSetup& setup, const RunCall& call,
        const TaskRow& done, const RunAnswer& answer) const override;

    int asks(const RunOptions& options) const override;
    LaterCalls laterCalls(
        const RunCall& call, const RunSetup& setup, const QString& answer) const override;
};

} // namespace tandem
