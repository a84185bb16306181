#include "models/kgds/comparisonreport.h"

#include "models/inference/comparison.h"
#include "models/kgds/benchmarkscorewords.h"
#include "models/kgds/detectabledifference.h"
#include "models/kgds/pointcolumns.h"
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

/// What could be shown at all; where nothing could, people read why in the cell itself.
void addDetectable(results::Section& section, const QList<ComparedPair>& pairs)
{
    QList<Figure> smallest;
    for (const ComparedPair& pair : pairs)
        smallest.append(pair.detectable);
    addPoints(section, QStringLiteral("detectable"),
        BenchmarkScoreWords::tr("Minimum detectable difference (points)"), smallest);
    const qsizetype place = section.columns.size() - 2;
    for (qsizetype i = 0; i < pairs.size(); ++i) {
        if (!smallest.at(i).isDefined())
            section.rows[i].cells[place] =
                Cell(smallest.at(i))
                    .shownAs(BenchmarkScoreWords::tr("none: n is too small"))
                    .explained(smallest.at(i).undefinedBecause);
    }
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

results::Section correlationsSection(const Integration& integration, Pattern pattern)
{
    struct Row
    {
        Coefficient coefficient;
        const Correlation& found;
    };
    QList<Row> rows;
    if (!integration.points.isEmpty())
        rows = {{Coefficient::Pearson, integration.pearson},
            {Coefficient::Spearman, integration.spearman},
            {Coefficient::Kendall, integration.kendall}};
    const QByteArray key = "integration.correlations." + patternKey(pattern).toLatin1();
    results::SectionOf table(key.constData(), rows);
    table.add("coefficient", [](const Row& row) { return coefficientKey(row.coefficient); });
    table.add("value", [](const Row& row) { return row.found.figure; })
        .csv(results::CsvLayout::All);
    table.add("p", [](const Row& row) { return row.found.p; });
    table.add("method", [](const Row& row) {
        return row.found.method ? Cell(pMethodKey(*row.found.method)) : Cell();
    });
    table.section().in = results::kPrograms;
    return table;
}

results::Section standingsSection(const SystemComparison& comparison, Pattern pattern)
{
    results::SectionOf table(sectionKey("standings", pattern, comparison.metric).constData(),
        comparison.systems,
        BenchmarkScoreWords::tr("%1 in percent, means over samples with 95 % intervals (bootstrap "
                                "over samples; below ten samples, Student's t on the logit scale)",
            "%1 is a metric")
            .arg(tableMetricName(pattern, comparison.metric)));
    table.add("model", BenchmarkScoreWords::tr("Model"),
        [](const SystemStanding& one) { return systemLabelCell(one.system); });
    table.add(
        "paradigm", [](const SystemStanding& one) { return paradigmKey(one.system.paradigm); });
    table.add("mean", BenchmarkScoreWords::tr("Mean", "of a score"), &SystemStanding::mean)
        .percent(2)
        .withInterval(results::IntervalStyle::Range)
        .csv(results::CsvLayout::All);
    table.add("letters", BenchmarkScoreWords::tr("Letters"), &SystemStanding::letters)
        .hint(BenchmarkScoreWords::tr(
            "Compact letter display: systems that share a letter do not differ significantly."));
    table.add("tier", BenchmarkScoreWords::tr("Tier"),
        [](const SystemStanding& one) { return one.tier > 0 ? Cell(one.tier) : Cell(); });
    results::Section& section = table.section();
    for (qsizetype i = 0; i < section.rows.size(); ++i)
        section.rows[i].item = i;
    if (comparison.detectable.isDefined())
        section.notes.append(BenchmarkScoreWords::tr(
            "With this many samples, a difference of %1 points between any two systems would be "
            "detected with a power of about 80 % (Holm, 5 %).")
                                 .arg(results::numberText(*inPoints(comparison.detectable).value, 2,
                                     results::Outlet::Console)));
    else if (comparison.systems.size() > 1)
        section.notes.append(BenchmarkScoreWords::tr(
            "No difference would be detected reliably. %1", "%1 is a sentence that says why")
                                 .arg(comparison.detectable.undefinedBecause));
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
        BenchmarkScoreWords::tr("%1: all pairs of systems", "%1 is a metric")
            .arg(tableMetricName(pattern, comparison.metric)));
    table.add("first", BenchmarkScoreWords::tr("System"),
        [&](const ComparedPair& pair) { return systemAt(pair.first); });
    table.add("second", BenchmarkScoreWords::tr("Against"),
        [&](const ComparedPair& pair) { return systemAt(pair.second); });
    table.add("first_paradigm", [&](const ComparedPair& pair) { return paradigmAt(pair.first); });
    table.add("second_paradigm", [&](const ComparedPair& pair) { return paradigmAt(pair.second); });
    results::Section section = table;
    addSampleTests(section, inference::testsIn(comparison.pairs, &ComparedPair::test));
    addDetectable(section, comparison.pairs);
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
    addSampleTests(section, inference::testsIn(changes, &ReflectionChange::test));
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
        .withInterval(results::IntervalStyle::Range)
        .csv(results::CsvLayout::Ends);
    results::Section section = table;
    addSampleTests(section, inference::testsIn(gaps, &PatternGap::gap));
    return section;
}

QString retrieverClassesNote()
{
    return BenchmarkScoreWords::tr(
        "Conservative systems extract less than 30 % of an article's paragraphs, open ones more "
        "than 38 %, balanced ones a share between these (the paper's Figure 2).");
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
        .withInterval(results::IntervalStyle::Range)
        .csv(results::CsvLayout::All);
    table.add("kind", BenchmarkScoreWords::tr("Class", "of a system that names paragraphs"),
        [](const RetrieverStanding& one) {
            return one.kind ? Cell(retrieverKey(*one.kind)).shownAs(retrieverName(*one.kind))
                            : Cell();
        });
    table.add("sure", BenchmarkScoreWords::tr("Class is certain"), &RetrieverStanding::isSure)
        .hint(BenchmarkScoreWords::tr("Whether the whole interval lies in the same class."));
    results::Section& section = table.section();
    if (!standings.isEmpty())
        section.notes = {retrieverClassesNote(),
            BenchmarkScoreWords::tr("A class is certain if the whole 95 % interval lies within it; "
                                    "otherwise, other samples could give another class.")};
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
    table
        .add(results::kPeople, BenchmarkScoreWords::tr("Points above the regression line"),
            [](const IntegrationPoint& point) {
                return point.aboveLine ? Cell(*point.aboveLine * 100.0) : Cell();
            })
        .number(2)
        .hint(BenchmarkScoreWords::tr(
            "How much better the system clarifies opinions than its background summary predicts."));
    table.add("above_line", &IntegrationPoint::aboveLine);
    results::Section& section = table.section();
    for (const auto& [coefficient, found] : {std::pair(Coefficient::Pearson, integration.pearson),
             std::pair(Coefficient::Spearman, integration.spearman),
             std::pair(Coefficient::Kendall, integration.kendall)})
        section.notes.append(coefficientNote(coefficient, found));
    return section;
}

} // namespace tandem::kgds
