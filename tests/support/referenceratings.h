#pragma once

#include "models/agreement/ratingcounts.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QList>
#include <QSet>

#include <algorithm>

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
