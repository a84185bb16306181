#pragma once

#include "models/metrics/bleu.h"
#include "models/metrics/pairtable.h"
#include "models/project/table.h"

#include <QByteArray>
#include <QList>
#include <QString>

/// What systems got over all their pairs, as files have it.
namespace tandem {

/// What a system got by several measures, one figure for each.
struct SystemScores
{
    QString system; ///< empty: the pairs that name none
    qint64 pairs = 0;
    QList<metrics::SystemScore> scores;
};

/// [{"system", "pairs", "scores": {KEY: {"value", "n", "low", "high", "undefined_pairs" and
/// "outside_pairs" where there are any}, or {"undefined": why, "n"}}}], as one line without its
/// end.
QByteArray systemScoresJson(
    const QList<SystemScores>& systems, const QList<metrics::Measure>& measures);
/// The means as a table for readers, "0.1234 [0.1111, 0.1357]".
Table systemScoresTable(
    const QList<SystemScores>& systems, const QList<metrics::Measure>& measures, int decimals = 4);

/// {"bleu_sacrebleu", "bleu_nltk", "n"}, as one line without its end.
QByteArray corpusScoresJson(const metrics::CorpusScores& scores);

} // namespace tandem
