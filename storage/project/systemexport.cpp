#include "storage/project/systemexport.h"

#include "models/kgds/systemoutput.h"
#include "models/kgds/systemscore.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/formats/atomicfile.h"
#include "storage/formats/kgdsoutputswriter.h"
#include "storage/project/projectwords.h"
#include "storage/project/recordedverdicts.h"
#include "storage/project/systemgaps.h"
#include "storage/repositories/goldrepository.h"
#include "storage/repositories/judgementcolumns.h"
#include "storage/repositories/systemjudgementrepository.h"
#include "storage/repositories/unattributederrorrepository.h"

#include <QJsonDocument>

#include <functional>
#include <map>
#include <optional>

namespace tandem {

/// An output as it is exported.
struct ExportedOutput
{
    qsizetype sample = 0; ///< its place in the benchmark
    kgds::SystemRef system;
    kgds::SystemOutput output;
    std::optional<kgds::SystemJudgement> judgement; ///< on the benchmark as it is now
    JudgementExplanations explanations;
};

/// What an export leaves out, counted as it comes.
struct ExportOmissions
{
    int outputs = 0;                  ///< of samples that are not in the benchmark
    int outdated = 0;                 ///< outputs whose verdicts are on another benchmark
    int judgements = 0;               ///< that the format has no place for
    int explanations = 0;             ///< likewise
    qint64 feedback = 0;              ///< likewise
    QStringList unattributedErrors{}; ///< systems whose types of error the format has no place for
    QStringList messages() const;     ///< translated sentences
};

using ExportedSink = std::function<Expected<void>(ExportedOutput&& output)>;

namespace {

/// What the benchmark says of its samples now.
class CurrentGolds final
{
public:
    CurrentGolds(Database& database, const SystemBenchmark& benchmark)
        : m_golds(database)
        , m_benchmark(benchmark)
        , m_current(benchmark.samples().size())
    {
    }

    /// Invalid where no output was made on that.
    Expected<GoldId> of(qsizetype place)
    {
        std::optional<GoldId>& current = m_current[place];
        if (!current) {
            TANDEM_TRY(found,
                m_golds.find(m_benchmark.samples().at(place).id, m_benchmark.records().at(place)));
            current = found->value_or(GoldId());
        }
        return *current;
    }

private:
    GoldRepository m_golds;
    const SystemBenchmark& m_benchmark;
    QList<std::optional<GoldId>> m_current; ///< of each sample, once asked for
};

} // namespace

/// Hands over every output of the benchmark's samples, by sample, then system, with what `verifier`
/// says of it; what is left out goes to `omitted`.
Expected<void> eachExportedOutput(Database& database, const SystemBenchmark& benchmark,
    const QString& verifier, ExportOmissions& omitted, const ExportedSink& sink)
{
    const QString sql = QStringLiteral(
        "SELECT o.sample_id, o.gold_id, o.model, o.paradigm, o.pattern, o.paragraphs, o.background,"
        " o.opinions, j.id, j.facts, j.opinions, j.errors, j.explanations FROM kgds_output o"
        " JOIN sample_in_use s ON s.id = o.sample_id LEFT JOIN kgds_judgement j"
        " ON j.output_id = o.id AND j.verifier = ? AND j.state = 1"
        " ORDER BY s.position, o.model, o.paradigm, o.pattern");
    CurrentGolds golds(database, benchmark);
    return eachRow(database, sql, {verifier}, [&](Statement& row) -> Expected<void> {
        ExportedOutput one;
        one.sample = benchmark.placeOf(row.take<SampleId>());
        const auto gold = row.take<GoldId>();
        if (one.sample < 0) {
            ++omitted.outputs;
            return {};
        }
        row.read(one.system.model, one.system.paradigm, one.system.pattern);
        one.output.paragraphs =
            QJsonDocument::fromJson(row.take<QByteArray>()).toVariant().toStringList();
        row.read(one.output.background, one.output.opinions);
        if (row.take<std::optional<qint64>>()) {
            TANDEM_TRY(current, golds.of(one.sample));
            if (*current != gold) {
                ++omitted.outdated;
                return sink(std::move(one));
            }
            one.judgement.emplace();
            one.judgement->facts = groupsFrom(row.take<QByteArray>());
            one.judgement->opinions = conclusionsFrom(row.take<QByteArray>());
            one.judgement->errors = errorsFrom(row.take<QByteArray>());
            one.explanations = explanationsFrom(row.take<QByteArray>());
        }
        return sink(std::move(one));
    });
}

QStringList ExportOmissions::messages() const
{
    QStringList messages;
    if (outputs > 0)
        messages += ProjectWords::tr(
            "%n output(s) excluded: their samples are not in the benchmark.", nullptr, outputs);
    if (outdated > 0)
        messages +=
            ProjectWords::tr("Judgments on %n output(s) excluded: the benchmark has changed since.",
                nullptr, outdated);
    if (judgements > 0)
        messages += ProjectWords::tr(
            "%n judgment(s) excluded: CSV cannot hold them. JSONL and the published layout can.",
            nullptr, judgements);
    if (explanations > 0)
        messages += ProjectWords::tr("%n rationale(s) of judgments excluded: the published layout "
                                     "cannot hold them. JSONL can.",
            nullptr, explanations);
    if (feedback > 0)
        messages += ProjectWords::tr("%n feedback judgement(s) (which paragraphs fit better) "
                                     "excluded: none of these formats can hold them.",
            nullptr, int(feedback));
    for (const QString& system : unattributedErrors)
        messages += ProjectWords::tr("%1: error types excluded, because it is unknown which "
                                     "opinions they belong to. The published layout keeps them.",
            "a system")
                        .arg(system);
    return messages;
}

namespace {

Expected<void> checkAnyOutput(const SystemExport& brought)
{
    if (brought.outputs > 0)
        return {};
    return failure(ErrorCode::NotFound,
        ProjectWords::tr("There are no system outputs on this benchmark."), {},
        ProjectWords::tr("Import some, or generate them with a model."));
}

int explanationsIn(const JudgementExplanations& explanations)
{
    int texts = 0;
    for (const QStringList& group :
        explanations.facts + QList<QStringList>{explanations.opinions, explanations.errors})
        texts += int(group.size() - group.count(QString()));
    return texts;
}

/// Puts outputs together by system, for the published layout.
class PublishedTree final
{
public:
    explicit PublishedTree(qsizetype samples)
        : m_samples(samples)
    {
    }

