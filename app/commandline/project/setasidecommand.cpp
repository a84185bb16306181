#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commonoptions.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/settingaside.h"

/// "samples" and "cases": what is set aside, setting aside and bringing back.
namespace tandem {

namespace {

/// What differs between samples and cases.
struct Things
{
    QLatin1String one;
    std::array<const char*, 2> examples;
    Expected<QList<AsideEntry>> (SettingAside::*all)();
    Expected<void> (*change)(
        Database& database, qint64 id, bool aside, const QString& reason, PersonId by);
};

template <typename Id>
Expected<void> change(Database& database, qint64 id, bool aside, const QString& reason, PersonId by)
{
    SettingAside setting(database);
    return aside ? setting.setAside(Id{id}, reason, by) : setting.bringBack(Id{id}, by);
}

const Things kSamples{QLatin1String("sample"),
    {"tandem samples k.tandem set-aside 101-200 --reason doubled",
        "tandem samples k.tandem bring-back 104"},
    &SettingAside::samples, change<SampleId>};
const Things kCases{QLatin1String("case"),
    {"tandem cases k.tandem set-aside 101-200 --reason doubled",
        "tandem cases k.tandem bring-back 104"},
    &SettingAside::cases, change<CaseId>};

CommandSyntax syntaxOf(const Things& things, const QString& summary, const QString& text)
{
    CommandSyntax syntax;
    syntax.summary = summary;
    syntax.usage = {"PROJECT [list]", "PROJECT set-aside N|N-M,... [--reason TEXT]",
        "PROJECT bring-back N|N-M,...|all"};
    syntax.text = text;
    syntax.options = {option("reason", Words::tr("Why they are set aside."), "TEXT"),
        actorOption(Words::tr("The lead who does it."))};
    syntax.mostWords = 3;
    syntax.examples = {things.examples[0], things.examples[1]};
    return syntax;
}

/// The entries that `selection` names: all of them in use, or all of them set aside.
Expected<QList<AsideEntry>> chosen(
    Database& database, const Things& things, const QString& selection, bool aside, Call& call)
{
    SettingAside setting(database);
    TANDEM_TRY(all, (setting.*things.all)());
    const bool isAll = !aside && selection == QLatin1String("all");
    const auto numbers = isAll ? std::set<int>() : numbersIn(selection);
    if (!numbers)
        return call.misuse(Words::tr("\"%1\" is no number and no range like 1-4.").arg(selection));
    if (!numbers->empty() && *numbers->rbegin() > all->size())
        return failure(ErrorCode::NotFound,
            Words::tr("There is no %1 %2.").arg(things.one).arg(*numbers->rbegin()), {},
            Words::tr("The last one is %1.").arg(all->size()));
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
        const QDateTime& at = entry.aside->at;
        return results::Cell(at.toString(Qt::ISODateWithMs))
            .shownAs(at.toLocalTime().toString(QStringLiteral("yyyy-MM-dd hh:mm")));
    });
    table.add(
        "by", QString(), [&](const AsideEntry& entry) { return names.value(entry.aside->by); });
    table.add("reason", QString(), [](const AsideEntry& entry) { return entry.aside->reason; });
    results::Report report;
    if (entries.isEmpty())
        report.lines = {Words::tr("Nothing is set aside.")};
    report.sections = {table};
    return report;
}

Expected<void> runList(const Things& things, Call& call)
{
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

Expected<void> runChange(const Things& things, bool aside, Call& call)
{
    if (call.word(2).isEmpty())
        return call.misuse(Words::tr("Say which, for example 3 or 5-7."));
    QJsonArray done;
    TANDEM_DO(writeProject(call.word(0), [&](Database& database) -> Expected<void> {
        TANDEM_TRY(by, actingLead(database, call));
        TANDEM_TRY(entries, chosen(database, things, call.word(2), aside, call));
        for (const AsideEntry& entry : *entries) {
            if (auto changed = things.change(database, entry.id, aside, call.value("reason"), *by);
                !changed)
                return failure(changed.error().in(
                    QStringLiteral("%1 %2").arg(things.one).arg(entry.position)));
            done.append(entry.position);
        }
        return {};
    }));
    return call.tell(Json{{aside ? "set_aside" : "brought_back", done}},
        (aside ? Words::tr("%n set aside.", nullptr, int(done.size()))
               : Words::tr("%n brought back.", nullptr, int(done.size()))));
}

Expected<void> runFor(const Things& things, Call& call)
{
    const QString verb = call.words().size() > 1 ? call.word(1) : QStringLiteral("list");
    if (verb == QLatin1String("list") && call.words().size() > 2)
        return call.misuse(
            Words::tr("\"list\" takes no numbers: it lists all that are set aside."));
    if (verb == QLatin1String("list"))
        return runList(things, call);
    if (verb == QLatin1String("set-aside") || verb == QLatin1String("bring-back"))
        return runChange(things, verb == QLatin1String("set-aside"), call);
    return noneOf(verb,
        {QLatin1String("list"), QLatin1String("set-aside"), QLatin1String("bring-back")}, call);
}

} // namespace

CommandSyntax samplesSyntax()
{
    return syntaxOf(kSamples, Words::tr("Set samples aside and bring them back."),
        Words::tr("A sample that is set aside keeps its number, its rounds and its answers, and is "
                  "left out of lists, assignments, figures, exports, searches and runs until it is "
                  "brought back. Without a verb those that are set aside are listed."));
}

Expected<void> runSamples(Call& call)
{
    return runFor(kSamples, call);
}

CommandSyntax casesSyntax()
{
    return syntaxOf(kCases, Words::tr("Set cases aside and bring them back."),
        Words::tr("A case that is set aside keeps its number, outputs, evaluations and scores, and "
                  "is left out of lists, figures, exports and runs until it is brought back. "
                  "Without a verb those that are set aside are listed."));
}

Expected<void> runCases(Call& call)
{
    return runFor(kCases, call);
}

const Command samplesCommand{"samples", samplesSyntax, runSamples};
const Command casesCommand{"cases", casesSyntax, runCases};

} // namespace tandem
