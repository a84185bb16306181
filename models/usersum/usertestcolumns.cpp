#include "models/usersum/usertestcolumns.h"

#include "models/expert/systempairs.h"
#include "models/usersum/usersumwords.h"

namespace tandem::usersum {

void addUserTests(results::Section& section, const QList<UsersumMetric>& metrics,
    const QList<expert::PairedTest>& tests)
{
    using results::Column;
    using results::Outlet;
    // People read differences with the digits of their metric, programs whole.
    for (const Outlet outlet : {Outlet::Window, Outlet::Console, Outlet::Readers})
        section.columns += Column{{}, UsersumWords::tr("Difference")}.only(outlet);
    section.columns += Column{QStringLiteral("difference")}
                           .parted(results::Apart::Ends)
                           .only(results::kPrograms)
                           .exactly();
    QList<Column> columns = expert::testColumns(3).mid(1);
    for (Column& column : columns) {
        if (column.key == QLatin1String("n"))
            column.title = UsersumWords::tr("n (users)");
    }
    section.columns += columns;
    for (qsizetype i = 0; i < tests.size(); ++i) {
        QList<results::Cell>& cells = section.rows[i].cells;
        const Figure& difference = tests.at(i).difference;
        for (const Outlet outlet : {Outlet::Window, Outlet::Console, Outlet::Readers})
            cells += metricCell(metrics.at(i), difference, outlet);
        cells += results::Cell(difference);
        cells += expert::testCells(tests.at(i)).mid(1);
    }
}

} // namespace tandem::usersum
