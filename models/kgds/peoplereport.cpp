#include "models/kgds/peoplereport.h"

#include "models/inference/means.h"
#include "models/kgds/benchmarkscorewords.h"
#include "models/kgds/lonedecision.h"
#include "models/kgds/systemlabel.h"

#include <QMap>

namespace tandem::kgds {

namespace {

using results::Cell;

QString judgementKindKey(JudgementKind kind)
{
    switch (kind) {
    case JudgementKind::Fact:
        return QStringLiteral("facts");
    case JudgementKind::Opinion:
        return QStringLiteral("opinions");
    case JudgementKind::Error:
        return QStringLiteral("errors");
    default:
        break;
    }
    return QLatin1String(loneDecision(kind)->key);
}

QString judgementKindName(JudgementKind kind)
{
    switch (kind) {
    case JudgementKind::Fact:
        return BenchmarkScoreWords::tr("facts");
    case JudgementKind::Opinion:
        return BenchmarkScoreWords::tr("opinions");
    case JudgementKind::Error:
        return BenchmarkScoreWords::tr("error types");
    default:
        break;
    }
    return loneDecision(kind)->pluralText();
}

/// How what was checked was chosen, on which it depends what agreement is about.
QStringList choiceNotes(const QList<PeopleAgreement>& rows)
{
    QStringList drawn;
    QStringList chosen;
    qint64 withoutChance = 0;
    for (const PeopleAgreement& row : rows) {
        (row.isDrawn ? drawn : chosen).append(judgementKindName(row.kind));
        withoutChance += row.withoutChance;
    }
    QStringList notes;
    const QString comma = BenchmarkScoreWords::tr(", ");
    if (!drawn.isEmpty())
        notes += BenchmarkScoreWords::tr(
            "Random audit (%1): agreement and kappa estimate all judgments of the verifier, with "
            "each review weighted by 1 / its draw probability; n is the number audited.",
            "%1 lists what was verified")
                     .arg(drawn.join(comma));
    if (withoutChance > 0)
        notes +=
            BenchmarkScoreWords::tr("%n review(s) of items that were not drawn are excluded there.",
                nullptr, int(withoutChance));
    if (!chosen.isEmpty())
        notes += BenchmarkScoreWords::tr(
            "Not drawn (%1): reviewers chose what they reviewed, so agreement covers only that.",
            "%1 lists what was verified")
                     .arg(chosen.join(comma));
    return notes;
}

/// The values of one metric, output by output, that both sides have.
struct ReviewedMetricValues
{
    QList<double> judge;
    QList<double> people;
    QList<double> differences;

