#pragma once

#include "models/perseval/evaluation.h"

#include <QStringList>

#include <atomic>

namespace tandem::perseval {

/// The models whose PerSEval or DEGRESS is another one where what is undefined is treated the other
/// way (Parameters::publishedUndefined turned round), from the same distances. Empty, which means
/// nothing, once `cancel` is raised.
QStringList modelsThatDiffer(const DistanceTable& table, const Evaluation& evaluation,
    const std::atomic_bool* cancel = nullptr);

/// What is to be said of such models, a translated sentence; empty of none.
QString otherFormRemark(const QStringList& models, const Parameters& parameters);

/// What the figures stand on: counted once, so that captions, tables and files agree.
struct Basis
{
    qint64 documents = 0;    ///< with a figure of at least one model
    qint64 allDocuments = 0; ///< of the data
    qint64 users = 0;        ///< different ones in the data
    qint64 summaries = 0;    ///< of users, in the data: a user of two documents has two
    QString madeBy = {};     ///< as DistanceTable::madeBy
};
Basis basisOf(const DistanceTable& table, const Evaluation& evaluation);

/// "39 of 40 documents, 4 users, 157 summaries of theirs", and the program that computed distances,
/// translated, its parts.
QStringList basisTexts(const Basis& basis);

} // namespace tandem::perseval
