#pragma once

#include "models/agreement/agreementgroups.h"
#include "models/opinions/opinionfigures.h"
#include "models/people/person.h"

#include <QHash>
#include <QJsonObject>
#include <QList>
#include <QTextStream>

#include <optional>

namespace tandem {

/// Agreement as `tandem agreement` shows it.
struct AgreementReport
{
    AgreementGrouping grouping = AgreementGrouping::Overall;
    std::optional<Step> step; ///< none: both
    QList<RatedRound> rounds; ///< that the groups were made from
    QList<AgreementRow> rows;
    QList<Person> people;
    OpinionFigures opinions; ///< of the checks of written opinions
};

/// Every figure with n and interval or why there is none, the contingency tables and what they
/// leave out.
QJsonObject agreementReportJson(const AgreementReport& report);
/// The figures as a table for readers, and why some are undefined.
void printAgreementReport(QTextStream& out, const AgreementReport& report);

/// The machine's word for a grouping: "overall", "step", "pair" ...
QString agreementGroupingKey(AgreementGrouping grouping);

} // namespace tandem
