#include "storage/repositories/habitsettings.h"

#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/repositorywords.h"

#include <array>
#include <utility>

namespace tandem {

namespace {

/// Under which key a limit is stored; 0 stands for a rule that is off.
constexpr std::array<std::pair<QLatin1String, std::optional<double> HabitRules::*>, 2> kLimits{
    {{QLatin1String("quick_seconds"), &HabitRules::secondsPerItem},
        {QLatin1String("one_answer_share"), &HabitRules::straightLining}}};

QString limitText(const std::optional<double>& limit)
{
    return QString::number(limit.value_or(0.0), 'g', 17);
}

} // namespace

Expected<HabitRules> habitRules(Database& database)
{
    TANDEM_TRY(values,
        pairsOf<QString, QString>(database, QStringLiteral("SELECT key, value FROM setting")));
    HabitRules rules;
    for (const auto& [key, limit] : kLimits) {
        const auto stored = values->constFind(key);
        if (stored == values->constEnd())
            continue; // as it is at first
        const double value = stored->toDouble();
        rules.*limit = value > 0.0 ? std::optional(value) : std::nullopt;
    }
    return rules;
}

Expected<void> saveHabitRules(Database& database, const HabitRules& rules, PersonId by)
{
    if (rules.secondsPerItem.value_or(1.0) <= 0.0 || rules.straightLining.value_or(1.0) <= 0.0 ||
        rules.straightLining.value_or(1.0) > 1.0)
        return failure(ErrorCode::InvalidInput,
            RepositoryWords::tr("A limit must be above 0, and a share at most 1."));
    TANDEM_DO(PeopleRepository(database).requireLead(by));
    TANDEM_TRY(before, habitRules(database));
    TANDEM_TRY(uuid,
        valueOf<QString>(database, QStringLiteral("SELECT value FROM setting WHERE key = 'uuid'")));
    for (const auto& [key, limit] : kLimits) {
        if (rules.*limit == (*before).*limit)
            continue;
        TANDEM_DO(database.run(QStringLiteral("INSERT INTO setting (key, value) VALUES (?, ?)"
                                              " ON CONFLICT (key) DO UPDATE SET value ="
                                              " excluded.value"),
            {key, limitText(rules.*limit)}));
        TANDEM_DO(Journal(database).append(QStringLiteral("setting changed"), by, *uuid,
            {{QStringLiteral("key"), key}, {QStringLiteral("from"), limitText((*before).*limit)},
                {QStringLiteral("to"), limitText(rules.*limit)}}));
    }
    return {};
}

} // namespace tandem
