#include "app/commandline/actor.h"
#include "app/commandline/arguments.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commandwords.h"
#include "app/commandline/console.h"
#include "app/commandline/nearest.h"
#include "app/commandline/optionnames.h"
#include "app/commandline/output.h"
#include "app/commandline/projectfile.h"
#include "app/commandline/sampleselection.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/settingaside.h"

#include <QJsonArray>
#include <QJsonObject>

/// "samples" and "cases": what is set aside, setting aside and bringing back.
namespace tandem {

namespace {

constexpr QLatin1String kList("list");
constexpr QLatin1String kSetAside("set-aside");
constexpr QLatin1String kBringBack("bring-back");

/// What differs between samples and cases.
struct Things
{
    QLatin1String one;
    QLatin1String several;
    Expected<QList<AsideEntry>> (SettingAside::*all)();
    Expected<void> (*change)(
        Database& database, qint64 id, bool aside, const QString& reason, PersonId by);
};

template <typename Id>
Expected<void> changeAside(
    Database& database, qint64 id, bool aside, const QString& reason, PersonId by)
{
    SettingAside setting(database);
    return aside ? setting.setAside(Id{id}, reason, by) : setting.bringBack(Id{id}, by);
}

const Things kSampleThings{QLatin1String("sample"), QLatin1String("samples"),
    &SettingAside::samples, changeAside<SampleId>};
const Things kCases{
    QLatin1String("case"), QLatin1String("cases"), &SettingAside::cases, changeAside<CaseId>};

CommandSyntax syntaxOf(const Things& things, const QString& summary, const QString& text)
{
    CommandSyntax syntax;
    syntax.summary = summary;
    syntax.usage = {QStringLiteral("PROJECT [list]"),
        QStringLiteral("PROJECT set-aside N|N-M,... [--reason TEXT]"),
        QStringLiteral("PROJECT bring-back N|N-M,...|all")};
    syntax.text = text;
    syntax.options = {QCommandLineOption(QString(kReason),
                          CommandWords::tr("Why they are set aside."), QStringLiteral("TEXT")),
        actorOption(CommandWords::tr("The lead who does it."))};
    syntax.mostWords = 3;
    syntax.examples = {
        QStringLiteral("tandem %1 k.tandem set-aside 101-200 --reason doubled").arg(things.several),
        QStringLiteral("tandem %1 k.tandem bring-back 104").arg(things.several)};
    return syntax;
}

/// The entries that `selection` names: all of them in use, or all of them set aside.
Expected<QList<AsideEntry>> chosenThings(Database& database, const Things& things,
    const QString& selection, bool aside, Console& console)
{
    SettingAside setting(database);
    TANDEM_TRY(all, (setting.*things.all)());
    const bool isAll = !aside && selection == QLatin1String("all");
    const auto numbers = isAll ? std::set<int>() : numbersIn(selection);
    if (!numbers)
        return console.misuse(
            CommandWords::tr("\"%1\" is no number and no range like 1-4.").arg(selection));
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

Expected<void> runThingsList(const Things& things, const Arguments& arguments, Console& console)
{
    return readProject(arguments.word(0), [&](Database& database) -> Expected<void> {
        SettingAside setting(database);
        TANDEM_TRY(all, (setting.*things.all)());
        TANDEM_TRY(people, PeopleRepository(database).all());
        QHash<PersonId, QString> names;
        for (const Person& person : *people)
            names.insert(person.id, person.name);
        QJsonArray list;
        for (const AsideEntry& entry : *all) {
            if (!entry.aside)
                continue;
            const QString by = names.value(entry.aside->by);
            list.append(QJsonObject{{QString(things.one), entry.position},
                {QStringLiteral("name"), entry.name}, {QStringLiteral("by"), by},
                {QStringLiteral("at"), entry.aside->at.toString(Qt::ISODateWithMs)},
                {QStringLiteral("reason"), entry.aside->reason}});
            if (!arguments.wantsJson())
                console.out << entry.position << "  " << printable(entry.name) << "  "
                            << entry.aside->at.toLocalTime().toString(
                                   QStringLiteral("yyyy-MM-dd hh:mm"))
                            << "  " << printable(by) << "  " << printable(entry.aside->reason)
                            << '\n';
        }
        if (arguments.wantsJson())
            printJson(console.out, {{QStringLiteral("set_aside"), list}});
        else if (list.isEmpty())
            console.out << CommandWords::tr("Nothing is set aside.") << '\n';
        return {};
    });
}

Expected<void> runChange(
    const Things& things, bool aside, const Arguments& arguments, Console& console)
{
    if (arguments.word(2).isEmpty())
        return console.misuse(CommandWords::tr("Say which, for example 3 or 5-7."));
    QJsonArray done;
    const auto written = writeProject(arguments.word(0), [&](Database& database) -> Expected<void> {
        TANDEM_TRY(by, actingLead(database, arguments));
        TANDEM_TRY(entries, chosenThings(database, things, arguments.word(2), aside, console));
        for (const AsideEntry& entry : *entries) {
            if (auto changed =
                    things.change(database, entry.id, aside, arguments.value(kReason), *by);
                !changed)
                return failure(changed.error().in(
                    QStringLiteral("%1 %2").arg(things.one).arg(entry.position)));
            done.append(entry.position);
        }
        return {};
    });
    if (!written)
        return written;
    if (arguments.wantsJson())
        printJson(console.out,
            {{aside ? QStringLiteral("set_aside") : QStringLiteral("brought_back"), done}});
    else
        console.out << (aside ? CommandWords::tr("%n set aside.", nullptr, int(done.size()))
                              : CommandWords::tr("%n brought back.", nullptr, int(done.size())))
                    << '\n';
    return {};
}

Expected<void> runFor(const Things& things, const Arguments& arguments, Console& console)
{
    const QString verb = arguments.words().size() > 1 ? arguments.word(1) : QString(kList);
    if (verb == kList && arguments.words().size() > 2)
        return console.misuse(
            CommandWords::tr("\"list\" takes no numbers: it lists all that are set aside."));
    if (verb == kList)
        return runThingsList(things, arguments, console);
    if (verb == kSetAside || verb == kBringBack)
        return runChange(things, verb == kSetAside, arguments, console);
    return noneOf(verb, {kList, kSetAside, kBringBack}, console);
}

} // namespace

CommandSyntax samplesSyntax()
{
    return syntaxOf(kSampleThings, CommandWords::tr("Set samples aside and bring them back."),
        CommandWords::tr(
            "A sample that is set aside keeps its number, its rounds and its answers, and is "
            "left out of lists, assignments, figures, exports, searches and runs until it is "
            "brought back. Without a verb those that are set aside are listed."));
}

Expected<void> runSamples(const Arguments& arguments, Console& console)
{
    return runFor(kSampleThings, arguments, console);
}

CommandSyntax casesSyntax()
{
    return syntaxOf(kCases, CommandWords::tr("Set cases aside and bring them back."),
        CommandWords::tr(
            "A case that is set aside keeps its number, outputs, evaluations and scores, and "
            "is left out of lists, figures, exports and runs until it is brought back. "
            "Without a verb those that are set aside are listed."));
}

Expected<void> runCases(const Arguments& arguments, Console& console)
{
    return runFor(kCases, arguments, console);
}

} // namespace tandem
