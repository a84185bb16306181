#pragma once

#include "models/studies/design.h"
#include "models/studies/item.h"

#include <QDateTime>
#include <QList>
#include <QString>

namespace tandem::studies {

/// One answer as results count it: the latest of its rater to this question about this item.
struct RatedAnswer
{
    int rater = 0;          ///< its place in StudyAnswers::raters
    qsizetype item = 0;     ///< its place in StudyAnswers::items
    QString question;       ///< Question::name
    QString value;          ///< of the item's own sides, whichever way round the rater saw them
    QDateTime at;           ///< UTC; invalid where it is not known
    qint64 durationMs = -1; ///< active time on the item before it; -1: not known
    bool swapped = false;   ///< the rater saw side 2 first
    int position = 0;       ///< of the item among the rater's, from 1; 0: not known
    int version = 1;        ///< of the design that it was given under
};

/// Who answered.
struct Rater
{
    QString name;       ///< a pseudonym unless names are asked for
    int assigned = 0;   ///< rated and check items that they were asked about; 0: not known
    bool isDone = true; ///< has submitted

    bool operator==(const Rater&) const = default;
};

/// Everything that the results of a study are computed from.
struct StudyAnswers
{
    Design design;
    QList<StudyItem> items;
    QList<Rater> raters;
    QList<RatedAnswer> answers; ///< one for each rater, item and question at most
    /// Names of questions whose scale reaches as far as the answers do, since nobody said where it
    /// ends.
    QStringList openScales;
    /// Items are pairs that best-worst answers imply, those of a real item its group: which system
    /// of a pair is side 1 says nothing.
    bool arePairsImplied = false;
};

} // namespace tandem::studies
