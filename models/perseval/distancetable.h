#pragma once

#include "models/perseval/distance.h"
#include "models/perseval/personalizeddocument.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <vector>

namespace tandem::perseval {

/// The distances of one origin's summaries of one document: the users' own, or a model's. Users
/// are counted as in the document.
struct OriginDistances
{
    std::vector<Distance> toDocument; ///< of each user's summary; empty: all missing
    std::vector<Distance> pairs;      ///< row by row, users times users; the diagonal is missing
    std::vector<Distance> toGold;     ///< of the model's summary to the user's own; of models only

    /// Nothing is there yet.
    static OriginDistances missing(qsizetype users);
    bool isEmpty() const { return toDocument.empty(); }
    Distance documentDistance(qsizetype user) const;
    Distance pair(qsizetype first, qsizetype second) const;
    Distance goldDistance(qsizetype user) const;
    /// How many defined distances are below 0 or above 1.
    qint64 outsideRange() const;
    /// How many pairs, one order or the other, are missing though both users have a summary.
    qint64 missingPairs() const;
};

/// All distances of one document. The texts are not kept.
struct DocumentDistances
{
    QString id;
    QStringList users;
    OriginDistances gold;
    std::vector<OriginDistances> models; ///< as many as the table has, in its order
    qint64 firstByte = -1;               ///< of the document in its file; -1: not from texts
    qint64 bytes = 0;
};

/// Everything that the figures are computed from.
struct DistanceTable
{
    QString source;      ///< what people call where it came from, a file's name
    QString distanceKey; ///< of the measure; as the user calls it where distances were brought in
    bool isRounded = false; ///< as published
    QStringList models;
    QList<DocumentDistances> documents;
    QString madeBy = {}; ///< command and version of a program that computed them; may be empty

    /// Users of all documents together, a user of two documents counting twice.
    qint64 userCount() const;
};

/// The table with the models in `wanted` alone, in that order; names that it has not are left out.
DistanceTable onlyModels(const DistanceTable& table, const QStringList& wanted);

/// Most users of one document, models of a table, and distances of a table: beyond, reading is
/// refused.
inline constexpr qsizetype maxUsers = 1'000;
inline constexpr qsizetype maxModels = 1'000;
inline constexpr qint64 maxDistances = 20'000'000;

} // namespace tandem::perseval
