#pragma once

#include "models/usersum/timeline.h"

#include <QJsonObject>

#include <optional>

namespace tandem::usersum {

/// What the usual table of a paper says of the users that were kept.
struct SampleFigures
{
    qint64 fewest = 0; ///< activities of a user
    double median = 0.0;
    qint64 most = 0;
    qint64 items = 0;      ///< different ones
    qint64 categories = 0; ///< different ones
    qint64 ratings = 0;    ///< without any the rest says nothing
    double lowest = 0.0;
    double mean = 0.0;
    double deviation = 0.0; ///< n - 1; 0 of one rating
    double highest = 0.0;

    bool operator==(const SampleFigures&) const = default;
};

/// None of nobody.
std::optional<SampleFigures> sampleFigures(const QList<Timeline>& sample);

// As a project keeps them.
QJsonObject sampleFiguresJson(const SampleFigures& figures);
/// None where it is not of that form.
std::optional<SampleFigures> sampleFiguresIn(const QJsonObject& json);

} // namespace tandem::usersum
