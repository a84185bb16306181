#include "views/models/systemofrow.h"

#include <algorithm>

namespace tandem {

namespace {

/// What a row has under this name; null where the table has no such column.
const results::Cell* cellNamed(const results::Section& section, int row, QLatin1String key)
{
    const QList<results::Cell>& cells = section.rows.at(row).cells;
    for (qsizetype i = 0; i < std::min(section.columns.size(), cells.size()); ++i) {
        if (section.columns.at(i).key == key)
            return &cells.at(i);
    }
    return nullptr;
}

QString wordNamed(const results::Section& section, int row, QLatin1String key)
{
    const results::Cell* cell = cellNamed(section, row, key);
    const auto* text = cell ? std::get_if<QString>(&cell->value) : nullptr;
    return text ? *text : QString();
}

/// Which pattern a table is of, by its name: "scores.ebs-aos", "standings.kbsaf_f1".
std::optional<kgds::Pattern> patternOfTable(const QString& key)
{
    for (const kgds::Pattern pattern : kgds::kPatterns) {
        if (key.endsWith(kgds::patternKey(pattern)))
            return pattern;
        for (const kgds::TableMetric metric : kgds::kTableMetrics) {
            if (key.endsWith(kgds::tableMetricKey(pattern, metric)))
                return pattern;
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<kgds::SystemRef> systemOfRow(
    const results::Section& section, int row, const QList<kgds::ScoredSystem>& systems)
{
    if (row < 0 || row >= section.rows.size() || section.rows.at(row).pale)
        return std::nullopt;
    const QString model = wordNamed(section, row, QLatin1String("model"));
    const auto paradigm = kgds::paradigmFromKey(wordNamed(section, row, QLatin1String("paradigm")));
    const auto pattern = patternOfTable(section.key);
    const auto found =
        std::find_if(systems.cbegin(), systems.cend(), [&](const kgds::ScoredSystem& one) {
            return one.system.model == model &&
                   one.system.paradigm == paradigm.value_or(one.system.paradigm) &&
                   one.system.pattern == pattern.value_or(one.system.pattern);
        });
    return found == systems.cend() ? std::nullopt : std::optional(found->system);
}

int rowLabelled(const results::Section& section, const QString& label)
{
    for (int row = 0; row < section.rows.size(); ++row) {
        const results::Cell* cell = cellNamed(section, row, QLatin1String("model"));
        const bool isPublished = section.rows.at(row).pale;
        const bool isIt =
            cell && (cell->shown.isEmpty() ? wordNamed(section, row, QLatin1String("model"))
                                           : cell->shown) == label;
        if (isIt && !isPublished)
            return row;
    }
    return -1;
}

} // namespace tandem
