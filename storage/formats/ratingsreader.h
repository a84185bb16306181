#pragma once

#include "models/agreement/ratingtable.h"
#include "storage/formats/openfile.h"

#include <QString>
#include <QStringList>

namespace tandem {

/// How the values of a ratings file are to be taken.
struct RatingsReading
{
    RatingScale scale = RatingScale::Nominal;
    QStringList order; ///< words from the least to the most; ordinal only. Empty: by their numbers
};

/// Reads ratings from CSV with the columns item, rater and value, in any order and among others.
/// Where every value is a number they are numbers ("1" and "1.0" are the same), else words, which
/// are compared letter by letter. An empty value, NA or NaN is missing; its item and rater count.
/// Besides what readCsvColumns() refuses, InvalidInput naming
/// the line: no row below the header (the file alone is named); a row without item or rater; an
/// item that a rater rates twice (both lines); a value that is no number, where the scale is
/// interval or ratio, or ordinal without an order; a value that the order does not have. TooLarge
/// above 5,000,000 ratings.
Expected<RatingTable> readRatings(const Input& input, const RatingsReading& reading);

} // namespace tandem
