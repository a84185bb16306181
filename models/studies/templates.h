#pragma once

#include "models/studies/design.h"

#include <QString>

namespace tandem::studies {

/// A design of this kind that can be handed out as it is, its texts in the language of the program.
/// The fields that it shows, by Field::name, and what it asks, by Question::name:
/// - YesNo: text, discussion; `answer` yes or no;
/// - Pairwise: prompt, reference, output (of either side); `better` 1, 2 or tie;
/// - Explanation: prompt, explanation (of either side); `better` 1 or 2, `quality` and `usefulness`
///   from 1 to 5;
/// - Similarity: text (of either side); `similarity` from 1 to 6;
/// - GoodBad: query, timeline, summary; `rating` good or bad;
/// - Verdict: aspect, expected and generated with their evidence, decision, rationale; `agreement`
///   agree, disagree or unsure, `corrected` yes or no where it is disagree, `note` if wanted;
/// - Likert: reference, text; `rating` from 1 to 5;
/// - Own: text; `answer` yes or no.
/// A field that an item does not have is not shown.
Design designTemplate(Kind kind);

/// What the kind is called, and in a sentence what it is for; translated.
QString studyKindName(Kind kind);
QString studyKindDescription(Kind kind);

} // namespace tandem::studies
