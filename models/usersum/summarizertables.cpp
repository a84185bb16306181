#include "models/usersum/summarizertables.h"

#include "models/inference/comparison.h"
#include "models/results/spelling.h"
#include "models/usersum/runsfigurecolumns.h"
#include "models/usersum/usersumreport.h"
#include "models/usersum/usersumwords.h"
#include "models/usersum/usertestcolumns.h"

#include <algorithm>

namespace tandem::usersum {

namespace {

using results::Cell;
using results::Outlet;

/// Of no summarizer a row stands for all of them.
QString nameOf(const QString& summarizer)
{
    return summarizer.isEmpty() ? UsersumWords::tr("all summarizers")
                                : results::onOneLine(summarizer);
}

/// Columns that say whose a row is: the log for people where there are several, the summarizer.
template <typename Row>
void addWhose(results::SectionOf<QList<Row>>& table, const QList<Row>& rows)
{
    const bool areSeveral = std::any_of(
        rows.cbegin(), rows.cend(), [&](const Row& row) { return row.log != rows.first().log; });
    table.add("log", UsersumWords::tr("Log", "of activities"), &Row::log)
        .only(areSeveral ? results::kEverywhere : results::kPrograms);
    table.add("summarizer", UsersumWords::tr("Summarizer"), [](const Row& row) {
        return row.summarizer.isEmpty() ? Cell().shownAs(nameOf(row.summarizer))
                                        : Cell(row.summarizer);
    });
}

/// How many users the paper's metrics stand on, once where they are the same.
QString usersOfMetrics(const SummaryScore& score)
{
    QStringList counts;
    for (const UsersumMetric metric : kPaperMetrics)
        counts += results::countText(metricFigure(score, metric).mean.n, Outlet::Console);
    return counts.count(counts.first()) == counts.size() ? counts.first()
                                                         : counts.join(QStringLiteral(", "));
}

QStringList summarizersNotes(const QList<SummarizerScore>& scores, const ScoreRule& rule)
{
    const QString threshold = thresholdText(rule.threshold);
    QStringList notes{
        rule.mostWords ? UsersumWords::tr("\"Good\" threshold m = %1; word limit %2.")
                             .arg(threshold, results::countText(*rule.mostWords, Outlet::Console))
                       : UsersumWords::tr("\"Good\" threshold m = %1.").arg(threshold),
        overRunsNote(), UsersumWords::tr("IDM is the predicted share per word.")};
    QStringList baselines;
    for (const SummarizerScore& one : scores) {
        if (isBaseline(one.role))
            baselines += results::onOneLine(one.summarizer);
        if (!one.score.qm.mean.isDefined())
            notes +=
                UsersumWords::tr("%1 has no value: %2")
                    .arg(results::onOneLine(one.summarizer), one.score.qm.mean.undefinedBecause);
        if (one.score.incomplete > 0)
            notes += UsersumWords::tr("%1: %n users are missing from some runs.",
                "%1 is a summarizer", int(one.score.incomplete))
                         .arg(results::onOneLine(one.summarizer));
        const QStringList ofPredictions = predictionNotes(one.score);
        for (const QString& note : ofPredictions)
            notes += UsersumWords::tr("%1: %2", "a summarizer, a sentence")
                         .arg(results::onOneLine(one.summarizer), note);
    }
    // A paper's table has no room for kinds.
    if (!baselines.isEmpty())
        notes += UsersumWords::tr("Baselines: %1.").arg(baselines.join(QStringLiteral(", ")));
    return notes;
}

} // namespace

results::Section summarizersSection(const QList<SummarizerScore>& scores, const ScoreRule& rule)
{
    results::SectionOf table(
        "summarizers", scores, UsersumWords::tr("Summarizers by QM, IFM and IDM"));
    addWhose(table, scores);
    table
        .add("role", UsersumWords::tr("Kind", "of a summarizer"),
            [](const SummarizerScore& one) {
                return Cell(summarizerRoleKey(one.role)).shownAs(summarizerRoleName(one.role));
            })
        .only({Outlet::Window, Outlet::Console, Outlet::Csv, Outlet::Json});
    for (const UsersumMetric metric : kPaperMetrics)
        addRunsFigure(
            table, metricColumn(metric),
            [metric](const SummarizerScore& one) { return metricFigure(one.score, metric); },
            PaperIntervals::Apart);
    table.add(Outlet::Console, UsersumWords::tr("n (QM, IFM, IDM)"),
        [](const SummarizerScore& one) { return usersOfMetrics(one.score); });
    table.add("users", UsersumWords::tr("Users"),
        [](const SummarizerScore& one) { return one.score.users; });
    table.add("runs", UsersumWords::tr("Runs"),
        [](const SummarizerScore& one) { return one.score.runs.size(); });
    for (const auto& [key, count] :
        {std::pair("user_runs", &SummaryScore::asked), std::pair("lacking", &SummaryScore::lacking),
            std::pair("predictions", &SummaryScore::predictions),
            std::pair("unread", &SummaryScore::unread)}) {
        const auto countOf = count;
        table.add(key, [countOf](const SummarizerScore& one) { return one.score.*countOf; });
    }
    results::Section& section = table.section();
    section.twoLines = true;
    for (qsizetype i = 0; i < scores.size(); ++i) {
        section.rows[i].item = i;
        section.rows[i].pale = isBaseline(scores.at(i).role);
    }
    if (!scores.isEmpty())
        section.notes = summarizersNotes(scores, rule);
    return section;
}

results::Section summarizerIntervalsSection(const QList<SummarizerScore>& scores)
{
    results::SectionOf table("summarizers.intervals", scores,
        UsersumWords::tr("95 % intervals of QM, IFM and IDM over users"));
    addWhose(table, scores);
    for (const UsersumMetric metric : kPaperMetrics) {
        results::Column& column = table.add(Outlet::Readers, usersumMetricName(metric),
            [metric](const SummarizerScore& one) { return metricFigure(one.score, metric).mean; });
        const results::Column usual = metricColumn(metric);
        column.number(usual.decimals)
            .tinyDigits(usual.tiny)
            .withInterval(results::IntervalStyle::Only);
    }
    table.add(Outlet::Readers, UsersumWords::tr("n (QM, IFM, IDM)"),
        [](const SummarizerScore& one) { return usersOfMetrics(one.score); });
    return results::only(Outlet::Readers, table);
}

results::Section baselinesSection(const QList<BaselineDifference>& differences)
{
    results::SectionOf table(
        "baselines", differences, UsersumWords::tr("Summarizers against baselines"));
    addWhose(table, differences);
    table.add("baseline", UsersumWords::tr("Baseline"), &BaselineDifference::baseline);
    table.add("role", [](const BaselineDifference& one) { return summarizerRoleKey(one.role); });
    table.add("metric", UsersumWords::tr("Metric"), [](const BaselineDifference& one) {
        return Cell(usersumMetricKey(one.metric)).shownAs(usersumMetricName(one.metric));
    });
    // What it comes to is in sight before what it comes from.
    table.add(
        "verdict", UsersumWords::tr("Result", "of a test"), [](const BaselineDifference& one) {
            return one.verdict == BaselineVerdict::Unknown
                       ? Cell().explained(one.test.difference.undefinedBecause)
                       : Cell(baselineVerdictKey(one.verdict))
                             .shownAs(baselineVerdictName(one.verdict));
        });
    results::Section section = table;
    QList<UsersumMetric> metrics;
    for (const BaselineDifference& one : differences)
        metrics.append(one.metric);
    addUserTests(section, metrics, inference::testsIn(differences, &BaselineDifference::test),
        UsersumWords::tr("Difference: summarizer minus baseline over users, on the runs and tasks "
                         "that both have (a single run is compared with every run of the other). "
                         "Two-sided sign-flip test: exact for up to 16 differing users, 10,000 "
                         "random sign flips beyond. p (Holm) is adjusted for all rows; a "
                         "summarizer is significantly better or worse if it is at most 0.05."));
    section.columns +=
        results::Column{QStringLiteral("left_out"), UsersumWords::tr("Excluded")}.hint(
            UsersumWords::tr("Users that only one of the two has, or without a value for one."));
    for (qsizetype i = 0; i < differences.size(); ++i)
        section.rows[i].cells += Cell(differences.at(i).leftOut);
    return section;
}

results::Section ratedSummarizersSection(const QList<RatedSummarizer>& rated)
{
    results::SectionOf table(
        "agreement", rated, UsersumWords::tr("Agreement of human ratings with Q_s"));
    addWhose(table, rated);
    results::Column maa{QStringLiteral("maa"), UsersumWords::tr("MAA")};
    addRunsFigure(
        table, maa.number(3), [](const RatedSummarizer& one) { return one.agreement.maa; });
    const auto count = [&](const char* key, const QString& title, qint64 Confusion::*which) {
        table.add(key, title, [which](const RatedSummarizer& one) {
            return confusionOverRuns(one.agreement).*which;
        });
    };
    count("tp", UsersumWords::tr("TP"), &Confusion::truePositive);
    count("fp", UsersumWords::tr("FP"), &Confusion::falsePositive);
    count("fn", UsersumWords::tr("FN"), &Confusion::falseNegative);
    count("tn", UsersumWords::tr("TN"), &Confusion::trueNegative);
    table.add(results::kPeople, UsersumWords::tr("Users"),
        [](const RatedSummarizer& one) { return one.agreement.maa.mean.n; });
    table.add("runs", UsersumWords::tr("Runs"),
        [](const RatedSummarizer& one) { return one.agreement.runs.size(); });
    table
        .add("tied", UsersumWords::tr("Tied", "users whom as many rate Good as Bad"),
            [](const RatedSummarizer& one) { return one.agreement.tied; })
        .hint(UsersumWords::tr(
            "Users with a Q_s, excluded because of equally many Good and Bad ratings."));
    table.add("unrated", [](const RatedSummarizer& one) { return one.agreement.unrated; });
    results::Section& section = table.section();
    if (!rated.isEmpty())
        section.notes = {
            UsersumWords::tr("MAA: share of users for whom most raters agree with Q_s; good is "
                             "positive, and the four counts are summed over the runs. Tied: users "
                             "with a Q_s that are excluded because of equally many Good and Bad "
                             "ratings. Users without a Q_s are in none of these counts."),
            overRunsNote()};
    for (const RatedSummarizer& one : rated) {
        if (!one.agreement.maa.mean.isDefined())
            section.notes +=
                UsersumWords::tr("%1 has no value: %2")
                    .arg(nameOf(one.summarizer), one.agreement.maa.mean.undefinedBecause);
    }
    return section;
}

} // namespace tandem::usersum
