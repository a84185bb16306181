#pragma once

#include "models/agreement/ratingtable.h"
#include "storage/formats/openfile.h"

#include <QChar>
#include <QString>
#include <QStringList>

#include <optional>

namespace tandem {

/// What a row of a ratings file is.
enum class RatingsLayout {
    Ratings,    ///< a rating, with the columns item, rater and value
    Items,      ///< an item, with a column for each rater
    Raters,     ///< a rater, with a column for each question: what a survey exports
    Annotations ///< a task of Label Studio or doccano, in JSON
};

/// How the values of a ratings file are to be taken.
struct RatingsReading
{
    RatingScale scale = RatingScale::Nominal;
    /// Every value that there could be: of an ordinal scale from the least to the most, of a
    /// nominal one in any order. Empty: those that were given, ordinal ones by their numbers.
    QStringList order;
    /// What is written where there is no value, beside nothing at all; none: what meansMissing().
    std::optional<QStringList> missing = {};
    RatingsLayout layout = RatingsLayout::Ratings;
    /// Of a row for each rater: which columns are items; a name that ends with "*" means all that
    /// begin so, on RatingScale::Sets together one item, of whose options each has a column. Empty:
    /// all that are questions. Of annotations: the names of their questions.
    QStringList questions = {};
    bool withUnfinished = false; ///< of a survey: rows of raters who did not finish it, too
    QChar separator = u';';      ///< between the labels of a set
    QString model = {};          ///< of annotations: whose predictions are ratings, too
};

/// What became of the rows and columns of a survey's export.
struct SurveyCounts
{
    QString raterColumn = {};      ///< the heading of theirs
    QStringList questions = {};    ///< the columns that are items, by their headings
    QStringList exactlyNamed = {}; ///< items of these that were asked for by their own names
    QStringList skipped = {};      ///< that were asked for by a "*" and are no questions
    qint64 headerRows = 0;         ///< below the first one
    qint64 previews = 0;           ///< and tests, also offline ones
    qint64 spam = 0;
    qint64 unfinished = 0;
    bool areUnfinishedSkipped = true;
};

/// What became of the annotations of a program.
struct AnnotationCounts
{
    QStringList questions = {}; ///< that are read; one without a name is not listed
    QStringList models = {};    ///< with predictions, read or not
    qint64 tasks = 0;
    qint64 skipped = 0; ///< by their annotators
    qint64 otherResults = 0;
};

/// What somebody should know of how ratings were read.
struct RatingsNotes
{
    QStringList remarks = {}; ///< on raters, items and values that are alike and not the same
    QString itemColumn = {};  ///< of a wide table: the heading of its items, which may be none
    SurveyCounts survey = {}; ///< of a row for each rater
    AnnotationCounts annotations = {};
};

/// Reads ratings from a table with the columns item, rater and value, in any order and among
/// others. Where every value is a number they are numbers ("1" and "1.0" are the same), else words,
/// which are compared letter by letter. What is missing is counted; its item and rater count. A
/// "-" is a value where "+" is one. Raters compare as comparedRater(), items and words as
/// comparedId(). Besides what readCsvColumns() refuses, InvalidInput naming
/// the line: no row below the header (the file alone is named); a row without item or rater; an
/// item that a rater rates twice (both lines); a value that is no number, where the scale is
/// interval or ratio, or ordinal without an order; an infinite one among numbers; a value that the
/// order does not have. TooLarge above 5,000,000 ratings.
/// A wide table has the items in the column "item", or else in the first one; every other column is
/// headed by the name of its rater, but for a first one without a name, the numbers of rows.
/// Refused as well, naming the line: a rater who is there twice, a value below no name, no column
/// of a rater, a table with a row for each rating.
/// Of a survey's export: what collectSurvey() and checkSurveyAnswers() say (surveyreader.h).
/// On RatingScale::Sets a value is a set of labels with the separator between them, in any order;
/// "{}" is the empty one.
/// Of annotations (readToolAnswers()) the items are tasks and the raters annotators. A task for
/// which nothing was chosen is a missing value, and no word is. InvalidInput also: several
/// questions where none was asked for, or one that nobody asks; several labels of a task but on
/// RatingScale::Sets; a label with the separator.
Expected<RatingTable> readRatings(
    const Input& input, const RatingsReading& reading, RatingsNotes* notes = nullptr);

} // namespace tandem
