#include "storage/runs/runnames.h"

#include "models/kgds/chunks.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/repositories/runrepository.h"
#include "storage/runs/runkind.h"
#include "storage/runs/runwords.h"

namespace tandem {

using kgds::ChunkKind;
using kgds::Pattern;

namespace {

Expected<void> checkModelOfSystem(const RunSetup& setup, const QString& model)
{
    if (model.isEmpty() || model == setup.model)
        return {};
    return failure(ErrorCode::Refused,
        RunWords::tr("The outputs of the system \"%1\" are by the model %2, not by %3.")
            .arg(setup.options.summaries.system, model, setup.model),
        {}, RunWords::tr("Give the system another name."));
}

Expected<void> checkChunksOfSystem(const RunSetup& setup, ChunkKind chunks)
{
    const SummariesOptions& options = setup.options.summaries;
    if (chunks == options.chunks || !options.patterns.contains(Pattern::Extractive))
        return {};
    return failure(ErrorCode::Refused,
        RunWords::tr("The system \"%1\" was let choose from %2, not from %3.")
            .arg(options.system, kgds::chunkKindName(chunks), kgds::chunkKindName(options.chunks)),
        {}, RunWords::tr("Give the system another name."));
}

/// The same of runs that may still make outputs of the system.
Expected<void> checkRunsUnderWay(Database& database, const RunSetup& setup)
{
    TANDEM_TRY(rows, RunRepository(database).list());
    for (const RunRow& row : *rows) {
        if (row.kind != RunKindId::Summaries || row.state >= RunState::Ended)
            continue;
        const SummariesOptions options = runOptionsFrom(row.settings).summaries;
        if (options.system != setup.options.summaries.system)
            continue;
        TANDEM_DO(checkModelOfSystem(setup, row.model));
        if (options.patterns.contains(Pattern::Extractive)) {
            TANDEM_DO(checkChunksOfSystem(setup, options.chunks));
        }
    }
    return {};
}

} // namespace

Expected<void> checkNameOfSystem(Database& database, const RunSetup& setup)
{
    const QString& system = setup.options.summaries.system;
    TANDEM_TRY(model, valueOf<QString>(database,
                          QStringLiteral("SELECT r.model FROM kgds_output o JOIN llm_run r"
                                         " ON r.id = o.run_id WHERE o.model = ? AND r.model <> ?"),
                          {system, setup.model}));
    TANDEM_DO(checkModelOfSystem(setup, *model));
    TANDEM_TRY(chunks, valuesOf<ChunkKind>(database,
                           QStringLiteral("SELECT DISTINCT granularity FROM kgds_output"
                                          " WHERE model = ? AND pattern = ?"),
                           {system, Pattern::Extractive}));
    for (const ChunkKind kind : *chunks)
        TANDEM_DO(checkChunksOfSystem(setup, kind));
    return checkRunsUnderWay(database, setup);
}

Expected<void> checkNameOfVerifier(Database& database, const RunSetup& setup)
{
    const QString& verifier = setup.options.verdicts.verifier;
    TANDEM_TRY(model,
        valueOf<QString>(database,
            QStringLiteral("SELECT r.model FROM llm_run r WHERE r.model <> ?2 AND (EXISTS (SELECT 1"
                           " FROM kgds_judgement j WHERE j.run_id = r.id AND j.verifier = ?1)"
                           " OR EXISTS (SELECT 1 FROM kgds_feedback f WHERE f.run_id = r.id"
                           " AND f.judge = ?1))"),
            {verifier, setup.model}));
    if (model->isEmpty())
        return {};
    return failure(ErrorCode::Refused,
        RunWords::tr("The verdicts of the verifier \"%1\" are by the model %2, not by %3.")
            .arg(verifier, *model, setup.model),
        {}, RunWords::tr("Give the verifier another name."));
}

} // namespace tandem
