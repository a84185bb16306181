#include "models/metrics/measure.h"

#include "models/words.h"

#include <algorithm>

namespace tandem::metrics {

// The families in the order in which they are shown, one line each: a function of this name, in the
// file that computes them, returns their entries.
#define TANDEM_MEASURES(FAMILY)                                                                    \
    FAMILY(rougeMeasures)                                                                          \
    FAMILY(bleuMeasures)                                                                           \
    FAMILY(meteorMeasures)                                                                         \
    FAMILY(jsdMeasures)

#define TANDEM_DECLARED(family) QList<Measure> family();
#define TANDEM_LISTED(family) << family()

TANDEM_MEASURES(TANDEM_DECLARED)

const QList<Measure>& measures()
{
    static const QList<Measure> all = QList<Measure>() TANDEM_MEASURES(TANDEM_LISTED);
    return all;
}

bool needSynonyms(const QList<Measure>& measures)
{
    return std::any_of(
        measures.begin(), measures.end(), [](Measure measure) { return measure->needsSynonyms; });
}

Measure measureOfKey(QAnyStringView key)
{
    const auto found = std::find_if(measures().begin(), measures().end(),
        [&](Measure measure) { return key == QLatin1String(measure->key); });
    return found == measures().end() ? nullptr : *found;
}

QString measureDescription(Measure measure)
{
    const QString plain = MetricWords::tr(measure->description);
    return measure->stems == Stems::Only
               ? MetricWords::tr(
                     "%1 Compares Porter stems; words of up to three letters are not stemmed.")
                     .arg(plain)
               : plain;
}

} // namespace tandem::metrics
