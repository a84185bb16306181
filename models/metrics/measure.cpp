#include "models/metrics/measure.h"

#include "models/metrics/batchscorer.h"
#include "models/words.h"

#include <QByteArray>
#include <QHash>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <map>
#include <mutex>
#include <vector>

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

namespace {

/// What was listed, for as long as the program runs: a Measure never becomes invalid, and neither
/// does what measures() returned to a thread.
struct Listed
{
    std::mutex mutex; ///< of what follows but `all`
    std::map<MeasureSource, QList<Measure>> bySource;
    std::vector<std::shared_ptr<const MeasureInfo>> kept;
    std::vector<std::unique_ptr<const QList<Measure>>> lists;
    std::atomic<const QList<Measure>*> all = &builtInMeasures();
};

Listed& listed()
{
    static Listed all;
    return all;
}

/// A measure with the texts that it points to.
struct KeptMeasure
{
    MeasureInfo info;
    QByteArray key;
    QByteArray name;
    QByteArray description;
};

bool hasKey(const QList<Measure>& measures, QLatin1String key)
{
    return std::any_of(measures.begin(), measures.end(),
        [&](Measure measure) { return key == QLatin1String(measure->key); });
}

} // namespace

std::optional<Interval> MeasureInfo::bounds() const
{
    return std::isfinite(least) && std::isfinite(most) ? std::optional(Interval{least, most})
                                                       : std::nullopt;
}

const QList<Measure>& builtInMeasures()
{
    static const QList<Measure> all = QList<Measure>() TANDEM_MEASURES(TANDEM_LISTED);
    return all;
}

QList<Measure> generalMeasures()
{
    QList<Measure> general = builtInMeasures();
    general.removeIf([](Measure measure) { return measure->isForLanguages; });
    return general;
}

const QList<Measure>& measures()
{
    return *listed().all.load();
}

std::shared_ptr<const MeasureInfo> batchMeasure(MeasureInfo info, const QString& key,
    const QString& name, const QString& description, std::shared_ptr<const BatchScorer> scorer)
{
    const auto made = std::make_shared<KeptMeasure>();
    made->key = key.toLatin1();
    made->name = name.toUtf8();
    made->description = description.toUtf8();
    made->info = std::move(info);
    made->info.key = made->key.constData();
    made->info.name = made->name.constData();
    made->info.description = made->description.constData();
    made->info.batch = std::move(scorer);
    return {made, &made->info};
}

void listMeasures(MeasureSource source, const QList<std::shared_ptr<const MeasureInfo>>& measures)
{
    Listed& all = listed();
    const std::lock_guard lock(all.mutex);
    all.bySource[source].clear();
    for (const auto& measure : measures) {
        all.kept.push_back(measure);
        all.bySource[source].append(measure.get());
    }
    QList<Measure> list = builtInMeasures();
    for (const auto& [from, added] : all.bySource) {
        for (const Measure measure : added) {
            if (!hasKey(list, QLatin1String(measure->key)))
                list.append(measure);
        }
    }
    all.lists.push_back(std::make_unique<const QList<Measure>>(std::move(list)));
    all.all = all.lists.back().get();
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
    QString plain = MetricWords::tr(measure->description);
    if (*measure->aboutWords)
        plain += u' ' + MetricWords::tr(measure->aboutWords);
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
        rule = MetricWords::tr("%1: %2", "names of measures, how several references count")
                   .arg(names.value(rule).join(MetricWords::tr(", ")), rule);
    return MetricWords::tr("%Ln pair(s) have several references. %1.", nullptr, int(pairs))
        .arg(rules.join(MetricWords::tr("; ")));
}

} // namespace tandem::metrics
