#include "storage/runs/chosencases.h"

#include "storage/repositories/caserepository.h"

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
    struct Words
    {
        Q_DECLARE_TR_FUNCTIONS(ChosenCases)
    };
    Error error;
    error.code = ErrorCode::NotFound;
    error.what = systems.isEmpty() ? Words::tr("No case has an output.")
                                   : Words::tr("No case has an output of the system \"%1\".")
                                         .arg(systems.join(QStringLiteral("\", \"")));
    error.remedy = Words::tr("In a file of cases outputs stand under \"output\" or \"outputs\", "
                             "their system under \"system\".");
    return error;
}

} // namespace tandem
