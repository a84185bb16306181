#pragma once

#include "views/facts/factlistmodel.h"
#include "views/facts/factsheet.h"

namespace tandem {

/// The facts of a sheet that may repeat one another; what was marked already is not asked about.
struct ComparedFacts
{
    struct Side
    {
        QList<FactId> ids;
        QStringList texts;
        bool operator==(const Side&) const = default;
    };
    Side supporting;
    Side nonsupporting;
    QMultiHash<FactId, FactId> distinct; ///< set apart: not asked about again

    bool operator==(const ComparedFacts&) const = default;
};

ComparedFacts comparedFacts(const FactSheet& sheet);
/// Facts that may repeat an earlier one of their side, in their order; takes its time.
QList<RepetitionQuestion> repetitionQuestions(const ComparedFacts& compared);

} // namespace tandem
