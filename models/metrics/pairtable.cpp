#include "models/metrics/pairtable.h"

#include "models/inference/means.h"
#include "models/words.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace tandem::metrics {

QStringList PairTable::systems() const
{
    QStringList found;
    QSet<QString> seen;
    for (const TextPair& pair : pairs) {
        if (!pair.system.isEmpty() && !seen.contains(pair.system)) {
            seen.insert(pair.system);
            found.append(pair.system);
        }
    }
    return found;
}

bool PairTable::hasSystems() const
{
    return std::any_of(
        pairs.begin(), pairs.end(), [](const TextPair& pair) { return !pair.system.isEmpty(); });
}

qint64 PairTable::severalReferences() const
{
    return std::count_if(
        pairs.begin(), pairs.end(), [](const TextPair& pair) { return pair.references() > 1; });
}

QStringList madeByNotes(const QList<ScoreColumn>& columns)
{
    QStringList notes;
    for (const ScoreColumn& column : columns) {
        if (!column.madeBy.isEmpty())
            notes += MetricWords::tr("%1: computed by %2", "measure, command and version")
                         .arg(column.name, column.madeBy);
    }
    return notes;
}

Figure meanOverPairs(const QList<double>& values, const std::optional<Interval>& bounds)
{
    if (!values.isEmpty() && bounds)
        return inference::meanWithInterval(values, *bounds);
    if (!values.isEmpty())
        return inference::meanWithInterval(values);
    return Figure::undefined(MetricWords::tr("The measure is undefined for all pairs."), 0);
}

QList<SystemScore> systemScores(const PairTable& table, qsizetype column)
{
    const QList<Score>& scores = table.columns.at(column).scores;
    QHash<QString, QList<double>> values;
    QHash<QString, qint64> undefined;
    QHash<QString, qint64> outside;
    for (qsizetype i = 0; i < table.pairs.size(); ++i) {
        const QString& system = table.pairs.at(i).system;
        if (const auto value = scores.value(i).value)
            values[system].append(*value);
        else
            ++undefined[system];
        if (scores.value(i).isOutside)
            ++outside[system];
    }
    QStringList systems = table.systems();
    if (values.contains(QString()) || undefined.contains(QString()))
        systems.append(QString());
    QList<SystemScore> result;
    for (const QString& system : std::as_const(systems)) {
        result.append(
            {system, meanOverPairs(values.value(system), table.columns.at(column).bounds()),
                undefined.value(system), outside.value(system)});
    }
    return result;
}

} // namespace tandem::metrics
