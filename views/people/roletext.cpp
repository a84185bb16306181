#include "views/people/roletext.h"

#include "views/people/peoplewords.h"

namespace tandem {

QString roleWord(Role role)
{
    return role == Role::Lead ? PeopleWords::tr("lead") : PeopleWords::tr("annotator");
}

} // namespace tandem
