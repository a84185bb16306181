#pragma once

#include "models/agreement/ratingtable.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>
#include <random>

/// The values of tests/data/ratings, whose README says how they were made, and tables for them.
namespace tandem::made {

inline QJsonObject expected()
{
    QFile file(QStringLiteral(TANDEM_TEST_DATA "/ratings/expected.json"));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()
                                          : QJsonObject();
}

inline bool near(double actual, double wanted, double tolerance = 1e-6)
{
    return std::abs(actual - wanted) <= tolerance * std::max(1.0, std::abs(wanted));
}

/// Rows of items with the number that each rater gave; NaN: none.
inline RatingTable tableOf(
    const QList<QList<double>>& rows, RatingScale scale = RatingScale::Interval)
{
    RatingTable table;
    table.scale = scale;
    table.hasOrder = true;
    for (const QList<double>& row : rows) {
        for (const double value : row) {
            if (!std::isnan(value) && !table.values.contains(value))
                table.values.append(value);
        }
    }
    std::sort(table.values.begin(), table.values.end());
    for (const double value : std::as_const(table.values))
        table.categories.append(QString::number(value));
    for (qsizetype rater = 0; rater < rows.constFirst().size(); ++rater)
        table.raters.append(QStringLiteral("R%1").arg(rater + 1));
    for (int item = 0; item < int(rows.size()); ++item) {
        table.items.append(QString::number(item + 1));
        for (int rater = 0; rater < int(rows.at(item).size()); ++rater) {
            const double value = rows.at(item).at(rater);
            if (!std::isnan(value))
                table.given.append({item, rater, int(table.values.indexOf(value))});
        }
    }
    return table;
}

inline QList<QList<double>> rowsIn(const QJsonValue& rows)
{
    QList<QList<double>> all;
    for (const QJsonValue& row : rows.toArray()) {
        QList<double> values;
        for (const QJsonValue& value : row.toArray())
            values.append(value.toDouble());
        all.append(values);
    }
    return all;
}

inline QList<double> numbersIn(const QJsonValue& list)
{
    QList<double> numbers;
    for (const QJsonValue& value : list.toArray())
        numbers.append(value.toDouble());
    return numbers;
}

/// From 0 to 1, the same on every machine.
inline double chance(std::mt19937_64& random)
{
    return double(random() >> 11) * 0x1p-53;
}
/// Of the standard normal distribution (Box and Muller).
inline double normal(std::mt19937_64& random)
{
    return std::sqrt(-2.0 * std::log(1.0 - chance(random))) *
           std::cos(6.283185307179586 * chance(random));
}

/// How many tables a test of coverage draws; TANDEM_SIMULATIONS names more.
inline int simulations(int usual)
{
    const int asked = qEnvironmentVariableIntValue("TANDEM_SIMULATIONS");
    return asked > 0 ? asked : usual;
}
/// Whether a share of so many tables is no worse than `least` but for chance (three errors).
inline bool isAtLeast(double share, double least, int tables)
{
    return share >= least - 3.0 * std::sqrt(least * (1.0 - least) / tables);
}

} // namespace tandem::made
