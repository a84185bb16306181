#include "storage/project/systemexport.h"

#include "models/kgds/systemscore.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/formats/atomicfile.h"
#include "storage/formats/kgdsoutputswriter.h"
#include "storage/formats/outputrecordswriter.h"
#include "storage/project/projectwords.h"
#include "storage/repositories/goldrepository.h"
#include "storage/repositories/judgementcolumns.h"
#include "storage/repositories/looseerrorrepository.h"

#include <QJsonDocument>

#include <map>
#include <set>

namespace tandem {

namespace {

/// An output as it is exported.
struct ExportedOutput
{
    SampleId sample;
    GoldId gold;
    kgds::SystemRef system;
    kgds::SystemOutput output;
    std::optional<kgds::SystemJudgement> judgement;
};

using ExportedSink = std::function<Expected<void>(ExportedOutput&& output)>;

/// Hands over every output of a sample in use, by sample, then system, with what `verifier` says of
/// it.
Expected<void> eachOutput(Database& database, const QString& verifier, const ExportedSink& sink)
{
    const QString sql =
        QStringLiteral("SELECT o.sample_id, o.gold_id, o.model, o.paradigm, o.pattern,"
                       " o.paragraphs, o.background, o.opinions, j.id, j.facts, j.opinions,"
                       " j.errors FROM kgds_output o JOIN sample_in_use s ON s.id = o.sample_id"
                       " LEFT JOIN kgds_judgement j ON j.output_id = o.id AND j.verifier = ?"
                       " AND j.state = 1 ORDER BY s.position, o.model, o.paradigm, o.pattern");
    return eachRow(database, sql, {verifier}, [&](Statement& row) -> Expected<void> {
        ExportedOutput one;
        row.read(one.sample, one.gold, one.system.model, one.system.paradigm, one.system.pattern);
        one.output.paragraphs =
            QJsonDocument::fromJson(row.take<QByteArray>()).toVariant().toStringList();
        row.read(one.output.background, one.output.opinions);
        if (row.take<std::optional<qint64>>()) {
            one.judgement.emplace();
            one.judgement->facts = groupsFrom(row.take<QByteArray>());
            one.judgement->opinions = conclusionsFrom(row.take<QByteArray>());
            one.judgement->errors = errorsFrom(row.take<QByteArray>());
        }
        return sink(std::move(one));
    });
}

/// What is left out, and what is written otherwise.
class ExportRemarks final
{
public:
    void addLeftOut() { ++m_leftOut; }
    void addOutdated() { ++m_outdated; }
    void addRenamed(const QString& model, const QString& as)
    {
        m_notes += ProjectWords::tr("%1 is written as %2.", "a model").arg(model, as);
    }
    void addLooseErrors(const QString& model)
    {
        m_notes += ProjectWords::tr("%1: types of error were left out, since which opinions they "
                                    "belong to is not known.",
            "a model")
                       .arg(model);
    }
    QStringList messages() const
    {
        QStringList messages = m_notes;
        if (m_leftOut > 0)
            messages += ProjectWords::tr(
                "%n output(s) of samples that are not in the benchmark were left out.", nullptr,
                m_leftOut);
        if (m_outdated > 0)
            messages += ProjectWords::tr(
                "Verdicts on %n output(s) were left out: the benchmark has changed since.", nullptr,
                m_outdated);
        return messages;
    }

private:
    QStringList m_notes;
    int m_leftOut = 0;
    int m_outdated = 0;
};

Expected<void> checkAnyOutput(const SystemExport& brought)
{
    if (brought.outputs > 0)
        return {};
    return failure(ErrorCode::NotFound,
        ProjectWords::tr("There are no outputs of systems on this benchmark."), {},
        ProjectWords::tr("Import some, or have a model make them."));
}

/// Models under names that folders can have.
class FolderNames final
{
public:
    /// What nameOf() said; null where it was not asked.
    QString known(const QString& model) const { return m_names.value(model); }
    Expected<QString> nameOf(const QString& model, ExportRemarks& remarks)
    {
        if (const auto known = m_names.constFind(model); known != m_names.cend())
            return *known;
        QString name = model;
        if (!kgds::isFolderName(model)) {
            name.replace(u'/', u'_').replace(u'\\', u'_').replace(QChar::Null, u'_');
            if (name.startsWith(u'.'))
                name.replace(0, 1, u'_');
            remarks.addRenamed(model, name);
        }
        if (m_names.key(name).isNull()) {
            m_names.insert(model, name);
            return name;
        }
        return failure(ErrorCode::Refused,
            ProjectWords::tr("Two models would be written to the folder \"%1\": %2 and %3.")
                .arg(name, m_names.key(name), model),
            {}, ProjectWords::tr("Export them as JSONL or CSV."));
    }

private:
    QHash<QString, QString> m_names;
};

qsizetype uncoveredOf(const kgds::JudgedSystem& system)
{
    qsizetype uncovered = 0;
    for (const kgds::JudgedSample& sample : system.samples)
        uncovered += sample.judgement.opinions.count(kgds::Conclusion::Unknowable);
    return uncovered;
}

/// Puts outputs together by system, for the published layout.
class PublishedTree final
{
public:
    PublishedTree(Database& database, const SystemBenchmark& benchmark)
        : m_golds(database)
        , m_benchmark(benchmark)
        , m_current(benchmark.samples().size())
    {
    }

