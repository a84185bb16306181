#pragma once

#include "models/error.h"
#include "models/expert/scores.h"
#include "models/figure.h"
#include "models/project/table.h"
#include "storage/repositories/evaluationrepository.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <array>

namespace tandem {

/// The figures of one system in a set of evaluations.
struct SystemFigures
{
    QString system;
    qint64 evaluations = 0;
    qint64 scored = 0; ///< the n of the figures
    qint64 faults = 0; ///< decisions without a readable reply, over all evaluations
    std::array<Figure, expert::kModes> recall;
    std::array<Figure, expert::kModes> precision;
    std::array<Figure, expert::kModes> f1; ///< means over cases, with 95 % intervals
};

/// The figures of each system, by name. Means are over the evaluations that have scores; a text
/// without aspects on one side counts with its 0, as in the reference.
QList<SystemFigures> systemFigures(const QList<EvaluationSummary>& evaluations);

/// A row for each evaluation, with names that are the same in every language: case, name, system,
/// state (under_way, complete, unscored), the 15 scores by the reference's names (shortest spelling
/// that reads back to the same number; empty without scores), the aspects of both sides by verdict,
/// faults and remarks.
Table evaluationTable(const QList<EvaluationSummary>& evaluations);

/// A row for each system as people read it, translated: the mean of each mode's score with its 95 %
/// interval, recall and precision of the default mode, n. A Table has forms as CSV, Markdown and
/// LaTeX (see csvwriter.h, markdowntable.h, latextable.h).
Table systemTable(const QList<SystemFigures>& systems);

/// Both as one JSON document: {"systems": [...], "evaluations": [...]}, numbers as numbers, null
/// where there is none, undefined figures with the reason.
QByteArray evaluationsJson(const QList<EvaluationSummary>& evaluations);

} // namespace tandem
