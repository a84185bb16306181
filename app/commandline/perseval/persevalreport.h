#pragma once

#include "app/commandline/json.h"
#include "models/perseval/ablation.h"
#include "models/perseval/evaluation.h"
#include "models/perseval/stability.h"

#include <QList>
#include <QTextStream>

#include <optional>

namespace tandem {

/// What "tandem perseval" found.
struct PersevalReport
{
    perseval::DistanceTable table;
    bool isBroughtIn = false;   ///< the distances are
    qint64 undefinedScores = 0; ///< rows without a number, where they are
    perseval::Evaluation evaluation;
    QStringList differing; ///< models that the other treatment of what is undefined changes
    QList<perseval::AblationPoint> ablation;
    std::optional<perseval::Stability> stability;
};

/// For programs; "tandem help formats" names the fields. Without the details.
Json persevalJson(const PersevalReport& report);

/// The report with the intermediates of all documents under "details", document by document, so
/// that they are never in memory together.
void printPersevalDetails(QTextStream& out, const PersevalReport& report);

/// For people.
void printPerseval(QTextStream& out, const PersevalReport& report);

} // namespace tandem
