#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "storage/repositories/repository.h"

#include <QDateTime>
#include <QJsonObject>
#include <QList>
#include <QString>

#include <optional>

namespace tandem {

/// A measure's word on a system's output for a case.
struct OutputScore
{
    OutputId output;
    RunId run;                   ///< of the judge; invalid where the score was imported
    QString source;              ///< name of the imported file, or command and version of the
                                 ///< program; empty where a judge gave the score
    QString measure;             ///< "gemba", "geval", "autoeval", or the imported column's name
    std::optional<double> value; ///< finite; none where it is undefined
    QString undefined;           ///< why there is no value; empty where there is one
    QJsonObject detail{};        ///< what the value was made of; may be empty
    QDateTime at{};              ///< UTC; now where it is not valid
    bool operator==(const OutputScore&) const = default;
};

/// Scores of one measure that belong together: of one run, or of one imported file.
struct OutputScoreColumn
{
    QString measure;
    RunId run;      ///< invalid where imported
    QString source; ///< name of the file; empty where a run made the scores
    QString model;  ///< that the run asked; empty where imported
    qint64 scores = 0;
    qint64 defined = 0;     ///< of these, with a value
    QDateTime at{};         ///< of the latest one, UTC
    QJsonObject settings{}; ///< what the run was asked to do (runOptionsFrom()); empty for a file
    QJsonObject detail{};   ///< of its scores, which is alike where a program computed them; empty
                            ///< of a run
    bool operator==(const OutputScoreColumn&) const = default;
};

/// An output's place in a column, without the details.
struct ScoreCell
{
    OutputId output;
    std::optional<double> value; ///< none: undefined
    QString undefined;           ///< why
    bool operator==(const ScoreCell&) const = default;
};

/// A score with the reason that its judge gave.
struct ReasonedScore
{
    int position = 0; ///< of the case
    QString name;     ///< of the case; may be empty
    QString system;
    QString measure;
    QString source; ///< name of the file
    std::optional<double> value;
    QString reason;
    QString answer; ///< what the judge took as the output's answer; may be empty
};

/// Scores of outputs by measures that the program does not compute itself: judgements of language
/// models, and what was imported. A score is never changed: a new run adds its own. Whoever writes
/// says ScoresChanged.
class OutputScoreRepository final : Repository
{
public:
    using Repository::Repository;

    /// Adds a score. InvalidInput where it has neither a finite value nor a reason, both of them,
    /// no measure, or not exactly one of run and source; Refused where the same run or source has
    /// one by this measure for this output, unless it says the same (then nothing is added and the
    /// answer is false).
    Expected<bool> add(const OutputScore& score);

    /// Which measures there are scores of, of which runs and files: imported ones first by measure
    /// and file, then runs from the earliest to the latest.
    Expected<QList<OutputScoreColumn>> columns();
    /// The values of a column (its measure, run and source count) by the order of cases, then
    /// systems.
    Expected<QList<ScoreCell>> cells(const OutputScoreColumn& column);
    /// A run's scores with their details, in the order in which they came.
    Expected<QList<OutputScore>> ofRun(RunId run);
    /// The imported scores that have a reason, by measure and file, in the order of cases, then
    /// systems; of one measure, or of all where it is empty.
    Expected<QList<ReasonedScore>> reasons(const QString& measure = {});
};

} // namespace tandem
