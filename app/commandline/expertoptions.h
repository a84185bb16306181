#pragma once

#include "models/error.h"
#include "models/expert/scores.h"
#include "storage/repositories/evaluationrepository.h"

#include <QCommandLineOption>
#include <QJsonObject>
#include <QLatin1String>
#include <QList>
#include <QString>

#include <optional>

/// What is given to "tandem expert" with options, read and checked.
namespace tandem {

class Arguments;
class Database;
struct Console;

namespace expertoption {
inline constexpr QLatin1String endpoint("endpoint");
inline constexpr QLatin1String model("model");
inline constexpr QLatin1String output("output");
inline constexpr QLatin1String texts("texts");
inline constexpr QLatin1String system("system");
inline constexpr QLatin1String firstTokens("first-tokens");
inline constexpr QLatin1String asks("asks");
inline constexpr QLatin1String cap("cap");
inline constexpr QLatin1String csv("csv");
inline constexpr QLatin1String pdf("pdf");
inline constexpr QLatin1String run("run");
inline constexpr QLatin1String source("source");
inline constexpr QLatin1String mode("mode");
inline constexpr QLatin1String documents("documents");
inline constexpr QLatin1String swapped("swapped");
inline constexpr QLatin1String seed("seed");
inline constexpr QLatin1String phrase("phrase");
inline constexpr QLatin1String person("person");
} // namespace expertoption

/// The options of all its words; which word takes which is checked by the command.
QList<QCommandLineOption> expertOptions();

/// The value of an option that `arguments` must have; a misuse where it has not.
Expected<QString> neededValue(const Arguments& arguments, QLatin1String option, Console& console);
/// The mode named with --mode, by its name for people in English or its name in result files; the
/// average where none is named.
Expected<expert::Mode> chosenMode(const Arguments& arguments, Console& console);
/// The spending cap, none where none is given.
Expected<std::optional<double>> chosenCap(const Arguments& arguments, Console& console);

/// The set named with --run or --source, or else the newest. NotFound where there is none, a misuse
/// where both are given.
Expected<EvaluationSet> chosenSet(Database& database, const Arguments& arguments, Console& console);
/// "run 3" or the file's name, for people.
QString expertSetName(const EvaluationSet& set);
/// Adds {"run", "model"} or {"source"}, for programs.
void addSetTo(QJsonObject& object, const EvaluationSet& set);

} // namespace tandem
