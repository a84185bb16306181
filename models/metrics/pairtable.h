#pragma once

#include "models/figure.h"
#include "models/metrics/measure.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace tandem::metrics {

/// Two texts to be compared.
struct TextPair
{
    QString id;     ///< as the file or project names it; not unique where there are several systems
    QString system; ///< whose text the candidate is; empty where none is named
    QString reference;
    QString candidate;
    bool hasNumberAsId = false; ///< the JSON file's id is a number, and is written as one again
    QStringList otherReferences = {}; ///< beside the first, where there are several
    bool operator==(const TextPair&) const = default;

    qsizetype references() const { return 1 + otherReferences.size(); }
    /// One of the references, from 0.
    const QString& referenceAt(qsizetype at) const
    {
        return at == 0 ? reference : otherReferences.at(at - 1);
    }
};

/// The scores of all pairs by one measure, or as they were brought in.
struct ScoreColumn
{
    QString key;               ///< measureKey, or the name of the column that was brought in
    QString name;              ///< as it is shown; plain text from outside where it was brought in
    Measure measure = nullptr; ///< null where it was brought in or a model gave it
    bool isDistance = false;
    QList<Score> scores; ///< one for each pair, in their order
    /// The values that there can be, where that is known of what was brought in.
    std::optional<Interval> range = {};
    QString basis = {};     ///< what the values stand on, a translated clause; empty where unknown
    QStringList about = {}; ///< which run they are of and how it judged, translated lines
    QString madeBy = {};    ///< command and version of another program; empty where there is none

    /// The values that there can be; none where that is not known.
    std::optional<Interval> bounds() const { return measure ? measure->bounds() : range; }
};

/// Pairs and what measures say of them.
struct PairTable
{
    QString source; ///< what people call where it came from: a file's name, or the project's
    QList<TextPair> pairs;
    QList<ScoreColumn> columns;

    /// The systems in the order in which they appear; empty where no pair names one.
    QStringList systems() const;
    bool hasSystems() const;
    /// How many pairs have several references.
    qint64 severalReferences() const;
};

/// "BERTScore: computed by COMMAND, version N" of each column that another program computed, for
/// what is reported of them.
QStringList madeByNotes(const QList<ScoreColumn>& columns);

/// The mean of a measure's values over pairs of texts, with Student's t interval, on the
/// logit scale where it has bounds; undefined where it has none for any pair.
Figure meanOverPairs(const QList<double>& values, const std::optional<Interval>& bounds);

/// What a system got by a measure.
struct SystemScore
{
    QString system;       ///< empty: of the pairs that name none
    Figure mean;          ///< over its pairs with a value, Student's t interval
    qint64 undefined = 0; ///< its pairs without one
    qint64 outside = 0;   ///< of these, pairs with a text that the measure cannot see
};
/// Of every system, in the order of systems(), pairs that name none last.
QList<SystemScore> systemScores(const PairTable& table, qsizetype column);

} // namespace tandem::metrics
