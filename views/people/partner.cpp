#include "views/people/partner.h"

namespace tandem {

std::optional<Person> partnerOf(
    const QList<Person>& people, PersonId current, const std::optional<Pair>& pair)
{
    QList<Person> others;
    QList<Person> annotators;
    bool isAnnotator = false;
    bool isThere = false;
    const PersonId beside = !pair                ? PersonId()
                            : pair->a == current ? pair->b
                            : pair->b == current ? pair->a
                                                 : PersonId();
    std::optional<Person> paired;
    for (const Person& person : people) {
        if (!person.active)
            continue;
        if (person.id == current) {
            isThere = true;
            isAnnotator = person.role == Role::Annotator;
            continue;
        }
        if (person.id == beside)
            paired = person;
        others.append(person);
        if (person.role == Role::Annotator)
            annotators.append(person);
    }
    if (!isThere)
        return std::nullopt;
    if (paired)
        return paired;
    if (isAnnotator && annotators.size() == 1)
        return annotators.constFirst();
    return others.size() == 1 ? std::optional(others.constFirst()) : std::nullopt;
}

} // namespace tandem
