#pragma once

#include "models/metrics/measure.h"
#include "models/metrics/pairtable.h"
#include "models/metrics/textmatches.h"

#include <QList>
#include <QString>

namespace tandem {

/// What the value of a score stands on, in a sentence: precision and recall with the words or
/// n-grams that they are shares of where the matches tell them, else the number of matches; or why
/// there is no value. Translated.
QString matchFigures(metrics::Measure measure, const metrics::Score& score,
    const QList<metrics::TextMatch>& matches, bool matchesAreWhole);

/// How a score with several references was made of them: "best of 3 references: 2"; empty of a
/// single reference, and where it is not known. Translated.
QString severalReferencesRemark(
    metrics::Measure measure, const metrics::Score& score, qsizetype references);

/// The same of a table, for a report: a sentence on how its pairs with several references were
/// scored by each measure; none where there are no such pairs. Translated.
QStringList referencesNotes(const metrics::PairTable& table);

/// Why an overlap of words is 0 where a text has no words for it: ROUGE's are runs of a to z and 0
/// to 9. Empty where that does not apply. Translated.
QString wordlessRemark(metrics::Measure measure, const metrics::TextPair& pair);

} // namespace tandem
