#pragma once

#include "models/figure.h"
#include "models/perseval/distancetable.h"
#include "models/perseval/penalties.h"
#include "models/perseval/remark.h"

#include <QList>
#include <QString>

#include <atomic>

namespace tandem::perseval {

/// What a model got for one user of one document. NaN: undefined; the remarks say why.
struct UserScore : UserPenalty
{
    qsizetype user = 0;    ///< in DocumentDistances::users
    double degress = 0.0;  ///< mean of the proportions of its pairs
    double accuracy = 1.0; ///< distance to the user's own summary; 1 where there is none
    double perseval = 0.0;
};

/// What a model got for one document: means over its users, those undefined left out.
struct DocumentScore : DocumentPenalty
{
    qsizetype document = 0; ///< in DistanceTable::documents
    double degress = 0.0;   ///< NaN: undefined
    double perseval = 0.0;  ///< NaN: undefined
    QList<UserScore> users; ///< users with at least one pair
};

/// What a model got. The intervals are Student's t over documents, on the logit scale.
struct ModelScore
{
    QString model;
    Figure degress;       ///< n: documents
    Figure egises;        ///< 1 - DEGRESS; lower is better
    Figure perseval;      ///< n: documents; higher is better
    Figure accuracy;      ///< mean distance to the users' own summaries, lower is better; n: users
    qint64 documents = 0; ///< with at least one pair of users
    qint64 users = 0;     ///< users with a pair, over all documents
    QList<DocumentScore> scores; ///< of these documents
};

/// All figures of a table by one set of parameters.
struct Evaluation
{
    Parameters parameters;
    QList<ModelScore> models; ///< in the table's order
    Remarks remarks;
};

/// Computes all figures. Pairs with an undefined distance are left out, of X and Y alike; an
/// undefined or missing accuracy counts as 1, as in the published code, and means leave out what
/// is undefined. With Parameters::publishedUndefined the first is as published too: soft-max
/// without shift, NaN where it overflows; a NaN spoils its (document, user) group; where X is NaN
/// and Y is not, min and max of the published code give Y, and with that a proportion of 1. All of
/// this is in the remarks. Cancelled where `cancel` is raised: the result then means nothing.
Evaluation evaluate(const DistanceTable& table, const Parameters& parameters = {},
    const std::atomic_bool* cancel = nullptr);

/// One pair of users of a document: the terms of DEGRESS.
struct PairTerm
{
    qsizetype user1 = 0;
    qsizetype user2 = 0;
    double goldDistance = 0.0;
    double modelDistance = 0.0;
    double goldWeight = 0.0; ///< goldDistance by the distance of user1's summary to the document
    double modelWeight = 0.0;
    double x = 0.0; ///< soft-max of the weights times goldDistance
    double y = 0.0;
    double proportion = 0.0; ///< (min + epsilon) / (max + epsilon); NaN: undefined
};
/// The terms of a model and document, ordered by user1, then user2.
QList<PairTerm> pairTerms(
    const DocumentDistances& document, qsizetype model, const Parameters& parameters);

} // namespace tandem::perseval
