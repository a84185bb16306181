#include "models/usersum/summarizer.h"

#include "models/usersum/usersumwords.h"
#include "models/wordof.h"

namespace tandem::usersum {

QString summarizerRoleKey(SummarizerRole role)
{
    static constexpr std::array words{"summarizer", "no_summary", "somebody_elses", "most_popular"};
    return QLatin1String(wordOf(role, words));
}

QString summarizerRoleName(SummarizerRole role)
{
    switch (role) {
    case SummarizerRole::Own:
        return UsersumWords::tr("summarizer");
    case SummarizerRole::NoSummary:
        return UsersumWords::tr("baseline: no summary");
    case SummarizerRole::SomebodyElses:
        return UsersumWords::tr("baseline: another user's summary");
    case SummarizerRole::MostPopular:
        return UsersumWords::tr("baseline: the most popular");
    }
    return {};
}

} // namespace tandem::usersum
