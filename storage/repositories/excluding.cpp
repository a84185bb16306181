#include "storage/repositories/excluding.h"

#include "storage/database/database.h"
#include "storage/database/rows.h"
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

const Kind& asideKind(const Asideable& thing)
{
    return std::holds_alternative<SampleId>(thing) ? kSampleKind : kCaseKind;
}

qint64 asideRow(const Asideable& thing)
{
    return std::visit([](auto id) { return id.value; }, thing);
}

const auto asideFrom = into(&Excluded::by, &Excluded::at, &Excluded::reason);

Expected<void> appendAsideDecision(
    Database& database, const Asideable& thing, bool aside, const QString& reason, PersonId by)
{
    // The latest row counts, whatever the clock says.
    return database.run(
        QStringLiteral("INSERT INTO setting_aside (uuid, %1_id, aside, reason, person_id, at)"
                       " SELECT ?, ?, ?, ?, ?, max(?, coalesce(max(at) + 1, 0))"
                       " FROM setting_aside WHERE %1_id = ?")
            .arg(asideKind(thing).name),
        {newUuid(), asideRow(thing), aside, reason, by, QDateTime::currentMSecsSinceEpoch(),
            asideRow(thing)});
}

Expected<QList<AsideEntry>> entries(Database& database, const Kind& kind)
{
    return rowsOf(database,
        QStringLiteral(
            "SELECT t.id, t.position, t.%1, a.person_id, a.at, a.reason, a.at IS NOT NULL"
            " FROM %2 t LEFT JOIN %3_set_aside a ON a.%3_id = t.id ORDER BY t.position")
            .arg(kind.title, kind.table, kind.name),
        {}, [&kind](Statement& row) {
            AsideEntry entry;
            if (const auto id = row.take<qint64>(); &kind == &kCaseKind)
                entry.thing = CaseId{id};
            else
                entry.thing = SampleId{id};
            row.read(entry.position, entry.name);
            const Excluded aside = asideFrom(row);
            if (row.take<bool>())
                entry.aside = aside;
            return entry;
        });
}

/// The rows that say how each thing is, in their order.
using LatestAside = QList<std::optional<qint64>>;

Error changedAside(bool aside)
{
    return {ErrorCode::Refused,
        aside ? RepositoryWords::tr("It has been excluded and included again since.")
              : RepositoryWords::tr("It has been included and excluded again since."),
        {}, {}, {}};
}

/// It is taken back only where `written` still says how things are; where that is empty, nothing
/// was written before.
Write asideWriteAfter(const QList<Asideable>& things, bool aside, const QStringList& reasons,
    PersonId by, const LatestAside& written)
{
    return [=](Database& database) -> Expected<Written> {
        SettingAside setting(database);
        QStringList before;
        LatestAside rows;
        for (qsizetype i = 0; i < things.size(); ++i) {
            TANDEM_TRY(was, setting.of(things.at(i)));
            TANDEM_TRY(latest, setting.latest(things.at(i)));
            // Where it is already as it is to be, that is what is said.
            if (!written.isEmpty() && *latest != written.at(i) && was->has_value() != aside)
                return failure(changedAside(aside));
            before.append(*was ? (*was)->reason : reasons.value(i));
            TANDEM_DO(aside ? setting.exclude(things.at(i), reasons.value(i), by)
                            : setting.bringBack(things.at(i), by));
            TANDEM_TRY(now, setting.latest(things.at(i)));
            rows.append(*now);
        }
        // Whatever is counted or listed may differ.
        return Written(EverythingChanged(), asideWriteAfter(things, !aside, before, by, rows));
    };
}

} // namespace

Expected<std::optional<Excluded>> SettingAside::changeable(const Asideable& thing, PersonId by)
{
    if (by.isValid()) {
        TANDEM_DO(PeopleRepository(m_database).requireLead(by));
    }
    TANDEM_TRY(
        there, isAny(m_database,
                   QStringLiteral("SELECT 1 FROM %1 WHERE id = ?").arg(asideKind(thing).table),
                   {asideRow(thing)}));
    if (!*there)
        return failure(notInProject(RepositoryWords::tr("It is not in the project.")));
    return of(thing);
}

Expected<void> SettingAside::exclude(const Asideable& thing, const QString& reason, PersonId by)
{
    if (reason.size() > kSettingAsideLongestReason)
        return failure(ErrorCode::InvalidInput,
            RepositoryWords::tr("A reason can have at most 1,000 characters."));
    TANDEM_TRY(before, changeable(thing, by));
    if (*before)
        return failure(ErrorCode::Refused, RepositoryWords::tr("It is already excluded."));
    return appendAsideDecision(m_database, thing, true, reason.trimmed(), by);
}

Expected<void> SettingAside::bringBack(const Asideable& thing, PersonId by)
{
    TANDEM_TRY(before, changeable(thing, by));
    if (!*before)
        return failure(ErrorCode::Refused, RepositoryWords::tr("It is not excluded."));
    return appendAsideDecision(m_database, thing, false, QString(), by).and_then([&] {
        return RunTasks(m_database).pauseEndedWithOpenTasks();
    });
}

Expected<std::optional<Excluded>> SettingAside::of(const Asideable& thing)
{
    return firstRow(m_database,
        QStringLiteral("SELECT person_id, at, reason FROM %1_set_aside WHERE %1_id = ?")
            .arg(asideKind(thing).name),
        {asideRow(thing)}, asideFrom);
}

Expected<std::optional<qint64>> SettingAside::latest(const Asideable& thing)
{
    return firstRow(m_database,
        QStringLiteral("SELECT id FROM setting_aside WHERE %1_id = ? ORDER BY at DESC, uuid DESC")
            .arg(asideKind(thing).name),
        {asideRow(thing)}, [](Statement& row) { return row.take<qint64>(); });
}

Expected<qint64> SettingAside::changes()
{
    return valueOf<qint64>(m_database, QStringLiteral("SELECT count(*) FROM setting_aside"));
}

Expected<QList<int>> SettingAside::samplePositions()
{
    return valuesOf<int>(
        m_database, QStringLiteral("SELECT s.position FROM sample_set_aside a JOIN sample s"
                                   " ON s.id = a.sample_id ORDER BY s.position"));
}

Expected<QStringList> SettingAside::sampleReasons()
{
    return valuesOf<QString>(
        m_database, QStringLiteral("SELECT reason FROM sample_set_aside ORDER BY at, sample_id"));
}

Expected<QList<AsideEntry>> SettingAside::samples()
{
    return entries(m_database, kSampleKind);
}

Expected<QList<AsideEntry>> SettingAside::cases()
{
    return entries(m_database, kCaseKind);
}

Write asideWrite(
    const QList<Asideable>& things, bool aside, const QStringList& reasons, PersonId by)
{
    return asideWriteAfter(things, aside, reasons, by, {});
}

} // namespace tandem
