#include "models/usersum/usertestcolumns.h"

#include "models/inference/testcolumns.h"
#include "models/usersum/usersumwords.h"

namespace tandem::usersum {

void addUserTests(results::Section& section, const QList<UsersumMetric>& metrics,
    const QList<inference::PairedTest>& tests, const QString& note)
{
    using results::Column;
    using results::Outlet;
    // People read differences with the digits of their metric, programs whole.
    for (const Outlet outlet : {Outlet::Window, Outlet::Console, Outlet::Readers})
        section.columns += Column{{}, UsersumWords::tr("Difference")}.only(outlet);
    section.columns += Column{QStringLiteral("difference")}
                           .csv(results::CsvLayout::Ends)
                           .only(results::kPrograms)
                           .exactly();
    for (qsizetype i = 0; i < tests.size(); ++i) {
        QList<results::Cell>& cells = section.rows[i].cells;
        const Figure& difference = tests.at(i).difference;
        for (const Outlet outlet : {Outlet::Window, Outlet::Console, Outlet::Readers})
            cells += metricCell(metrics.at(i), difference, outlet);
        cells += results::Cell(difference);
    }
    inference::addTests(section, tests, UsersumWords::tr("n (users)"));
    inference::addTestNotes(section, tests, note);
}

} // namespace tandem::usersum
