#pragma once

#include "models/error.h"

#include <QString>

namespace tandem {

/// Who what a model made, or said of it, goes by in a project.
enum class Maker { None, System, Verifier, Summarizer, Predictor, Measure };

/// What is said of a maker's names; each in the context RepositoryWords.
struct MakerWords
{
    const char* unnamed;  ///< a sentence
    const char* nameIt;   ///< what to do about that
    const char* tooLong;  ///< a sentence
    const char* byModel;  ///< refuses %3 by the name %1, since what goes by it is by the model %2
    const char* imported; ///< that what goes by the name %1 was imported
    const char* rename;   ///< what to do where the name stands for something else
    bool isListed;        ///< whether options take lists of such names, with commas between them
};
/// Not of Maker::None.
const MakerWords& makerWords(Maker maker);

/// Whether something may go by this name: one line of at most 200 characters, without a comma where
/// options take lists of such names. InvalidInput, TooLarge.
Expected<void> checkMakerName(Maker maker, const QString& name);

} // namespace tandem
