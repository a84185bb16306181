#pragma once

#include "models/error.h"
#include "models/expert/explanation.h"
#include "models/expert/scores.h"
#include "storage/formats/openfile.h"

#include <QJsonArray>
#include <QList>
#include <QString>

#include <functional>

namespace tandem {

/// A number of a result file that is not what its match tables give.
struct ScoreDifference
{
    qint64 caseIndex = 0; ///< from 0; -1 of the averages
    QString name;         ///< by the reference, e.g. "content_only_f1"
    double inFile = 0.0;
    double computed = 0.0;
};

/// What a result file says beside its explanations, and how its scores compare with its tables.
struct ResultFigures
{
    qint64 cases = 0;
    QList<expert::Scores> computed; ///< of each case, from its match tables
    expert::Scores average;         ///< of `computed`; all 0 without cases
    bool hasScores = false;         ///< whether the file has numbers of its own
    qint64 numbersCompared = 0;
    qint64 differing = 0;               ///< how many of them differ by more than 1e-9
    QList<ScoreDifference> differences; ///< the first 1,000 of these, averages last
    qint64 casesWithRemarks = 0;
};

/// Takes the explanation of a case by its position from 0; an error ends the reading and is handed
/// on as it is.
using ExplanationSink =
    std::function<Expected<void>(expert::Explanation&& explanation, qint64 caseIndex)>;

/// Reads a result file of expert_score (the package's version 0.0.1; `average_scores`,
/// `per_query_scores` and `per_query_explanations` in any order, one case in memory at a time).
/// Aspects are taken in the order of their lists. The tables `recall` and `precision` are keyed by
/// title, so:
/// - of several aspects of one title the first one counts, the others do not;
/// - an aspect without an entry does not count;
/// - an entry whose title no aspect has becomes an aspect without evidence, in the table's order;
/// - a `matched_aspect` that no aspect has stays as `otherTitle`;
/// each with a remark in the explanation. Yes and no are taken as Python's truth of a value, as
/// expert_score does: the text "false" counts as yes, with a remark. A key `is_matched` beside
/// `matched`, which expert_score adds where no reply could be read, changes nothing and is remarked
/// on; a verdict that is missing counts as no and is a fault. `evidence` may be one text; a key
/// twice in a table counts as written last. `reason` beside `matched`, which writeExpertResult()
/// adds, is read back, and so is `run_settings`: into `runs` before the explanations, where it
/// stands before them; other keys are ignored.
/// Errors: Unreadable, Cancelled, TooLarge (limits.h, for each case), InvalidInput with the place:
/// not such a file, no `per_query_explanations`, a wrong type, another number of scores than cases.
Expected<ResultFigures> readExpertResult(const Input& input, const ExplanationSink& sink,
    const ReadProgress& progress = {}, QJsonArray* runs = nullptr);

/// The 15 names in the reference's order: MODE_recall, MODE_precision, MODE_f1 for each mode.
QStringList scoreNames();
/// The number that scoreNames() has at `index`.
double scoreAt(const expert::Scores& scores, qsizetype index);

} // namespace tandem
