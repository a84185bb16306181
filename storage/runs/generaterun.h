#pragma once

#include "storage/runs/runkind.h"

namespace tandem {

/// Personalized outputs: a subject is a case without an output of the system, which is asked for
/// with the most relevant documents of the author's profile. The part of a task names the case
/// whose profile is used where it is another's.
class GenerateRun final : public RunKind
{
public:
    QString key() const override { return QStringLiteral("generate"); }
    QString name() const override;
    QString promptKey() const override { return QStringLiteral("generate-personalized"); }
    Expected<RunSelection> select(Database& database, const RunOptions& options) const override;
    Expected<std::optional<RunCall>> call(
        Database& database, const RunSubject& subject, const RunSetup& setup) const override;
    /// Cases are never changed; an output that came in meanwhile refuses this one.
    bool mayChangeMeanwhile() const override { return false; }
    Expected<void> check(const RunCall& call, const QString& text) const override;
    Expected<What> apply(Database& database, const RunCall& call, const RunSetup& setup,
        ReplyId reply, const QString& text) const override;
};

} // namespace tandem
