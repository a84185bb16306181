#include "storage/repositories/evaluationcolumns.h"

namespace tandem {

QStringList figureColumns()
{
    QStringList columns{QStringLiteral("state")};
    for (const char* mode : {"content", "style", "both", "either", "average"}) {
        columns.append(QStringLiteral("recall_") + QLatin1String(mode));
        columns.append(QStringLiteral("precision_") + QLatin1String(mode));
    }
    for (const char* side : {"expected_", "generated_"}) {
        for (const char* verdict : {"both", "content", "style", "neither", "unmatched"})
            columns.append(QLatin1String(side) + QLatin1String(verdict));
    }
    return columns << QStringLiteral("faults") << QStringLiteral("remarks");
}

SqlValues figureValues(const EvaluationFigures& figures)
{
    SqlValues values{static_cast<int>(figures.state)};
    for (const expert::Mode mode : expert::kAllModes) {
        const auto score = figures.scores ? std::optional(figures.scores->of(mode)) : std::nullopt;
        values << (score ? score->recall : SqlValue()) << (score ? score->precision : SqlValue());
    }
    for (const VerdictCounts& counts : {figures.expected, figures.generated}) {
        for (const int count : counts)
            values.append(count);
    }
    return values << figures.faults << figures.remarks;
}

} // namespace tandem
