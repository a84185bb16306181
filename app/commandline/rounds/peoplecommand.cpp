#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "models/rounds/timetext.h"
#include "storage/repositories/overviewrepository.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/settingsrepository.h"

#include <QHash>

#include <optional>

namespace tandem {

namespace {

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

Expected<Request> requestOf(Call& call)
{
    Request request;
    QString verb = call.words().value(1, QStringLiteral("list"));
    request.name = call.word(2);
    for (const auto& [name, action] : peopleVerbs()) {
        const QByteArray latin = name.toLatin1();
        if (action == Action::List || !call.has(QLatin1String(latin)))
            continue;
        if (call.words().size() > 1)
            return call.misuse(Words::tr("Ask for one thing at a time."));
        verb = name;
        request.name = call.value(QLatin1String(latin));
    }
    for (const auto& [name, action] : peopleVerbs()) {
        if (verb != name)
            continue;
        request.action = action;
        if (request.name.isEmpty() != (action == Action::List))
            return call.misuse(Words::tr("\"people PROJECT %1\" takes %2.")
                                   .arg(name, action == Action::List ? Words::tr("no name")
                                                                     : Words::tr("a name")));
        return request;
    }
    return call.misuse(
        Words::tr("\"%1\" is none of list, add, change, set-aside and take-back.").arg(verb));
}

Expected<std::optional<Role>> roleOf(Call& call)
{
    const QString role = call.value("role");
    if (!call.has("role"))
        return std::optional<Role>();
    if (role == QLatin1String("lead"))
        return std::optional(Role::Lead);
    if (role == QLatin1String("annotator"))
        return std::optional(Role::Annotator);
    return call.misuse(Words::tr("--role takes lead or annotator, not \"%1\".").arg(role));
}

QString roleKey(Role role)
{
    return role == Role::Lead ? QStringLiteral("lead") : QStringLiteral("annotator");
}

QString roleName(Role role)
{
    return role == Role::Lead ? Words::tr("lead") : Words::tr("annotator");
}

Json personJson(const Person& person)
{
    return Json{{"name", person.name}, {"id", person.uuid}, {"role", roleKey(person.role)},
        {"colour", person.colour}, {"active", person.active}};
}

Expected<void> tellPerson(const Person& person, Call& call)
{
    return call.tell(personJson(person),
        QStringLiteral("%1, %2, %3%4")
            .arg(printable(person.name), roleName(person.role), person.colour,
                person.active ? QString() : QString(u' ' + Words::tr("(set aside)"))));
}

Expected<Person> changed(
    Database& database, const Request& request, std::optional<Role> role, Call& call)
{
    PeopleRepository people(database);
    if (request.action == Action::Add)
        return people.add(request.name, role.value_or(Role::Annotator), call.value("colour"));
    auto person = people.byName(request.name);
    if (!person)
        return person;
    if (request.action != Action::Change)
        person->active = request.action == Action::TakeBack;
    person->role = role.value_or(person->role);
    if (call.has("colour"))
        person->colour = call.value("colour");
    if (call.has("rename"))
        person->name = call.value("rename");
    TANDEM_DO(people.update(*person));
    return people.byId(person->id);
}

/// Somebody with how far they are: counts and times, never answers.
struct PersonLine
{
    Person person;
    PersonProgress progress;
    /// Where no time was measured it is not 0 for that.
    bool isMeasured() const { return progress.activeMs > 0 || progress.unmeasured == 0; }
};

results::Section peopleSection(const QList<PersonLine>& lines, double wage)
{
    const auto count = [](int PersonProgress::*member) {
        return [member](const PersonLine& line) { return line.progress.*member; };
    };
    const auto of = [](auto Person::*member) {
        return [member](const PersonLine& line) { return line.person.*member; };
    };
    results::SectionOf table("people", lines);
    table.add("name", Words::tr("Name"), of(&Person::name));
    table.add("role", Words::tr("Role"), [](const PersonLine& line) {
        const QString aside = line.person.active ? QString() : u' ' + Words::tr("(set aside)");
        return results::Cell(roleKey(line.person.role)).shownAs(roleName(line.person.role) + aside);
    });
    table.add("colour", Words::tr("Colour"), of(&Person::colour));
    table.add("samples", Words::tr("Samples"), count(&PersonProgress::samples));
    table.add("rounds", Words::tr("Rounds"), count(&PersonProgress::rounds));
    table.add("handed_in", Words::tr("Handed in"), count(&PersonProgress::handedIn));
    table.add("items", Words::tr("Items"), count(&PersonProgress::items));
    table.add("answered", Words::tr("Answered"), count(&PersonProgress::answered));
    table.add("seconds", Words::tr("Time"), [](const PersonLine& line) {
        const PersonProgress& progress = line.progress;
        return results::Cell(
            line.isMeasured() ? results::Cell(double(progress.activeMs) / 1000.0) : results::Cell())
            .shownAs(timeText(progress.activeMs, progress.unmeasured));
    });
    table.add("id", of(&Person::uuid));
    table.add("active", of(&Person::active));
    table.add("paragraphs", count(&PersonProgress::paragraphs));
    table.add("not_measured", count(&PersonProgress::unmeasured));
    table.add("cost", [wage](const PersonLine& line) {
        return line.isMeasured() && wage > 0.0 ? results::Cell(line.progress.cost)
                                               : results::Cell();
    });
    return table;
}

Expected<results::Report> peopleReport(Database& database)
{
    TANDEM_TRY(people, PeopleRepository(database).all());
    TANDEM_TRY(settings, SettingsRepository(database).load());
    TANDEM_TRY(progress, OverviewRepository(database).progress(settings->hourlyWage));
    QList<PersonLine> lines;
    for (const Person& person : *people) {
        const auto own = std::find_if(progress->begin(), progress->end(),
            [&](const PersonProgress& one) { return one.person == person.id; });
        lines.append({person, own == progress->end() ? PersonProgress{} : *own});
    }
    results::Report report;
    if (lines.isEmpty())
        report.lines = {
            Words::tr("Nobody yet. Add people with \"tandem people PROJECT add NAME\".")};
    report.sections = {peopleSection(lines, settings->hourlyWage),
        results::fieldsOf(
            "", {{"hourly_wage", settings->hourlyWage}, {"currency", settings->currency}})};
    return report;
}

} // namespace

CommandSyntax peopleSyntax()
{
    CommandSyntax syntax;
    syntax.summary = Words::tr("List, add and change people.");
    syntax.usage = {"PROJECT [list]", "PROJECT add NAME [--role lead|annotator] [--colour #RRGGBB]",
        "PROJECT change NAME [--role ROLE] [--colour #RRGGBB] [--rename NAME]",
        "PROJECT set-aside|take-back NAME"};
    syntax.text = Words::tr(
        "Who is added is an annotator unless --role lead is given. A lead assigns samples, sets "
        "the rules and reopens what is settled; a project works without one too, and then "
        "commands like assign act for whoever owns the file. People who have answered are never "
        "deleted: set-aside takes them out of new assignments, take-back brings them in again. "
        "add, change, set-aside and take-back may also be written as options (--add NAME).");
    syntax.options = {option("add", Words::tr("Add somebody."), "NAME"),
        option("change", Words::tr("Change somebody's role, colour or name."), "NAME"),
        option("set-aside", Words::tr("Assign nothing more to somebody."), "NAME"),
        option("take-back", Words::tr("The reverse of set-aside."), "NAME"),
        option("role", Words::tr("lead or annotator."), "ROLE"),
        option("colour color", Words::tr("Their colour on screens; without it, one is chosen."),
            "#RRGGBB"),
        option("rename", Words::tr("The new name."), "NAME")};
    syntax.mostWords = 3;
    syntax.examples = {"tandem people k.tandem add Lea --role lead",
        "tandem people k.tandem add Ada --colour '#0072b2'", "tandem people k.tandem --json"};
    return syntax;
}

Expected<void> runPeople(Call& call)
{
    TANDEM_TRY(request, requestOf(call));
    TANDEM_TRY(role, roleOf(call));
    if (request->action == Action::List) {
        TANDEM_TRY(report, readProject(call.word(0), peopleReport));
        return call.show(*report);
    }
    TANDEM_TRY(person, writeProject(call.word(0), [&](Database& database) {
        return changed(database, *request, *role, call);
    }));
    return tellPerson(*person, call);
}

const Command peopleCommand{"people", peopleSyntax, runPeople};

} // namespace tandem
