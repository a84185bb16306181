#include "storage/runs/makercheck.h"

#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/repositories/repositorywords.h"
#include "storage/runs/runkind.h"

namespace tandem {

namespace {

/// A run that made, or may still make, something by the same name.
struct OtherRun
{
    QString model;
    QJsonObject settings;
    bool hasMade = false;
};

Expected<QList<OtherRun>> otherRuns(Database& database, const RunKind& kind, const QString& name)
{
    return rowsOf(database,
        QStringLiteral(
            "WITH made(run_id) AS (%1) SELECT r.model, r.settings,"
            " r.id IN (SELECT run_id FROM made WHERE run_id IS NOT NULL) AS has_made FROM llm_run r"
            " WHERE has_made OR (r.kind = ?2 AND r.state < ?3) ORDER BY r.id DESC")
            .arg(kind.madeBySql),
        {name, QLatin1String(kind.key), RunState::Ended},
        into(&OtherRun::model, &OtherRun::settings, &OtherRun::hasMade));
}

} // namespace

tl::unexpected<Error> nameIsTaken(const RunSetup& setup, const QString& why)
{
    return failure(
        ErrorCode::Refused, why, {}, RepositoryWords::tr(makerWords(setup.kind->maker).rename));
}

Expected<void> checkMaker(Database& database, const RunSetup& setup)
{
    const RunKind& kind = *setup.kind;
    if (kind.maker == Maker::None)
        return {};
    const QString name = kind.makerName(setup.options);
    const MakerWords& words = makerWords(kind.maker);
    TANDEM_DO(checkMakerName(kind.maker, name));
    TANDEM_DO(kind.checkName(database, setup));
    if (!kind.importedSql.isEmpty()) {
        TANDEM_TRY(isImported, isAny(database, kind.importedSql, {name}));
        if (*isImported)
            return nameIsTaken(setup, RepositoryWords::tr(words.imported).arg(name));
    }
    if (kind.madeBySql.isEmpty())
        return {};
    TANDEM_TRY(others, otherRuns(database, kind, name));
    for (const OtherRun& other : *others) {
        const RunOptions options = runOptionsFrom(other.settings);
        if (!other.hasMade && kind.makerName(options) != name)
            continue;
        if (other.model != setup.model)
            return nameIsTaken(
                setup, RepositoryWords::tr(words.byModel).arg(name, other.model, setup.model));
        if (const QString why = kind.otherWay(setup.options, options); !why.isEmpty())
            return nameIsTaken(setup, why);
    }
    return {};
}

} // namespace tandem
