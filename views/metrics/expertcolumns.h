#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/metrics/pairtable.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <atomic>

namespace tandem {

class Database;

/// ExPerT's 15 scores as measures beside the others: their names in result files, by mode, then
/// recall, precision and F1.
QStringList expertScoreKeys();
/// What people call one of them, translated: "ExPerT F1, average".
QString expertScoreName(const QString& key);
/// What it says, a sentence, translated.
QString expertScoreDescription(const QString& key);
/// The one that is shown until the user chooses: the paper's default.
QStringList usualExpertScores();

/// Whether a column is of those below.
bool isExpertColumn(const metrics::ScoreColumn& column);
/// These scores of every run and every imported file, one for each of `outputs`. An output without
/// one says why. For a worker.
Expected<QList<metrics::ScoreColumn>> readExpertColumns(Database& database, const QStringList& keys,
    const QList<OutputId>& outputs, const std::atomic_bool& cancelled);

} // namespace tandem
