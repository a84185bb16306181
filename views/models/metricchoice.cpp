#include "views/models/metricchoice.h"

#include "views/models/modelswords.h"

#include <algorithm>

namespace tandem {

FigureChoice patternMetricChoice(const char* name)
{
    const auto metrics = [](const FigureValues&) {
        QList<FigureEntry> entries;
        for (const kgds::Pattern pattern : kgds::kPatterns) {
            for (const kgds::TableMetric metric : kgds::kTableMetrics)
                entries.append({QStringLiteral("%1, %2").arg(
                    kgds::patternName(pattern), kgds::tableMetricName(pattern, metric))});
        }
        return entries;
    };
    FigureChoice choice = figureList(name, metrics, [] { return ModelsWords::tr("Metric"); });
    choice.preferred = int(kgds::TableMetric::Overall);
    return choice;
}

PatternMetric patternMetricAt(int place)
{
    const int metrics = int(kgds::kTableMetrics.size());
    const int found = std::max(0, place);
    return {kgds::kPatterns.at(std::size_t(found / metrics)),
        kgds::kTableMetrics.at(std::size_t(found % metrics))};
}

} // namespace tandem
