#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/project/articleverbs.h"
#include "storage/repositories/excluding.h"
#include "storage/repositories/peoplerepository.h"

/// "samples" and "cases": what is excluded, excluding and bringing back; articles of samples.
namespace tandem {

namespace {

/// What differs between samples and cases.
struct Things
{
    QLatin1String one;
    Expected<QList<AsideEntry>> (SettingAside::*all)();
};
const Things kSamples{QLatin1String("sample"), &SettingAside::samples};
const Things kCases{QLatin1String("case"), &SettingAside::cases};

const Things& thingsOf(Call& call)
{
    return QLatin1String(call.command().name) == QLatin1String("samples") ? kSamples : kCases;
}

/// The entries that `selection` names: all of them in use, or all of them excluded.
Expected<QList<AsideEntry>> chosen(
    Database& database, const Things& things, const QString& selection, bool aside, Call& call)
{
    SettingAside setting(database);
    TANDEM_TRY(all, (setting.*things.all)());
    const bool isAll = !aside && selection == QLatin1String("all");
    const auto numbers = isAll ? std::set<int>() : numbersIn(selection);
    if (!numbers)
        return call.misuse(
            CommandWords::tr("\"%1\" is neither a number nor a range like 1-4.").arg(selection));
    if (!numbers->empty() && *numbers->rbegin() > all->size())
        return failure(ErrorCode::NotFound,
            CommandWords::tr("There is no %1 %2.").arg(things.one).arg(*numbers->rbegin()), {},
            CommandWords::tr("The last one is %1.").arg(all->size()));
    QList<AsideEntry> found;
    for (const AsideEntry& entry : *all) {
        if (isAll ? entry.aside.has_value() : numbers->count(entry.position) > 0)
            found.append(entry);
    }
    return found;
}

results::Report asideReport(
    const Things& things, const QList<AsideEntry>& entries, const QHash<PersonId, QString>& names)
{
    results::SectionOf table("set_aside", entries);
    table.add(things.one.data(), QString(), &AsideEntry::position).ordinal();
    table.add("name", QString(), &AsideEntry::name);
    table.add("at", QString(), [](const AsideEntry& entry) {
        return results::timeCell(entry.aside->at, Qt::ISODateWithMs);
    });
    table.add(
        "by", QString(), [&](const AsideEntry& entry) { return names.value(entry.aside->by); });
    table.add("reason", QString(), [](const AsideEntry& entry) { return entry.aside->reason; });
    results::Report report;
    if (entries.isEmpty())
        report.lines = {CommandWords::tr("Nothing is excluded.")};
    report.sections = {table};
    return report;
}

Expected<void> listAside(Call& call)
{
    const Things& things = thingsOf(call);
    TANDEM_TRY(
        report, readProject(call.word(0), [&](Database& database) -> Expected<results::Report> {
            SettingAside setting(database);
            TANDEM_TRY_VAR(all, (setting.*things.all)());
            TANDEM_TRY(names, peopleNames(database));
            all->removeIf([](const AsideEntry& entry) { return !entry.aside; });
            return asideReport(things, *all, *names);
        }));
    return call.show(*report);
}

template <bool aside>
Expected<void> changeAside(Call& call)
{
    const Things& things = thingsOf(call);
    if (call.word(2).isEmpty())
        return call.misuse(CommandWords::tr("Specify which, such as 3 or 5-7."));
    QJsonArray done;
    TANDEM_DO(writeProject(call.word(0), [&](Database& database) -> Expected<void> {
        TANDEM_TRY(by, actingLead(database, call));
        TANDEM_TRY(entries, chosen(database, things, call.word(2), aside, call));
        SettingAside setting(database);
        for (const AsideEntry& entry : *entries) {
            const auto changed = aside ? setting.exclude(entry.thing, call.value("reason"), *by)
                                       : setting.bringBack(entry.thing, *by);
            if (!changed)
                return failure(changed.error().in(
                    QStringLiteral("%1 %2").arg(things.one).arg(entry.position)));
            done.append(entry.position);
        }
        return {};
    }));
    return call.tell(Json{{aside ? "set_aside" : "brought_back", done}},
        (aside ? CommandWords::tr("%n excluded.", nullptr, int(done.size()))
               : CommandWords::tr("%n included again.", nullptr, int(done.size()))));
}

constexpr Verb kSampleVerbs[] = {{"list", listAside, 1, 2}, {"set-aside", changeAside<true>, 2, 3},
    {"bring-back", changeAside<false>, 2, 3}, {"text", printArticle, 3, 3},
    {"edit", editArticle, 4, 4}};
// Cases have no articles.
constexpr std::span kCaseVerbs = std::span(kSampleVerbs).first<3>();

} // namespace

const Command samplesCommand{"samples", nullptr, 1, 4, kSampleVerbs, 1};
const Command casesCommand{"cases", nullptr, 1, 3, kCaseVerbs, 1};

} // namespace tandem
