#pragma once

#include "models/ids.h"
#include "models/verdicts/verdict.h"
#include "storage/changes/change.h"

#include <QDateTime>
#include <QHash>
#include <QJsonObject>
#include <QList>
#include <QSet>
#include <QString>

/// What is judged, without its types, for who shows it and takes verdicts on it.
namespace tandem {

/// A person's word on an item; the correction as it is stored.
using ItemReview = VerdictOf<QJsonObject>;
/// By decision.
using ItemReviews = QHash<QString, ItemReview>;

/// What one person said of a subject.
struct ItemWork
{
    PersonId person;
    ItemReviews reviews;
    QDateTime doneAt; ///< UTC; invalid while they are at it
};

/// Everybody's finished work, as VerdictJournal::done() tells it: visible of the subjects that the
/// viewer is done with.
struct FinishedItems
{
    QHash<qint64, QList<ItemWork>> visible;
    QSet<qint64> hidden;
};

/// A kind of things that are judged, without its types: what VerdictJournal knows of it, behind
/// the same gate of blindness.
struct JudgedKind
{
    int id = -1; ///< in the table verdict
    Parts parts; ///< of the project that it is read from
    Expected<ItemWork> (*own)(Database&, qint64 subject, PersonId person);
    /// By name; empty unless `viewer` is done with it.
    Expected<QList<ItemWork>> (*others)(Database&, qint64 subject, PersonId viewer);
    /// For a worker.
    Expected<FinishedItems> (*done)(Database&, PersonId viewer);
    /// Gives a person's word on a decision; undone by what they had said before.
    Write (*give)(qint64 subject, PersonId person, const QString& decision,
        const ItemReview& review, qint64 durationMs);
    /// The person is done, for good.
    Write (*finish)(qint64 subject, PersonId person);
    /// Whether two people say something else of a decision.
    bool (*differ)(const ItemReview& one, const ItemReview& other);
};

/// The kind whose types `Kind` has, one of verdictkinds.h.
template <typename Kind>
const JudgedKind& judgedKind();
/// The numbers of all kinds.
QList<int> judgedKinds();
/// The kind with this number, which is there.
const JudgedKind& judgedKind(int id);
/// Reviews of it with their types; what has another kind's key is left out.
template <typename Kind>
typename Kind::Reviews reviewsOf(const ItemReviews& reviews);
template <typename Kind>
typename Kind::Review reviewOf(const ItemReview& review);

} // namespace tandem
