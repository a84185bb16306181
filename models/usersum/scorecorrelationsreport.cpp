#include "models/usersum/scorecorrelationsreport.h"

#include "models/results/spelling.h"
#include "models/usersum/usersumwords.h"

#include <algorithm>
#include <utility>

namespace tandem::usersum {

namespace {

using results::Cell;

constexpr int kCoefficientDecimals = 3;

/// What is said of scores, each with the names of those of which it is; what says nothing of one
/// leaves it out.
template <typename Said, typename SaidOf>
QList<std::pair<Said, QString>> namesBy(const QList<ScoreCorrelation>& scores, const SaidOf& saidOf)
{
    QList<std::pair<Said, QString>> all;
    for (const ScoreCorrelation& one : scores) {
        const Said said = saidOf(one);
        if (said == Said())
            continue;
        const auto found = std::find_if(
            all.begin(), all.end(), [&](const auto& other) { return other.first == said; });
        if (found == all.end())
            all.append({said, results::onOneLine(one.name)});
        else
            found->second += QStringLiteral(", ") + results::onOneLine(one.name);
    }
    return all;
}

QStringList correlationNotes(const ScoreCorrelations& correlations)
{
    QStringList notes{UsersumWords::tr(
        "%n user(s) rated Good or Bad by a majority. 95 % intervals: bootstrap over users.",
        nullptr, int(correlations.rated))};
    const ScoreCorrelation& quality = correlations.scores.first();
    if (quality.isOfSomeRuns())
        notes += UsersumWords::tr("For Q_s, the mean over %1 of %n run(s), without p: in the other "
                                  "runs, human ratings or Q_s do not vary.",
            nullptr, quality.runs)
                     .arg(quality.definedRuns);
    else if (correlations.runs > 1)
        notes += UsersumWords::tr(
            "For Q_s, the mean over %n run(s), without p.", nullptr, correlations.runs);
    if (correlations.tied > 0)
        notes += UsersumWords::tr("%n user(s) excluded: equally many Good and Bad ratings.",
            nullptr, int(correlations.tied));
    for (const auto& [missing, names] : namesBy<qint64>(
             correlations.scores, [](const ScoreCorrelation& one) { return one.missing; }))
        notes +=
            UsersumWords::tr("%1 is missing for %n rated user(s).", "%1 is a score", int(missing))
                .arg(names);
    // The coefficients lack the same: a column that does not vary.
    for (const auto& [why, names] : namesBy<QString>(correlations.scores,
             [](const ScoreCorrelation& one) { return one.figures.front().undefinedBecause; }))
        notes += UsersumWords::tr("%1 has no value: %2").arg(names, why);
    const bool lackIntervals = std::any_of(
        correlations.scores.cbegin(), correlations.scores.cend(), [](const ScoreCorrelation& one) {
            return one.figures.front().isDefined() && !one.figures.front().interval;
        });
    if (lackIntervals)
        notes +=
            UsersumWords::tr("No interval with fewer than ten users, or if too few resamples have "
                             "a value, e.g. when human ratings are the same for nearly all users.");
    return notes;
}

} // namespace

QString scoreAndRuns(const ScoreCorrelation& correlation)
{
    return correlation.isOfSomeRuns()
               ? UsersumWords::tr("%1, mean over %2 of %n run(s)", "a score", correlation.runs)
                     .arg(correlation.name)
                     .arg(correlation.definedRuns)
               : correlation.name;
}

results::Section scoreCorrelationsSection(const ScoreCorrelations& correlations)
{
    results::SectionOf table("correlations", correlations.scores,
        UsersumWords::tr("Correlation of human ratings with summary scores"));
    table.add("key", &ScoreCorrelation::key);
    table.add("name", UsersumWords::tr("Score"),
        [](const ScoreCorrelation& one) { return Cell(one.name).shownAs(scoreAndRuns(one)); });
    for (std::size_t i = 0; i < kCoefficients.size(); ++i) {
        const QString key = coefficientKey(kCoefficients.at(i));
        table
            .add(key, coefficientName(kCoefficients.at(i)),
                [i](const ScoreCorrelation& one) { return one.figures.at(i); })
            .coefficient(kCoefficientDecimals)
            .withInterval(results::IntervalStyle::Range)
            .csv(results::CsvLayout::All);
        table
            .add(key + QStringLiteral("_p"),
                UsersumWords::tr("p (%1)", "a coefficient")
                    .arg(coefficientName(kCoefficients.at(i))),
                [i](const ScoreCorrelation& one) { return one.p.at(i); })
            .probability();
    }
    table.add(results::kPeople, UsersumWords::tr("n"),
        [](const ScoreCorrelation& one) { return one.figures.front().n; });
    table.add("runs", &ScoreCorrelation::runs);
    table.add("runs_with_value", &ScoreCorrelation::definedRuns);
    table.add("missing", &ScoreCorrelation::missing);
    table.section().notes = correlationNotes(correlations);
    return table;
}

} // namespace tandem::usersum
