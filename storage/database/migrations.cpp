#include "storage/database/migrations.h"

#include "storage/database/database.h"
#include "storage/database/schemasteps.h"
#include "storage/repositories/searchindex.h"

#include <QStringList>

namespace tandem {

namespace {

/// From this version on worked facts, written opinions and cases stand in the search index.
constexpr int kMoreIsSearched = 5;

const QList<QStringList>& migrationSteps()
{
    static const QList<QStringList> steps{schemaVersion1(), schemaVersion2(), schemaVersion3(),
        schemaVersion4(), schemaVersion5(), schemaVersion6(), schemaVersion7(), schemaVersion8(),
        schemaVersion9(), schemaVersion10(), schemaVersion11(), schemaVersion12()};
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
        TANDEM_DO(database.run(statements.at(i)));
    }
    if (from < kMoreIsSearched && to >= kMoreIsSearched) {
        TANDEM_DO(SearchIndex(database).addWhatVersion4LeftOut());
    }
    return database.run(QStringLiteral("PRAGMA user_version = %1").arg(to));
}

} // namespace tandem
