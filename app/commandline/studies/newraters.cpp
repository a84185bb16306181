#include "app/commandline/studies/newraters.h"

#include "app/commandline/command.h"
#include "app/commandline/commonoptions.h"
#include "models/people/personin.h"
#include "models/studies/designcheck.h"
#include "storage/repositories/peoplerepository.h"

#include <algorithm>
#include <utility>

namespace tandem {

Expected<QList<NewRater>> askedNewRaters(Database& database, Call& call)
{
    if (call.has("raters") && call.has("count"))
        return call.misuse(CommandWords::tr("Give either --raters or --count."));
    TANDEM_TRY(count, call.number("count", 1, studies::kMostNewRaters));
    QList<NewRater> raters(int(count->value_or(0)));
    TANDEM_TRY(names, namesIn(database, call.value("raters")));
    for (const QString& name : std::as_const(*names))
        raters.append({.name = name});
    return raters;
}

Expected<QList<NewRater>> onlyNewRaters(
    Database& database, StudyId study, const QList<NewRater>& raters)
{
    TANDEM_TRY(people, PeopleRepository(database).all());
    QList<StudyRater> there;
    if (study.isValid()) {
        TANDEM_TRY(all, StudyRaterRepository(database).all(study));
        there = *all;
    }
    const auto personNamed = [&](const QString& name) {
        for (const Person& person : *people) {
            const bool isThere = std::any_of(there.cbegin(), there.cend(),
                [&](const StudyRater& rater) { return rater.person == person.id; });
            if (person.active && person.name == name && !isThere)
                return person.id;
        }
        return PersonId();
    };
    QList<NewRater> fresh;
    for (NewRater rater : raters) {
        rater.person = personNamed(rater.name);
        if (study.isValid() && !rater.name.isEmpty()) {
            const auto known = StudyRaterRepository(database).byName(study, rater.name);
            // Who became a person of the project since is to be that person.
            if (known && (known->person.isValid() || !rater.person.isValid()))
                continue;
            if (!known && known.error().code != ErrorCode::NotFound)
                return failure(known.error());
        }
        fresh.append(rater);
    }
    return fresh;
}

Expected<QStringList> remarksOnLeads(Database& database, const QList<NewRater>& raters)
{
    TANDEM_TRY(people, PeopleRepository(database).all());
    QStringList leads;
    for (const NewRater& rater : raters) {
        const Person person = personIn(*people, rater.person);
        if (person.id.isValid() && person.role == tandem::Role::Lead)
            leads += printable(person.name);
    }
    if (leads.isEmpty())
        return leads;
    return QStringList{CommandWords::tr("%1 leads this project and can see systems, scores and "
                                        "others' progress: a lead's ratings are not blind.")
                           .arg(leads.join(QStringLiteral(", ")))};
}

} // namespace tandem
