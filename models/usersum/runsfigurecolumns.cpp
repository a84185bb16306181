#include "models/usersum/runsfigurecolumns.h"

#include "models/results/spelling.h"
#include "models/usersum/usersumwords.h"

namespace tandem::usersum {

QString userIntervalsNote()
{
    return UsersumWords::tr(
        "95 % intervals: bootstrap over users; with fewer than ten users, Wilson for shares and "
        "Student's t on the logit scale for IDM (Wilson if all values are 0 or all are 1). No "
        "interval for a single user, or if all users have the same other value.");
}

QString overRunsNote()
{
    return UsersumWords::tr(
               "Mean over users of each user's mean over runs, ± the SD of the runs' values.") +
           u' ' + userIntervalsNote();
}

results::Cell meanAndDeviation(const RunsFigure& figure, results::Column column,
    results::Outlet outlet, PaperIntervals intervals)
{
    const results::Cell whole(figure.mean);
    if (!figure.mean.isDefined())
        return whole;
    column.withInterval(results::IntervalStyle::None);
    QString text = results::figureText(figure.mean, column, outlet);
    if (figure.sd)
        text = UsersumWords::tr("%1 ± %2", "mean, standard deviation")
                   .arg(text, results::spelled(results::Cell(*figure.sd), column, outlet));
    const bool isBeside =
        outlet == results::Outlet::Console ||
        (outlet == results::Outlet::Readers && intervals == PaperIntervals::Beside);
    if (figure.mean.interval && isBeside)
        text += u' ' + results::intervalText(figure.mean, column, outlet);
    results::Cell cell =
        whole.shownAs(text).explained(results::figureSentence(figure.mean, column, outlet));
    if (outlet == results::Outlet::Window)
        cell.below = results::figureBasis(figure.mean, column);
    return cell;
}

} // namespace tandem::usersum
