#pragma once

#include "models/error.h"

#include <QChar>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace tandem {

/// How the questions of a survey's export are chosen.
struct SurveyChoice
{
    QStringList asked = {}; ///< by headings; "Q1*": all that begin so; empty: all questions
    /// Columns that one "*" means are the options of one item.
    bool areOptionsJoined = false;
    QChar separator = u';'; ///< which no option may contain then
};

/// A column that may be a question's.
struct SurveyQuestion
{
    QString heading;
    QString item;         ///< what it belongs to; the heading, unless options are joined
    QString option = {};  ///< of joined ones: what it stands for
    qsizetype cell = 0;   ///< its place in the rows that are read
    bool isNamed = false; ///< asked for by its own name
};

/// The columns of a survey's export: those of the raters and of what became of a row, then those of
/// the questions.
struct SurveyColumns
{
    QList<qsizetype> places = {};
    QString rater = {}; ///< the heading of theirs
    bool isQualtrics = false;
    std::optional<qsizetype> status = {};   ///< the places of these among the cells that are read
    std::optional<qsizetype> finished = {}; ///< Qualtrics: True or 1; LimeSurvey: when
    QList<SurveyQuestion> questions = {};
    QStringList skipped = {}; ///< meant by a "*", and no question
};

/// Picks the columns of a survey's export by its header: raters (ResponseId of Qualtrics, id of
/// LimeSurvey, or rater), what became of a row, and the questions asked for. What the programs add
/// (times, addresses, names, places), typed texts, orders of display and groups made from scores
/// are never questions, not even by name. InvalidInput at `place`, with the reason: such a name; no
/// column of raters; a question that is no column or is there twice; no question.
Expected<SurveyColumns> surveyColumnsOf(
    const QStringList& header, const SurveyChoice& choice, const QString& place);

/// Leaves the columns that Qualtrics' row of ids (`cells` in the order of `columns.places`) says
/// are questions: QID1, QID1_2, those of a loop (1_QID1) and of a matrix. InvalidInput as above for
/// another one that was asked for by its own name, for an option of a multiple answer whose options
/// are not joined, and where none is left.
Expected<void> keepQualtricsQuestions(
    SurveyColumns& columns, const QStringList& cells, bool areOptionsJoined, const QString& place);

} // namespace tandem
