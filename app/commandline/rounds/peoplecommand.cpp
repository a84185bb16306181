#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/studies/serveoptions.h"
#include "models/rounds/timetext.h"
#include "storage/repositories/overviewrepository.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/personlinks.h"
#include "storage/repositories/settingsrepository.h"
#include "storage/repositories/studyraterrepository.h"
#include "storage/repositories/studyrepository.h"
#include "storage/web/secretlink.h"

#include <QHash>

#include <optional>

namespace tandem {

namespace {

constexpr Choice<std::optional<Role>> kRoles[] = {
    {"lead", Role::Lead}, {"annotator", Role::Annotator}};

QString roleKey(Role role)
{
    return role == Role::Lead ? QStringLiteral("lead") : QStringLiteral("annotator");
}

QString roleName(Role role)
{
    return role == Role::Lead ? CommandWords::tr("lead") : CommandWords::tr("annotator");
}

Json personJson(const Person& person)
{
    return Json{{"name", person.name}, {"id", person.uuid}, {"role", roleKey(person.role)},
        {"colour", person.colour}, {"active", person.active}};
}

Expected<void> tellPerson(const Person& person, Call& call, const QStringList& remarks)
{
    const QString text =
        QStringLiteral("%1, %2, %3%4")
            .arg(printable(person.name), roleName(person.role), person.colour,
                person.active ? QString() : QString(u' ' + CommandWords::tr("(excluded)")));
    return remarks.isEmpty() ? call.tell(personJson(person), text)
                             : call.tell(personJson(person), text, remarks);
}

/// What there is to say of raters whom studies know by this name alone.
Expected<QStringList> remarksOnRaters(Database& database, const Person& person)
{
    TANDEM_TRY(raters, StudyRaterRepository(database).strangersNamed(person.name));
    QStringList remarks;
    for (const StudyRater& rater : *raters) {
        TANDEM_TRY(study, StudyRepository(database).byId(rater.study));
        remarks.append(
            CommandWords::tr("The study %1 has a rater with this name who is not a person of the "
                             "project and cannot rate in the window. If it is %2, run \"tandem "
                             "study assign --raters\" with the name again.")
                .arg(printable(study->name), printable(person.name)));
    }
    return remarks;
}

/// What `change` makes of whom the verb is about: the word behind it, or the value of the option of
/// that name.
template <typename Change>
Expected<Person> changedPerson(Call& call, const char* verb, const Change& change)
{
    if (call.has(verb) && !call.word(2).isEmpty())
        return call.misuse(CommandWords::tr("%1 is given more than once.")
                               .arg(QStringLiteral("--") + QLatin1String(verb)));
    const QString name = call.has(verb) ? call.value(verb) : call.word(2);
    TANDEM_TRY(role, call.choice("role", kRoles, std::optional<Role>()));
    return writeProject(call.word(0),
        [&](Database& database) -> Expected<Person> { return change(database, name, *role); });
}

QString linkAdvice()
{
    return CommandWords::tr("The link is shown only once, and anyone who has it can "
                            "answer. \"tandem serve\" serves its page.");
}

Expected<void> addPerson(Call& call)
{
    const bool withLink = call.has("link");
    TANDEM_TRY(base, publicUrlFrom(call, {}, web::ListenAddress().port));
    QStringList remarks;
    QString secret;
    TANDEM_TRY(added, changedPerson(call, "add",
                          [&](Database& database, const QString& name,
                              std::optional<Role> role) -> Expected<Person> {
                              PeopleRepository people(database);
                              // as in the window: whoever comes first leads the project
                              TANDEM_TRY(all, people.all());
                              const Role usual = all->isEmpty() ? Role::Lead : Role::Annotator;
                              TANDEM_TRY(person,
                                  people.add(name, role.value_or(usual), call.value("colour")));
                              TANDEM_TRY(ofRaters, remarksOnRaters(database, *person));
                              remarks = *ofRaters;
                              if (withLink) {
                                  TANDEM_TRY(by, actingLead(database, call, QLatin1String("as")));
                                  TANDEM_TRY(made, PersonLinks(database).make(person->id, *by));
                                  secret = *made;
                              }
                              return *person;
                          }));
    if (!withLink)
        return tellPerson(*added, call, remarks);
    QJsonObject json = personJson(*added);
    const QString url = web::personAddress(*base, secret);
    json.insert(QStringLiteral("url"), url);
    return call.tell(json, url, QStringList{linkAdvice()} + remarks);
}

Expected<void> changePerson(Call& call, const char* verb, std::optional<bool> active)
{
    TANDEM_TRY(changed, changedPerson(call, verb,
                            [&](Database& database, const QString& name,
                                std::optional<Role> role) -> Expected<Person> {
                                PeopleRepository people(database);
                                TANDEM_TRY_VAR(person, people.byName(name));
                                person->active = active.value_or(person->active);
                                person->role = role.value_or(person->role);
                                if (call.has("colour"))
                                    person->colour = call.value("colour");
                                if (call.has("rename"))
                                    person->name = call.value("rename");
                                TANDEM_DO(people.update(*person));
                                return people.byId(person->id);
                            }));
    return tellPerson(*changed, call, {});
}

Expected<void> editPerson(Call& call)
{
    return changePerson(call, "change", std::nullopt);
}

Expected<void> setPersonAside(Call& call)
{
    return changePerson(call, "exclude", false);
}

Expected<void> takePersonBack(Call& call)
{
    return changePerson(call, "include", true);
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
    table.add("name", CommandWords::tr("Name"), of(&Person::name));
    table.add("role", CommandWords::tr("Role"), [](const PersonLine& line) {
        const QString aside =
            line.person.active ? QString() : u' ' + CommandWords::tr("(excluded)");
        return results::Cell(roleKey(line.person.role)).shownAs(roleName(line.person.role) + aside);
    });
    table.add("colour", CommandWords::tr("Colour"), of(&Person::colour));
    table.add("samples", CommandWords::tr("Samples"), count(&PersonProgress::samples));
    table.add("rounds", CommandWords::tr("Rounds"), count(&PersonProgress::rounds));
    table.add("handed_in", CommandWords::tr("Submitted"), count(&PersonProgress::submitted));
    table.add("items", CommandWords::tr("Items"), count(&PersonProgress::items));
    table.add("answered", CommandWords::tr("Answered"), count(&PersonProgress::answered));
    table.add("seconds", CommandWords::tr("Time"), [](const PersonLine& line) {
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
            CommandWords::tr("No people yet. Add some with \"tandem people PROJECT add NAME\".")};
    report.sections = {peopleSection(lines, settings->hourlyWage),
        results::fieldsOf(
            "", {{"hourly_wage", settings->hourlyWage}, {"currency", settings->currency}})};
    return report;
}

Expected<void> listPeople(Call& call)
{
    TANDEM_TRY(report, readProject(call.word(0), peopleReport));
    return call.show(*report);
}

/// What `work` makes of the person that the words name, for the acting lead.
template <typename Work>
auto withLinks(Call& call, Work work)
    -> std::invoke_result_t<Work, PersonLinks&, PersonId, PersonId>
{
    return writeProject(call.word(0),
        [&](Database& database) -> std::invoke_result_t<Work, PersonLinks&, PersonId, PersonId> {
            TANDEM_TRY(by, actingLead(database, call, QLatin1String("as")));
            TANDEM_TRY(person, PeopleRepository(database).byName(call.word(2)));
            PersonLinks links(database);
            return work(links, person->id, *by);
        });
}

Expected<void> linkPerson(Call& call)
{
    TANDEM_TRY(base, publicUrlFrom(call, {}, web::ListenAddress().port));
    TANDEM_TRY(secret, withLinks(call, [](PersonLinks& links, PersonId person, PersonId by) {
        return links.make(person, by);
    }));
    const QString url = web::personAddress(*base, *secret);
    return call.tell(Json{{"url", url}}, QStringList{url, linkAdvice()});
}

Expected<void> unlinkPerson(Call& call)
{
    TANDEM_TRY(revoked, withLinks(call, [](PersonLinks& links, PersonId person, PersonId by) {
        return links.revoke(person, by);
    }));
    return call.tell(
        Json{{"revoked", *revoked}}, CommandWords::tr("%n link(s) revoked.", nullptr, *revoked));
}

constexpr Verb kPeopleVerbs[] = {{"list", listPeople, 1, 2}, {"add", addPerson, 3, 3},
    {"change", editPerson, 3, 3}, {"exclude", setPersonAside, 3, 3},
    {"include", takePersonBack, 3, 3}, {"link", linkPerson, 3, 3}, {"unlink", unlinkPerson, 3, 3}};
/// Of these, those that were once written as options.
constexpr auto kFormerOptions = std::span(kPeopleVerbs).subspan(1, 4);

} // namespace

Expected<void> runPeople(Call& call)
{
    for (const Verb& verb : kFormerOptions) {
        if (call.has(verb.word)) // written as an option
            return verb.run(call);
    }
    return runVerb(kPeopleVerbs, call, 1);
}

const Command peopleCommand{"people", runPeople, 1, 3};

} // namespace tandem
