#pragma once

#include "storage/runs/runkind.h"

namespace tandem {

/// What a predictor tells of users' futures: a subject is a summary, and each task one question
/// about its user in one of several repeats, "POSITION/REPEAT" of the question. The predictor sees
/// the summary, or that there is none, and never what the user did. Every repeat is asked by
/// itself, and so is every predictor, be it the same model. A reply that nobody can read is a
/// prediction without a choice, a miss, until one comes that can be read.
class PredictionsRun final : public RunKind
{
public:
    /// The most repeats of a run.
    static constexpr int kMostRepeats = 100;

    PredictionsRun();

    Expected<RunSelection> select(Database& database, const RunOptions& options) const override;
    Expected<void> checkNames(Database& database, const RunSetup& setup) const override;
    Expected<std::optional<RunCall>> call(
        Database& database, const RunSubject& subject, const RunSetup& setup) const override;
    Expected<RunAnswer> read(const RunCall& call, const QString& text) const override;
    Expected<RunSequel> take(Database& database, const RunSetup& setup, const RunCall& call,
        const TaskRow& done, const RunAnswer& answer) const override;

    int asks(const RunOptions& options) const override;
    /// The repeats of a question.
    QList<llm::ChatRequest> wantedAlike(const RunCall& call, const RunSetup& setup) const override;
};

/// A question to a predictor, as a task's part names it.
struct PredictionPart
{
    int position = 1; ///< of the question among those about the user, from 1
    int repeat = 1;

    /// "3/2" is the third question in the second repeat.
    QString key() const;
    static std::optional<PredictionPart> fromKey(const QString& key);
    bool operator==(const PredictionPart&) const = default;
};

} // namespace tandem
