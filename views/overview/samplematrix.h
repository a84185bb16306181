#pragma once

#include "ui/rows/rowspec.h"
#include "views/overview/matrixsteps.h"

#include <functional>

namespace tandem {

class ProjectSession;

/// What a sample took both people together.
struct MatrixTime
{
    qint64 activeMs = 0;
    int unmeasured = 0; ///< items and checks that were stored without a time
    bool operator==(const MatrixTime&) const = default;
};

/// The same in a cell of the matrix: "≥ 4:11" where some of it was not measured.
QString briefTime(const MatrixTime& time);

/// The columns of samples x steps; those of the steps stand from FirstStep on, then A, B, time.
struct MatrixColumn
{
    enum : int { Number, Title, Domain, FirstStep };
    static int a() { return FirstStep + int(matrixSteps().size()); }
    static int b() { return a() + 1; }
    static int time() { return a() + 2; }
};

/// The step whose column this is; none for other columns.
std::optional<MatrixStep> matrixStepAt(int column);

/// Samples x steps: where each sample stands in every step, who labels it and how far they are, and
/// what it took (`timeOf`).
RowSpec<ShownSample> sampleMatrix(
    const ProjectSession& session, std::function<MatrixTime(SampleId)> timeOf);

} // namespace tandem
