#include "storage/runs/robustnessoutputs.h"

#include "models/expert/robustnesschanges.h"
#include "storage/repositories/caserepository.h"
#include "storage/runs/runwords.h"

namespace tandem {

namespace {

Expected<bool> isOutputThere(CaseRepository& cases, CaseId textCase, const QString& system)
{
    TANDEM_TRY(outputs, cases.outputs(textCase));
    for (const OutputRow& output : *outputs) {
        if (output.system == system)
            return true;
    }
    return false;
}

} // namespace

QString selfPromotedSystem(const QString& system)
{
    // Not translated: the name stands in the project.
    return system.isEmpty() ? QStringLiteral("boast")
                            : QString(system + QStringLiteral(" + boast"));
}

Expected<SelfPromotedOutputs> addSelfPromotedOutputs(
    Database& database, const QString& system, const QString& phrase)
{
    if (phrase.trimmed().isEmpty())
        return failure(ErrorCode::InvalidInput, RunWords::tr("The phrase to append is empty."));
    CaseRepository cases(database);
    TANDEM_TRY(outputs, cases.outputsOf({system}));
    if (outputs->isEmpty())
        return failure(ErrorCode::NotFound, RunWords::tr("This system has no outputs."), system);
    SelfPromotedOutputs selfPromoted{selfPromotedSystem(system)};
    for (const OutputId id : *outputs) {
        TANDEM_TRY(output, cases.output(id));
        TANDEM_TRY(known, isOutputThere(cases, output->caseId, selfPromoted.system));
        TANDEM_DO(cases.addOutput(
            output->caseId, selfPromoted.system, expert::withSelfPromotion(output->text, phrase)));
        ++(*known ? selfPromoted.known : selfPromoted.added);
    }
    return selfPromoted;
}

} // namespace tandem
