#include "storage/runs/chosencases.h"

#include "storage/repositories/caserepository.h"

#include <QSet>

namespace tandem {

Expected<QList<CaseId>> chosenCases(Database& database, const QList<CaseId>& only)
{
    auto cases = CaseRepository(database).ids();
    if (!cases || only.isEmpty())
        return cases;
    const QSet<CaseId> chosen(only.begin(), only.end());
    cases->removeIf([&](CaseId id) { return !chosen.contains(id); });
    return cases;
}

} // namespace tandem
