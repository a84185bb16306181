#include "models/metrics/measure.h"

#include "models/words.h"

#include <QHash>

#include <algorithm>

namespace tandem::metrics {

// The families in the order in which they are shown, one line each: a function of this name, in the
// file that computes them, returns their entries.
#define TANDEM_MEASURES(FAMILY)                                                                    \
    FAMILY(rougeMeasures)                                                                          \
    FAMILY(bleuMeasures)                                                                           \
    FAMILY(meteorMeasures)                                                                         \
    FAMILY(jsdMeasures)                                                                            \
    FAMILY(rougeLanguageMeasures)                                                                  \
    FAMILY(bleuLanguageMeasures)

#define TANDEM_DECLARED(family) QList<Measure> family();
#define TANDEM_LISTED(family) << family()

TANDEM_MEASURES(TANDEM_DECLARED)

const QList<Measure>& measures()
{
    static const QList<Measure> all = QList<Measure>() TANDEM_MEASURES(TANDEM_LISTED);
    return all;
}

QList<Measure> generalMeasures()
{
    QList<Measure> general = measures();
    general.removeIf([](Measure measure) { return measure->isForLanguages; });
    return general;
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

QString severalReferencesRule(Measure measure)
{
    switch (measure->several) {
    case SeveralReferences::Best:
        return MetricWords::tr("best reference");
    case SeveralReferences::Clipped:
        return MetricWords::tr("n-grams clipped by the maximum over references, closest length");
    case SeveralReferences::Summed:
        return MetricWords::tr("counts added up over references");
    case SeveralReferences::Mean:
        break;
    }
    return MetricWords::tr("mean over references");
}

QString measureDescriptionInFull(Measure measure)
{
    return MetricWords::tr("%1 Several references: %2.", "a measure's description, a rule")
        .arg(measureDescription(measure), severalReferencesRule(measure));
}

QString severalReferencesNote(const QList<Measure>& measures, qint64 pairs)
{
    QStringList rules;
    QHash<QString, QStringList> names;
    for (const Measure measure : measures) {
        const QString rule = severalReferencesRule(measure);
        if (!names.contains(rule))
            rules.append(rule);
        names[rule].append(QString::fromUtf8(measure->name));
    }
    for (QString& rule : rules)
        rule = MetricWords::tr("%1 (%2)", "how several references count, for which measures")
                   .arg(rule, names.value(rule).join(MetricWords::tr(", ")));
    return MetricWords::tr("%Ln pair(s) have several references: %1.", nullptr, int(pairs))
        .arg(rules.join(MetricWords::tr("; ")));
}

} // namespace tandem::metrics
