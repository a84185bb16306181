#pragma once

#include "models/error.h"
#include "models/studies/studyresults.h"
#include "storage/formats/studyanswersreader.h"

namespace tandem {

class Call;

/// The answers in the file that the call names, for the design that --design names, a kind or a
/// file, with the scores of --scores. What somebody should know of them is told on the error
/// stream and in `notes`.
Expected<studies::StudyAnswers> answersOfFiles(Call& call, AnswersNotes& notes);

/// A misuse where the file that the call names is no project but has something in it: answers, that
/// is, of which --design has to say what they are.
Expected<void> requireProject(Call& call);

/// The figures of these answers, with bootstrap intervals as --resamples and --seed ask for them.
/// Where --design names a kind alone, categories are those that were given.
Expected<studies::StudyResults> askedFigures(const studies::StudyAnswers& answers, Call& call);

} // namespace tandem
