#pragma once

#include "models/agreement/chancecorrected.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QList>
#include <QSet>

#include <algorithm>
#include <optional>

namespace tandem {

/// What each rater said of each item: ratings[rater][item], categories numbered from 0, none where
/// a rater did not rate the item. A rater whose list is shorter did not rate the rest.
using RatingMatrix = QList<QList<std::optional<int>>>;

inline RatingCounts ratingCounts(const RatingMatrix& ratings, int categories)
{
    RatingCounts counts(categories);
    qsizetype items = 0;
    for (const auto& ofRater : ratings)
        items = std::max(items, ofRater.size());
    for (qsizetype item = 0; item < items; ++item) {
        QList<int> perCategory(categories, 0);
        for (const auto& ofRater : ratings) {
            if (item < ofRater.size() && ofRater.at(item))
                ++perCategory[*ofRater.at(item)];
        }
        counts.add(perCategory);
    }
    return counts;
}

inline ChanceCorrectedFigure krippendorffAlpha(const RatingMatrix& ratings, int categories)
{
    return krippendorffAlpha(ratingCounts(ratings, categories));
}

} // namespace tandem

/// The cases of the shared reference/agreement.json, with categories numbered from 0.
namespace tandem::reference {

inline const QString kFile = QStringLiteral(TANDEM_SHARED "/reference/agreement.json");

/// The whole file; empty where it is not on this machine.
inline QJsonObject document()
{
    QFile file(kFile);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(file.readAll()).object();
}

/// ratings[rater][item] of every case, by its name.
inline QJsonObject ratings(const QJsonObject& document)
{
    return document.value(QLatin1String("inputs"))
        .toObject()
        .value(QLatin1String("ratings"))
        .toObject();
}

/// The values expected of one case.
inline QJsonObject expected(const QJsonObject& document, const QString& name)
{
    return document.value(QLatin1String("expected"))
        .toObject()
        .value(QLatin1String("agreement"))
        .toObject()
        .value(name)
        .toObject();
}

/// The values that any rater of the case gave, in order.
inline QList<double> distinctValues(const QJsonArray& raters)
{
    QSet<double> values;
    for (const QJsonValue& rater : raters) {
        for (const QJsonValue& rating : rater.toArray()) {
            if (!rating.isNull())
                values.insert(rating.toDouble());
        }
    }
    QList<double> sorted = values.values();
    std::sort(sorted.begin(), sorted.end());
    return sorted;
}

/// The ratings as categories numbered in the order of their values; null is no rating.
inline RatingMatrix matrix(const QJsonArray& raters)
{
    const QList<double> values = distinctValues(raters);
    RatingMatrix matrix;
    for (const QJsonValue& rater : raters) {
        QList<std::optional<int>> list;
        for (const QJsonValue& rating : rater.toArray()) {
            if (rating.isNull())
                list.append(std::nullopt);
            else
                list.append(int(values.indexOf(rating.toDouble())));
        }
        matrix.append(list);
    }
    return matrix;
}

/// How many categories the case uses.
inline int categories(const QJsonArray& raters)
{
    return int(distinctValues(raters).size());
}

} // namespace tandem::reference
