#pragma once

#include "storage/formats/openfile.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace tandem {

/// What measures say of a user's summary, as a line of a file gives it.
struct SummaryValuesRow
{
    QString user;                        ///< pseudonym; never empty
    QString summarizer;                  ///< empty where the file does not say
    QList<std::optional<double>> values; ///< one per SummaryValues::measures; none: not given
    qint64 line = 0;
    QString log{}; ///< fingerprint of the user's log; empty where the file does not say
    bool operator==(const SummaryValuesRow&) const = default;
};
struct SummaryValues
{
    QStringList measures; ///< at least one, in the order of the file
    QStringList left;     ///< fields that hold something else than numbers and were not read
    QList<SummaryValuesRow> rows;
};

/// Reads values of summaries: CSV with a header, JSONL or JSON, of user, summarizer where there are
/// several, log as exports of summaries have it, and any further fields of numbers, each a measure
/// of that name (a decimal point; empty, null, NA, NaN, null and None are missing). A field in
/// which nothing is a number is left out and named. InvalidInput with file, place and remedy: no
/// user, no field of numbers, something else in a field that has some, the same user and summarizer
/// twice. TooLarge beyond limits.h, a name over 200 characters, over 1,000 fields.
Expected<SummaryValues> readSummaryValues(const Input& input);

} // namespace tandem
