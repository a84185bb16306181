#pragma once

#include "models/rounds/consistency.h"
#include "models/rounds/samplerow.h"

#include <QList>
#include <QString>

namespace tandem {

/// Every state that a sample can be in at `step`, in the order of its way.
QList<SampleState> sampleStates(Step step);

/// The machine's word for a state, outcome or answer ("" for none).
QString stateKey(SampleState state);
QString outcomeKey(std::optional<Outcome> outcome, Step step = Step::Paragraphs);
QString answerKey(const Answer& answer);
/// The same for people, translated. Opinions that both have submitted are in peer review.
QString stateName(SampleState state, Step step = Step::Paragraphs);
QString outcomeName(std::optional<Outcome> outcome, Step step = Step::Paragraphs);
QString answerName(const Answer& answer);

} // namespace tandem
