#include "storage/project/exportedoutputs.h"

#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/project/projectwords.h"
#include "storage/repositories/goldrepository.h"
#include "storage/repositories/judgementcolumns.h"

#include <QJsonDocument>

namespace tandem {

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

} // namespace tandem
