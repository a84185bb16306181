#pragma once

#include "models/error.h"
#include "models/metrics/pairtable.h"
#include "models/project/table.h"
#include "models/results/report.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

/// Scores of pairs of texts as files have them; "tandem help formats" tells of their fields.
namespace tandem {

/// How pairs with their scores are written.
enum class PairScoresFormat {
    JsonLines,
    Csv,
    Markdown, ///< a table for readers
    Latex     ///< the same
};

/// A line of JSON for each pair, each ending in LF: {"id", a number where it was one in the file
/// that it is from, "system" where there is one, "references", their number, where there are
/// several, and for each column its key: a number, {"precision", "recall", "f1"}, or {"undefined":
/// why}}. Numbers are the shortest that give the same double.
QByteArray pairScoresJson(
    const QList<metrics::TextPair>& pairs, const QList<metrics::ScoreColumn>& columns);

/// The names of a CSV file's columns: id, system, then for each measure its key, or where it has
/// precision and recall KEY_precision, KEY_recall, KEY_f1.
QStringList pairScoresHeader(const QList<metrics::ScoreColumn>& columns);
/// The cells of a pair in that order, numbers as in JSON; those of an undefined score are empty.
QStringList pairScoresRow(
    const metrics::TextPair& pair, const QList<metrics::ScoreColumn>& columns, qsizetype row);

/// The rows of a table for readers: id, system where `hasSystems`, and each measure's value with
/// `decimals` decimals (for measures up to 100 two fewer), a dash where it is undefined.
Table pairScoresTable(const QList<metrics::TextPair>& pairs,
    const QList<metrics::ScoreColumn>& columns, bool hasSystems, int decimals = 4);

/// Puts below a table for readers how several references were scored, as
/// metrics::severalReferencesNote() says it.
results::Section referencesSection(const QString& note);

/// Writes a table of pairs with the scores that it holds as a file, for readers with what stands
/// `below` it; the old one stays unless all is written. Errors: NotWritable, DiskFull.
Expected<void> writePairScores(const QString& path, PairScoresFormat format,
    const metrics::PairTable& table, const QList<results::Section>& below = {});

} // namespace tandem
