#include "views/metrics/scoretablemodel.h"

#include "ui/plaintooltip.h"
#include "views/metrics/matchfigures.h"
#include "views/metrics/pairorder.h"

#include <QLocale>

#include <algorithm>

namespace tandem {

namespace {

QStringList columnKeys(const QList<metrics::ScoreColumn>& columns)
{
    QStringList keys;
    for (const metrics::ScoreColumn& column : columns)
        keys += column.key;
    return keys;
}

ColumnRange rangeOfColumn(const metrics::ScoreColumn& column, const ColumnSummary& summary)
{
    if (column.measure)
        return columnRange(column);
    return {summary.low, summary.high};
}

} // namespace

ScoreTableModel::ScoreTableModel(QObject* parent)
    : QAbstractTableModel(parent)
    , m_table(std::make_shared<const MetricsTable>())
{
}

int ScoreTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_order.size());
}

int ScoreTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : leadColumns() + int(m_columns.size());
}

int ScoreTableModel::pairAt(const QModelIndex& index) const
{
    return index.isValid() ? m_order.value(index.row(), -1) : -1;
}

qsizetype ScoreTableModel::scoreColumnAt(int column) const
{
    return column < leadColumns() ? -1 : column - leadColumns();
}

int ScoreTableModel::columnOfKey(const QString& key) const
{
    for (int column = 0; column < columnCount(); ++column) {
        if (headingOf(column, KeyRole).toString() == key)
            return column;
    }
    return -1;
}

const metrics::Score* ScoreTableModel::scoreAt(const QModelIndex& index) const
{
    const qsizetype column = scoreColumnAt(index.column());
    if (!index.isValid() || column < 0)
        return nullptr;
    return &m_columns.at(column).scores.at(pairAt(index));
}

QVariant ScoreTableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const metrics::Score* score = scoreAt(index);
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (score ? Qt::AlignRight : Qt::AlignLeft));
    if (!score) {
        const metrics::TextPair& pair = m_table->pairs.pairs.at(pairAt(index));
        const QString& text = index.column() == 0 ? pair.id : pair.system;
        if (role == Qt::ToolTipRole)
            return plainToolTip(text);
        return role == Qt::DisplayRole ? QVariant(text) : QVariant();
    }
    switch (role) {
    case Qt::DisplayRole:
        return scoreText(*score, m_summaries.at(scoreColumnAt(index.column())).isWhole);
    case Qt::ToolTipRole: {
        // Whose value it is: id and system may be scrolled out of sight.
        const metrics::TextPair& pair = m_table->pairs.pairs.at(pairAt(index));
        QStringList lines{pair.system.isEmpty() ? pair.id : pair.id + u" · " + pair.system};
        if (const QString remark = remarkAt(index); !remark.isEmpty())
            lines += remark;
        return plainToolTip(lines.join(u'\n'));
    }
    case Qt::AccessibleDescriptionRole:
        return remarkAt(index);
    case ShareRole: {
        if (!score->value)
            return {};
        const ColumnRange& range = m_ranges.at(scoreColumnAt(index.column()));
        return std::clamp((*score->value - range.low) / (range.high - range.low), 0.0, 1.0);
    }
    default:
        return {};
    }
}

QString ScoreTableModel::remarkAt(const QModelIndex& index) const
{
    const metrics::ScoreColumn& column = m_columns.at(scoreColumnAt(index.column()));
    const int pair = pairAt(index);
    QString remark = scoreRemark(column.scores.at(pair));
    const QString wordless = wordlessRemark(column.measure, m_table->pairs.pairs.at(pair));
    if (!wordless.isEmpty())
        remark += QLatin1String(remark.isEmpty() ? "" : "\n") + wordless;
    return remark;
}

QVariant ScoreTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    return headingOf(section, role);
}

