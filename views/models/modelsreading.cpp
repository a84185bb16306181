#include "views/models/modelsreading.h"

#include "models/kgds/systemtables.h"
#include "storage/project/benchmark.h"
#include "storage/project/checkedsystems.h"
#include "storage/project/systemscores.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/systemjudgementrepository.h"
#include "storage/repositories/systemoutputrepository.h"
#include "storage/runs/stagecosts.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace tandem {

namespace {

Progress untilCancelled(const CancelFlag& cancelled)
{
    return [cancelled](qint64, qint64) { return !cancelled->load(); };
}

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
        untilCancelled(cancelled)));
    return samples;
}

/// The names of those who judged anything, and how much the one that is meant did: the wanted one
/// where there is such, else the one with the most.
Expected<void> readVerifiers(Database& database, const QString& wanted, ModelsData& read)
{
    SystemJudgementRepository judgements(database);
    TANDEM_TRY_VAR(verifiers, judgements.verifiers());
    // Who judged feedback alone has win rates.
    TANDEM_TRY(ofFeedback, judgements.feedbackJudges());
    for (const QString& name : *ofFeedback)
        verifiers->append(VerifierRow{name});
    for (const VerifierRow& one : *verifiers) {
        read.verifiers.append(one.name);
        const bool isMeant = one.name == wanted || read.verifier.isEmpty();
        if (isMeant) {
            read.verifier = one.name;
            read.judged = one.complete;
        }
    }
    return {};
}

} // namespace

Expected<SharedModels> readModels(
    Database& database, const QString& verifier, const CancelFlag& cancelled)
{
    auto read = std::make_shared<ModelsData>();
    TANDEM_DO(readVerifiers(database, verifier, *read));
    TANDEM_TRY(outputs, SystemOutputRepository(database).list());
    read->outputs = outputs->size();
    TANDEM_TRY_VAR(systems, systemScores(database, read->verifier));
    read->systems = std::move(*systems);
    TANDEM_TRY_VAR(feedback, feedbackVerdicts(database, read->verifier));
    read->feedback = std::move(*feedback);
    TANDEM_TRY(costs, stageCosts(database, read->verifier));
    read->stages = costs->stages;
    read->currency = costs->currency;
    read->repliesWithoutCost = costs->withoutCost + costs->otherCurrencies;
    // Walking through the benchmark takes longer than all the rest.
    if (read->outputs == 0) {
        TANDEM_TRY(samples, benchmarkSize(database, cancelled));
        read->samples = *samples;
    } else {
        QSet<SampleId> samples;
        for (const SystemOutputRow& output : *outputs)
            samples.insert(output.sample);
        read->samples = samples.size();
    }
    return SharedModels(read);
}

Expected<SharedVerdicts> readModelsVerdicts(
    Database& database, const QString& verifier, PersonId viewer, const CancelFlag& cancelled)
{
    auto read = std::make_shared<ModelsVerdicts>();
    read->isRead = true;
    read->verifier = verifier;
    if (verifier.isEmpty()) {
        TANDEM_TRY(foremost, foremostVerifier(database));
        read->verifier = *foremost;
    }
    TANDEM_TRY_VAR(verifiers, judgingVerifiers(database, untilCancelled(cancelled)));
    read->verifiers = std::move(*verifiers);
    TANDEM_TRY_VAR(people, reviewedJudgements(database, read->verifier, viewer, cancelled));
    read->people = std::move(*people);
    TANDEM_TRY_VAR(checks, checkedVerdicts(database, read->verifier, viewer, cancelled));
    read->checks = *std::move(checks);
    if (viewer.isValid()) {
        TANDEM_TRY(person, PeopleRepository(database).byId(viewer));
        read->viewer = person->name;
    }
    return SharedVerdicts(read);
}

Expected<QList<kgds::SystemAttrition>> readModelsAttrition(
    Database& database, const QString& verifier, const CancelFlag& cancelled)
{
    QString judge = verifier;
    if (judge.isEmpty()) {
        TANDEM_TRY(foremost, foremostVerifier(database));
        judge = *foremost;
    }
    return systemAttrition(database, judge, untilCancelled(cancelled));
}

} // namespace tandem
