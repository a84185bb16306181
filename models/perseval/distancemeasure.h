#pragma once

#include "models/metrics/measure.h"
#include "models/perseval/distance.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace tandem::perseval {

/// A distance that PerSEval can stand on: a measure, and how it is turned into a distance.
struct DistanceMeasure
{
    const char* key = "";  ///< of files and of the command line; never changes
    const char* name = ""; ///< as papers write it; not translated
    metrics::Measure measure = metrics::measureOfKey("rougeL_stem");
    int decimals = 5; ///< that the published scores are rounded to
};

/// All distances that can be computed: `rougeL` (stems), `rougeSU4` (the textbook form),
/// `rougeSU4_perseval` (what the published code calls so: contiguous 5-grams), `bleu`, `meteor`,
/// `meteor_exact_stem`, `JSD`; then the measures that other programs compute under their own keys,
/// where both ends of their range are known.
QList<DistanceMeasure> distanceMeasures();
/// Their keys, for messages.
QStringList distanceKeys();
/// A key as distanceOfKey() compares it: case, hyphens and underscores do not matter.
QString comparedKey(const QString& key);
/// The distance of a key as it is written, or else of one that is the same by comparedKey(); none
/// where there is none.
std::optional<DistanceMeasure> distanceOfKey(const QString& key);
/// What it is computed from, a sentence, translated.
QString distanceDescription(const DistanceMeasure& distance);

/// Whether scores are rounded before they become distances, as in the published figures.
enum class Rounding { Published, None };

/// A score of the measure as a distance: itself where it is one, else 1 minus the score, with the
/// measure's range mapped to 0 to 1. Rounded as published: the score to `decimals`, correctly as a
/// decimal number; of JSD by scaling.
Distance toDistance(
    const metrics::Score& score, const DistanceMeasure& distance, Rounding rounding);

/// `value` rounded to the nearest number of so many decimals, ties of its exact binary value to
/// even, as Python's round() does.
double roundedDecimal(double value, int decimals);
/// `value` scaled, rounded half to even and scaled back, as NumPy's round() does.
double roundedByScaling(double value, int decimals);

} // namespace tandem::perseval
