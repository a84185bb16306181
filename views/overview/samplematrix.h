#pragma once

#include "ui/badge.h"
#include "ui/rows/rowspec.h"
#include "views/session/samplerows.h"

#include <QList>
#include <QString>

#include <functional>
#include <optional>

namespace tandem {

class ProjectSession;

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
