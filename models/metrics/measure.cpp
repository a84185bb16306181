#include "models/metrics/measure.h"

#include "models/metrics/bleu.h"
#include "models/metrics/jsd.h"
#include "models/metrics/meteor.h"
#include "models/metrics/metricwords.h"
#include "models/metrics/rougemeasures.h"

#include <algorithm>

namespace tandem::metrics {

const QList<Measure>& measures()
{
    static const QList<Measure> all = QList<Measure>() << rougeMeasures() << bleuMeasures()
                                                       << meteorMeasures() << jsdMeasure();
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
               ? MetricWords::tr("%1 Over Porter stems; words of up to three letters stay whole.")
                     .arg(plain)
               : plain;
}

} // namespace tandem::metrics
