#include "views/overview/statisticsmodel.h"

#include <QLocale>

#include <algorithm>
#include <array>

namespace tandem {

namespace {

/// Figures that are parts of the one above them.
bool isPart(const QString& key)
{
    static constexpr std::array parts{"supporting_paragraphs", "nonsupporting_paragraphs",
        "key_facts", "non_key_facts", "supporting_intra_repetitive_facts", "supporting_other_facts",
        "nonsupporting_facts", "masked_facts", "masked_facts_code_4", "masked_facts_code_5",
        "masked_facts_code_6", "nonsupporting_intra_repetitive_facts", "nonsupporting_other_facts",
        "opinions_with_references", "opinions_without_references"};
    return std::any_of(parts.begin(), parts.end(),
        [&key](const char* part) { return key == QLatin1String(part); });
}

int statisticsLevelOf(const QString& key)
{
    if (key.startsWith(QLatin1String("masked_facts_code")))
        return 2;
    return isPart(key) ? 1 : 0;
}

} // namespace

StatisticsModel::StatisticsModel(QObject* parent)
    : QAbstractTableModel(parent)
{
}

int StatisticsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int StatisticsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant StatisticsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const kgds::StatisticRow& row = m_rows.at(index.row());
    switch (role) {
    case Key:
        return row.key;
    case Level:
        return statisticsLevelOf(row.key);
    case Qt::TextAlignmentRole:
        return int(Qt::AlignVCenter | (index.column() == Label ? Qt::AlignLeft : Qt::AlignRight));
    case Qt::DisplayRole:
        break;
    default:
        return {};
    }
    switch (index.column()) {
    case Label:
        return row.label;
    case Value:
        return valueText(row);
    case Samples:
        return QLocale().toString(m_samples);
    default:
        return {};
    }
}

QVariant StatisticsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (section == Label ? Qt::AlignLeft : Qt::AlignRight));
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Label:
        return tr("Figure");
    case Value:
        return tr("Value");
    case Samples:
        return tr("n (samples)");
    default:
        return {};
    }
}

void StatisticsModel::setStatistics(const kgds::BenchmarkStatistics& statistics)
{
    QList<kgds::StatisticRow> rows = kgds::rows(statistics);
    const auto keysOf = [](const QList<kgds::StatisticRow>& of) {
        QStringList keys;
        for (const kgds::StatisticRow& row : of)
            keys += row.key;
        return keys;
    };
    // The same figures with other values; rows for unexpected types come and go rarely.
    const bool same = keysOf(rows) == keysOf(m_rows);
    if (!same)
        beginResetModel();
    m_rows = std::move(rows);
    m_samples = statistics.samples;
    if (!same)
        endResetModel();
    else
        emit dataChanged(index(0, 0), index(int(m_rows.size()) - 1, ColumnCount - 1));
}

std::optional<kgds::StatisticRow> StatisticsModel::figure(int row) const
{
    if (row < 0 || row >= m_rows.size())
        return std::nullopt;
    return m_rows.at(row);
}

QString StatisticsModel::valueText(const kgds::StatisticRow& row)
{
    return row.value ? QLocale().toString(*row.value, 'f', row.decimals) : QString(QChar(0x2013));
}

Table StatisticsModel::table() const
{
    Table table;
    for (int column = 0; column < ColumnCount; ++column)
        table.header += headerData(column, Qt::Horizontal).toString();
    for (const kgds::StatisticRow& row : m_rows)
        table.rows.append({row.label, valueText(row), QLocale().toString(m_samples)});
    return table;
}

} // namespace tandem
