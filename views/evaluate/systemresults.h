#pragma once

#include "models/expert/scores.h"
#include "models/figure.h"
#include "models/project/table.h"
#include "storage/repositories/evaluationrepository.h"
#include "ui/chartdata.h"

#include <QList>
#include <QString>

#include <array>

namespace tandem {

/// What a system's outputs got in one set of evaluations.
struct SystemResult
{
    QString system;
    qint64 evaluations = 0; ///< begun
    qint64 underWay = 0;
    qint64 unscored = 0;   ///< the aspects of a text are not known
    qint64 withFaults = 0; ///< with a decision that no reply could be read for; scored all the same
    std::array<Figure, expert::kModes> f1;
    std::array<Figure, expert::kModes> recall;
    std::array<Figure, expert::kModes> precision;

    const Figure& f1Of(expert::Mode mode) const { return f1[size_t(mode)]; }
};

/// The systems of a set by name: means over the scored evaluations, with 95 % intervals.
QList<SystemResult> systemResults(const QList<EvaluationSummary>& evaluations);

/// The scores of two systems over the cases that both were scored on, in the same order.
struct PairedScores
{
    QList<double> first;
    QList<double> second;
};
PairedScores pairedScores(const QList<EvaluationSummary>& evaluations, const QString& first,
    const QString& second, expert::Mode mode);

/// The bar chart of the systems' means under a mode.
ChartData systemsChart(const QList<SystemResult>& results, expert::Mode mode);
/// Every figure of every system as data: machine names in the header, numbers in C notation.
Table systemsData(const QList<SystemResult>& results);

} // namespace tandem
