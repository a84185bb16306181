#include "models/kgds/comparisonreport.h"

#include "models/expert/systempairs.h"
#include "models/kgds/benchmarkscorewords.h"
#include "models/kgds/detectabledifference.h"
#include "models/kgds/systemlabel.h"
#include "models/results/spelling.h"

/// Systems against each other.
namespace tandem::kgds {

namespace {

using results::Cell;

/// "standings.bsp_f1"
QByteArray sectionKey(const char* name, Pattern pattern, TableMetric metric)
{
    return QByteArray(name) + '.' + tableMetricKey(pattern, metric).toLatin1();
}

/// Decimals of differences of shares, as percentages have two.
constexpr int kShareDecimals = 4;

QString testsNote()
{
    return BenchmarkScoreWords::tr(
        "Differences are of shares over the samples that both have, two-sided: exact by signs up "
        "to 16 samples, by the paired bootstrap beyond. p by Holm is adjusted for all rows.");
}

/// "Pearson's r: 0.85 [0.54, 0.96], n = 12; p: 0.001 (exact, all orders)"
QString coefficientNote(Coefficient coefficient, const Correlation& found)
{
    results::Column column;
    column.coefficient(2);
    const QString figure =
        BenchmarkScoreWords::tr("%1: %2", "a coefficient, its value")
            .arg(coefficientName(coefficient),
                results::figureSentence(found.figure, column, results::Outlet::Console));
    return found.p && found.method
               ? BenchmarkScoreWords::tr("%1; p: %2 (%3)", "a coefficient, p, how it was computed")
                     .arg(figure, results::probabilityText(*found.p, 3, results::Outlet::Console),
                         pMethodName(*found.method))
               : figure;
}

} // namespace

results::Section standingsSection(const SystemComparison& comparison, Pattern pattern)
{
    results::SectionOf table(sectionKey("standings", pattern, comparison.metric).constData(),
        comparison.systems,
        BenchmarkScoreWords::tr(
            "%1 in percent, means over samples with 95 % intervals", "%1 is a metric")
            .arg(tableMetricName(pattern, comparison.metric)));
    table.add("model", BenchmarkScoreWords::tr("Model"),
        [](const SystemStanding& one) { return systemLabelCell(one.system); });
    table.add(
        "paradigm", [](const SystemStanding& one) { return paradigmKey(one.system.paradigm); });
    table.add("mean", BenchmarkScoreWords::tr("Mean", "of a score"), &SystemStanding::mean)
        .percent(2)
        .told(results::Ends::Range)
        .parted(results::Apart::All);
    table.add("letters", BenchmarkScoreWords::tr("Letters"), &SystemStanding::letters)
        .hint(BenchmarkScoreWords::tr("Systems that share a letter are not told apart."));
    table.add("tier", BenchmarkScoreWords::tr("Tier"),
        [](const SystemStanding& one) { return one.tier > 0 ? Cell(one.tier) : Cell(); });
    results::Section& section = table.section();
    for (qsizetype i = 0; i < section.rows.size(); ++i)
        section.rows[i].item = i;
    // Beyond 100 points there is no difference to be shown.
    if (comparison.detectable.isDefined() && *comparison.detectable.value <= 1.0)
        section.notes.append(
            BenchmarkScoreWords::tr("With so many samples a difference of %1 points between any "
                                    "two systems would be shown with a power of 80 % at 5 %.")
                .arg(results::numberText(
                    *comparison.detectable.value * 100.0, 2, results::Outlet::Console)));
    return section;
}

results::Section comparedPairsSection(const SystemComparison& comparison, Pattern pattern)
{
    const auto systemAt = [&](qsizetype place) {
        return systemLabelCell(comparison.systems.at(place).system);
    };
    const auto paradigmAt = [&](qsizetype place) {
        return paradigmKey(comparison.systems.at(place).system.paradigm);
    };
    results::SectionOf table(sectionKey("pairs", pattern, comparison.metric).constData(),
        comparison.pairs,
        BenchmarkScoreWords::tr("%1 of each two systems", "%1 is a metric")
            .arg(tableMetricName(pattern, comparison.metric)));
    table.add("first", BenchmarkScoreWords::tr("System"),
        [&](const ComparedPair& pair) { return systemAt(pair.first); });
    table.add("second", BenchmarkScoreWords::tr("Against"),
        [&](const ComparedPair& pair) { return systemAt(pair.second); });
    table.add("first_paradigm", [&](const ComparedPair& pair) { return paradigmAt(pair.first); });
    table.add("second_paradigm", [&](const ComparedPair& pair) { return paradigmAt(pair.second); });
    results::Section section = table;
    expert::addTests(section, comparison.pairs, kShareDecimals);
    section.columns.append(results::Column{
        QStringLiteral("detectable"), BenchmarkScoreWords::tr("Smallest difference shown")}
                               .number(kShareDecimals));
    for (qsizetype i = 0; i < comparison.pairs.size(); ++i)
        section.rows[i].cells.append(Cell(comparison.pairs.at(i).detectable));
    if (!comparison.pairs.isEmpty())
        section.notes = {testsNote()};
    return section;
}

results::Section reflectionSection(
    const QList<ReflectionChange>& changes, Pattern pattern, TableMetric metric)
{
    results::SectionOf table(sectionKey("reflection", pattern, metric).constData(), changes,
        BenchmarkScoreWords::tr(
            "%1 under self-reflection minus structured prompt", "%1 is a metric")
            .arg(tableMetricName(pattern, metric)));
    table.add("model", BenchmarkScoreWords::tr("Model"), &ReflectionChange::model);
    results::Section section = table;
    expert::addTests(section, changes, kShareDecimals);
    if (!changes.isEmpty())
        section.notes = {testsNote()};
    return section;
}

results::Section patternGapsSection(const QList<PatternGap>& gaps, TableMetric metric)
{
    const QByteArray key = "pattern_gaps." + tableMetricKey(Pattern::Extractive, metric).toLatin1();
    results::SectionOf table(key.constData(), gaps,
        BenchmarkScoreWords::tr("%1 of EBS-AOS minus ABS-AOS", "%1 is a metric")
            .arg(tableMetricName(Pattern::Extractive, metric)));
    table.add("model", BenchmarkScoreWords::tr("Model"), [](const PatternGap& gap) {
        return systemLabelCell({gap.model, gap.paradigm, Pattern::Extractive});
    });
    table.add("paradigm", [](const PatternGap& gap) { return paradigmKey(gap.paradigm); });
    table.add("average", BenchmarkScoreWords::tr("Average of both patterns"), &PatternGap::average)
        .percent(2)
        .told(results::Ends::Range)
        .parted(results::Apart::Ends);
    results::Section section = table;
    section.columns += expert::testColumns(kShareDecimals);
    for (qsizetype i = 0; i < gaps.size(); ++i)
        section.rows[i].cells += expert::testCells(gaps.at(i).gap);
    if (!gaps.isEmpty())
        section.notes = {testsNote()};
    return section;
}

results::Section retrieversSection(const QList<RetrieverStanding>& standings)
{
    results::SectionOf table("retrievers", standings,
        BenchmarkScoreWords::tr("Paragraphs extracted, in percent of all"));
    table.add("model", BenchmarkScoreWords::tr("Model"),
        [](const RetrieverStanding& one) { return systemLabelCell(one.system); });
    table.add(
        "paradigm", [](const RetrieverStanding& one) { return paradigmKey(one.system.paradigm); });
    table
        .add("ratio", BenchmarkScoreWords::tr("Extracted", "paragraphs"), &RetrieverStanding::ratio)
        .percent(2)
        .told(results::Ends::Range)
        .parted(results::Apart::All);
    table.add("kind", BenchmarkScoreWords::tr("Kind", "of a system that names paragraphs"),
        [](const RetrieverStanding& one) {
            return one.kind ? Cell(retrieverKey(*one.kind)).shownAs(retrieverName(*one.kind))
                            : Cell();
        });
    table.add("sure", BenchmarkScoreWords::tr("Sure"), &RetrieverStanding::isSure)
        .hint(BenchmarkScoreWords::tr("Whether all of the interval is of the same kind."));
    results::Section& section = table.section();
    if (!standings.isEmpty())
        section.notes = {
            BenchmarkScoreWords::tr("Conservative below 30 %, open above 38 %, else balanced.")};
    return section;
}

results::Section integrationSection(const Integration& integration, Pattern pattern)
{
    const QByteArray key = "integration." + patternKey(pattern).toLatin1();
    results::SectionOf table(key.constData(), integration.points,
        BenchmarkScoreWords::tr("%1 against CAO-R over systems, in percent", "%1 is a metric")
            .arg(tableMetricName(pattern, TableMetric::F1)));
    table.add("model", BenchmarkScoreWords::tr("Model"),
        [](const IntegrationPoint& point) { return systemLabelCell(point.system); });
    table.add("paradigm",
        [](const IntegrationPoint& point) { return paradigmKey(point.system.paradigm); });
    table.add("f1", tableMetricName(pattern, TableMetric::F1), &IntegrationPoint::f1).percent(2);
    table
        .add("opinion_recall", tableMetricName(pattern, TableMetric::OpinionRecall),
            &IntegrationPoint::opinionRecall)
        .percent(2);
    table.add("above_line", BenchmarkScoreWords::tr("Above the line"), &IntegrationPoint::aboveLine)
        .percent(2)
        .hint(BenchmarkScoreWords::tr("How much better the system clarifies opinions than its "
                                      "background summary lets expect."));
    results::Section& section = table.section();
    for (const auto& [coefficient, found] : {std::pair(Coefficient::Pearson, integration.pearson),
             std::pair(Coefficient::Spearman, integration.spearman),
             std::pair(Coefficient::Kendall, integration.kendall)})
        section.notes.append(coefficientNote(coefficient, found));
    return section;
}

} // namespace tandem::kgds
