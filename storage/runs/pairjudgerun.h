#pragma once

#include "storage/runs/runkind.h"

namespace tandem {

/// A judge's choice between two systems' outputs: a subject is a case that both have an output for,
/// asked about twice, in the order of the parts "AB" (the first system's output first) and "BA".
class PairJudgeRun final : public RunKind
{
public:
    QString key() const override { return QStringLiteral("judge-pair"); }
    QString name() const override;
    QString promptKey() const override { return QStringLiteral("judge-pair"); }
    Expected<RunSelection> select(Database& database, const RunOptions& options) const override;
    Expected<std::optional<RunCall>> call(
        Database& database, const RunSubject& subject, const RunSetup& setup) const override;
    bool mayChangeMeanwhile() const override { return false; }
    Expected<void> check(const RunCall& call, const QString& text) const override;
    Expected<What> apply(Database& database, const RunCall& call, const RunSetup& setup,
        ReplyId reply, const QString& text) const override;

    void setSample(llm::ChatRequest& request, int sample) const override;
    bool asksTheSameAgain() const override { return false; }
    bool takesUnreadable() const override { return true; }
    /// Keeps that there was no choice where no reply could be read.
    Expected<RunSequel> follow(
        Database& database, const RunSetup& setup, const TaskRow& done) const override;
};

} // namespace tandem
