#pragma once

#include <QString>

namespace tandem {

struct EvaluationDetail;

/// An evaluation as plain text to be pasted elsewhere: scores, then every aspect of both sides with
/// what was decided about it and why. Translated.
QString caseText(const EvaluationDetail& detail);

} // namespace tandem
