#pragma once

#include "models/error.h"
#include "models/studies/answers.h"
#include "storage/formats/openfile.h"
#include "storage/formats/recordreader.h"

#include <QHash>
#include <QList>
#include <QString>

#include <optional>

namespace tandem {

/// What a file says of an item of a study that raters do not see.
struct StudyScoreRow
{
    QString item;
    QString group;        ///< of items that hang together, a document's say
    QString system;       ///< whose text it is, or that of side 1
    QString secondSystem; ///< whose text that of side 2 is
    QString stratum;
    QHash<QString, double> scores; ///< by column: "bleu_1" and "bleu_2" of two sides, or "bleu"
    QString place;                 ///< where in the file, for messages
};

/// Most columns of scores.
inline constexpr qsizetype kMostStudyScores = 200;

/// Reads scores of items from CSV, JSONL or JSON (a list of rows), as layoutOfRecords() finds it
/// laid out. A row has `item` and may have `group` (or `document`), `system` (or `model`; of two
/// sides `system_1` and `system_2`) and `stratum`; everything else is a score under its name, a
/// number, or empty, null, NA or NaN for none. NotFound, Unreadable; TooLarge above limits::maxRows
/// or kMostStudyScores; InvalidInput with the place: no item, an item twice (both places are
/// named), what is no number, no row at all.
Expected<QList<StudyScoreRow>> readStudyScores(
    const Input& input, std::optional<RecordLayout> layout = {});

/// Of a study that compares two sides: each metric that names a side has to have the scores of both
/// for some item, or it would be left out of the results without a word. InvalidInput names the
/// file `place` and the columns.
Expected<void> checkScoresOfSides(const QList<StudyScoreRow>& rows, const QString& place);

/// Gives the study's items what the rows say of them, and leaves what they do not say; how many
/// rows are of no item of it.
qint64 addScores(studies::StudyAnswers& study, const QList<StudyScoreRow>& rows);

/// What somebody should know of such rows, once they were added to the study: items that they name
/// in another case than the study, and systems that case alone tells apart.
QStringList remarksOnScores(
    const studies::StudyAnswers& study, const QList<StudyScoreRow>& rows = {});

} // namespace tandem
