#pragma once

#include "models/rounds/samplerow.h"
#include "views/overview/matrixroles.h"

#include <QList>
#include <QString>

namespace tandem {

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
    StepCell (*cell)(const SampleRow& row);
};

/// The steps there are, in the order in which a sample goes through them.
QList<MatrixStep> matrixSteps();

/// Every state, in the order of a sample's way.
QList<SampleState> sampleStates();

} // namespace tandem
