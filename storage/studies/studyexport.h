#pragma once

#include "models/error.h"
#include "models/studies/ids.h"
#include "storage/formats/csvwriter.h"
#include "storage/repositories/studygate.h"

#include <QString>

class QIODevice;

namespace tandem {

class Database;

enum class AnswersLayout {
    Csv,
    SpreadsheetCsv, ///< texts that look like formulas are quoted (Formulas::Quoted), and a last
                    ///< column says so
    JsonLines
};

/// Writes every answer of a closed study, a row each: rater, item, kind, question, answer (of the
/// item's own sides; empty: taken back), time (ISO 8601), duration_ms, side (1 or 2: shown first),
/// position, version, current (1: the one that counts), late (released or closed), system_1 and
/// system_2 (of the item's sides), shown_first and shown_second (as the rater saw them),
/// item_group, known (a check item's right answer to the question), asked (of how many items the
/// rater was), and each of the item's scores as score_NAME; with names also participant, the id at
/// a crowd platform. What "tandem study results" reads, to the same figures. Returns how many.
/// Refused while the study is open; NotWritable.
Expected<qint64> writeStudyAnswers(
    Database& database, StudyId study, RaterNames names, AnswersLayout layout, QIODevice& device);

/// What the columns, questions and values mean, with every version of the design and how many
/// answers do not count because they came after the close; JSON. Nothing of it is about any one
/// answer.
Expected<QByteArray> studyCodebook(
    Database& database, StudyId study, RaterNames names = RaterNames::Pseudonyms);

/// What exportStudyAnswers() wrote.
struct ExportedAnswers
{
    qint64 answers = 0;
    QString codebook; ///< path
};
/// The codebook that stands beside answers in this file: of "answers.csv" "answers-codebook.json".
QString codebookPath(const QString& path);
/// Writes the answers, laid out as the ending of the name says (.csv or .jsonl), and the codebook
/// beside them; `formulas` is what becomes of cells of CSV that a spreadsheet would run.
/// InvalidInput for another ending; else as these two.
Expected<ExportedAnswers> exportStudyAnswers(Database& database, StudyId study, RaterNames names,
    const QString& path, Formulas formulas = Formulas::AsTheyAre);

} // namespace tandem
