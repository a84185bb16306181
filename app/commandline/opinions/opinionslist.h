#pragma once

#include "app/commandline/json.h"
#include "models/error.h"
#include "models/people/person.h"
#include "models/rounds/samplerow.h"

namespace tandem {

class Database;
class Call;

/// What `person` may see of a sample's opinions, as JSON: their own work while the round is open,
/// every opinion with what was said of it once it is closed. With an invalid person what was
/// written stays out while the round is open.
Expected<QJsonObject> opinionsJson(Database& database, const SampleRow& row, PersonId person);

/// The same for people to read.
void printOpinions(const Json& sample, Call& call);

/// The figures of the checks as JSON.
struct OpinionFigures;
Json checkFiguresJson(const OpinionFigures& figures);

} // namespace tandem
