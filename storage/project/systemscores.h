#pragma once

#include "models/error.h"
#include "models/kgds/attritionreport.h"
#include "models/kgds/systemmetric.h"
#include "models/kgds/verifieragreement.h"
#include "models/kgds/winrates.h"
#include "storage/project/benchmark.h"

#include <QList>
#include <QString>

/// What tables and comparisons of systems need of a project. All of it for a worker.
namespace tandem {

class Database;

/// The verifier with the most complete judgements; empty where nobody judged.
Expected<QString> foremostVerifier(Database& database);

/// Scores of every system with an output of a sample in use, by system; samples go by their number
/// in the project. What this verifier has judged has the stored scores of that, what it has not
/// has, of EBS-AOS, what needs no judge. Missing of a system are samples that another has an output
/// of, and no others: what no system was put on is not missing. Reads no texts and no verdicts.
Expected<QList<kgds::ScoredSystem>> systemScores(Database& database, const QString& verifier);

/// Every verifier's complete judgements of outputs of samples in use, with the stored scores.
/// Cancelled.
Expected<QList<kgds::Verifier>> judgingVerifiers(Database& database, const Progress& progress = {});

/// This judge's choices between experts' paragraphs and those of systems, of samples in use; where
/// that judge made none, those of each model about what it chose itself.
Expected<kgds::JudgedFeedback> feedbackVerdicts(Database& database, const QString& judge);

/// What each system loses on its way, over the samples that this verifier has judged, by system.
/// Cancelled.
Expected<QList<kgds::SystemAttrition>> systemAttrition(
    Database& database, const QString& verifier, const Progress& progress = {});

} // namespace tandem
