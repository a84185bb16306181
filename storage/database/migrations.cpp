#include "storage/database/migrations.h"

#include "storage/database/database.h"
#include "storage/database/schemasteps.h"

#include <QStringList>

namespace tandem {

namespace {

const QList<QStringList>& migrationSteps()
{
    static const QList<QStringList> steps{
        schemaVersion1(), schemaVersion2(), schemaVersion3(), schemaVersion4(), schemaVersion5()};
    return steps;
}

} // namespace

int latestMigration()
{
    return static_cast<int>(migrationSteps().size());
}

Expected<void> runMigrations(Database& database, int from)
{
    for (int step = from; step < latestMigration(); ++step) {
        for (const QString& statement : migrationSteps().at(step)) {
            if (auto ran = database.run(statement); !ran)
                return ran;
        }
    }
    return database.run(QStringLiteral("PRAGMA user_version = %1").arg(latestMigration()));
}

} // namespace tandem
