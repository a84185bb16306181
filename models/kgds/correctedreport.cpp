#include "models/kgds/correctedreport.h"

#include "models/kgds/benchmarkscorewords.h"
#include "models/kgds/systemlabel.h"
#include "models/results/spelling.h"

#include <QHash>

#include <algorithm>
#include <array>
#include <functional>

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
                    .withInterval(results::IntervalStyle::Range)
                    .csv(results::CsvLayout::All);
    };
    add("corrected", BenchmarkScoreWords::tr("Corrected"), &CorrectedMetric::corrected)
        ->hint(BenchmarkScoreWords::tr(
            "The judge's judgments on all items, corrected by the reviewers' judgments on the "
            "audited ones (prediction-powered inference)."));
    add("people", BenchmarkScoreWords::tr("Human only"), &CorrectedMetric::people);
    add("judge", BenchmarkScoreWords::tr("Judge only"), &CorrectedMetric::judge)
        ->hint(BenchmarkScoreWords::tr("Its interval ignores the judge's errors."));
    add("rogan_gladen", QStringLiteral("Rogan-Gladen"), &CorrectedMetric::roganGladen)
        ->hint(BenchmarkScoreWords::tr("Corrected by the judge's sensitivity and specificity."));
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
    table.add(
        "checks", BenchmarkScoreWords::tr("Audited items"), ofMetric(&CorrectedMetric::checks));
    table.add("items", BenchmarkScoreWords::tr("Items"), ofMetric(&CorrectedMetric::items));
    table.add("checked_samples", BenchmarkScoreWords::tr("Audited samples"),
        ofMetric(&CorrectedMetric::checkedSamples));
    table.add("samples", ofMetric(&CorrectedMetric::samples));
    table.add("abstained", ofMetric(&CorrectedMetric::abstained));
    table.add("in_prompt", ofMetric(&CorrectedMetric::inPrompt));
}

void addWidths(CorrectedTable& table)
{
    table
        .add("width_against_people", BenchmarkScoreWords::tr("Width vs. human only"),
            ofMetric(&CorrectedMetric::widthAgainstPeople))
        .percent(0)
        .hint(
            BenchmarkScoreWords::tr("Width of the corrected interval, in percent of human only."));
    table
        .add("width_against_judge", BenchmarkScoreWords::tr("Width vs. judge only"),
            ofMetric(&CorrectedMetric::widthAgainstJudge))
        .percent(0);
    table
        .add("checks_to_halve", BenchmarkScoreWords::tr("Audits to halve the width"),
            [](const CorrectedRow& row) {
                return Cell(row.metric.more.toHalve).explained(row.metric.more.notBecause);
            })
        .hint(BenchmarkScoreWords::tr("Additional audited items, drawn as before."));
    table.add("width_if_all_checked",
        [](const CorrectedRow& row) { return row.metric.more.widthIfAllChecked; });
}

/// Adds each reason once, with the systems that it is about.
void addReasons(results::Section& section, const QList<CorrectedRow>& rows, const QString& words,
    const std::function<QString(const CorrectedRow&)>& reasonOf)
{
    QStringList reasons;
    QHash<QString, QStringList> systems;
    for (const CorrectedRow& row : rows) {
        const QString reason = reasonOf(row);
        if (reason.isEmpty())
            continue;
        if (!reasons.contains(reason))
            reasons.append(reason);
        systems[reason].append(results::onOneLine(systemLabel(row.system)));
    }
    for (const QString& reason : std::as_const(reasons)) {
        const QStringList about = systems.value(reason);
        const QString who = about.size() == rows.size() && rows.size() > 1
                                ? BenchmarkScoreWords::tr("all systems")
                                : about.join(BenchmarkScoreWords::tr(", "));
        section.notes += words.arg(who, reason);
    }
}

QString believedKey(BelievedEstimate believed)
{
    constexpr std::array keys{"none", "corrected", "rogan_gladen_or_by_judgment", "by_judgment"};
    return QLatin1String(keys[std::size_t(believed)]);
}

QString believedName(BelievedEstimate believed)
{
    switch (believed) {
    case BelievedEstimate::Corrected:
        return BenchmarkScoreWords::tr("corrected");
    case BelievedEstimate::RoganGladenOrByJudgment:
        return BenchmarkScoreWords::tr("Rogan-Gladen or by judgment");
    case BelievedEstimate::ByJudgment:
        return BenchmarkScoreWords::tr("by judgment");
    case BelievedEstimate::None:
        break;
    }
    return BenchmarkScoreWords::tr("none");
}

void addNotes(results::Section& section, const QList<CorrectedRow>& rows)
{
    const bool anyLeftOut = std::any_of(rows.cbegin(), rows.cend(),
        [](const CorrectedRow& row) { return row.metric.inPrompt > 0; });
    if (anyLeftOut)
        section.notes += BenchmarkScoreWords::tr(
            "Items with labels that are examples in the judge's prompt are excluded.");
    section.notes +=
        BenchmarkScoreWords::tr("All intervals here use Student's t on the logit scale, so that "
                                "their widths can be compared; the table of scores has bootstrap "
                                "intervals of the same means, from ten samples on.");
    addReasons(section, rows, BenchmarkScoreWords::tr("Not corrected yet, %1: %2"),
        [](const CorrectedRow& row) { return row.metric.corrected.undefinedBecause; });
    addReasons(section, rows, BenchmarkScoreWords::tr("No judge-only value, %1: %2"),
        [](const CorrectedRow& row) { return row.metric.judge.undefinedBecause; });
    addReasons(section, rows, BenchmarkScoreWords::tr("No Rogan-Gladen value, %1: %2"),
        [](const CorrectedRow& row) {
            return row.metric.corrected.isDefined() ? row.metric.roganGladen.undefinedBecause
                                                    : QString();
        });
    addReasons(section, rows, BenchmarkScoreWords::tr("Hardly narrower than human only, %1: %2"),
        [](const CorrectedRow& row) { return row.metric.noGainBecause; });
    addReasons(section, rows, BenchmarkScoreWords::tr("More audits cannot halve the width, %1: %2"),
        [](const CorrectedRow& row) {
            return row.metric.corrected.isDefined() ? row.metric.more.notBecause : QString();
        });
}

} // namespace

