#include "models/agreement/twowayratings.h"
#include "models/studies/resultsections.h"
#include "models/words.h"

namespace tandem::studies {

namespace {

using results::Absent;
using results::Cell;
using results::Outlet;

QString twoWayNote()
{
    return StudyWords::tr("95 % intervals: two-way bootstrap, which holds for other raters, too; "
                          "Student's t on the logit scale with the standard error of resamples. "
                          "None with fewer than %1 raters or %2 items (or groups of items).")
               .arg(kFewestDrawnRaters)
               .arg(inference::kLeastGroups) +
           u' ' +
           StudyWords::tr("In simulations of 50 items and 8 raters, 97 % of those of raters and "
                          "99 % of those of metrics contained the value.");
}

results::Section metricsSection(const SectionPlace& place, const Alignment& alignment)
{
    const auto shown = [&](const MetricAlignment& one) {
        return shownFigure(one.share, alignment.isGrouped ? one.bootstrap : std::nullopt,
            place.results.drawsRaters() ? "two_way_bootstrap" : "wilson");
    };
    results::SectionOf table(
        "", alignment.metrics, place.title(StudyWords::tr("Metric alignment with raters")));
    table.add("metric", StudyWords::tr("Metric"), &MetricAlignment::metric);
    table.add("share", [&](const MetricAlignment& one) { return valueCell(one.share); });
    table
        .add("aligned", StudyWords::tr("Aligned"),
            [&](const MetricAlignment& one) { return shown(one).figure; })
        .only({Outlet::Window, Outlet::Console, Outlet::Readers, Outlet::Csv})
        .withInterval(results::IntervalStyle::Range)
        .csv(results::CsvLayout::Ends);
    table.add("n", StudyWords::tr("n"), [](const MetricAlignment& one) { return one.share.n; });
    table.add("preferred", StudyWords::tr("Preferred"), &MetricAlignment::preferred);
    table.add("metric_ties", StudyWords::tr("Metric ties"), &MetricAlignment::ties);
    table.add("missing", StudyWords::tr("No score"), &MetricAlignment::missing);
    const auto forJson = [&](const char* key, const auto& cellOf) {
        table.add(key, QString(), cellOf).only(Outlet::Json);
    };
    forJson("ci",
        [&](const MetricAlignment& one) { return Cell(endsJson(shown(one).figure.interval)); });
    forJson("interval", [&](const MetricAlignment& one) { return Cell(shown(one).interval); });
    forJson("bootstrap", [](const MetricAlignment& one) { return endsCell(one.bootstrap); });
    forJson("undefined", [](const MetricAlignment& one) { return reasonCell(one.share); });
    table.section().key = place.key(QStringLiteral("alignment"));
    table.section().shape = results::Shape::Keyed;
    table.section().notes = {
        StudyWords::tr(
            "Aligned: share of items on which the metric scores the side chosen by most raters "
            "higher; ties of the metric count as one half. %n item(s) with a majority for one "
            "side.",
            nullptr, int(alignment.items)) +
        u' ' + StudyWords::tr("%n tied item(s) excluded.", nullptr, int(alignment.tied)) + u' ' +
        (place.results.drawsRaters() ? twoWayNote()
            : alignment.isGrouped    ? StudyWords::tr("95 % intervals: Wilson or, where computed, "
                                                         "bootstrap over groups of items (ten or "
                                                         "more).")
                                     : StudyWords::tr("95 % intervals: Wilson."))};
    table.section().notes += results::undefinedReasons(table.section());
    if (alignment.metrics.isEmpty())
        table.section().notes.prepend(StudyWords::tr(
            "No item has scores for both sides, so no metric can be compared with the raters. "
            "Items from system outputs get the scores of ExPerT, judges, usual measures and "
            "imported "
            "columns that the project has when they are added; item files need columns NAME_1 and "
            "NAME_2."));
    return table;
}

results::Section testsSection(const SectionPlace& place, const Alignment& alignment)
{
    results::SectionOf table(
        "", alignment.tests, place.title(StudyWords::tr("Tests between metrics")));
    table.add("a", StudyWords::tr("Metric"), &AlignmentTest::first);
    table.add("b", StudyWords::tr("Other metric"), &AlignmentTest::second);
    table.add("difference", StudyWords::tr("Difference"), &AlignmentTest::difference)
        .withInterval(results::IntervalStyle::Range)
        .csv(results::CsvLayout::Ends);
    table.add("n", StudyWords::tr("n"), [](const AlignmentTest& one) { return one.difference.n; });
    table.add("unlike", StudyWords::tr("Discordant"), &AlignmentTest::unlike);
    table.add("p", StudyWords::tr("p"), [](const AlignmentTest& one) { return Cell(one.p); })
        .probability()
        .exactly();
    table
        .add("p_holm", StudyWords::tr("p (Holm)"),
            [](const AlignmentTest& one) { return Cell(one.holm); })
        .probability()
        .exactly();
    table.add("method", StudyWords::tr("p method"), [](const AlignmentTest& one) {
        return one.p ? Cell(alignmentMethodKey(one.method)).shownAs(alignmentMethodName(one.method))
                     : Cell();
    });
    table.section().key = place.key(QStringLiteral("tests"));
    table.section().notes = {
        StudyWords::tr("Paired over items, two-sided. p (Holm) is adjusted for all tests of the "
                       "table. Discordant: items on which the two metrics differ.")};
    return table;
}

} // namespace

QList<results::Section> alignmentSections(const SectionPlace& place, const Alignment& alignment)
{
    results::Section counts =
        results::fieldsOf("", {{"items", alignment.items}, {"tied", alignment.tied}});
    counts.key = place.key(QStringLiteral("alignment_counts"));
    QList<results::Section> sections{counts, metricsSection(place, alignment)};
    results::Section tests = testsSection(place, alignment);
    if (alignment.tests.isEmpty())
        tests.in = Outlet::Json;
    return sections << tests;
}

QList<results::Section> ceilingSections(const SectionPlace& place, const QList<CeilingLine>& lines)
{
    // The first line is the raters'.
    if (lines.size() < 2)
        return {};
    results::SectionOf table(
        "", lines, place.title(StudyWords::tr("Metrics beside the human ceiling")));
    table.add("who", StudyWords::tr("Metric"), [](const CeilingLine& line) {
        return line.metric.isEmpty() ? Cell(QStringLiteral("rater"))
                                           .shownAs(StudyWords::tr("a rater (human ceiling)"))
                                     : Cell(line.metric);
    });
    table.add("majority", StudyWords::tr("Against the majority"), &CeilingLine::majority)
        .withInterval(results::IntervalStyle::Range)
        .csv(results::CsvLayout::Ends);
    table.add("raters", StudyWords::tr("Against each rater"), &CeilingLine::raters)
        .withInterval(results::IntervalStyle::Range)
        .csv(results::CsvLayout::Ends);
    table.add(results::kPeople, StudyWords::tr("Items"),
        [](const CeilingLine& line) { return line.raters.n; });
    table.section().key = place.key(QStringLiteral("ceiling"));
    table.section().notes = {
        StudyWords::tr("A rater is left out and compared with the others. Against the majority: "
                       "only items whose other raters, or all raters for a metric, have a majority "
                       "for a side. Against each rater (soft labels): all items, tied ones, too. "
                       "Preferring neither counts as one half.") +
        u' ' +
        (place.results.drawsRaters() ? twoWayNote()
            : place.results.isGrouped
                ? StudyWords::tr("No intervals: items of a group are dependent.")
                : StudyWords::tr("95 % intervals: Student's t over items on the logit scale; of a "
                                 "metric against the majority: Wilson."))};
    return {table};
}

QList<results::Section> rightSections(const SectionPlace& place, const QList<ShareRight>& right)
{
    results::SectionOf table("", right, place.title(StudyWords::tr("Share correct")));
    table.add("winner", StudyWords::tr("Better side by"), [](const ShareRight& one) {
        return one.winner.isEmpty()
                   ? Cell(QStringLiteral("known")).shownAs(StudyWords::tr("known answer"))
                   : Cell(one.winner);
    });
    table.add("answers", StudyWords::tr("Correct answers"), &ShareRight::answers)
        .withInterval(results::IntervalStyle::Range)
        .csv(results::CsvLayout::Ends);
    table.add("majorities", StudyWords::tr("Correct majorities"), &ShareRight::majorities)
        .withInterval(results::IntervalStyle::Range)
        .csv(results::CsvLayout::Ends);
    table.add("tied", StudyWords::tr("Tied"), &ShareRight::tied);
    table.add("no_winner", StudyWords::tr("No winner"), &ShareRight::noWinner);
    table.section().key = place.key(QStringLiteral("right"));
    table.section().notes = {
        StudyWords::tr("Correct answers: mean over items of the share of raters who named the "
                       "better side, Student's t on the logit scale; an answer for neither side is "
                       "not correct. Correct majorities: share of items, Wilson interval.")};
    table.section().notes += results::undefinedReasons(table.section());
    return {table};
}

} // namespace tandem::studies
