#pragma once

#include "ui/spantextview.h"
#include "views/timelines/makingrows.h"

namespace tandem {

/// One side of a step: texts with their labels, and what is marked in them.
struct MakingSide
{
    QString title{};
    QString remark{}; ///< what is marked
    QStringList texts{};
    QStringList labels{};
    QList<SpanMark> marks{};

    bool isEmpty() const { return texts.isEmpty(); }
};

/// A step of the making as two sides: a version and what was found in it, or what became of it.
struct MakingSides
{
    MakingSide first;
    MakingSide second; ///< may be empty: the first stands alone
};
MakingSides makingSides(const SummaryMaking& making, const MakingRow& row);

} // namespace tandem
