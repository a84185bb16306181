#pragma once

#include "models/rounds/samplerow.h"
#include "storage/repositories/samplesteps.h"
#include "views/overview/matrixroles.h"

#include <QList>
#include <QString>

#include <optional>

namespace tandem {

/// A sample as the matrix shows it.
struct MatrixRow
{
    SampleRow row; ///< at the step that pair and progress are about
    SampleSteps steps;

    /// The row at another step; answers are counted only at its own.
    SampleRow at(Step step) const;
};

/// Where one sample stands in one step: a mark and its word.
struct StepCell
{
    matrix::StepMark mark = matrix::StepMark::None;
    QString word; ///< translated
};

/// A step of building the benchmark, as a column of the matrix. A new step is a new entry of
/// matrixSteps().
struct MatrixStep
{
    QString id;    ///< never translated
    QString title; ///< translated
    StepCell (*cell)(const MatrixRow& row);
    int letters;                   ///< how wide its words are, about
    std::optional<Step> step = {}; ///< whose rounds the column shows; none: it has no rounds
};

/// The steps there are, in the order in which a sample goes through them.
QList<MatrixStep> matrixSteps();

/// Every state that a sample can be in at `step`, in the order of its way.
QList<SampleState> sampleStates(Step step);

} // namespace tandem
