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

Expected<void> runMigrations(Database& database, int from,
    const std::function<bool(qint64 done, qint64 all)>& goesOn, int to)
{
    const QStringList statements = [from, to] {
        QStringList all;
        for (int step = from; step < to; ++step)
            all += migrationSteps().at(step);
        return all;
    }();
    for (qsizetype i = 0; i < statements.size(); ++i) {
        if (goesOn && !goesOn(i, statements.size()))
            return failure(ErrorCode::Cancelled, {});
        if (auto ran = database.run(statements.at(i)); !ran)
            return ran;
    }
    return database.run(QStringLiteral("PRAGMA user_version = %1").arg(to));
}

} // namespace tandem
