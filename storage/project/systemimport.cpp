#include "storage/project/systemimport.h"

#include "storage/database/database.h"
#include "storage/project/projectwords.h"
#include "storage/repositories/goldrepository.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/looseerrorrepository.h"
#include "storage/repositories/systemjudgementrepository.h"
#include "storage/repositories/systemoutputrepository.h"

#include <set>

namespace tandem {

namespace {

/// Writes outputs one after the other, keeping a sample's record once.
class SystemsIntake final
{
public:
    SystemsIntake(Database& database, const SystemBenchmark& benchmark, const SystemFile& file,
        const QString& verifier)
        : m_outputs(database)
        , m_judgements(database)
        , m_golds(database)
        , m_benchmark(benchmark)
        , m_file(file)
        , m_verifier(verifier)
        , m_kept(benchmark.samples().size())
    {
    }

    Expected<void> take(const SystemFile::Output& output)
    {
        TANDEM_TRY(gold, goldOf(output.sample));
        const SampleId sample = m_benchmark.samples().at(output.sample).id;
        TANDEM_TRY(found, m_outputs.find(sample, output.system));
        if (*found)
            return takeKnown(**found, *gold, output);
        const kgds::SampleRecord& record = m_benchmark.records().at(output.sample);
        NewSystemOutput made;
        made.sample = sample;
        made.gold = *gold;
        made.system = output.system;
        made.output = output.output;
        made.source = m_file.source;
        TANDEM_TRY(id, m_outputs.add(made, &record));
        ++import.outputs;
        if (!output.judgement)
            return {};
        ++import.verdicts;
        return m_judgements
            .addImported(*id, m_verifier, m_file.source, *output.judgement, {}, &record)
            .map([](SystemJudgementId) {});
    }

    SystemImport import;

private:
    /// What the benchmark says of a sample now.
    Expected<GoldId> goldOf(qsizetype place)
    {
        std::optional<GoldId>& kept = m_kept[place];
        if (!kept) {
            TANDEM_TRY(gold,
                m_golds.keep(m_benchmark.samples().at(place).id, m_benchmark.records().at(place)));
            kept = *gold;
        }
        return *kept;
    }

    Expected<void> takeKnown(SystemOutputId id, GoldId gold, const SystemFile::Output& output)
    {
        TANDEM_TRY(stored, m_outputs.byId(id));
        if (stored->made.output != output.output)
            return failure(ErrorCode::Refused,
                ProjectWords::tr("The project has another output of this system for the sample."),
                {}, ProjectWords::tr("Give the model another name, or take the old output out."));
        ++import.known;
        if (!output.judgement)
            return {};
        TANDEM_TRY(judged, m_judgements.find(id, m_verifier));
        if (*judged) {
            TANDEM_TRY(before, m_judgements.byId(**judged));
            if (before->state == JudgementState::Complete && before->judgement == *output.judgement)
                return {};
        } else if (stored->made.gold != gold) {
            return failure(ErrorCode::Refused,
                ProjectWords::tr("The benchmark has changed since this output was added, so that "
                                 "the verdicts may be about other facts and opinions."),
                {}, ProjectWords::tr("Import the outputs again under another model's name."));
        }
        ++import.verdicts;
        return m_judgements.addImported(id, m_verifier, m_file.source, *output.judgement, {})
            .map([](SystemJudgementId) {});
    }

    SystemOutputRepository m_outputs;
    SystemJudgementRepository m_judgements;
    GoldRepository m_golds;
    const SystemBenchmark& m_benchmark;
    const SystemFile& m_file;
    const QString& m_verifier;
    QList<std::optional<GoldId>> m_kept; ///< of each sample, once asked for
};

} // namespace

Expected<SystemImport> writeSystemFile(Database& database, const SystemBenchmark& benchmark,
    const SystemFile& file, const QString& verifier, const Progress& progress)
{
    SystemsIntake intake(database, benchmark, file, verifier);
    std::set<kgds::SystemRef> systems;
    qint64 done = 0;
    for (const SystemFile::Output& output : file.outputs) {
        if (progress && !progress(done++, file.outputs.size()))
            return failure(ErrorCode::Cancelled, ProjectWords::tr("Cancelled."));
        systems.insert(output.system);
        const auto taken = intake.take(output);
        if (!taken)
            return failure(taken.error().in(
                ProjectWords::tr("%1: %2 (%3, %4), sample %5", "a file, a system, a sample")
                    .arg(file.source, output.system.model, patternName(output.system.pattern),
                        paradigmKey(output.system.paradigm))
                    .arg(benchmark.samples().at(output.sample).position)));
    }
    SystemImport import = std::move(intake.import);
    bool hasNewErrors = false;
    for (const SystemFile::LooseErrors& errors : file.looseErrors) {
        TANDEM_TRY(isNew,
            LooseErrorRepository(database).add(errors.system, verifier, file.source, errors.types));
        hasNewErrors = hasNewErrors || *isNew;
    }
    import.systems = int(systems.size());
    import.messages = file.messages;
    if (import.outputs + import.verdicts > 0 || hasNewErrors) {
        TANDEM_DO(Journal(database).append(QStringLiteral("imported"), {}, {},
            {{QStringLiteral("file"), file.source}, {QStringLiteral("systems"), import.systems},
                {QStringLiteral("outputs"), import.outputs},
                {QStringLiteral("judgements"), import.verdicts}}));
    }
    return import;
}

Prepare prepareSystemImport(const QString& path, const QString& verifier, const Progress& progress,
    const std::shared_ptr<SystemImport>& import)
{
    return [=](Database& reader, const CancelFlag& cancel) -> Expected<Prepared> {
        const auto goOn = [progress, cancel](qint64 done, qint64 all) {
            return !cancel->load() && (!progress || progress(done, all));
        };
        TANDEM_TRY_VAR(read, SystemBenchmark::of(reader));
        const auto benchmark = std::make_shared<const SystemBenchmark>(std::move(*read));
        TANDEM_TRY_VAR(parsed, readSystemFile(path, *benchmark, goOn));
        const auto file = std::make_shared<const SystemFile>(std::move(*parsed));
        return Prepared{[=](Database& database) -> Expected<Written> {
            TANDEM_TRY_VAR(brought, writeSystemFile(database, *benchmark, *file, verifier, goOn));
            *import = std::move(*brought);
            return Written(SystemsChanged());
        }};
    };
}

} // namespace tandem
