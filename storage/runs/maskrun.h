#pragma once

#include "storage/runs/runkind.h"

namespace tandem {

/// Conflict masking: a subject is a nonsupporting paragraph, and what is asked about are those of
/// its facts that nobody has looked at yet. What people and imported benchmarks say is never asked
/// about again.
class MaskRun final : public RunKind
{
public:
    QString key() const override { return QStringLiteral("mask"); }
    QString name() const override;
    QString promptKey() const override { return QStringLiteral("verify-facts"); }
    Expected<RunSelection> select(Database& database, const RunOptions& options) const override;
    Expected<std::optional<RunCall>> call(
        Database& database, const RunSubject& subject, const RunSetup& setup) const override;
    Expected<void> check(const RunCall& call, const QString& text) const override;
    Expected<What> apply(Database& database, const RunCall& call, const RunSetup& setup,
        ReplyId reply, const QString& text) const override;
};

} // namespace tandem
