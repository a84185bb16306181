#include "app/commandline/arguments.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commandwords.h"
#include "app/commandline/console.h"
#include "app/commandline/output.h"
#include "app/commandline/projectfile.h"
#include "models/rounds/timetext.h"
#include "storage/repositories/overviewrepository.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/settingsrepository.h"

#include <QHash>
#include <QJsonArray>

#include <optional>

namespace tandem {

namespace {

constexpr QLatin1String kRole("role");
constexpr QLatin1String kColour("colour");
constexpr QLatin1String kRename("rename");

enum class Action { List, Add, Change, SetAside, TakeBack };

/// What is asked for, as a word after the project or as an option, and of whom.
struct Request
{
    Action action = Action::List;
    QString name;
};

QList<std::pair<QString, Action>> peopleVerbs()
{
    return {{QStringLiteral("list"), Action::List}, {QStringLiteral("add"), Action::Add},
        {QStringLiteral("change"), Action::Change}, {QStringLiteral("set-aside"), Action::SetAside},
        {QStringLiteral("take-back"), Action::TakeBack}};
}

Expected<Request> requestOf(const Arguments& arguments, Console& console)
{
    Request request;
    QString verb = arguments.words().value(1, QStringLiteral("list"));
    request.name = arguments.word(2);
    for (const auto& [name, action] : peopleVerbs()) {
        const QByteArray latin = name.toLatin1();
        if (action == Action::List || !arguments.has(QLatin1String(latin)))
            continue;
        if (arguments.words().size() > 1)
            return console.misuse(CommandWords::tr("Ask for one thing at a time."));
        verb = name;
        request.name = arguments.value(QLatin1String(latin));
    }
    for (const auto& [name, action] : peopleVerbs()) {
        if (verb != name)
            continue;
        request.action = action;
        if (request.name.isEmpty() != (action == Action::List))
            return console.misuse(
                CommandWords::tr("\"people PROJECT %1\" takes %2.")
                    .arg(name, action == Action::List ? CommandWords::tr("no name")
                                                      : CommandWords::tr("a name")));
        return request;
    }
    return console.misuse(
        CommandWords::tr("\"%1\" is none of list, add, change, set-aside and take-back.")
            .arg(verb));
}

Expected<std::optional<Role>> roleOf(const Arguments& arguments, Console& console)
{
    const QString role = arguments.value(kRole);
    if (!arguments.has(kRole))
        return std::optional<Role>();
    if (role == QLatin1String("lead"))
        return std::optional(Role::Lead);
    if (role == QLatin1String("annotator"))
        return std::optional(Role::Annotator);
    return console.misuse(
        CommandWords::tr("--role takes lead or annotator, not \"%1\".").arg(role));
}

QString roleKey(Role role)
{
    return role == Role::Lead ? QStringLiteral("lead") : QStringLiteral("annotator");
}

QJsonObject personJson(const Person& person)
{
    return {{QStringLiteral("name"), person.name}, {QStringLiteral("id"), person.uuid},
        {QStringLiteral("role"), roleKey(person.role)}, {QStringLiteral("colour"), person.colour},
        {QStringLiteral("active"), person.active}};
}

void printPerson(const Person& person, const Arguments& arguments, Console& console)
{
    if (arguments.wantsJson()) {
        printJson(console.out, personJson(person));
        return;
    }
    console.out << QStringLiteral("%1, %2, %3%4\n")
                       .arg(printable(person.name),
                           person.role == Role::Lead ? CommandWords::tr("lead")
                                                     : CommandWords::tr("annotator"),
                           person.colour,
                           person.active ? QString()
                                         : QString(u' ' + CommandWords::tr("(set aside)")));
}

Expected<Person> changed(Database& database, const Request& request, std::optional<Role> role,
    const Arguments& arguments)
{
    PeopleRepository people(database);
    if (request.action == Action::Add)
        return people.add(request.name, role.value_or(Role::Annotator), arguments.value(kColour));
    auto person = people.byName(request.name);
    if (!person)
        return person;
    if (request.action != Action::Change)
        person->active = request.action == Action::TakeBack;
    person->role = role.value_or(person->role);
    if (arguments.has(kColour))
        person->colour = arguments.value(kColour);
    if (arguments.has(kRename))
        person->name = arguments.value(kRename);
    TANDEM_DO(people.update(*person));
    return people.byId(person->id);
}

/// Everybody with how far they are: counts and times, never answers.
struct PeopleList
{
    QList<Person> people;
    QHash<PersonId, PersonProgress> progress;
    ProjectSettings settings;
};

Expected<PeopleList> loadPeople(Database& database)
{
    TANDEM_TRY(people, PeopleRepository(database).all());
    TANDEM_TRY(settings, SettingsRepository(database).load());
    TANDEM_TRY(progress, OverviewRepository(database).progress(settings->hourlyWage));
    PeopleList list{*people, {}, *settings};
    for (const PersonProgress& one : *progress)
        list.progress.insert(one.person, one);
    return list;
}

void printListJson(const PeopleList& list, Console& console)
{
    QJsonArray people;
    for (const Person& person : list.people) {
        const PersonProgress progress = list.progress.value(person.id);
        QJsonObject object = personJson(person);
        object.insert(QStringLiteral("samples"), progress.samples);
        object.insert(QStringLiteral("rounds"), progress.rounds);
        object.insert(QStringLiteral("handed_in"), progress.handedIn);
        object.insert(QStringLiteral("paragraphs"), progress.paragraphs);
        object.insert(QStringLiteral("items"), progress.items);
        object.insert(QStringLiteral("answered"), progress.answered);
        // Where no time was measured, or no wage is set, time and cost are not 0 for that.
        const bool isMeasured = progress.activeMs > 0 || progress.unmeasured == 0;
        object.insert(QStringLiteral("seconds"),
            isMeasured ? QJsonValue(double(progress.activeMs) / 1000.0) : QJsonValue());
        object.insert(QStringLiteral("cost"), isMeasured && list.settings.hourlyWage > 0.0
                                                  ? QJsonValue(progress.cost)
                                                  : QJsonValue());
        object.insert(QStringLiteral("not_measured"), progress.unmeasured);
        people.append(object);
    }
    printJson(console.out, {{QStringLiteral("people"), people},
                               {QStringLiteral("hourly_wage"), list.settings.hourlyWage},
                               {QStringLiteral("currency"), list.settings.currency}});
}

void printList(const PeopleList& list, Console& console)
{
    if (list.people.isEmpty()) {
        console.out << CommandWords::tr(
                           "Nobody yet. Add people with \"tandem people PROJECT add NAME\".")
                    << '\n';
        return;
    }
    Table table;
    table.header = {CommandWords::tr("Name"), CommandWords::tr("Role"), CommandWords::tr("Colour"),
        CommandWords::tr("Samples"), CommandWords::tr("Rounds"), CommandWords::tr("Handed in"),
        CommandWords::tr("Items"), CommandWords::tr("Answered"), CommandWords::tr("Time")};
    for (const Person& person : list.people) {
        const PersonProgress progress = list.progress.value(person.id);
        QString role =
            person.role == Role::Lead ? CommandWords::tr("lead") : CommandWords::tr("annotator");
        if (!person.active)
            role += u' ' + CommandWords::tr("(set aside)");
        table.rows.append({person.name, role, person.colour, groupedCount(progress.samples),
            groupedCount(progress.rounds), groupedCount(progress.handedIn),
            groupedCount(progress.items), groupedCount(progress.answered),
            timeText(progress.activeMs, progress.unmeasured)});
    }
    printTable(console.out, table);
}

} // namespace

CommandSyntax peopleSyntax()
{
    CommandSyntax syntax;
    syntax.summary = CommandWords::tr("List, add and change people.");
    syntax.usage = {QStringLiteral("PROJECT [list]"),
        QStringLiteral("PROJECT add NAME [--role lead|annotator] [--colour #RRGGBB]"),
        QStringLiteral("PROJECT change NAME [--role ROLE] [--colour #RRGGBB] [--rename NAME]"),
        QStringLiteral("PROJECT set-aside|take-back NAME")};
    syntax.text = CommandWords::tr(
        "Who is added is an annotator unless --role lead is given. A lead assigns samples, sets "
        "the rules and reopens what is settled; a project works without one too, and then "
        "commands like assign act for whoever owns the file. People who have answered are never "
        "deleted: set-aside takes them out of new assignments, take-back brings them in again. "
        "add, change, set-aside and take-back may also be written as options (--add NAME).");
    const auto verb = [](const QString& name, const QString& text) {
        return QCommandLineOption(name, text, QStringLiteral("NAME"));
    };
    syntax.options = {verb(QStringLiteral("add"), CommandWords::tr("Add somebody.")),
        verb(QStringLiteral("change"), CommandWords::tr("Change somebody's role, colour or name.")),
        verb(QStringLiteral("set-aside"), CommandWords::tr("Assign nothing more to somebody.")),
        verb(QStringLiteral("take-back"), CommandWords::tr("The reverse of set-aside.")),
        QCommandLineOption(
            QString(kRole), CommandWords::tr("lead or annotator."), QStringLiteral("ROLE")),
        QCommandLineOption({QString(kColour), QStringLiteral("color")},
            CommandWords::tr("Their colour on screens; without it, one is chosen."),
            QStringLiteral("#RRGGBB")),
        verb(QString(kRename), CommandWords::tr("The new name."))};
    syntax.mostWords = 3;
    syntax.examples = {QStringLiteral("tandem people k.tandem add Lea --role lead"),
        QStringLiteral("tandem people k.tandem add Ada --colour '#0072b2'"),
        QStringLiteral("tandem people k.tandem --json")};
    return syntax;
}

Expected<void> runPeople(const Arguments& arguments, Console& console)
{
    TANDEM_TRY(request, requestOf(arguments, console));
    TANDEM_TRY(role, roleOf(arguments, console));
    if (request->action == Action::List) {
        PeopleList list;
        const auto read = readProject(arguments.word(0), [&](Database& database) {
            return loadPeople(database).map([&](const PeopleList& loaded) { list = loaded; });
        });
        if (!read)
            return read;
        arguments.wantsJson() ? printListJson(list, console) : printList(list, console);
        return {};
    }
    Person person;
    const auto written = writeProject(arguments.word(0), [&](Database& database) {
        return changed(database, *request, *role, arguments).map([&](const Person& after) {
            person = after;
        });
    });
    if (written)
        printPerson(person, arguments, console);
    return written;
}

} // namespace tandem
