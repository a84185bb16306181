#pragma once

#include "app/commandline/call.h"
#include "app/commandline/json.h"
#include "models/error.h"
#include "models/expert/scores.h"
#include "models/results/report.h"
#include "storage/repositories/evaluationrepository.h"

#include <QLatin1String>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace tandem {

class Database;

// What stands behind "tandem expert": one command whose first word says what is done. The words
// are listed in expertcommand.cpp; each of these does one of them and has its own file or shares
// it with its neighbours.

Expected<void> runExpertRun(Call& call);
Expected<void> runExpertScore(Call& call);
Expected<void> runExpertReport(Call& call);

Expected<void> runExpertExport(Call& call);

Expected<void> runExpertList(Call& call);
Expected<void> runExpertCompare(Call& call);
Expected<void> runExpertJudges(Call& call);
Expected<void> runExpertReviews(Call& call);

Expected<void> runExpertGenerate(Call& call);
Expected<void> runExpertSelfPromotion(Call& call);
Expected<void> runExpertJudge(Call& call);

// What is given to "tandem expert" with options, read and checked.

/// The value of an option that `call` must have; a misuse where it has not.
Expected<QString> neededValue(Call& call, OptionName option);
/// The mode named with --mode, by its name for people in English or its name in result files; the
/// average where none is named.
Expected<expert::Mode> chosenMode(Call& call);

/// The set named with --run or --source, or else the newest. NotFound where there is none, a misuse
/// where both are given.
Expected<EvaluationSet> chosenSet(Database& database, Call& call);
/// The set that was asked for, or else all of them, newest first.
Expected<QList<EvaluationSet>> chosenSets(Database& database, Call& call);
/// "run 3" or the file's name, for people.
QString expertSetName(const EvaluationSet& set);
/// Adds {"run", "model"} or {"source"}, for programs.
void addSetTo(Json& object, const EvaluationSet& set);

/// What of a report says of the runs behind figures, beside the figures.
struct ExpertRuns
{
    QStringList warnings;             ///< of settings that differ; may be empty
    QList<results::Section> sections; ///< what the runs were asked to do
};
/// Of those in `sets` that these evaluations are of.
Expected<ExpertRuns> expertRunsBehind(Database& database, const QList<EvaluationSet>& sets,
    const QList<EvaluationSummary>& evaluations);
/// The report with what is said of the runs; programs are told in `fields` whether their settings
/// differ.
results::Report withExpertRuns(results::Report report, const ExpertRuns& runs, Json& fields);

} // namespace tandem
