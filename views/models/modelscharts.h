#pragma once

#include "models/kgds/attritionreport.h"
#include "models/kgds/pairedmetrics.h"
#include "models/kgds/systemerrors.h"
#include "models/kgds/systemrelations.h"
#include "models/kgds/winrates.h"
#include "ui/chartdata.h"

/// The paper's figures 2 to 5, of one's own systems, and what else of them can be drawn. Values are
/// percentages.
namespace tandem {

/// How many of the paragraphs each system names, in the colour of its kind, with the lines that
/// part the kinds (figure 2). Systems rise from the most conservative one.
ChartData retrievalChart(const QList<kgds::RetrieverStanding>& standings);
/// How often experts win (figure 3), with the mean of the systems.
ChartData winRateChart(const QList<kgds::WinRate>& rates, const Figure& mean);
/// F1 against CAO-R over systems (figures 4 and 5), with the line through them; `coefficients` are
/// said below the title.
ChartData integrationChart(
    const kgds::Integration& integration, kgds::Pattern pattern, const QStringList& coefficients);
/// Why opinions are not covered, a stack for each system.
ChartData errorsChart(const QList<kgds::SystemErrors>& systems, kgds::Pattern pattern);
/// Two systems metric by metric.
ChartData twoSystemsChart(const QList<kgds::PairedMetric>& metrics, const kgds::SystemRef& first,
    const kgds::SystemRef& second);
/// What becomes of the opinions, a stack for each system.
ChartData attritionChart(const QList<kgds::SystemAttrition>& systems, kgds::Pattern pattern);

} // namespace tandem
