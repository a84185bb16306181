#pragma once

#include "models/agreement/agreementgroups.h"
#include "models/figure.h"
#include "models/rounds/round.h"

#include <QString>

/// Figures of agreement as the overview writes them, in the language's own digits.
namespace tandem {

/// How a figure is read: a share as "81.8 %", a coefficient as "0.62".
enum class FigureUnit { Percent, Coefficient };

/// A number with its decimals and a real minus sign.
QString figureNumberText(double number, int decimals);
/// The value, a dash where it is undefined.
QString figureValueText(const Figure& figure, FigureUnit unit);
/// "61.5 – 92.7 · n 22"; without an interval only its n.
QString figureBasisText(const Figure& figure, FigureUnit unit);
/// All of it in one sentence, or why it is undefined.
QString figureSentence(const Figure& figure, FigureUnit unit);

/// "Paragraphs" or "Key facts".
QString ratedStepText(Step step);

} // namespace tandem
