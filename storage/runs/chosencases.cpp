#include "storage/runs/chosencases.h"

#include "storage/repositories/caserepository.h"
#include "storage/runs/runwords.h"

#include <QCoreApplication>
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

Error noOutputs(const QStringList& systems)
{
    Error error;
    error.code = ErrorCode::NotFound;
    error.what = systems.isEmpty() ? RunWords::tr("No case has an output.")
                                   : RunWords::tr("No case has an output of the system \"%1\".")
                                         .arg(systems.join(QStringLiteral("\", \"")));
    error.remedy = RunWords::tr("In a case file, outputs are under \"output\" or \"outputs\" and "
                                "their system under \"system\".");
    return error;
}

} // namespace tandem
