#pragma once

#include "models/agreement/ratingtable.h"
#include "models/error.h"
#include "storage/formats/openfile.h"
#include "storage/formats/ratingsreader.h"

#include <QString>
#include <QStringList>

namespace tandem {

class RatingsCollector;

/// Collects the ratings of a survey's export (surveyColumnsOf()), a row for each rater. Skipped and
/// counted: the header rows that Qualtrics has below the first one, whether one or two are left;
/// previews and tests; spam; rows of raters who did not finish, unless they are asked for.
/// Qualtrics' -99 is a missing value. On RatingScale::Sets, the columns that one name with "*"
/// means are the options of one item: its set has those whose cell says anything but no, 0 or
/// nothing, and is missing where all cells are empty.
Expected<SurveyCounts> collectSurvey(const Input& input, RatingsCollector& collector);

/// InvalidInput where the answers to a question that nobody named exactly are typed texts, names or
/// ids: more than half of ten or more differ, or all do and one is long; and where the columns of a
/// question (Q7_1, Q7_2 or Q7[SQ001], Q7[SQ002]) each have one value or nothing from five or more
/// raters, as options do.
Expected<void> checkSurveyAnswers(
    const RatingTable& table, const SurveyCounts& survey, const QString& name);

/// What somebody should know of the rows and columns that were skipped.
QStringList surveyRemarks(const SurveyCounts& survey);

} // namespace tandem