results::Section correctedSection(
    const QList<CorrectedRow>& rows, const QString& key, const QString& name)
{
    const QByteArray path = QStringLiteral("corrected.%1").arg(key).toLatin1();
    CorrectedTable table(path.constData(), rows,
        BenchmarkScoreWords::tr(
            "%1 in percent, corrected by human audit, with 95 % intervals over samples",
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
    addNotes(section, rows);
    return section;
}

results::Section auditShiftSection(
    const QList<CorrectedRow>& rows, const QString& key, const QString& name)
{
    const QByteArray path = QStringLiteral("corrected.shift.%1").arg(key).toLatin1();
    CorrectedTable table(path.constData(), rows,
        BenchmarkScoreWords::tr("Which estimate of %1 holds, and what to audit next", "a metric")
            .arg(name));
    table.add("model", BenchmarkScoreWords::tr("Model"),
        [](const CorrectedRow& row) { return systemLabelCell(row.system); });
    table.add("paradigm", [](const CorrectedRow& row) { return paradigmKey(row.system.paradigm); });
    const auto ofShift = [](const auto& member) {
        return [member](const CorrectedRow& row) { return row.shift.*member; };
    };
    table
        .add("difference", BenchmarkScoreWords::tr("Audited minus all, judged covered"),
            ofShift(&AuditShift::difference))
        .number(3)
        .withInterval(results::IntervalStyle::Range)
        .csv(results::CsvLayout::All);
    table
        .add(
            "by_judgment", BenchmarkScoreWords::tr("By judgment"), ofShift(&AuditShift::byJudgment))
        .percent(2)
        .withInterval(results::IntervalStyle::Range)
        .csv(results::CsvLayout::All);
    table.add("believed", BenchmarkScoreWords::tr("Holds"), [](const CorrectedRow& row) {
        return Cell(believedKey(row.shift.believed)).shownAs(believedName(row.shift.believed));
    });
    const auto next = [&](const char* column, const QString& title, JudgedClass judged) {
        table.add(column, title,
            [judged](const CorrectedRow& row) { return row.shift.next.add[std::size_t(judged)]; });
    };
    next("next_covered", BenchmarkScoreWords::tr("Next: covered"), JudgedClass::Covered);
    next("next_not_covered", BenchmarkScoreWords::tr("Next: not covered"), JudgedClass::NotCovered);
    next(
        "next_not_answered", BenchmarkScoreWords::tr("Next: not judged"), JudgedClass::NotAnswered);
    table
        .add("next_width", BenchmarkScoreWords::tr("Width then"),
            [](const CorrectedRow& row) { return row.shift.next.widthRatio; })
        .percent(0);
    results::Section section = table;
    section.notes = {
        BenchmarkScoreWords::tr(
            "If audited items differ from all in what the judge says, corrected and human-only "
            "scores are shifted with them. Rogan-Gladen holds if the judge errs as often on items "
            "that were not audited; the estimate by judgment if its judgments are right as often."),
        BenchmarkScoreWords::tr("Next: how %n further audit(s) narrow the estimate by judgment "
                                "most, by what the judge says.",
            nullptr, int(kNextAudits))};
    // As CSV a report is one table of scores for each metric.
    section.in &= ~results::Outlets(results::Outlet::Csv);
    addReasons(section, rows, BenchmarkScoreWords::tr("No test of a shift, %1: %2"),
        [](const CorrectedRow& row) { return row.shift.difference.undefinedBecause; });
    addReasons(section, rows, BenchmarkScoreWords::tr("No estimate by judgment, %1: %2"),
        [](const CorrectedRow& row) { return row.shift.byJudgment.undefinedBecause; });
    return section;
}

TableMetric checkedMetric(CheckedKind kind)
{
    return kind == CheckedKind::Opinions ? TableMetric::OpinionRecall : TableMetric::Recall;
}

QList<results::Section> correctedSections(
    const QList<CorrectedItems>& all, const std::atomic_bool* cancel)
{
    QList<results::Section> sections;
    for (const Pattern pattern : kPatterns) {
        for (const TableMetric metric : kTableMetrics) {
            QList<CorrectedRow> rows;
            for (const CorrectedItems& one : all) {
                if (cancel && cancel->load())
                    return sections;
                if (one.system.pattern == pattern && one.metric == metric) {
                    const CorrectedMetric corrected = correctedMetric(one.items);
                    rows.append({one.system, corrected, auditShift(one.items, corrected)});
                }
            }
            if (rows.isEmpty())
                continue;
            const QString key = tableMetricKey(pattern, metric);
            const QString name = QStringLiteral("%1, %2").arg(
                tableMetricName(pattern, metric), patternName(pattern));
            sections.append(correctedSection(rows, key, name));
            sections.append(auditShiftSection(rows, key, name));
        }
    }
    return sections;
}

} // namespace tandem::kgds
