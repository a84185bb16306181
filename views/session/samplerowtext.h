#pragma once

#include "models/rounds/samplerow.h"
#include "ui/rows/rowlook.h"

#include <QString>

namespace tandem {

/// How a sample's row reads for `person`: their own progress where they are one of its pair,
/// otherwise where the sample stands and how much of it both have answered. Never what was
/// answered.

/// e.g. "paragraphs  17 / 23  1 unsure", "submitted  15 / 15", "needs a discussion". `unsure`
/// counts the person's own marks.
QString sampleStateLine(const SampleRow& row, PersonId person, int unsure);
/// Paragraphs done of demoWorkTotal(); for somebody outside the pair those of both together.
int demoWorkDone(const SampleRow& row, PersonId person);
/// 0 where nobody labels the sample.
int demoWorkTotal(const SampleRow& row, PersonId person);
/// Whether nothing is left to do in it: submitted by the person, or closed with nothing to decide;
/// of opinions, settled once both have submitted.
bool sampleIsComplete(const SampleRow& row, PersonId person);
/// Whether the partner has submitted and waits for the person.
bool sampleWaitsFor(const SampleRow& row, PersonId person);

/// The card of a sample for `person`: number and title, where it stands and how much is done.
Card sampleCard(const SampleRow& row, PersonId person, int unsure);
/// What the card says, and what a dot on it means; plain text.
QString sampleToolTip(const SampleRow& row, PersonId person, int unsure);
/// What screen readers hear of it: "12 Title, paragraphs 17 / 23".
QString sampleAccessibleText(const SampleRow& row, PersonId person, int unsure);

} // namespace tandem
