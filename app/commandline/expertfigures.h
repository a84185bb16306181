#pragma once

#include "models/expert/scores.h"
#include "models/figure.h"
#include "models/project/table.h"
#include "storage/repositories/evaluationrepository.h"

#include <QJsonObject>
#include <QList>
#include <QString>

#include <array>

/// Scores as commands print them.
namespace tandem {

/// One mode's averages.
struct ExpertModeFigures
{
    Figure recall;
    Figure precision;
    Figure f1;
};

/// One of a mode's three numbers.
struct ExpertMeasure
{
    const char* key; ///< as the names in result files end: "recall", "precision", "f1"
    double expert::ModeScore::*score;
    Figure ExpertModeFigures::*figure;
};
inline constexpr std::array<ExpertMeasure, 3> kExpertMeasures{{
    {"recall", &expert::ModeScore::recall, &ExpertModeFigures::recall},
    {"precision", &expert::ModeScore::precision, &ExpertModeFigures::precision},
    {"f1", &expert::ModeScore::f1, &ExpertModeFigures::f1},
}};
/// Its name for people, translated.
QString expertMeasureName(const ExpertMeasure& measure);

/// What the evaluations of a set say about one system.
struct ExpertSystemFigures
{
    QString system;      ///< may be empty
    qint64 scored = 0;   ///< evaluations that the averages stand on
    qint64 unscored = 0; ///< a text's aspects could not be found
    qint64 underWay = 0;
    qint64 faults = 0; ///< decisions without a readable reply
    std::array<ExpertModeFigures, expert::kModes> modes;
};

/// By system, in the order of their names.
QList<ExpertSystemFigures> figuresBySystem(const QList<EvaluationSummary>& evaluations);

/// {"content_only_recall": 0.5, ...}: the 15 names of result files.
QJsonObject expertScoresJson(const expert::Scores& scores);
/// {"system", "n", "unscored", "under_way", "faults", "averages": {the 15 names: figures}}.
QJsonObject systemFiguresJson(const ExpertSystemFigures& figures);

/// A row for each system and each of `modes`.
Table averagesTable(const QList<ExpertSystemFigures>& systems, const QList<expert::Mode>& modes);
/// A row for each mode: the averages of cases without regard to systems.
Table expertScoresTable(const QList<expert::Scores>& scores);
/// The name for people, also of a system without one.
QString expertSystemName(const QString& system);

} // namespace tandem
