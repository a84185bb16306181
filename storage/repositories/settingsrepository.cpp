#include "storage/repositories/settingsrepository.h"

#include "storage/database/database.h"
#include "storage/database/statement.h"
#include "storage/database/uuid.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/repositorywords.h"

#include <QMap>

namespace tandem {

namespace {

constexpr double kHighestWage = 100'000.0;
constexpr qsizetype kLongestGuideline = 1 << 20;
constexpr qsizetype kSettingsLongestName = 200;

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

Expected<void> check(const ProjectSettings& settings)
{
    if (!(settings.hourlyWage >= 0.0 && settings.hourlyWage <= kHighestWage))
        return failure(ErrorCode::InvalidInput,
            RepositoryWords::tr("The hourly wage must be between 0 and 100,000."),
            QString::number(settings.hourlyWage));
    if (settings.guideline.size() > kLongestGuideline)
        return failure(ErrorCode::TooLarge,
            RepositoryWords::tr("The guideline is longer than a million characters."), {},
            RepositoryWords::tr("Shorten it."));
    if (settings.name.size() > kSettingsLongestName)
        return failure(ErrorCode::TooLarge,
            RepositoryWords::tr("The project's name is longer than 200 characters."), {},
            RepositoryWords::tr("Shorten it."));
    return {};
}

} // namespace

Expected<ProjectSettings> SettingsRepository::load()
{
    QMap<QString, QString> stored;
    Statement rows(m_database, QStringLiteral("SELECT key, value FROM setting"));
    while (rows.next())
        stored.insert(rows.text(0), rows.text(1));
    ProjectSettings settings;
    settings.uuid = stored.value(QStringLiteral("uuid"));
    settings.name = stored.value(QStringLiteral("name"));
    settings.rule = stored.value(QStringLiteral("rule")) == QLatin1String("1")
                        ? ConsistencyRule::Adjudication
                        : ConsistencyRule::Strict;
    settings.adjudicator = stored.value(QStringLiteral("adjudicator")) == QLatin1String("1")
                               ? Adjudicator::Pair
                               : Adjudicator::ThirdPerson;
    settings.hourlyWage = stored.value(QStringLiteral("hourly_wage")).toDouble();
    settings.currency = stored.value(QStringLiteral("currency"));
    settings.guideline = stored.value(QStringLiteral("guideline"));
    return rows.result(settings);
}

Expected<void> SettingsRepository::save(const ProjectSettings& settings, PersonId by)
{
    TANDEM_DO(check(settings));
    TANDEM_TRY(before, load());
    const bool isNew = before->uuid.isEmpty();
    if (!isNew) {
        TANDEM_DO(PeopleRepository(m_database).requireLead(by));
    }
    ProjectSettings after = settings;
    after.uuid = isNew ? newUuid() : before->uuid;
    const auto old = asMap(*before);
    const auto changed = asMap(after);
    for (auto it = changed.begin(); it != changed.end(); ++it) {
        if (!isNew && old.value(it.key()) == it.value())
            continue;
        TANDEM_DO(m_database.run(
            QStringLiteral("INSERT INTO setting (key, value) VALUES (?, ?)"
                           " ON CONFLICT (key) DO UPDATE SET value = excluded.value"),
            {it.key(), sqlText(it.value())}));
        if (isNew)
            continue;
        TANDEM_DO(Journal(m_database)
                      .append(QStringLiteral("setting changed"), by, after.uuid,
                          {{QStringLiteral("key"), it.key()},
                              {QStringLiteral("from"), old.value(it.key())},
                              {QStringLiteral("to"), it.value()}}));
    }
    return {};
}

} // namespace tandem
