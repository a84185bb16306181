#pragma once

#include "models/error.h"
#include "storage/project/demowork.h"

#include <QString>

namespace tandem {

class Database;

/// The files of the demo's benchmark, of what systems made of it, and of what was said of
/// that.
struct DemoSystems
{
    QString benchmark = QStringLiteral(":/tandem/sample/benchmark.json");
    QString outputs = QStringLiteral(":/tandem/sample/outputs.jsonl");
    QString systems = QStringLiteral(":/tandem/sample/systems.json");
};

/// Adds what two systems made of the samples of the benchmark, which stand from `firstPosition` on,
/// with a judge's verdicts and what the annotators say of some of these. Inside the caller's
/// transaction.
Expected<void> addDemoSystems(
    Database& database, const DemoSystems& files, int firstPosition, const DemoPeople& cast);

} // namespace tandem
