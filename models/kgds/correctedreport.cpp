#include "models/kgds/correctedreport.h"

#include "models/kgds/benchmarkscorewords.h"
#include "models/kgds/systemlabel.h"

#include <algorithm>

namespace tandem::kgds {

namespace {

using results::Cell;

using CorrectedTable = results::SectionOf<QList<CorrectedRow>>;

template <typename Member>
auto ofMetric(Member CorrectedMetric::*member)
{
    return [member](const CorrectedRow& row) { return row.metric.*member; };
}

void addEstimates(CorrectedTable& table)
{
    const auto add = [&](const char* key, const QString& title, Figure CorrectedMetric::*figure) {
        return &table.add(key, title, ofMetric(figure))
                    .percent(2)
                    .told(results::Ends::Range)
                    .parted(results::Apart::All);
    };
    add("corrected", BenchmarkScoreWords::tr("Corrected"), &CorrectedMetric::corrected)
        ->hint(BenchmarkScoreWords::tr(
            "The judge's verdicts on all items, corrected by what people say of those they checked "
            "(prediction-powered inference)."));
    add("people", BenchmarkScoreWords::tr("People alone"), &CorrectedMetric::people);
    add("judge", BenchmarkScoreWords::tr("Judge alone"), &CorrectedMetric::judge)
        ->hint(BenchmarkScoreWords::tr("Its interval knows nothing of the judge's errors."));
    add("rogan_gladen", QStringLiteral("Rogan-Gladen"), &CorrectedMetric::roganGladen)
        ->hint(BenchmarkScoreWords::tr("By the judge's sensitivity and specificity."));
}

void addJudge(CorrectedTable& table)
{
    table
        .add("sensitivity", BenchmarkScoreWords::tr("Sensitivity", "of a judge"),
            ofMetric(&CorrectedMetric::sensitivity))
        .percent(1);
    table
        .add("specificity", BenchmarkScoreWords::tr("Specificity", "of a judge"),
            ofMetric(&CorrectedMetric::specificity))
        .percent(1);
    table.add("trust", ofMetric(&CorrectedMetric::trust));
    table.add("abstention_weight", ofMetric(&CorrectedMetric::abstention));
}

void addCounts(CorrectedTable& table)
{
    table.add("checks", BenchmarkScoreWords::tr("Checks"), ofMetric(&CorrectedMetric::checks));
    table.add("items", BenchmarkScoreWords::tr("Items"), ofMetric(&CorrectedMetric::items));
    table.add("checked_samples", BenchmarkScoreWords::tr("Samples with checks"),
        ofMetric(&CorrectedMetric::checkedSamples));
    table.add("samples", ofMetric(&CorrectedMetric::samples));
    table.add("abstained", ofMetric(&CorrectedMetric::abstained));
    table.add("in_prompt", ofMetric(&CorrectedMetric::inPrompt));
}

void addWidths(CorrectedTable& table)
{
    table
        .add("width_against_people", BenchmarkScoreWords::tr("Width against people"),
            ofMetric(&CorrectedMetric::widthAgainstPeople))
        .percent(0)
        .hint(BenchmarkScoreWords::tr("Of the corrected interval, by that of people alone."));
    table
        .add("width_against_judge", BenchmarkScoreWords::tr("Width against judge"),
            ofMetric(&CorrectedMetric::widthAgainstJudge))
        .percent(0);
    table
        .add("checks_to_halve", BenchmarkScoreWords::tr("Checks to halve the width"),
            [](const CorrectedRow& row) {
                return Cell(row.metric.more.toHalve).explained(row.metric.more.notBecause);
            })
        .hint(BenchmarkScoreWords::tr("As many more, drawn as those so far."));
    table.add("width_if_all_checked",
        [](const CorrectedRow& row) { return row.metric.more.widthIfAllChecked; });
}

} // namespace

results::Section correctedSection(
    const QList<CorrectedRow>& rows, const QString& key, const QString& name)
{
    const QByteArray path = QStringLiteral("corrected.%1").arg(key).toLatin1();
    CorrectedTable table(path.constData(), rows,
        BenchmarkScoreWords::tr("%1 in percent, corrected by what people checked, with 95 % "
                                "intervals over samples",
            "%1 is a metric")
            .arg(name));
    table.add("model", BenchmarkScoreWords::tr("Model"),
        [](const CorrectedRow& row) { return systemLabelCell(row.system); });
    table.add("paradigm", [](const CorrectedRow& row) { return paradigmKey(row.system.paradigm); });
    addEstimates(table);
    addJudge(table);
    addCounts(table);
    addWidths(table);
    results::Section section = table;
    const bool anyLeftOut = std::any_of(rows.cbegin(), rows.cend(),
        [](const CorrectedRow& row) { return row.metric.inPrompt > 0; });
    if (anyLeftOut)
        section.notes += BenchmarkScoreWords::tr(
            "Items whose label is an example in the judge's prompt are left out.");
    section.notes += results::undefinedReasons(section);
    return section;
}

} // namespace tandem::kgds
