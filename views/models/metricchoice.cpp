#include "views/models/metricchoice.h"

#include "ui/parts.h"

#include <QComboBox>

namespace tandem {

QComboBox* patternMetricChoice(const char* name, QWidget* parent)
{
    auto* choice = named(new QComboBox(parent), name);
    for (const kgds::Pattern pattern : kgds::kPatterns) {
        for (const kgds::TableMetric metric : kgds::kTableMetrics)
            choice->addItem(QStringLiteral("%1, %2").arg(
                kgds::patternName(pattern), kgds::tableMetricName(pattern, metric)));
    }
    choice->setCurrentIndex(int(kgds::TableMetric::Overall));
    return choice;
}

PatternMetric patternMetricOf(const QComboBox* choice)
{
    const int metrics = int(kgds::kTableMetrics.size());
    const int place = std::max(0, choice->currentIndex());
    return {kgds::kPatterns.at(std::size_t(place / metrics)),
        kgds::kTableMetrics.at(std::size_t(place % metrics))};
}

} // namespace tandem