    Expected<void> take(ExportedOutput&& one)
    {
        const qsizetype place = m_benchmark.placeOf(one.sample);
        if (place < 0) {
            remarks.addLeftOut();
            return {};
        }
        TANDEM_TRY(name, m_names.nameOf(one.system.model, remarks));
        one.system.model = *name;
        kgds::JudgedSystem& system = m_systems[one.system];
        system.ref = one.system;
        system.samples.resize(m_benchmark.samples().size());
        kgds::JudgedSample& sample = system.samples[place];
        sample.output = std::move(one.output);
        ++brought.outputs;
        if (!one.judgement)
            return {};
        TANDEM_TRY(current, currentGold(place));
        if (*current != one.gold) {
            remarks.addOutdated();
            return {};
        }
        sample.isJudged = true;
        sample.judgement = std::move(*one.judgement);
        ++brought.verdicts;
        return {};
    }

    /// Of systems under the names that the project has.
    void addLooseErrors(const std::map<kgds::SystemRef, QList<kgds::ErrorType>>& loose)
    {
        for (const auto& [ref, types] : loose) {
            const auto found =
                m_systems.find({m_names.known(ref.model), ref.paradigm, ref.pattern});
            if (found == m_systems.end())
                continue;
            // As many as uncovered opinions would read as theirs, which they are not.
            if (uncoveredOf(found->second) == types.size())
                remarks.addLooseErrors(ref.model);
            else
                found->second.looseErrors = types;
        }
    }

    QList<kgds::JudgedSystem> takeSystems()
    {
        QList<kgds::JudgedSystem> systems;
        for (auto& [ref, system] : m_systems)
            systems.append(std::move(system));
        brought.systems = int(systems.size());
        return systems;
    }

    SystemExport brought;
    ExportRemarks remarks;

private:
    /// Of what the benchmark says now; invalid where no output was made on that.
    Expected<GoldId> currentGold(qsizetype place)
    {
        std::optional<GoldId>& current = m_current[place];
        if (!current) {
            TANDEM_TRY(found,
                m_golds.find(m_benchmark.samples().at(place).id, m_benchmark.records().at(place)));
            current = found->value_or(GoldId());
        }
        return *current;
    }

    GoldRepository m_golds;
    const SystemBenchmark& m_benchmark;
    QList<std::optional<GoldId>> m_current; ///< of each sample, once asked for
    std::map<kgds::SystemRef, kgds::JudgedSystem> m_systems;
    FolderNames m_names;
};

/// The published layout knows samples by their place in KGDS.json alone.
QStringList renumbered(const SystemBenchmark& benchmark)
{
    const QList<SystemBenchmark::Sample>& samples = benchmark.samples();
    for (qsizetype i = 0; i < samples.size(); ++i) {
        if (samples.at(i).position != i + 1)
            return {ProjectWords::tr("Samples have other numbers here than in the project: they "
                                     "count through KGDS.json as it is exported now, which leaves "
                                     "some out. Keep it beside the outputs.")};
    }
    return {};
}

Expected<SystemExport> exportTree(Database& database, const QString& path,
    const SystemBenchmark& benchmark, const QString& verifier, const Progress& progress)
{
    PublishedTree tree(database, benchmark);
    TANDEM_DO(eachOutput(
        database, verifier, [&](ExportedOutput&& one) { return tree.take(std::move(one)); }));
    TANDEM_DO(checkAnyOutput(tree.brought));
    TANDEM_TRY(loose, LooseErrorRepository(database).of(verifier));
    tree.addLooseErrors(*loose);
    TANDEM_DO(kgds::writeSystemOutputs(path, benchmark.records(), tree.takeSystems(), progress));
    tree.brought.messages = tree.remarks.messages() + renumbered(benchmark);
    return tree.brought;
}

Expected<SystemExport> exportRecords(Database& database, const QString& path,
    const SystemBenchmark& benchmark, RecordLayout layout, const Progress& progress)
{
    TANDEM_TRY(all, valueOf<qint64>(database, QStringLiteral("SELECT count(*) FROM kgds_output")));
    SystemExport brought;
    ExportRemarks remarks;
    std::set<kgds::SystemRef> systems;
    TANDEM_DO(writeAtomically(path, [&](QIODevice& device) -> Expected<void> {
        kgds::OutputRecordsWriter writer(device, path, layout);
        TANDEM_DO(writer.open());
        const auto take = [&](ExportedOutput&& one) -> Expected<void> {
            if (progress && !progress(brought.outputs, *all))
                return failure(ErrorCode::Cancelled, ProjectWords::tr("Cancelled."));
            const qsizetype place = benchmark.placeOf(one.sample);
            if (place < 0) {
                remarks.addLeftOut();
                return {};
            }
            systems.insert(one.system);
            ++brought.outputs;
            return writer.write(benchmark.samples().at(place).position, one.system, one.output);
        };
        TANDEM_DO(eachOutput(database, {}, take));
        TANDEM_DO(checkAnyOutput(brought));
        return writer.finish();
    }));
    brought.systems = int(systems.size());
    brought.messages = remarks.messages();
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
    return exportRecords(database, path, *benchmark, layout, progress);
}

} // namespace tandem
