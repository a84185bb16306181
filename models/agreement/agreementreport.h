#pragma once

#include "models/agreement/agreementgroups.h"
#include "models/opinions/opinionfigures.h"
#include "models/people/person.h"
#include "models/results/report.h"

#include <QList>

#include <optional>

namespace tandem {

/// The agreement of closed rounds. Where the sides of a round are still unnamed nothing of it says
/// who said what.
struct AgreementFigures
{
    AgreementGrouping grouping = AgreementGrouping::Overall;
    std::optional<Step> step; ///< none: both
    QList<RatedRound> rounds; ///< that the groups were made from
    QList<AgreementRow> rows;
    QList<Person> people;
    OpinionFigures opinions; ///< of the checks of written opinions
};

/// The machine's word for a grouping: "overall", "step", "pair" ...
QString agreementGroupingKey(AgreementGrouping grouping);
/// What groups of this kind are called, translated: "Pair".
QString agreementGroupingName(AgreementGrouping grouping);

/// A row for each group; its items are places in AgreementFigures::rows.
results::Section agreementSection(const AgreementFigures& figures);
/// What partners said of written opinions at the first check, criterion by criterion.
results::Section opinionsSection(const OpinionFigures& figures);
/// All of it: figures, contingency tables, what is undefined and what is left out.
results::Report agreementReport(const AgreementFigures& figures);

} // namespace tandem
