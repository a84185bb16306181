#pragma once

#include "models/results/report.h"
#include "models/usersum/sensitivity.h"

namespace tandem::usersum {

/// QM by the threshold. For programs {"sensitivity": {"threshold": [{"m", "qm", "qm_sd"}]}}.
results::Section thresholdSection(const StepCurve& curve);
/// IFM by the length. For programs {"sensitivity": {"length": [{"max_words", "ifm", "ifm_sd"}]}}.
results::Section lengthSection(const StepCurve& curve);
/// QM, IFM and IDM by the word limit. For programs {"sensitivity": {"word_limit": [{"limit", "qm",
/// "ifm", "idm" ...}]}}.
results::Section limitSection(const LimitCurve& curve);
/// The corners of both curves, in JSON alone: {"sensitivity": {"threshold_steps": [{"m", "qm"}],
/// "length_steps": [{"max_words", "ifm"}]}}.
QList<results::Section> stepSections(const StepCurve& threshold, const StepCurve& length);

} // namespace tandem::usersum
