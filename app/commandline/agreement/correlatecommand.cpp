#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commonoptions.h"
#include "models/agreement/correlationreport.h"
#include "storage/formats/valuepairsreader.h"

namespace tandem {

Expected<void> runCorrelate(Call& call)
{
    const bool asymptotic = call.has("asymptotic");
    const PMethod ofMoments = asymptotic ? PMethod::StudentT : PMethod::Auto;
    const PMethod ofTau = asymptotic          ? PMethod::Normal
                          : call.has("exact") ? PMethod::Exact
                                              : PMethod::Auto;
    const QString file = call.word(0);
    const QString x = call.has("x") ? call.value("x") : QStringLiteral("x");
    const QString y = call.has("y") ? call.value("y") : QStringLiteral("y");
    TANDEM_TRY(input, inputOf(file, call));
    TANDEM_TRY(pairs, readValuePairs(*input, x, y));
    QList<NamedCorrelation> all;
    for (const Coefficient one : kCoefficients)
        all.append({one, correlationBy(one, pairs->x, pairs->y,
                             one == Coefficient::Kendall ? ofTau : ofMoments)});
    const qint64 leftOut = all.first().correlation.leftOut;
    results::Report report{{CommandWords::tr("%1 and %2: %n row(s).", nullptr, int(pairs->x.size()))
                                   .arg(printable(x), printable(y))},
        correlationSections(all)};
    if (leftOut > 0)
        report.lines +=
            CommandWords::tr("%n row(s) excluded: a value is missing.", nullptr, int(leftOut));
    return call.show(report,
        Json{{"file", file}, {"x", x}, {"y", y}, {"rows", pairs->x.size()}, {"left_out", leftOut}});
}

const Command correlateCommand{"correlate", runCorrelate};

} // namespace tandem
