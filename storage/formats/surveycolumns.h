#pragma once

#include "models/error.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace tandem {

/// The columns of a survey's export: those of the raters and of what became of an answer, then
/// those of the questions.
struct SurveyColumns
{
    QList<qsizetype> places = {};
    QStringList questions = {};
    QString rater = {}; ///< the heading of theirs
    bool hasStatus = false;
    bool isQualtrics = false;
};

/// Picks the columns of a survey's export by its header: raters, the status of answers (Qualtrics),
/// and the questions that `asked` names ("Q1*": all that begin so), or else all that the program
/// has not added itself. InvalidInput at `place`: no column of raters, a question that is no column
/// or is there twice, no question.
Expected<SurveyColumns> surveyColumnsOf(
    const QStringList& header, const QStringList& asked, const QString& place);

} // namespace tandem
