#include "models/perseval/distancemeasure.h"

#include "models/words.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace tandem::perseval {

QString comparedKey(const QString& key)
{
    QString plain = key.trimmed().toLower();
    plain.remove(u'-').remove(u'_');
    return plain;
}

QList<DistanceMeasure> distanceMeasures()
{
    using metrics::measureOfKey;
    static const QList<DistanceMeasure> own{
        {"rougeL", "ROUGE-L", measureOfKey("rougeL_stem"), 5},
        {"rougeSU4", "ROUGE-SU4", measureOfKey("rouge_su4"), 5},
        {"rougeSU4_perseval", "\"ROUGE-SU4\" (PerSEval)", measureOfKey("rouge_su4_perseval"), 5},
        {"bleu", "BLEU", measureOfKey("bleu_nltk"), 5},
        {"meteor", "METEOR", measureOfKey("meteor"), 5},
        {"meteor_exact_stem", "METEOR (no synonyms)", measureOfKey("meteor_exact_stem"), 5},
        {"JSD", "JSD", measureOfKey("jsd"), 4},
    };
    QList<DistanceMeasure> all = own;
    for (const metrics::Measure measure : metrics::measures()) {
        const auto isSame = [&](const DistanceMeasure& other) {
            return comparedKey(QLatin1String(other.key)) ==
                   comparedKey(QLatin1String(measure->key));
        };
        if (measure->batch && measure->bounds() && std::none_of(own.begin(), own.end(), isSame))
            all.append({measure->key, measure->name, measure, 5});
    }
    return all;
}

QStringList distanceKeys()
{
    QStringList keys;
    for (const DistanceMeasure& distance : distanceMeasures())
        keys.append(QLatin1String(distance.key));
    return keys;
}

std::optional<DistanceMeasure> distanceOfKey(const QString& key)
{
    std::optional<DistanceMeasure> alike;
    for (const DistanceMeasure& distance : distanceMeasures()) {
        if (key.trimmed() == QLatin1String(distance.key))
            return distance;
        if (!alike && comparedKey(key) == comparedKey(QLatin1String(distance.key)))
            alike = distance;
    }
    return alike;
}

QString distanceDescription(const DistanceMeasure& distance)
{
    const QString measure = metrics::measureDescription(distance.measure);
    if (distance.measure->least != 0.0 || distance.measure->most != 1.0)
        return distance.measure->isDistance
                   ? PersevalWords::tr("The score with its range mapped to 0 to 1. %1").arg(measure)
                   : PersevalWords::tr("1 minus the score with its range mapped to 0 to 1. %1")
                         .arg(measure);
    if (distance.measure->isDistance)
        return measure;
    return PersevalWords::tr("1 minus the score. %1").arg(measure);
}

Distance toDistance(const metrics::Score& score, const DistanceMeasure& distance, Rounding rounding)
{
    if (!score.isDefined() || !std::isfinite(*score.value))
        return Distance::undefined();
    const bool isDistance = distance.measure->isDistance;
    const auto rounded = isDistance ? roundedByScaling : roundedDecimal;
    const double value =
        rounding == Rounding::None ? *score.value : rounded(*score.value, distance.decimals);
    const Interval range = distance.measure->bounds().value_or(Interval{0.0, 1.0});
    const double share = (value - range.low) / (range.high - range.low);
    return Distance::of(isDistance ? share : 1.0 - share);
}

double roundedDecimal(double value, int decimals)
{
    std::array<char, 512> written{};
    const auto end = std::to_chars(
        written.data(), written.data() + written.size(), value, std::chars_format::fixed, decimals);
    double rounded = value;
    if (end.ec == std::errc())
        std::from_chars(written.data(), end.ptr, rounded);
    return rounded;
}

double roundedByScaling(double value, int decimals)
{
    const double scale = std::pow(10.0, decimals);
    return std::nearbyint(value * scale) / scale;
}

} // namespace tandem::perseval
