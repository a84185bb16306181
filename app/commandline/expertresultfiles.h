#pragma once

#include "models/error.h"
#include "storage/project/resultexport.h"

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <optional>

/// The two files of a result as commands write them.
namespace tandem {

class Arguments;
struct Console;

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
Expected<ResultPaths> resultPaths(
    const Arguments& arguments, const QStringList& inputs, Console& console);

/// Writes the evaluations of a set, or those of one system.
Expected<WrittenResult> writeResult(Database& database, const EvaluationSet& set,
    const std::optional<QString>& system, const ResultPaths& paths, const Progress& progress);

/// {"file", "texts", "cases", "left_out", "collapsed_aspects", "messages"}.
QJsonObject resultJson(const WrittenResult& written, const ResultPaths& paths);
/// What was written, and what was left out.
void printResult(const WrittenResult& written, const ResultPaths& paths, Console& console);

} // namespace tandem
