#include "models/usersum/scorecorrelationsreport.h"

#include "models/results/spelling.h"
#include "models/usersum/usersumwords.h"

#include <algorithm>

namespace tandem::usersum {

namespace {

using results::Cell;

constexpr int kCoefficientDecimals = 3;

QStringList correlationNotes(const ScoreCorrelations& correlations)
{
    QStringList notes{
        UsersumWords::tr("Of %n user(s) whom people rate Good or Bad by a majority. 95 % intervals "
                         "are those of the bootstrap over users.",
            nullptr, int(correlations.rated))};
    if (correlations.runs > 1)
        notes += UsersumWords::tr(
            "Of Q_s it is the mean over %n run(s), which has no p.", nullptr, correlations.runs);
    if (correlations.tied > 0)
        notes += UsersumWords::tr("%n user(s) left out, with as many ratings Good as Bad.", nullptr,
            int(correlations.tied));
    for (const ScoreCorrelation& one : correlations.scores) {
        if (one.missing > 0)
            notes += UsersumWords::tr(
                "%1 is missing of %n rated user(s).", "%1 is a score", int(one.missing))
                         .arg(results::onOneLine(one.name));
        // The coefficients lack the same: a column that does not vary.
        if (const Figure& first = one.figures.front(); !first.isDefined())
            notes += UsersumWords::tr("%1 has no value: %2")
                         .arg(results::onOneLine(one.name), first.undefinedBecause);
    }
    const bool lackIntervals = std::any_of(
        correlations.scores.cbegin(), correlations.scores.cend(), [](const ScoreCorrelation& one) {
            return one.figures.front().isDefined() && !one.figures.front().interval;
        });
    if (lackIntervals)
        notes += UsersumWords::tr("There is no interval where too few resamples have a value, as "
                                  "where people rate nearly all users alike.");
    return notes;
}

} // namespace

results::Section scoreCorrelationsSection(const ScoreCorrelations& correlations)
{
    results::SectionOf table("correlations", correlations.scores,
        UsersumWords::tr("Correlation of people's ratings with scores of summaries"));
    table.add("key", &ScoreCorrelation::key);
    table.add("name", UsersumWords::tr("Score"), &ScoreCorrelation::name);
    for (std::size_t i = 0; i < kCoefficients.size(); ++i) {
        const QString key = coefficientKey(kCoefficients.at(i));
        table
            .add(key, coefficientName(kCoefficients.at(i)),
                [i](const ScoreCorrelation& one) { return one.figures.at(i); })
            .coefficient(kCoefficientDecimals)
            .told(results::Ends::Range)
            .parted(results::Apart::All);
        table
            .add(key + QStringLiteral("_p"),
                UsersumWords::tr("p (%1)", "a coefficient")
                    .arg(coefficientName(kCoefficients.at(i))),
                [i](const ScoreCorrelation& one) { return one.p.at(i); })
            .probability();
    }
    table.add(results::kPeople, UsersumWords::tr("n"),
        [](const ScoreCorrelation& one) { return one.figures.front().n; });
    table.add("missing", &ScoreCorrelation::missing);
    table.section().notes = correlationNotes(correlations);
    return table;
}

} // namespace tandem::usersum
