#pragma once

#include "models/error.h"
#include "models/ids.h"

#include <QList>
#include <QString>

#include <optional>

namespace tandem {

class Database;

/// How long both of a pair took over one paragraph.
struct ItemTime
{
    int number = 0; ///< of the paragraph
    QString text;
    qint64 msA = 0; ///< 0: not measured
    qint64 msB = 0; ///< likewise
};

/// Times per paragraph of one sample, or the reason why they are not shown.
struct ItemTimes
{
    int position = 0; ///< of the sample
    PersonId a;
    PersonId b;
    QList<ItemTime> items;
    QString hiddenBecause; ///< translated sentence; empty where there are items
};

/// Reads the times per paragraph of a sample. Only of a closed round: before, how long somebody
/// took over a paragraph is their own. Where the two sides are still unnamed to whoever
/// adjudicates, times would name them, so they wait too.
Expected<ItemTimes> readItemTimes(Database& database, SampleId sample);

} // namespace tandem
