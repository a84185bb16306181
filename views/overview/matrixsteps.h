#pragma once

#include "ui/badge.h"
#include "views/session/samplerows.h"

#include <QList>
#include <QString>

#include <optional>

namespace tandem {

/// The row of a sample at another step; answers are counted only at its own.
SampleRow sampleAtStep(const ShownSample& sample, Step step);

/// Where one sample stands in one step: a badge and its word, quiet text where nothing is to be
/// done or known yet.
struct StepCell
{
    BadgeKind badge = BadgeKind::None;
    QString word;            ///< translated
    bool isImported = false; ///< painted as an icon; the word is for tool tips and screen readers
    QString count = {};      ///< beside the icon; may be empty
};

/// A step of building the benchmark, as a column of the matrix. A new step is a new entry of
/// matrixSteps().
struct MatrixStep
{
    QString id;    ///< never translated
    QString title; ///< translated
    StepCell (*cell)(const ShownSample& sample);
    int letters;                   ///< how wide it is at least, about
    std::optional<Step> step = {}; ///< whose rounds the column shows; none: it has no rounds
};

/// The steps there are, in the order in which a sample goes through them.
QList<MatrixStep> matrixSteps();

/// Every state that a sample can be in at `step`, in the order of its way.
QList<SampleState> sampleStates(Step step);

} // namespace tandem