    void take(ExportedOutput&& one)
    {
        kgds::JudgedSystem& system = m_systems[one.system];
        system.ref = one.system;
        system.samples.resize(m_samples);
        kgds::JudgedSample& sample = system.samples[one.sample];
        sample.output = std::move(one.output);
        brought.systems.insert(one.system);
        ++brought.outputs;
        if (!one.judgement)
            return;
        sample.isJudged = true;
        sample.judgement = std::move(*one.judgement);
        omitted.explanations += explanationsIn(one.explanations);
        ++brought.verdicts;
    }

    void addUnattributedErrors(const std::map<kgds::SystemRef, QList<kgds::ErrorType>>& loose)
    {
        for (const auto& [ref, types] : loose) {
            if (const auto found = m_systems.find(ref); found != m_systems.end())
                found->second.unattributedErrors = types;
        }
    }

    QList<kgds::JudgedSystem> takeSystems()
    {
        QList<kgds::JudgedSystem> systems;
        for (auto& [ref, system] : m_systems)
            systems.append(std::move(system));
        return systems;
    }

    SystemExport brought;
    ExportOmissions omitted;

private:
    qsizetype m_samples;
    std::map<kgds::SystemRef, kgds::JudgedSystem> m_systems;
};

/// The published layout knows samples by their place in KGDS.json alone.
QStringList renumbered(const SystemBenchmark& benchmark)
{
    const QStringList changes = benchmark.renumbered();
    if (changes.isEmpty())
        return {};
    return {ProjectWords::tr("Samples are numbered by KGDS.json as exported now, which differs "
                             "from the project's numbers: %1. Keep that KGDS.json with the "
                             "outputs, or export JSONL, which identifies samples permanently.",
        "old number \u2192 new number, ...")
                .arg(fewNames(changes))};
}

Expected<void> countFeedback(Database& database, const QString& verifier, ExportOmissions& omitted)
{
    TANDEM_TRY(choices,
        valueOf<qint64>(database,
            QStringLiteral("SELECT count(*) FROM kgds_feedback WHERE judge = ?"), {verifier}));
    omitted.feedback = *choices;
    return {};
}

Expected<SystemExport> exportTree(Database& database, const QString& path,
    const SystemBenchmark& benchmark, const QString& verifier, const Progress& progress)
{
    PublishedTree tree(benchmark.samples().size());
    TANDEM_DO(eachExportedOutput(
        database, benchmark, verifier, tree.omitted, [&](ExportedOutput&& one) -> Expected<void> {
            tree.take(std::move(one));
            return {};
        }));
    TANDEM_DO(checkAnyOutput(tree.brought));
    TANDEM_TRY(loose, UnattributedErrorRepository(database).of(verifier));
    tree.addUnattributedErrors(*loose);
    TANDEM_DO(countFeedback(database, verifier, tree.omitted));
    TANDEM_DO(kgds::writeSystemOutputs(path, benchmark.records(), tree.takeSystems(), progress));
    tree.brought.messages = tree.omitted.messages() + renumbered(benchmark);
    return std::move(tree.brought);
}

/// Writes outputs as records.
class RecordsExport final
{
public:
    RecordsExport(const SystemBenchmark& benchmark, const QString& verifier,
        kgds::OutputRecordsWriter& writer)
        : m_benchmark(benchmark)
        , m_verifier(verifier)
        , m_writer(writer)
    {
    }

