#include "models/kgds/checkpartreport.h"

#include "models/kgds/benchmarkscorewords.h"
#include "models/results/datetext.h"
#include "models/results/spelling.h"

namespace tandem::kgds {

namespace {

using results::Cell;

QString checkedKindName(CheckedKind kind)
{
    return kind == CheckedKind::Opinions ? BenchmarkScoreWords::tr("opinions")
                                         : BenchmarkScoreWords::tr("key facts");
}

Cell ofDrawn(qint64 count, qint64 drawn)
{
    return Cell(count).shownAs(BenchmarkScoreWords::tr("%1 of %2", "counts")
                                   .arg(results::countText(count), results::countText(drawn)));
}

} // namespace

results::Section checkStrataSection(
    const QList<CheckStratumCount>& counts, const CheckDesign& design)
{
    struct Line
    {
        CheckStratumCount count;
        qsizetype taken = 0;
    };
    QList<qsizetype> open;
    for (const CheckStratumCount& count : counts)
        open.append(count.open);
    const QList<qsizetype> taken = allocatedChecks(open, design);
    QList<Line> lines;
    for (qsizetype i = 0; i < counts.size(); ++i)
        lines.append({counts.at(i), taken.at(i)});
    results::SectionOf table("check_strata", lines);
    table.add("stratum", BenchmarkScoreWords::tr("Judgment"), [](const Line& line) {
        const QString& stratum = line.count.stratum;
        return Cell(stratum).shownAs(
            stratum.isEmpty() ? BenchmarkScoreWords::tr("all") : checkStratumName(stratum));
    });
    table.add(
        "all", BenchmarkScoreWords::tr("Total"), [](const Line& line) { return line.count.all; });
    table.add("drawn", BenchmarkScoreWords::tr("Already drawn"),
        [](const Line& line) { return line.count.drawn; });
    table
        .add("open", BenchmarkScoreWords::tr("Available"),
            [](const Line& line) { return line.count.open; })
        .hint(BenchmarkScoreWords::tr(
            "Further draws use only outputs from which nothing was drawn before."));
    table.add("taken", BenchmarkScoreWords::tr("To draw"), &Line::taken);
    return table;
}

QString checkDesignText(const CheckDesign& design)
{
    if (design.strata == CheckStrata::None)
        return BenchmarkScoreWords::tr("simple random");
    const QString strata = design.strata == CheckStrata::Verdict
                               ? BenchmarkScoreWords::tr("stratified by judgment")
                               : BenchmarkScoreWords::tr("stratified by judgment and system");
    return design.allocation == CheckAllocation::Equal
               ? BenchmarkScoreWords::tr("%1, equal allocation").arg(strata)
               : BenchmarkScoreWords::tr("%1, proportional allocation").arg(strata);
}

results::Section checkPartsSection(const QList<CheckPartRow>& parts, const QString& viewer)
{
    results::SectionOf table(
        "check_parts", parts, BenchmarkScoreWords::tr("Judgments drawn for human audit"));
    table.add("at", BenchmarkScoreWords::tr("Drawn", "when"), [](const CheckPartRow& row) {
        return Cell(row.at.toUTC().toString(Qt::ISODate)).shownAs(results::dateTimeText(row.at));
    });
    table.add(
        "kind", BenchmarkScoreWords::tr("Kind", "what is checked"), [](const CheckPartRow& row) {
            return Cell(checkedKindKey(row.design.kind)).shownAs(checkedKindName(row.design.kind));
        });
    table.add("strata", BenchmarkScoreWords::tr("Design"), [](const CheckPartRow& row) {
        return Cell(checkStrataKey(row.design.strata)).shownAs(checkDesignText(row.design));
    });
    table.add("shares",
        [](const CheckPartRow& row) { return checkAllocationKey(row.design.allocation); });
    table.add("drawn", BenchmarkScoreWords::tr("Items"), &CheckPartRow::drawn);
    table.add("checked", BenchmarkScoreWords::tr("Audited"),
        [](const CheckPartRow& row) { return ofDrawn(row.checked, row.drawn); });
    if (!viewer.isEmpty())
        table.add("by_viewer", BenchmarkScoreWords::tr("By %1", "checked by a person").arg(viewer),
            [](const CheckPartRow& row) { return ofDrawn(row.byViewer, row.drawn); });
    table
        .add("seed", BenchmarkScoreWords::tr("Seed"),
            [](const CheckPartRow& row) { return qint64(row.design.seed); })
        .ordinal();
    table.add("by", BenchmarkScoreWords::tr("Drawn by"), &CheckPartRow::by);
    return table;
}

} // namespace tandem::kgds
