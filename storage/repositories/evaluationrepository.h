#pragma once

#include "models/error.h"
#include "models/expert/evaluationsummary.h"
#include "models/ids.h"
#include "storage/repositories/repository.h"

#include <QDateTime>
#include <QJsonObject>
#include <QList>
#include <QSet>
#include <QString>

#include <optional>

namespace tandem {

/// One evaluation with everything that is shown of it.
struct EvaluationDetail
{
    EvaluationSummary summary;
    QString prompt;
    QString expected;
    QString generated;
    expert::Explanation explanation;
};

/// Evaluations that belong together: of one run, or of one imported file.
struct EvaluationSet
{
    RunId run;      ///< invalid for a file
    QString source; ///< the file's name; empty for a run
    QString model;  ///< the run's
    /// What the run was asked to do (runOptionsFrom()); of a file what it tells of its run, empty
    /// where it tells nothing.
    QJsonObject settings{};
    QDateTime at; ///< UTC, of the first
    qint64 evaluations = 0;
    qint64 complete = 0;
    bool operator==(const EvaluationSet&) const = default;

    /// Whether it is known what the run, or that behind the file, was asked to do.
    bool hasSettings() const { return run.isValid() || !settings.isEmpty(); }
};

/// ExPerT evaluations of outputs. Scores and counts are computed here, from the explanation alone.
class EvaluationRepository final : Repository
{
public:
    using Repository::Repository;

    /// Begins an evaluation of an output in a run, or returns the one that there is.
    Expected<EvaluationId> begin(OutputId output, RunId run);
    /// Completes an evaluation, or replaces what it says. Refused once it was reviewed;
    /// InvalidInput where the explanation does not hold together (see expert::Explanation).
    Expected<void> complete(EvaluationId id, const expert::Explanation& explanation);
    /// Adds a complete evaluation from a file. Nothing new where the same file's evaluation of this
    /// output is there with the same explanation; Refused where it says something else.
    Expected<EvaluationId> addImported(
        OutputId output, const QString& source, const expert::Explanation& explanation);

    /// The evaluation of an output in a run; none where it was not begun.
    Expected<std::optional<EvaluationId>> find(OutputId output, RunId run);
    Expected<EvaluationSummary> summary(EvaluationId id);
    Expected<EvaluationDetail> byId(EvaluationId id);
    /// What the evaluation says; empty while it is under way.
    Expected<expert::Explanation> explanation(EvaluationId id);
    /// Runs and files with evaluations, newest first.
    Expected<QList<EvaluationSet>> sets();
    /// The evaluations of one set in the order of cases, then systems. For a worker.
    Expected<QList<EvaluationSummary>> list(const EvaluationSet& set);
    /// Outputs that some run or file has scored, and those that a run which is not over will.
    Expected<QSet<OutputId>> evaluatedOutputs();
    /// Evaluations of the same case in the same set, by system; with itself.
    Expected<QList<EvaluationSummary>> ofSameCase(EvaluationId id);
    /// Whether the stored scores and counts are those that its explanation gives; for the check of
    /// a project. Corrupt or InvalidInput where the explanation cannot be read.
    Expected<bool> isAsComputed(EvaluationId id);
    /// Whether they are the scores that an earlier version gave where nothing could be read; the
    /// same errors.
    Expected<bool> isScoredUnread(EvaluationId id);

private:
    Expected<EvaluationId> insert(OutputId output, RunId run, const QString& source);
    Expected<void> store(EvaluationId id, const expert::Explanation& explanation);
    Expected<std::optional<QByteArray>> storedExplanation(EvaluationId id);
};

} // namespace tandem
