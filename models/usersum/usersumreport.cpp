#include "models/usersum/usersumreport.h"

#include "models/results/spelling.h"
#include "models/usersum/runsfigurecolumns.h"
#include "models/usersum/usersummetric.h"
#include "models/usersum/usersumwords.h"

#include <QJsonArray>

#include <algorithm>

namespace tandem::usersum {

namespace {

using results::Absent;
using results::Cell;

constexpr int kDensityDigits = 3; // significant, since it is a share by word

/// A line of the table.
struct MetricLine
{
    QString key;
    QString name;
    Figure mean;
    std::optional<double> sd;
    QList<Figure> runs;
    UserInterval interval = UserInterval::Undefined;
    bool isDensity = false;
};

MetricLine lineOf(const char* key, const char* name, const RunsFigure& figure)
{
    return {QLatin1String(key), QLatin1String(name), figure.mean, figure.sd, figure.runs,
        figure.interval};
}

QJsonValue runsJson(const QList<Figure>& runs)
{
    QJsonArray values;
    for (const Figure& run : runs)
        values.append(run.value ? QJsonValue(*run.value) : QJsonValue());
    return values;
}

QString shownNumber(const MetricLine& line, double number)
{
    return line.isDensity
               ? results::significantText(number, kDensityDigits, results::Outlet::Console)
               : results::numberText(number, 3, results::Outlet::Console);
}

/// "0.600, 0.800, -".
QString runsText(const MetricLine& line)
{
    QStringList values;
    for (const Figure& run : line.runs)
        values.append(run.value ? shownNumber(line, *run.value) : results::dash());
    return values.join(QStringLiteral(", "));
}

results::Section metricsSection(const QList<MetricLine>& lines)
{
    results::SectionOf table("", lines);
    table.add("key", &MetricLine::key).only(results::kPrograms);
    table.add("", UsersumWords::tr("Metric"), &MetricLine::name).only(results::kPeople);
    const auto number = [](const MetricLine& line, const std::optional<double>& value) {
        return value ? Cell(*value).shownAs(shownNumber(line, *value)) : Cell();
    };
    table.add("mean", UsersumWords::tr("Mean"),
        [&](const MetricLine& line) { return number(line, line.mean.value); });
    const auto end = [&](double Interval::*which) {
        return [&number, which](const MetricLine& line) {
            return line.mean.interval ? number(line, (*line.mean.interval).*which) : Cell(Absent());
        };
    };
    table.add("low", UsersumWords::tr("95 % from"), end(&Interval::low));
    table.add("high", UsersumWords::tr("to"), end(&Interval::high));
    table.add("interval", [](const MetricLine& line) {
        return line.interval == UserInterval::Undefined ? Cell(Absent())
                                                        : Cell(userIntervalKey(line.interval));
    });
    table.add("sd", UsersumWords::tr("SD over runs"),
        [&](const MetricLine& line) { return number(line, line.sd); });
    table.add("runs", UsersumWords::tr("Runs"),
        [](const MetricLine& line) { return Cell(runsJson(line.runs)).shownAs(runsText(line)); });
    table.add("n", UsersumWords::tr("n"), [](const MetricLine& line) { return line.mean.n; });
    table.add("undefined", [](const MetricLine& line) {
        return line.mean.isDefined() ? Cell(Absent()) : Cell(line.mean.undefinedBecause);
    });
    results::Section section = table;
    section.shape = results::Shape::Keyed;
    const bool hasOtherIntervals =
        std::any_of(lines.cbegin(), lines.cend(), [](const MetricLine& line) {
            return line.interval != UserInterval::Bootstrap &&
                   line.interval != UserInterval::Undefined;
        });
    if (hasOtherIntervals)
        section.notes += userIntervalsNote();
    for (const MetricLine& line : lines) {
        if (!line.mean.isDefined())
            section.notes +=
                UsersumWords::tr("%1 has no value: %2").arg(line.name, line.mean.undefinedBecause);
    }
    return section;
}

results::Section confusionSection(const Confusion& confusion)
{
    struct Line
    {
        QString name;
        qint64 good;
        qint64 bad;
    };
    const QList<Line> lines{
        {UsersumWords::tr("Human: Good"), confusion.truePositive, confusion.falseNegative},
        {UsersumWords::tr("Human: Bad"), confusion.falsePositive, confusion.trueNegative}};
    results::SectionOf table(
        "", lines, UsersumWords::tr("Users by human rating and Q_s, summed over the runs"));
    table.add(results::kPeople, UsersumWords::tr("Ratings"), &Line::name);
    table.add(results::kPeople, UsersumWords::tr("Q_s: Good"), &Line::good);
    table.add(results::kPeople, UsersumWords::tr("Q_s: Bad"), &Line::bad);
    return results::only(results::kPeople, table);
}

QStringList scoreNotes(const SummaryScore& score)
{
    QStringList notes;
    if (score.withoutTasks > 0)
        notes += UsersumWords::tr(
            "%n user(s) without a task: counted in IFM only.", nullptr, int(score.withoutTasks));
    if (score.empty > 0)
        notes += UsersumWords::tr(
            "%n user(s) with an empty summary: counted in QM and IFM, without IDM.", nullptr,
            int(score.empty));
    if (score.incomplete > 0)
        notes += UsersumWords::tr(
            "%n users are missing from some runs.", nullptr, int(score.incomplete));
    return notes + predictionNotes(score);
}

} // namespace

QStringList predictionNotes(const SummaryScore& score)
{
    QStringList notes;
    if (score.lacking > 0)
        notes += UsersumWords::tr("Predictions are missing in %1 of %n user run(s), which count in "
                                  "IFM only; \"predict\" continues them.",
            nullptr, int(score.asked))
                     .arg(results::countText(score.lacking, results::Outlet::Console));
    if (score.unread > 0)
        notes +=
            UsersumWords::tr("%1 of %n prediction(s) had no parsable reply and count as misses.",
                nullptr, int(score.predictions))
                .arg(results::countText(score.unread, results::Outlet::Console));
    return notes;
}

results::Report scoreReport(const SummaryScore& score, const ScoreRule& rule)
{
    QList<MetricLine> lines{lineOf("qm", "QM", score.qm), lineOf("ifm", "IFM", score.ifm),
        lineOf("idm", "IDM", score.idm)};
    lines.last().isDensity = true;
    results::Report report;
    const QString threshold = thresholdText(rule.threshold);
    report.lines += UsersumWords::tr("Summaries of %n user(s).", nullptr, int(score.users));
    report.lines +=
        rule.mostWords
            ? UsersumWords::tr("\"Good\" threshold m = %1; word limit %2.")
                  .arg(threshold, results::countText(*rule.mostWords, results::Outlet::Console))
            : UsersumWords::tr("\"Good\" threshold m = %1.").arg(threshold);
    report.sections = {metricsSection(lines), results::notesOf(scoreNotes(score)),
        results::fieldsOf("", {{"n", score.users}, {"m", rule.threshold},
                                  {"max_words", rule.mostWords ? Cell(*rule.mostWords) : Cell()},
                                  {"without_tasks", score.withoutTasks}, {"empty", score.empty},
                                  {"incomplete", score.incomplete}, {"user_runs", score.asked},
                                  {"lacking", score.lacking}, {"predictions", score.predictions},
                                  {"unread", score.unread}})};
    return report;
}

results::Report agreementReport(const HumanAgreement& agreement)
{
    QList<MetricLine> lines{lineOf("maa", "MAA", agreement.maa)};
    MetricLine pearson{QStringLiteral("pearson"), UsersumWords::tr("Pearson's r with Q_s"),
        agreement.pearson, agreement.pearsonSd, {}};
    for (const Correlation& run : agreement.pearsons)
        pearson.runs.append(run.figure);
    lines.append(pearson);
    QStringList notes;
    const auto defined = std::count_if(agreement.pearsons.cbegin(), agreement.pearsons.cend(),
        [](const Correlation& run) { return run.figure.isDefined(); });
    if (defined > 0 && defined < agreement.pearsons.size())
        notes += UsersumWords::tr("Pearson's r is the mean over %1 of %n run(s): in the others, "
                                  "human ratings or Q_s do not vary.",
            nullptr, int(agreement.pearsons.size()))
                     .arg(defined);
    if (agreement.unrated > 0)
        notes +=
            UsersumWords::tr("%n user(s) without a human rating.", nullptr, int(agreement.unrated));
    if (agreement.tied > 0)
        notes +=
            UsersumWords::tr("%n user(s) with a Q_s excluded: equally many Good and Bad ratings.",
                nullptr, int(agreement.tied));
    if (agreement.unmatched > 0)
        notes += UsersumWords::tr(
            "%n rated user(s) without a judged summary.", nullptr, int(agreement.unmatched));
    const Confusion all = confusionOverRuns(agreement);
    results::Report report;
    report.sections = {metricsSection(lines), confusionSection(all), results::notesOf(notes),
        results::fieldsOf("maa", {{"tp", all.truePositive}, {"fp", all.falsePositive},
                                     {"fn", all.falseNegative}, {"tn", all.trueNegative}}),
        results::fieldsOf("", {{"unrated", agreement.unrated}, {"tied", agreement.tied},
                                  {"rated_without_summary", agreement.unmatched}})};
    return report;
}

} // namespace tandem::usersum