    Expected<void> write(ExportedOutput&& one, bool withVerdicts)
    {
        const SystemBenchmark::Sample& sample = m_benchmark.samples().at(one.sample);
        // A title that two samples have would be that of the other one where one is missing.
        const bool isAlone = m_benchmark.meantBy(sample.title).size() == 1;
        kgds::OutputRecord record{sample.position, one.system, std::move(one.output), {}, {},
            sample.uuid, isAlone ? sample.title : QString()};
        if (one.judgement && withVerdicts)
            record.verdicts = recordedVerdicts(
                m_verifier, *one.judgement, one.explanations, m_benchmark.records().at(one.sample));
        return m_writer.write(record);
    }

private:
    const SystemBenchmark& m_benchmark;
    const QString& m_verifier;
    kgds::OutputRecordsWriter& m_writer;
};

Expected<SystemExport> exportRecords(Database& database, const QString& path,
    const SystemBenchmark& benchmark, RecordLayout layout, const QString& verifier,
    const Progress& progress)
{
    TANDEM_TRY(all, valueOf<qint64>(database, QStringLiteral("SELECT count(*) FROM kgds_output")));
    SystemExport brought;
    ExportOmissions omitted;
    const bool withVerdicts = layout == RecordLayout::JsonLines;
    TANDEM_DO(writeAtomically(path, [&](QIODevice& device) -> Expected<void> {
        kgds::OutputRecordsWriter writer(device, path, layout);
        TANDEM_DO(writer.open());
        RecordsExport records(benchmark, verifier, writer);
        const auto take = [&](ExportedOutput&& one) -> Expected<void> {
            if (progress && !progress(brought.outputs, *all))
                return failure(ErrorCode::Cancelled, ProjectWords::tr("Cancelled."));
            brought.systems.insert(one.system);
            ++brought.outputs;
            brought.verdicts += one.judgement && withVerdicts ? 1 : 0;
            omitted.judgements += one.judgement && !withVerdicts ? 1 : 0;
            return records.write(std::move(one), withVerdicts);
        };
        TANDEM_DO(eachExportedOutput(database, benchmark, verifier, omitted, take));
        TANDEM_DO(checkAnyOutput(brought));
        return writer.finish();
    }));
    TANDEM_TRY(loose, UnattributedErrorRepository(database).of(verifier));
    for (const auto& [system, types] : *loose) {
        if (brought.systems.contains(system))
            omitted.unattributedErrors += systemText(system);
    }
    TANDEM_DO(countFeedback(database, verifier, omitted));
    brought.messages = omitted.messages();
    return brought;
}

} // namespace

Expected<SystemExport> exportSystems(Database& database, const QString& path, SystemFormat format,
    const QString& verifier, const Progress& progress)
{
    TANDEM_TRY(benchmark, SystemBenchmark::of(database));
    if (format == SystemFormat::Published)
        return exportTree(database, path, *benchmark, verifier, progress);
    const RecordLayout layout =
        format == SystemFormat::Csv ? RecordLayout::Csv : RecordLayout::JsonLines;
    return exportRecords(database, path, *benchmark, layout, verifier, progress);
}

} // namespace tandem
