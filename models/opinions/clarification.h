#pragma once

#include "models/opinions/utterancework.h"

#include <QList>
#include <QString>

/// Putting referents for the phrases of an utterance.
namespace tandem {

/// The words of the utterance that a reference is about.
QString referencePhrase(const OpinionContext& context, const Reference& reference);

/// What is put between the markers for a reference: its referent, with 's where the phrase is a
/// possessive that it replaces. Empty while it has no referent.
QString clarifiedForm(const OpinionContext& context, const Reference& reference);

/// The references in the order of the utterance.
QList<Reference> inTextOrder(QList<Reference> references);

/// The words of an opinion with every reference clarified, on one line. Several references with one
/// span are named one after the other. References outside of the opinion, or over another one, are
/// left out.
QString clarifiedWords(const OpinionContext& context, const MainOpinion& opinion);

} // namespace tandem
