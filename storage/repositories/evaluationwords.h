#pragma once

#include "models/expert/explanation.h"

#include <QStringList>

namespace tandem {

/// What is searched of an explanation beside the two texts.
struct EvaluationWords
{
    QStringList aspects; ///< titles, descriptions and evidence
    QStringList rationales;
};

EvaluationWords wordsOf(const expert::Explanation& explanation);

} // namespace tandem
