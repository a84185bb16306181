#pragma once

#include "projectfixture.h"

namespace tandem {

/// The studies of the project were made in 1970, so that tests can have their answers come at any
/// time since: what a rater says to be older than the study is given the time of that.
inline void makeStudiesOld(Database& database)
{
    const QString guard = QStringLiteral("study_is_fixed_id");
    const auto made = ProjectFixture::take(database.scalar(
        QStringLiteral("SELECT sql FROM sqlite_master WHERE name = '%1'").arg(guard)));
    const QStringList statements{QStringLiteral("DROP TRIGGER ") + guard,
        QStringLiteral("UPDATE study SET at = 0"), made.toString()};
    for (const QString& statement : statements)
        ProjectFixture::check(database.run(statement));
}

} // namespace tandem
