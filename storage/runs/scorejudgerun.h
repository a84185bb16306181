#pragma once

#include "models/metrics/judges.h"
#include "storage/runs/runkind.h"

namespace tandem {

/// The kind of runs that this judge gives its scores in.
RunKindId judgeRunKind(metrics::Judge judge);

/// A judge's score of every output (metrics::Judge): a subject is an output. GEMBA and AutoEval ask
/// once, in a task without a part. G-Eval asks for samples, in the parts "sample/0", "sample/1"
/// ..., or first, in the part "probabilities", for one answer with the probabilities of its tokens;
/// where that brings none, samples follow ("plain/0" ... where the server has none to give, and
/// then it is not asked for them again). The score is stored once the last task is done.
class ScoreJudgeRun final : public RunKind
{
public:
    explicit ScoreJudgeRun(metrics::Judge judge);

    Expected<RunSelection> select(Database& database, const RunOptions& options) const override;
    /// None for a case without the text that the judge needs: its score is undefined.
    Expected<std::optional<RunCall>> call(
        Database& database, const RunSubject& subject, const RunSetup& setup) const override;
    Expected<RunAnswer> read(const RunCall& call, const QString& text) const override;
    Expected<RunSequel> take(Database& database, const RunSetup& setup, const RunCall& call,
        const TaskRow& done, const RunAnswer& answer) const override;

    int asks(const RunOptions& options) const override;
    /// At temperature 0 asking again takes a little more of it each time; at 1 it is another draw.
    void setSample(llm::ChatRequest& request, int sample) const override;
    /// The samples of an output.
    QList<llm::ChatRequest> wantedAlike(const RunCall& call, const RunSetup& setup) const override;
    LaterCalls laterCalls(
        const RunCall& call, const RunSetup& setup, const QString& answer) const override;

private:
    Expected<RunSequel> afterProbabilities(Database& database, const RunSetup& setup,
        const TaskRow& done, const RunAnswer& answer) const;
    Expected<RunSequel> storeIfDone(
        Database& database, const RunSetup& setup, OutputId output) const;
    Expected<RunSequel> store(Database& database, const RunSetup& setup, OutputId output,
        const metrics::JudgedScore& judged) const;

    const metrics::Judge m_judge;
};

} // namespace tandem
