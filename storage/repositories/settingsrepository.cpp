#include "storage/repositories/settingsrepository.h"

#include "models/names.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/database/uuid.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/plainname.h"
#include "storage/repositories/repositorywords.h"

#include <QMap>

namespace tandem {

namespace {

constexpr qsizetype kLongestGuideline = 1 << 20;

QMap<QString, QString> asMap(const ProjectSettings& settings)
{
    return {
        {QStringLiteral("uuid"), settings.uuid},
        {QStringLiteral("name"), settings.name},
        {QStringLiteral("rule"), QString::number(static_cast<int>(settings.rule))},
        {QStringLiteral("adjudicator"), QString::number(static_cast<int>(settings.adjudicator))},
        {QStringLiteral("hourly_wage"), QString::number(settings.hourlyWage, 'g', 17)},
        {QStringLiteral("currency"), settings.currency},
        {QStringLiteral("guideline"), settings.guideline},
    };
}

Expected<void> check(const ProjectSettings& settings, const ProjectSettings& before)
{
    // One from before a rule of names came stays until it is changed.
    if (settings.name != before.name) {
        TANDEM_DO(plainName(settings.name));
    }
    if (!(settings.hourlyWage >= 0.0 && settings.hourlyWage <= kHighestWage))
        return failure(ErrorCode::InvalidInput,
            RepositoryWords::tr("The hourly wage must be between 0 and 100,000."),
            QString::number(settings.hourlyWage));
    if (settings.guideline.size() > kLongestGuideline)
        return failure(ErrorCode::TooLarge,
            RepositoryWords::tr("The guideline is longer than a million characters."), {},
            RepositoryWords::tr("Shorten it."));
    if (settings.name.size() > kMostNameUnits)
        return failure(ErrorCode::TooLarge,
            RepositoryWords::tr("The project's name is longer than 200 characters."), {},
            RepositoryWords::tr("Shorten it."));
    return {};
}

Expected<QHash<QString, QString>> storedSettings(Database& database)
{
    return pairsOf<QString, QString>(database, QStringLiteral("SELECT key, value FROM setting"));
}

} // namespace

Expected<ProjectSettings> SettingsRepository::load()
{
    TANDEM_TRY(values, storedSettings(m_database));
    const auto valueOf = [&](const char* key) { return values->value(QLatin1String(key)); };
    ProjectSettings settings;
    settings.uuid = valueOf("uuid");
    settings.name = valueOf("name");
    settings.rule = valueOf("rule") == QLatin1String("1") ? ConsistencyRule::Adjudication
                                                          : ConsistencyRule::Strict;
    settings.adjudicator =
        valueOf("adjudicator") == QLatin1String("1") ? Adjudicator::Pair : Adjudicator::ThirdPerson;
    settings.hourlyWage = valueOf("hourly_wage").toDouble();
    settings.currency = valueOf("currency");
    settings.guideline = valueOf("guideline");
    return settings;
}

Expected<void> SettingsRepository::save(const ProjectSettings& settings, PersonId by)
{
    TANDEM_TRY(before, load());
    TANDEM_DO(check(settings, *before));
    const bool isNew = before->uuid.isEmpty();
    if (!isNew) {
        TANDEM_DO(PeopleRepository(m_database).requireLead(by));
    }
    ProjectSettings after = settings;
    after.uuid = isNew ? newUuid() : before->uuid;
    // As they stand there: one that cannot be is written anew, too.
    TANDEM_TRY(old, storedSettings(m_database));
    const auto changed = asMap(after);
    for (auto it = changed.begin(); it != changed.end(); ++it) {
        if (!isNew && old->value(it.key()) == it.value())
            continue;
        TANDEM_DO(m_database.run(
            QStringLiteral("INSERT INTO setting (key, value) VALUES (?, ?)"
                           " ON CONFLICT (key) DO UPDATE SET value = excluded.value"),
            {it.key(), it.value()}));
        if (isNew)
            continue;
        TANDEM_DO(Journal(m_database)
                      .append(QStringLiteral("setting changed"), by, after.uuid,
                          {{QStringLiteral("key"), it.key()},
                              {QStringLiteral("from"), old->value(it.key())},
                              {QStringLiteral("to"), it.value()}}));
    }
    return {};
}

} // namespace tandem
