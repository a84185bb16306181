#include "storage/repositories/settingaside.h"

#include "storage/database/database.h"
#include "storage/database/statement.h"
#include "storage/database/uuid.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/runrepository.h"
#include "storage/repositories/runtasks.h"

namespace tandem {

namespace {

constexpr qsizetype kSettingAsideLongestReason = 1000;

/// The two kinds of things, as the schema names them.
struct Kind
{
    QLatin1String name; ///< of the column and the views
    QLatin1String table;
    QLatin1String title; ///< the column
};
const Kind kSampleKind{QLatin1String("sample"), QLatin1String("sample"), QLatin1String("title")};
const Kind kCaseKind{QLatin1String("case"), QLatin1String("text_case"), QLatin1String("name")};

Expected<std::optional<SetAside>> current(Database& database, const Kind& kind, qint64 id)
{
    Statement row(database,
        QStringLiteral("SELECT person_id, at, CAST(reason AS BLOB) FROM %1_set_aside"
                       " WHERE %1_id = ?")
            .arg(kind.name),
        {id});
    std::optional<SetAside> found;
    if (row.next())
        found = SetAside{PersonId{row.integer(0)},
            QDateTime::fromMSecsSinceEpoch(row.integer(1), Qt::UTC), row.exactText(2)};
    return row.result(found);
}

Expected<void> checkExists(Database& database, const Kind& kind, qint64 id)
{
    TANDEM_TRY(there,
        database.scalar(QStringLiteral("SELECT 1 FROM %1 WHERE id = ?").arg(kind.table), {id}));
    if (!there->isValid())
        return failure(ErrorCode::NotFound, RepositoryWords::tr("It is not in the project."));
    return {};
}

Expected<void> appendAsideDecision(
    Database& database, const Kind& kind, qint64 id, bool aside, const QString& reason, PersonId by)
{
    // The latest row counts, whatever the clock says.
    return database.run(
        QStringLiteral("INSERT INTO setting_aside (uuid, %1_id, aside, reason, person_id, at)"
                       " SELECT ?, ?, ?, CAST(? AS TEXT), ?, max(?, coalesce(max(at) + 1, 0))"
                       " FROM setting_aside WHERE %1_id = ?")
            .arg(kind.name),
        {newUuid(), id, aside ? 1 : 0, sqlExactText(reason),
            by.isValid() ? QVariant(by.value) : QVariant(), QDateTime::currentMSecsSinceEpoch(),
            id});
}

Expected<QList<AsideEntry>> entries(Database& database, const Kind& kind)
{
    Statement rows(
        database, QStringLiteral("SELECT t.id, t.position, CAST(t.%1 AS BLOB), a.at, a.person_id,"
                                 " CAST(a.reason AS BLOB) FROM %2 t LEFT JOIN %3_set_aside a"
                                 " ON a.%3_id = t.id ORDER BY t.position")
                      .arg(kind.title, kind.table, kind.name));
    QList<AsideEntry> found;
    while (rows.next()) {
        AsideEntry entry{
            rows.integer(0), static_cast<int>(rows.integer(1)), rows.exactText(2), std::nullopt};
        if (const auto at = rows.optionalInteger(3))
            entry.aside = SetAside{PersonId{rows.integer(4)},
                QDateTime::fromMSecsSinceEpoch(*at, Qt::UTC), rows.exactText(5)};
        found.append(entry);
    }
    return rows.result(found);
}

/// Where a project has leads, it is one of them who does it.
Expected<void> mayDo(Database& database, PersonId by)
{
    return by.isValid() ? PeopleRepository(database).requireLead(by) : Expected<void>();
}

Expected<void> putAside(
    Database& database, const Kind& kind, qint64 id, const QString& reason, PersonId by)
{
    if (reason.size() > kSettingAsideLongestReason)
        return failure(
            ErrorCode::InvalidInput, RepositoryWords::tr("A reason has at most 1,000 characters."));
    TANDEM_TRY(before,
        mayDo(database, by).and_then([&] { return checkExists(database, kind, id); }).and_then([&] {
            return current(database, kind, id);
        }));
    if (*before)
        return failure(ErrorCode::Refused, RepositoryWords::tr("It is set aside already."));
    return appendAsideDecision(database, kind, id, true, reason.trimmed(), by);
}

Expected<void> takeBack(Database& database, const Kind& kind, qint64 id, PersonId by)
{
    TANDEM_TRY(before,
        mayDo(database, by).and_then([&] { return checkExists(database, kind, id); }).and_then([&] {
            return current(database, kind, id);
        }));
    if (!*before)
        return failure(ErrorCode::Refused, RepositoryWords::tr("It is not set aside."));
    return appendAsideDecision(database, kind, id, false, QString(), by).and_then([&] {
        return RunTasks(database).pauseEndedWithOpenTasks();
    });
}

} // namespace

Expected<void> SettingAside::setAside(SampleId sample, const QString& reason, PersonId by)
{
    return putAside(m_database, kSampleKind, sample.value, reason, by);
}

Expected<void> SettingAside::setAside(CaseId textCase, const QString& reason, PersonId by)
{
    return putAside(m_database, kCaseKind, textCase.value, reason, by);
}

Expected<void> SettingAside::bringBack(SampleId sample, PersonId by)
{
    return takeBack(m_database, kSampleKind, sample.value, by);
}

Expected<void> SettingAside::bringBack(CaseId textCase, PersonId by)
{
    return takeBack(m_database, kCaseKind, textCase.value, by);
}

Expected<std::optional<SetAside>> SettingAside::of(SampleId sample)
{
    return current(m_database, kSampleKind, sample.value);
}

Expected<std::optional<SetAside>> SettingAside::of(CaseId textCase)
{
    return current(m_database, kCaseKind, textCase.value);
}

Expected<qint64> SettingAside::changes()
{
    return m_database.scalar(QStringLiteral("SELECT count(*) FROM setting_aside"))
        .map([](const QVariant& count) { return count.toLongLong(); });
}

Expected<QList<int>> SettingAside::samplePositions()
{
    Statement rows(
        m_database, QStringLiteral("SELECT s.position FROM sample_set_aside a JOIN sample s"
                                   " ON s.id = a.sample_id ORDER BY s.position"));
    QList<int> found;
    while (rows.next())
        found.append(static_cast<int>(rows.integer(0)));
    return rows.result(found);
}

Expected<QList<AsideEntry>> SettingAside::samples()
{
    return entries(m_database, kSampleKind);
}

Expected<QList<AsideEntry>> SettingAside::cases()
{
    return entries(m_database, kCaseKind);
}

} // namespace tandem