QVariant ScoreTableModel::headingOf(int section, int role) const
{
    const qsizetype at = scoreColumnAt(section);
    if (role == NumberRole)
        return at >= 0;
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (at < 0 ? Qt::AlignLeft : Qt::AlignRight));
    if (at < 0) {
        if (role == KeyRole)
            return QStringView(section == 0 ? kSortById : kSortBySystem).toString();
        if (role == Qt::DisplayRole)
            return section == 0 ? tr("Pair") : tr("System");
        return {};
    }
    const metrics::ScoreColumn& column = m_columns.at(at);
    const ColumnSummary& summary = m_summaries.at(at);
    switch (role) {
    case Qt::DisplayRole:
        return column.name;
    case KeyRole:
        return column.key;
    case Qt::InitialSortOrderRole: // what is closest comes first
        return int(column.isDistance ? Qt::AscendingOrder : Qt::DescendingOrder);
    case SummaryRole:
        return QVariant::fromValue(summary);
    case Qt::ToolTipRole: {
        QStringList lines{column.name};
        if (column.measure)
            lines += metrics::measureDescription(column.measure);
        if (summary.mean.value) {
            lines +=
                tr("mean %1, least %2, greatest %3")
                    .arg(scoreText(*summary.mean.value), scoreText(summary.least, summary.isWhole),
                        scoreText(summary.most, summary.isWhole));
            lines += tr("n = %1").arg(QLocale().toString(summary.mean.n));
        }
        if (summary.undefined > 0)
            lines += tr("%Ln pair(s) without a value", nullptr, int(summary.undefined));
        if (summary.outside > 0)
            lines += tr("%Ln of them outside this measure, which cannot see one of the texts",
                nullptr, int(summary.outside));
        return plainToolTip(lines.join(u'\n'));
    }
    default:
        return {};
    }
}

bool ScoreTableModel::isSamePairs(const SharedMetricsTable& table, const QList<int>& order) const
{
    return table->pairs.pairs.constData() == m_table->pairs.pairs.constData() &&
           table->pairs.pairs.size() == m_table->pairs.pairs.size() && order == m_order &&
           m_hasSystems == !table->systems.isEmpty();
}

void ScoreTableModel::setTable(const SharedMetricsTable& table, const QList<int>& order)
{
    if (isSamePairs(table, order)) {
        changeColumns(table);
        return;
    }
    beginResetModel();
    m_table = table;
    m_order = order;
    m_hasSystems = !table->systems.isEmpty();
    m_columns = table->pairs.columns;
    m_summaries = table->summaries;
    m_ranges.clear();
    for (qsizetype i = 0; i < m_columns.size(); ++i)
        m_ranges.append(rangeOfColumn(m_columns.at(i), m_summaries.at(i)));
    endResetModel();
}

void ScoreTableModel::changeColumns(const SharedMetricsTable& table)
{
    const QStringList wanted = columnKeys(table->pairs.columns);
    for (qsizetype i = m_columns.size() - 1; i >= 0; --i) {
        if (wanted.contains(m_columns.at(i).key))
            continue;
        const int section = leadColumns() + int(i);
        beginRemoveColumns({}, section, section);
        m_columns.remove(i);
        m_summaries.remove(i);
        m_ranges.remove(i);
        endRemoveColumns();
    }
    for (qsizetype i = 0; i < wanted.size(); ++i) {
        const metrics::ScoreColumn& column = table->pairs.columns.at(i);
        const ColumnSummary& summary = table->summaries.at(i);
        if (i < m_columns.size() && m_columns.at(i).key == column.key) {
            m_columns[i] = column;
            m_summaries[i] = summary;
            m_ranges[i] = rangeOfColumn(column, summary);
            continue;
        }
        const int section = leadColumns() + int(i);
        beginInsertColumns({}, section, section);
        m_columns.insert(i, column);
        m_summaries.insert(i, summary);
        m_ranges.insert(i, rangeOfColumn(column, summary));
        endInsertColumns();
    }
    if (m_columns.size() > wanted.size()) { // columns changed places
        beginRemoveColumns({}, leadColumns() + int(wanted.size()), columnCount() - 1);
        m_columns.resize(wanted.size());
        m_summaries.resize(wanted.size());
        m_ranges.resize(wanted.size());
        endRemoveColumns();
    }
    m_table = table;
    refresh();
}

void ScoreTableModel::setOrder(const QList<int>& order)
{
    if (order == m_order)
        return;
    if (order.size() != m_order.size()) {
        beginResetModel();
        m_order = order;
        endResetModel();
        return;
    }
    emit layoutAboutToBeChanged({}, VerticalSortHint);
    QList<int> rowOf(m_table->pairs.pairs.size(), -1);
    for (int row = 0; row < int(order.size()); ++row)
        rowOf[order.at(row)] = row;
    const QModelIndexList old = persistentIndexList();
    QModelIndexList changed;
    changed.reserve(old.size());
    for (const QModelIndex& index : old) {
        const int row = rowOf.at(m_order.at(index.row()));
        changed.append(row < 0 ? QModelIndex() : this->index(row, index.column()));
    }
    m_order = order;
    changePersistentIndexList(old, changed);
    emit layoutChanged({}, VerticalSortHint);
}

void ScoreTableModel::refresh()
{
    if (columnCount() > 0)
        emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    if (!m_order.isEmpty())
        emit dataChanged(index(0, 0), index(int(m_order.size()) - 1, columnCount() - 1));
}

} // namespace tandem
