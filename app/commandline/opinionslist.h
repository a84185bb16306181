#pragma once

#include "models/error.h"
#include "models/people/person.h"
#include "models/rounds/samplerow.h"

#include <QJsonObject>

namespace tandem {

class Database;
struct Console;

/// What `person` may see of a sample's opinions, as JSON: their own work while the round is open,
/// every opinion with what was said of it once it is closed. With an invalid person what was
/// written stays out while the round is open.
Expected<QJsonObject> opinionsJson(Database& database, const SampleRow& row, PersonId person);

/// The same for people to read.
void printOpinions(const QJsonObject& sample, Console& console);

/// The figures of the checks as JSON.
struct OpinionFigures;
QJsonObject checkFiguresJson(const OpinionFigures& figures);

} // namespace tandem
