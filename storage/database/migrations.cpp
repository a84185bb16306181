#include "storage/database/migrations.h"

#include "storage/database/database.h"
#include "storage/database/schemasteps.h"
#include "storage/repositories/searchindex.h"

#include <QStringList>

#include <iterator>

namespace tandem {

namespace {

/// From this version on worked facts, written opinions and cases stand in the search index.
constexpr int kMoreIsSearched = 5;

} // namespace

int latestMigration()
{
    return static_cast<int>(std::size(kSchemaSteps));
}

Expected<void> runMigrations(Database& database, int from,
    const std::function<bool(qint64 done, qint64 all)>& goesOn, int to)
{
    const QStringList statements = [from, to] {
        QStringList all;
        for (int step = from; step < to; ++step)
            all += kSchemaSteps[step]();
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
