#pragma once

#include "app/commandline/expertfigures.h"
#include "models/error.h"
#include "storage/repositories/evaluationrepository.h"

#include <QList>
#include <QString>

/// The scores of two systems on the same cases, for commands that compare them.
namespace tandem {

/// Scores of one case under one mode, of two systems.
struct ExpertPairedScores
{
    QList<expert::ModeScore> first;
    QList<expert::ModeScore> second; ///< of the same cases, in the same order
};

/// The cases of a set on which both systems have scores. NotFound where a system is not in it.
Expected<ExpertPairedScores> expertPairedScores(const QList<EvaluationSummary>& evaluations,
    const QString& first, const QString& second, expert::Mode mode);

/// One of the three numbers, of each case.
QList<double> expertValues(const QList<expert::ModeScore>& scores, const ExpertMeasure& measure);
} // namespace tandem
