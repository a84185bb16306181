#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/results/report.h"
#include "storage/database/sqlvalue.h"

#include <QJsonArray>
#include <QList>
#include <QString>
#include <QStringList>

namespace tandem {

class Database;

namespace usersum {
struct UsersumData;
}

/// The runs that results come from, so that a report can say what they were asked to do.
struct RunsBehind
{
    QString ids;              ///< SQL that selects their ids; empty: of none
    SqlValues arguments = {}; ///< of the SQL
    /// SQL that selects names of imported results of ExPerT, with the same arguments: of the runs
    /// that these tell of, too; empty: of no file.
    QString files = {};
};

/// Behind what this verifier says of systems on the benchmark (all verifiers where it is empty):
/// what made the benchmark's facts, the outputs, and the judgments.
RunsBehind runsBehindSystems(const QString& verifier);
/// Behind these evaluations: what evaluated, and what generated the outputs. Of imported ones it is
/// known what their file tells, here and below.
RunsBehind runsBehindEvaluations(const QList<EvaluationId>& evaluations);
/// Behind what could be shown of cases and of users' summaries.
struct ShownItems
{
    QStringList cases;     ///< by name
    QStringList systems;   ///< whose outputs of these; empty: of all
    QStringList summaries; ///< by their ids
    qint64 until = 0;      ///< ms since 1970: what was said of outputs later was not shown
};
/// What generated the outputs, evaluated them and gave them scores, and what summarized.
RunsBehind runsBehindItems(const ShownItems& items);
/// Behind the scores of these outputs: what generated the outputs and what gave them scores, with
/// `isEvaluated` also what evaluated them.
RunsBehind runsBehindOutputs(const QList<OutputId>& outputs, bool isEvaluated);
/// Behind a pairwise judge's choices in a run: that, and what generated the outputs.
RunsBehind runsBehindPairs(RunId run);
/// Behind a judge's scores from a run: that, and what generated the outputs.
RunsBehind runsBehindScores(RunId run);
/// Behind figures of the summarizers of a log: what summarized, predicted, and gave the summaries
/// values.
RunsBehind runsBehindSummarizers(const usersum::UsersumData& data);

/// What heads what runs were asked to do; translated.
QString runSettingsTitle();
/// What runs were asked to do, a translated sentence for each, and the same only once; without runs
/// of kinds that this version does not know.
Expected<QStringList> runSettingSentences(Database& database, const RunsBehind& runs);
/// The same for programs, and for files that tell of results: [{"kind", "model", "settings":
/// {"asks": 3}}].
Expected<QJsonArray> runSettingsJson(Database& database, const RunsBehind& runs);
/// What such a file says, in sentences.
QStringList runSettingSentences(const QJsonArray& runs);
/// The same as runSettingsJson() would have it, to be kept with what was read; at most 1,000 runs.
QJsonArray runSettingsTold(const QJsonArray& runs);
/// These below a heading, for people who read a report outside of the window; empty without any.
QList<results::Section> runSettingSections(const QStringList& sentences);
/// The same, and for programs runSettingsJson() as "run_settings".
Expected<QList<results::Section>> runSettingSections(Database& database, const RunsBehind& runs);

} // namespace tandem
