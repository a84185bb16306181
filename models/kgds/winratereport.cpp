#include "models/kgds/benchmarkscorewords.h"
#include "models/kgds/pointcolumns.h"
#include "models/kgds/systemlabel.h"
#include "models/kgds/winrates.h"
#include "models/results/spelling.h"

#include <algorithm>

/// How often experts win, laid out.
namespace tandem::kgds {

results::Section winRatesSection(
    const QList<WinRate>& rates, const Figure& mean, const QString& judge)
{
    results::SectionOf table("win_rates", rates,
        BenchmarkScoreWords::tr(
            "How often the experts' paragraphs are judged better, in percent of samples"));
    table.add("model", BenchmarkScoreWords::tr("Model"),
        [](const WinRate& one) { return systemLabelCell(one.system); });
    table.add("paradigm", [](const WinRate& one) { return paradigmKey(one.system.paradigm); });
    table.add("experts", BenchmarkScoreWords::tr("Experts win"), &WinRate::experts)
        .percent(1)
        .withInterval(results::IntervalStyle::Range)
        .csv(results::CsvLayout::All);
    table.add("n", BenchmarkScoreWords::tr("n (samples)"),
        [](const WinRate& one) { return one.experts.n; });
    table.add("unanswered", BenchmarkScoreWords::tr("Not judged"), &WinRate::unanswered);
    table.add("verdicts", &WinRate::verdicts);
    table
        .add(results::kPeople, BenchmarkScoreWords::tr("Position bias (points)"),
            [](const WinRate& one) { return inPoints(one.orderBias); })
        .number(1)
        .withInterval(results::IntervalStyle::Range)
        .hint(BenchmarkScoreWords::tr(
            "The experts' win rate when shown first, minus their rate when the system is shown "
            "first: above 0, the judge prefers what is shown first."));
    table.add("order_bias", {}, &WinRate::orderBias)
        .csv(results::CsvLayout::All)
        .only(results::kPrograms);
    table.add(
        "both_orders", BenchmarkScoreWords::tr("Judged in both orders"), &WinRate::bothOrders);
    table.add("swayed", BenchmarkScoreWords::tr("Changed by order"), &WinRate::swayed)
        .hint(BenchmarkScoreWords::tr("Samples with another judgment in the other order."));
    results::Section& section = table.section();
    for (qsizetype i = 0; i < section.rows.size(); ++i)
        section.rows[i].item = i;
    if (rates.isEmpty())
        return section;
    const auto withRate = std::count_if(
        rates.cbegin(), rates.cend(), [](const WinRate& one) { return one.experts.isDefined(); });
    results::Column column;
    column.percent(1);
    section.notes = {
        mean.isDefined()
            ? BenchmarkScoreWords::tr("Mean of the %n system(s) with a rate: %1; n counts samples.",
                  "of win rates", int(withRate))
                  .arg(results::figureSentence(mean, column))
            : mean.undefinedBecause,
        BenchmarkScoreWords::tr(
            "Only samples for which the system selected other paragraphs than the experts. The two "
            "orders of a sample count equally. Intervals are over samples: bootstrap from ten "
            "samples on, otherwise Wilson for rates and none for bias and mean."),
        judge.isEmpty()
            ? BenchmarkScoreWords::tr("Each model judged its own choices, as in the paper.")
            : BenchmarkScoreWords::tr("Judged by %1.").arg(judge)};
    return section;
}

} // namespace tandem::kgds
