#pragma once

#include "models/error.h"
#include "models/studies/answers.h"
#include "storage/formats/openfile.h"
#include "storage/formats/studyanswersreader.h"

namespace tandem {

/// Most texts that one question shows.
inline constexpr qsizetype kMostBestWorstOptions = 20;

/// Reads answers to best-worst questions (J. J. Louviere, T. N. Flynn and A. A. J. Marley,
/// Best-Worst Scaling, 2015) as a study of pairs: rows with `item`, `rater`, `options` (the systems
/// whose texts were shown, between ";"), `best` and `worst`, two of these. The best one is
/// preferred to each other one, and each other one to the worst; nothing is said of the others. The
/// pairs of an item are a group, so that intervals and tests go by items. `notes` gets how many
/// pairs they are. InvalidInput with the place: a rater answers an item twice, fewer than two
/// options or more than kMostBestWorstOptions, one that is there twice, a best or worst that is
/// none of them, the same one for both; no answer at all.
Expected<studies::StudyAnswers> readBestWorst(const Input& input, AnswersNotes* notes = nullptr);

} // namespace tandem
