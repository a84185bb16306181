#pragma once

#include "models/error.h"
#include "models/metrics/batchscorer.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>
#include <utility>

/// The lines that a program which scores pairs is sent and writes (docs/external-measures.md).
namespace tandem {

/// The most bytes of a line that a scorer may write.
inline constexpr qsizetype kLongestScorerLine = 64 << 10;
/// The most scores that a line may have.
inline constexpr qsizetype kMostScores = 64;

/// What a scorer wrote of one pair.
struct ScorerReply
{
    qint64 id = 0;
    /// By name; none where it wrote null: there is no score.
    QList<std::pair<QString, std::optional<double>>> scores;
    QString why; ///< there is no score; may be empty
};

/// Appends the line that asks a scorer about a pair: {"id", "reference", "candidate", "more"}, the
/// id a text, `more` whether another line of the same batch follows.
void appendScorerLine(QByteArray& lines, qint64 id, const metrics::BatchPair& pair, bool hasMore);

/// Reads a line {"id", "score" or scores by name, "why"}; other values than numbers and null are
/// left out. InvalidInput says what is wrong with it and shows its beginning.
Expected<ScorerReply> readScorerReply(const QByteArray& line);

/// Says what a scorer wrote: "It wrote: " and the beginning of the line, translated.
QString whatItWrote(const QByteArray& line);

} // namespace tandem
