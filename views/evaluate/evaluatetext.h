#pragma once

#include "models/figure.h"

#include <QString>

namespace tandem {

struct EvaluationSet;

/// A share in percent with its interval: "87.5 % (81.0 – 92.1)".
QString evaluatePercent(const Figure& figure);
/// What a set of evaluations is called: "gemma-2 · 21 Nov 2026, 14:03 · 200 evaluations", or the
/// file's name instead of the model.
QString evaluationSetText(const EvaluationSet& set);

/// What the run of a set was asked to do, a line a setting below a heading; empty of a file.
QString evaluationSettingsText(const EvaluationSet& set);

} // namespace tandem
