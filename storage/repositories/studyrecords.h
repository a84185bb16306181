#pragma once

#include "models/error.h"
#include "models/studies/ids.h"
#include "models/studies/item.h"

#include <QDateTime>
#include <QHash>
#include <QList>
#include <QString>

namespace tandem {

class Database;

/// Whether an answer came after its item had been given to somebody else.
enum class AnswerLateness {
    InTime,
    Released, ///< it did, while the study was open, and counts all the same
    Closed,   ///< it came after the study was closed, and does not count
};

/// How a rater is called in records.
struct RecordedRater
{
    QString name;        ///< or pseudonym
    QString participant; ///< id of a crowd platform; empty where names are not asked for
};

/// One answer as it was given, whether or not another one took its place.
struct StudyAnswerRecord
{
    RecordedRater rater;
    QString item;
    studies::ItemKind kind = studies::ItemKind::Rated;
    QString question;
    QString value; ///< of the item's own sides; empty: taken back
    QDateTime at;  ///< UTC
    qint64 durationMs = 0;
    int firstSide = 0; ///< 1 or 2: the one that was shown first; 0: the item has no sides
    int position = 0;  ///< of the item among the rater's, from 1
    int version = 1;
    bool isCurrent = false; ///< the one that counts
    bool wasInView = false; ///< each text of the item was, to its end; false: that was not recorded
    AnswerLateness lateness = AnswerLateness::InTime;
    studies::ItemSource source; ///< of the item: its systems, scores and known answers
    QString group{};            ///< of the item
    int asked = 0;              ///< rated and check items that the rater was asked about
};

/// Every answer of these raters, under these names, as it was journalled, by rater, position and
/// time; those that came late, too. Asks nobody whether the study is closed: StudyGate does.
Expected<QList<StudyAnswerRecord>> studyAnswerRecords(
    Database& database, StudyId study, const QHash<RaterId, RecordedRater>& raters);

} // namespace tandem
