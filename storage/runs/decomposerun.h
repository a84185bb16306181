#pragma once

#include "storage/runs/runkind.h"

namespace tandem {

/// Candidate facts for paragraphs: a subject is a paragraph that stands on one of the two sides.
class DecomposeRun final : public RunKind
{
public:
    QString key() const override { return QStringLiteral("decompose"); }
    QString name() const override;
    QString promptKey() const override { return QStringLiteral("decompose-facts"); }
    Expected<RunSelection> select(Database& database, const RunOptions& options) const override;
    Expected<std::optional<RunCall>> call(
        Database& database, const RunSubject& subject, const RunSetup& setup) const override;
    Expected<void> check(const RunCall& call, const QString& text) const override;
    Expected<What> apply(Database& database, const RunCall& call, const RunSetup& setup,
        ReplyId reply, const QString& text) const override;
};

} // namespace tandem
