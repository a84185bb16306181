#include "storage/runs/robustnessoutputs.h"

#include "models/expert/robustnesschanges.h"
#include "storage/repositories/caserepository.h"

#include <QCoreApplication>

namespace tandem {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(RobustnessOutputs)
};

Expected<bool> isThere(CaseRepository& cases, CaseId textCase, const QString& system)
{
    const auto outputs = cases.outputs(textCase);
    if (!outputs)
        return failure(outputs.error());
    for (const OutputRow& output : *outputs) {
        if (output.system == system)
            return true;
    }
    return false;
}

} // namespace

QString boastedSystem(const QString& system)
{
    // Not translated: the name stands in the project.
    return system.isEmpty() ? QStringLiteral("boast")
                            : QString(system + QStringLiteral(" + boast"));
}

Expected<BoastedOutputs> addBoastedOutputs(
    Database& database, const QString& system, const QString& phrase)
{
    if (phrase.trimmed().isEmpty())
        return failure(ErrorCode::InvalidInput, Words::tr("The phrase to append is empty."));
    CaseRepository cases(database);
    const auto outputs = cases.outputsOf({system});
    if (!outputs)
        return failure(outputs.error());
    if (outputs->isEmpty())
        return failure(ErrorCode::NotFound, Words::tr("This system has no outputs."), system);
    BoastedOutputs boasted{boastedSystem(system)};
    for (const OutputId id : *outputs) {
        const auto output = cases.output(id);
        if (!output)
            return failure(output.error());
        const auto known = isThere(cases, output->caseId, boasted.system);
        if (!known)
            return failure(known.error());
        if (const auto added = cases.addOutput(
                output->caseId, boasted.system, expert::withBoast(output->text, phrase));
            !added)
            return failure(added.error());
        ++(*known ? boasted.known : boasted.added);
    }
    return boasted;
}

} // namespace tandem