    void add(const std::optional<double>& judged, const std::optional<double>& reviewed)
    {
        if (!judged || !reviewed)
            return;
        judge.append(*judged);
        people.append(*reviewed);
        differences.append(*reviewed - *judged);
    }
};

/// The mean of what each person's verdicts give; none where they give nothing.
std::optional<double> meanOfPeople(const QList<SampleScore>& scores, TableMetric metric)
{
    double sum = 0.0;
    int count = 0;
    for (const SampleScore& score : scores) {
        if (const std::optional<double> value = valueOf(score, metric)) {
            sum += *value;
            ++count;
        }
    }
    return count == 0 ? std::nullopt : std::optional(sum / count);
}

} // namespace

results::Section peopleAgreementSection(const QList<PeopleAgreement>& agreement)
{
    QList<PeopleAgreement> rows = agreement;
    rows.removeIf([](const PeopleAgreement& row) { return row.decisions == 0; });
    results::SectionOf table("people.agreement", rows,
        BenchmarkScoreWords::tr("Reviewers vs. verifier, with 95 % intervals (bootstrap over "
                                "samples, from ten samples on)"));
    table.add("kind", BenchmarkScoreWords::tr("Kind", "what was verified"),
        [](const PeopleAgreement& row) {
            return Cell(judgementKindKey(row.kind)).shownAs(judgementKindName(row.kind));
        });
    table
        .add("with_judge", BenchmarkScoreWords::tr("Agreement in percent"),
            &PeopleAgreement::withJudge)
        .percent(1)
        .withInterval(results::IntervalStyle::Range)
        .csv(results::CsvLayout::All);
    table
        .add("kappa_with_judge", BenchmarkScoreWords::tr("Cohen's kappa"),
            [](const PeopleAgreement& row) { return row.kappaWithJudge.kappa; })
        .coefficient(2)
        .withInterval(results::IntervalStyle::Range)
        .csv(results::CsvLayout::All);
    table
        .add("n", BenchmarkScoreWords::tr("n (reviews)"),
            [](const PeopleAgreement& row) { return row.withJudge.n; })
        .hint(BenchmarkScoreWords::tr("Agree and Disagree together: reviews that can be compared "
                                      "with the verifier's judgment."));
    table
        .add("among_people", BenchmarkScoreWords::tr("Between reviewers"),
            &PeopleAgreement::amongPeople)
        .percent(1)
        .withInterval(results::IntervalStyle::Range)
        .csv(results::CsvLayout::All);
    table
        .add("kappa_among_people", BenchmarkScoreWords::tr("Kappa between reviewers (Scott's pi)"),
            [](const PeopleAgreement& row) { return row.kappaAmongPeople.kappa; })
        .coefficient(2)
        .withInterval(results::IntervalStyle::Range)
        .csv(results::CsvLayout::All);
    table.add("agree", BenchmarkScoreWords::tr("Agree"), &PeopleAgreement::agree);
    table.add("disagree", BenchmarkScoreWords::tr("Disagree"), &PeopleAgreement::disagree);
    table.add("unsure", BenchmarkScoreWords::tr("Unsure"), &PeopleAgreement::unsure);
    table.add("open", BenchmarkScoreWords::tr("Not compared"), &PeopleAgreement::open)
        .hint(BenchmarkScoreWords::tr(
            "The verifier or the reviewer gave nothing to compare, e.g. no error type."));
    table.add("people", BenchmarkScoreWords::tr("Reviewers"), &PeopleAgreement::people);
    table.add("samples", BenchmarkScoreWords::tr("Samples"), &PeopleAgreement::samples);
    table.add("drawn", &PeopleAgreement::isDrawn);
    table.section().notes = choiceNotes(rows);
    return table;
}

QList<HumanMetric> humanMetrics(
    const QList<ReviewedJudgement>& judgements, const std::atomic_bool* cancel)
{
    QMap<SystemRef, QMap<TableMetric, ReviewedMetricValues>> systems;
    for (const ReviewedJudgement& one : judgements) {
        for (const TableMetric metric : kTableMetrics)
            systems[one.system][metric].add(
                valueOf(one.score, metric), meanOfPeople(one.reviewedScores, metric));
    }
    QList<HumanMetric> all;
    for (auto system = systems.cbegin(); system != systems.cend(); ++system) {
        for (auto values = system->cbegin(); values != system->cend(); ++values) {
            if (values->judge.isEmpty())
                continue;
            const QList<Figure> means = inference::meansOverSamples(
                {values->judge, values->people}, inference::kScoreRange, cancel);
            all.append({system.key(), values.key(), means.first(), means.last(),
                inference::meansOverSamples(
                    {values->differences}, inference::kDifferenceRange, cancel)
                    .first()});
        }
    }
    return all;
}

results::Section humanMetricsSection(const QList<HumanMetric>& metrics)
{
    results::SectionOf table("people.scores", metrics,
        BenchmarkScoreWords::tr("Scores of the reviewed outputs by the verifier and by reviewers"));
    table.add("system", BenchmarkScoreWords::tr("System"),
        [](const HumanMetric& row) { return systemLabelCell(row.system); });
    table.add("paradigm", BenchmarkScoreWords::tr("Paradigm"), [](const HumanMetric& row) {
        return Cell(paradigmKey(row.system.paradigm)).shownAs(paradigmName(row.system.paradigm));
    });
    table.add("pattern", BenchmarkScoreWords::tr("Pattern"), [](const HumanMetric& row) {
        return Cell(patternKey(row.system.pattern)).shownAs(patternName(row.system.pattern));
    });
    table.add("metric", BenchmarkScoreWords::tr("Metric"), [](const HumanMetric& row) {
        return Cell(tableMetricKey(row.system.pattern, row.metric))
            .shownAs(tableMetricName(row.system.pattern, row.metric));
    });
    const auto figure = [&](const char* key, const QString& title, Figure HumanMetric::*value) {
        table.add(key, title, value)
            .percent(2)
            .withInterval(results::IntervalStyle::Range)
            .csv(results::CsvLayout::All);
    };
    figure("judge", BenchmarkScoreWords::tr("Verifier"), &HumanMetric::judge);
    figure("people", BenchmarkScoreWords::tr("Reviewers"), &HumanMetric::people);
    figure("difference", BenchmarkScoreWords::tr("Difference"), &HumanMetric::difference);
    table.add("n", BenchmarkScoreWords::tr("n (samples)"),
        [](const HumanMetric& row) { return row.judge.n; });
    if (!metrics.isEmpty())
        table.section().notes = {BenchmarkScoreWords::tr(
            "Reviewers' scores keep the verifier's judgment for items that were not reviewed.")};
    return table;
}

} // namespace tandem::kgds
