#include "views/models/modelsreading.h"

#include "storage/project/benchmark.h"

namespace tandem {

namespace {

/// How many samples models can be put on.
Expected<qint64> benchmarkSize(Database& database, const CancelFlag& cancelled)
{
    qint64 samples = 0;
    TANDEM_DO(forEachBenchmarkSample(
        database,
        [&](const BenchmarkSample& one) -> Expected<void> {
            samples += one.record ? 1 : 0;
            return {};
        },
        [&](qint64, qint64) { return !cancelled->load(); }));
    return samples;
}

} // namespace

Expected<SharedModels> readModels(
    Database& database, const QString& verifier, const CancelFlag& cancelled)
{
    auto read = std::make_shared<ModelsData>();
    read->verifier = verifier;
    TANDEM_TRY(samples, benchmarkSize(database, cancelled));
    read->samples = *samples;
    return SharedModels(read);
}

Expected<SharedVerdicts> readModelsVerdicts(
    Database&, const QString& verifier, const CancelFlag&)
{
    auto read = std::make_shared<ModelsVerdicts>();
    read->verifier = verifier;
    return SharedVerdicts(read);
}

Expected<QList<kgds::SystemAttrition>> readModelsAttrition(
    Database&, const QString&, const CancelFlag&)
{
    return QList<kgds::SystemAttrition>();
}

} // namespace tandem
