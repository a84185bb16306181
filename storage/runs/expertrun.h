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
    QString key() const override { return QStringLiteral("expert"); }
    QString name() const override;
    QString promptKey() const override { return QStringLiteral("extract-aspects"); }
    QStringList promptKeys() const override;
    Expected<RunSelection> select(Database& database, const RunOptions& options) const override;
    Expected<void> made(
        Database& database, RunId run, const RunSelection& selection) const override;
    Expected<std::optional<RunCall>> call(
        Database& database, const RunSubject& subject, const RunSetup& setup) const override;
    /// Texts are never changed, nor are aspects and matches once they are in.
    bool mayChangeMeanwhile() const override { return false; }
    Expected<void> check(const RunCall& call, const QString& text) const override;
    Expected<What> apply(Database& database, const RunCall& call, const RunSetup& setup,
        ReplyId reply, const QString& text) const override;

    int asks(const RunOptions& options) const override;
    void setSample(llm::ChatRequest& request, int sample) const override;
    bool asksTheSameAgain() const override { return false; }
    bool takesUnreadable() const override { return true; }
    bool growsMeanwhile() const override { return true; }
    Expected<RunSequel> follow(
        Database& database, const RunSetup& setup, const TaskRow& done) const override;
    LaterCalls laterCalls(
        const RunCall& call, const RunSetup& setup, const QString& answer) const override;
};

} // namespace tandem
