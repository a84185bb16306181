#pragma once

#include "app/commandline/json.h"
#include "models/error.h"
#include "storage/project/resultexport.h"

#include <QString>
#include <QStringList>

#include <optional>

/// The two files of a result as commands write them.
namespace tandem {

class Call;

/// Where a result goes.
struct ResultPaths
{
    QString result;
    QString texts;
};

/// What was written.
using WrittenResult = ResultExport;

/// The files named with --output and --texts. A misuse where there is no --output; Refused where
/// one of them is a project or one of `inputs`, or cannot be written: better before the work than
/// after.
Expected<ResultPaths> resultPaths(Call& call, const QStringList& inputs);

/// Writes the evaluations of a set, or those of one system.
Expected<WrittenResult> writeResult(Database& database, const EvaluationSet& set,
    const std::optional<QString>& system, const ResultPaths& paths, const Progress& progress);

/// {"file", "texts", "cases", "left_out", "collapsed_aspects"}.
Json resultJson(const WrittenResult& written, const ResultPaths& paths);
/// Says what was written, and what was left out; `json` for programs.
Expected<void> tellResult(
    const Json& json, const WrittenResult& written, const ResultPaths& paths, Call& call);

} // namespace tandem
