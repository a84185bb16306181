#include "models/usersum/runsfigurecolumns.h"

#include "models/results/spelling.h"
#include "models/usersum/usersumwords.h"

namespace tandem::usersum {

results::Cell meanAndDeviation(
    const RunsFigure& figure, results::Column column, results::Outlet outlet)
{
    const results::Cell whole(figure.mean);
    if (!figure.mean.isDefined())
        return whole;
    column.told(results::Ends::None);
    QString text = results::figureText(figure.mean, column, outlet);
    if (figure.sd)
        text = UsersumWords::tr("%1 ± %2", "mean, standard deviation")
                   .arg(text, results::spelled(results::Cell(*figure.sd), column, outlet));
    results::Cell cell =
        whole.shownAs(text).explained(results::figureSentence(figure.mean, column, outlet));
    if (outlet == results::Outlet::Window)
        cell.below = results::figureBasis(figure.mean, column);
    return cell;
}

} // namespace tandem::usersum
