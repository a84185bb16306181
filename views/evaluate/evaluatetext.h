#pragma once

#include "models/figure.h"

#include <QString>

namespace tandem {

struct EvaluationSet;

/// "0.42", or a dash where the figure is undefined. `decimals` behind the point.
QString evaluateNumber(const Figure& figure, int decimals = 3);
/// "0.38 – 0.46", or a dash where there is no interval.
QString evaluateInterval(const Figure& figure, int decimals = 3);
/// "0.42 (95 %: 0.38 – 0.46), n = 200", or why there is no figure.
QString evaluateSentence(const Figure& figure, int decimals = 3);
/// A share in percent with its interval: "87.5 % (81.0 – 92.1)".
QString evaluatePercent(const Figure& figure);
/// What a set of evaluations is called: "gemma-2 · 21 Nov 2026, 14:03 · 200 evaluations", or the
/// file's name instead of the model.
QString evaluationSetText(const EvaluationSet& set);

} // namespace tandem
