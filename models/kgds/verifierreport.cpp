#include "models/kgds/benchmarkscorewords.h"
#include "models/kgds/comparisonreport.h"
#include "models/kgds/systemlabel.h"

/// Verifiers against each other.
namespace tandem::kgds {

namespace {

using results::Cell;

QString kindKey(VerifiedKind kind)
{
    return kind == VerifiedKind::Facts ? QStringLiteral("facts") : QStringLiteral("opinions");
}

QString kindName(VerifiedKind kind)
{
    return kind == VerifiedKind::Facts ? BenchmarkScoreWords::tr("facts")
                                       : BenchmarkScoreWords::tr("opinions");
}

/// The columns of who is compared.
template <typename Row>
void addVerifiers(results::SectionOf<QList<Row>>& table, const QList<Verifier>& verifiers)
{
    table.add("first", BenchmarkScoreWords::tr("Verifier"),
        [&](const Row& row) { return verifiers.at(row.first).name; });
    table.add("second", BenchmarkScoreWords::tr("Against"),
        [&](const Row& row) { return verifiers.at(row.second).name; });
}

} // namespace

results::Section verifierPairsSection(
    const QList<VerifierPair>& pairs, const QList<Verifier>& verifiers)
{
    results::SectionOf table("verifier_pairs", pairs,
        BenchmarkScoreWords::tr("Agreement between verifiers, with 95 % intervals (bootstrap over "
                                "samples, from ten samples on)"));
    addVerifiers(table, verifiers);
    table.add(
        "kind", BenchmarkScoreWords::tr("Kind", "what was verified"), [](const VerifierPair& pair) {
            return Cell(kindKey(pair.kind)).shownAs(kindName(pair.kind));
        });
    table.add("percent", BenchmarkScoreWords::tr("Agreement in percent"), &VerifierPair::percent)
        .percent(1)
        .withInterval(results::IntervalStyle::Range)
        .csv(results::CsvLayout::All);
    table
        .add("kappa", BenchmarkScoreWords::tr("Cohen's kappa"),
            [](const VerifierPair& pair) { return pair.kappa.kappa; })
        .coefficient(2)
        .withInterval(results::IntervalStyle::Range)
        .csv(results::CsvLayout::All);
    table.add("n", BenchmarkScoreWords::tr("n (items)"),
        [](const VerifierPair& pair) { return pair.percent.n; });
    table.add("samples", BenchmarkScoreWords::tr("Samples"), &VerifierPair::samples);
    table.add("answered_by_one", BenchmarkScoreWords::tr("Judged by only one"),
        &VerifierPair::answeredByOne);
    table.section().notes += BenchmarkScoreWords::tr(
        "Only facts that a metric counts: key facts and back-nonsupporting facts.");
    return table;
}

results::Section verifierRankingsSection(
    const QList<VerifierRanking>& rankings, const QList<Verifier>& verifiers)
{
    struct Line
    {
        qsizetype verifier = 0;
        RankStability system;
    };
    QList<Line> lines;
    for (const VerifierRanking& ranking : rankings) {
        for (const RankStability& system : ranking.systems)
            lines.append({ranking.verifier, system});
    }
    results::SectionOf table("verifier_rankings", lines,
        BenchmarkScoreWords::tr("Ranks by verifier, and how often other samples would keep them"));
    table.add("verifier", BenchmarkScoreWords::tr("Verifier"),
        [&](const Line& line) { return verifiers.at(line.verifier).name; });
    table.add("model", BenchmarkScoreWords::tr("Model"),
        [](const Line& line) { return systemLabelCell(line.system.system); });
    table.add(
        "paradigm", [](const Line& line) { return paradigmKey(line.system.system.paradigm); });
    table
        .add("rank", BenchmarkScoreWords::tr("Rank"),
            [](const Line& line) { return line.system.rank; })
        .number(1);
    table
        .add("kept", BenchmarkScoreWords::tr("Kept, in percent of resamples"),
            [](const Line& line) { return line.system.kept; })
        .percent(1)
        .csv(results::CsvLayout::All);
    return table;
}

results::Section rankAgreementsSection(
    const QList<RankAgreement>& agreements, const QList<Verifier>& verifiers)
{
    results::SectionOf table("rank_agreements", agreements,
        BenchmarkScoreWords::tr("Rankings of systems by two verifiers"));
    addVerifiers(table, verifiers);
    table
        .add("tau", BenchmarkScoreWords::tr("Kendall's tau-b"),
            [](const RankAgreement& one) { return one.tau.figure; })
        .coefficient(2)
        .csv(results::CsvLayout::All);
    table
        .add("p_value", BenchmarkScoreWords::tr("p"),
            [](const RankAgreement& one) { return one.tau.p; })
        .probability(3);
    table.add("n", BenchmarkScoreWords::tr("n (systems)"),
        [](const RankAgreement& one) { return one.tau.figure.n; });
    return table;
}

} // namespace tandem::kgds
