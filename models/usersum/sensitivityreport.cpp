#include "models/usersum/sensitivityreport.h"

#include "models/usersum/runsfigurecolumns.h"
#include "models/usersum/usersumwords.h"

namespace tandem::usersum {

namespace {

constexpr int kThresholdDecimals = 1; // tenths

/// Why there is nothing in the table; none where there is something.
QStringList notesOfRows(const QList<SensitivityRow>& rows)
{
    if (rows.isEmpty())
        return {};
    const Figure& first = rows.first().figure.mean;
    return {first.isDefined() ? overRunsNote() : first.undefinedBecause};
}

results::Section stepsSection(
    const char* key, const char* x, UsersumMetric metric, const QList<CurvePoint>& corners)
{
    results::SectionOf table(key, corners);
    table.add(x, &CurvePoint::x);
    table.add(usersumMetricKey(metric), {}, &CurvePoint::y);
    return results::only(results::Outlet::Json, table);
}

} // namespace

results::Section thresholdSection(const StepCurve& curve)
{
    results::SectionOf table("sensitivity.threshold", curve.rows,
        UsersumWords::tr("QM by \"good\" threshold (share of tasks)"));
    table.add("m", UsersumWords::tr("m", "the threshold"), &SensitivityRow::at)
        .number(kThresholdDecimals);
    addRunsFigure(table, metricColumn(UsersumMetric::Quality), &SensitivityRow::figure);
    table.section().notes = notesOfRows(curve.rows);
    return table;
}

results::Section lengthSection(const StepCurve& curve)
{
    results::SectionOf table(
        "sensitivity.length", curve.rows, UsersumWords::tr("IFM by word limit X"));
    table.add("max_words", UsersumWords::tr("X (words)"),
        [](const SensitivityRow& row) { return qint64(row.at); });
    addRunsFigure(table, metricColumn(UsersumMetric::Following), &SensitivityRow::figure);
    table.section().notes = notesOfRows(curve.rows);
    return table;
}

results::Section limitSection(const LimitCurve& curve)
{
    results::SectionOf table("sensitivity.word_limit", curve.rows,
        UsersumWords::tr("QM, IFM and IDM by the summarizer's word limit"));
    table.add("summarizer", UsersumWords::tr("Summarizer"), &LimitRow::summarizer);
    table.add("limit", UsersumWords::tr("Word limit"), &LimitRow::limit);
    for (const UsersumMetric metric : kPaperMetrics)
        addRunsFigure(
            table, metricColumn(metric),
            [metric](const LimitRow& row) { return metricFigure(row.score, metric); },
            PaperIntervals::Apart);
    table.add(
        "users", UsersumWords::tr("Users"), [](const LimitRow& row) { return row.score.users; });
    QStringList& notes = table.section().notes;
    if (!curve.rows.isEmpty())
        notes += overRunsNote();
    if (curve.leftOut > 0)
        notes +=
            UsersumWords::tr("%n user(s) excluded: a summary is missing under some word limit.",
                nullptr, int(curve.leftOut));
    return table;
}

QList<results::Section> stepSections(const StepCurve& threshold, const StepCurve& length)
{
    return {
        stepsSection("sensitivity.threshold_steps", "m", UsersumMetric::Quality, threshold.corners),
        stepsSection(
            "sensitivity.length_steps", "max_words", UsersumMetric::Following, length.corners)};
}

} // namespace tandem::usersum
