#pragma once

#include "models/results/report.h"
#include "views/metrics/personalization.h"

namespace tandem {

/// A score of personalization in the user's locale: four decimals, three significant digits of what
/// is nearly nothing; a dash where it is not finite.
QString persevalNumber(double score);
/// The same as a cell, with what it stands on, or the reason why there is none, as its tool tip.
results::Cell persevalCell(const Figure& figure);
results::Cell persevalCell(double score, const QString& whyNone = {});

/// A row for each model; items are models of the evaluation.
results::Section persevalModels(const Personalization& data);
/// A row for each document that a model has a score for; items are places in ModelScore::scores.
results::Section persevalDocuments(const Personalization& data, qsizetype model);
/// A row for each user of a document; items are places in DocumentScore::users.
results::Section persevalReaders(const Personalization& data, qsizetype model, qsizetype score);
/// The pair terms of a user with the document's others.
results::Section persevalPairs(
    const Personalization& data, qsizetype model, qsizetype score, qsizetype reader);

/// What was left out or counted in another way than usual, in paragraphs; translated, plain text.
QString persevalRemarks(const Personalization& data);
/// What the figures are of: source, distance, numbers of documents and users; translated.
QString persevalSummary(const Personalization& data);
/// What people call a distance: the measure's name; translated.
QString persevalDistanceName(const perseval::DistanceMeasure& distance);
/// The same of what the figures stand on: that distances were brought in, or the name of a measure
/// that was removed meanwhile.
QString persevalDistanceName(const Personalization& data);

} // namespace tandem
