#include "views/metrics/scorerows.h"

#include "views/metrics/matchfigures.h"
#include "views/metrics/metricsviewwords.h"
#include "views/metrics/pairorder.h"

#include <QLocale>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kIdLetters = 22;
constexpr int kSystemLetters = 16;
constexpr int kNumberLetters = 15;

} // namespace

ScoreRows::ScoreRows(QObject* parent)
    : SpecifiedRows<int>({.columns = [this] { return columnsNow(); }}, parent)
{
}

void ScoreRows::setTable(const SharedMetricsTable& table, const QList<int>& order)
{
    if (haveSamePairs(*table, *m_table)) {
        if (table != m_table) {
            m_table = table;
            refresh();
        }
        moveTo(m_order, order, [this](const QList<int>& shown) { m_order = shown; });
        return;
    }
    beginResetModel();
    m_table = table;
    m_order = order;
    startWith(headsNow());
    endResetModel();
}

int ScoreRows::pairAt(const QModelIndex& index) const
{
    return index.isValid() ? m_order.value(index.row(), -1) : -1;
}

qsizetype ScoreRows::scoreColumnAt(int column) const
{
    return column < leadColumns() ? -1 : column - leadColumns();
}

QString ScoreRows::keyOfColumn(int column) const
{
    if (column < leadColumns())
        return QStringView(column == 1 ? kSortBySystem : kSortById).toString();
    return m_table->pairs.columns.at(scoreColumnAt(column)).key;
}

int ScoreRows::columnOfKey(const QString& key) const
{
    for (int column = 0; column < columnCount(); ++column) {
        if (keyOfColumn(column) == key)
            return column;
    }
    return -1;
}

const ColumnSummary* ScoreRows::summaryOf(int column) const
{
    const qsizetype at = scoreColumnAt(column);
    return at < 0 ? nullptr : &m_table->summaries.at(at);
}

int ScoreRows::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_order.size());
}

const int* ScoreRows::rowAt(int row) const
{
    return row >= 0 && row < m_order.size() ? &m_order.at(row) : nullptr;
}

RowKey ScoreRows::keyAt(int row) const
{
    const int* at = rowAt(row);
    return at ? RowKey(*at, pair(*at).id) : RowKey();
}

int ScoreRows::rowOf(const RowKey& key) const
{
    const int row = int(m_order.indexOf(int(key.number())));
    return row >= 0 && keyAt(row) == key ? row : -1;
}

QList<RowColumn<int>> ScoreRows::columnsNow() const
{
    QList<RowColumn<int>> columns{
        nameColumn(MetricsViewWords::tr("Pair"), &metrics::TextPair::id, kIdLetters)};
    if (leadColumns() > 1)
        columns +=
            nameColumn(MetricsViewWords::tr("System"), &metrics::TextPair::system, kSystemLetters);
    for (qsizetype at = 0; at < m_table->pairs.columns.size(); ++at)
        columns += scoreColumn(at);
    return columns;
}

RowColumn<int> ScoreRows::nameColumn(
    const QString& title, QString metrics::TextPair::*name, int letters) const
{
    const auto text = [this, name](int at) { return pair(at).*name; };
    return {.title = title,
        .text = text,
        .look = [](int) { return RowLook{.isTarget = true}; },
        .toolTip = text,
        .letters = letters};
}

RowColumn<int> ScoreRows::scoreColumn(qsizetype at) const
{
    const metrics::ScoreColumn& column = m_table->pairs.columns.at(at);
    const ColumnSummary& summary = m_table->summaries.at(at);
    const auto score = [this, at](int row) -> const metrics::Score& {
        return m_table->pairs.columns.at(at).scores.at(row);
    };
    const auto look = [score, low = summary.low, high = summary.high](int row) {
        RowLook look{.isTarget = true};
        if (const auto& value = score(row).value)
            look.bar = RowBar{std::clamp((*value - low) / (high - low), 0.0, 1.0)};
        return look;
    };
    const auto toolTip = [this, score, measure = column.measure](int row) {
        // Whose value it is: id and system may be scrolled out of sight.
        const metrics::TextPair& of = pair(row);
        QStringList lines{of.system.isEmpty() ? of.id : of.id + QStringLiteral(" · ") + of.system};
        lines += scoreRemark(score(row));
        lines += severalReferencesRemark(measure, score(row), of.references());
        lines += wordlessRemark(measure, of);
        lines.removeAll(QString());
        return lines.join(u'\n');
    };
    return {.title = markedName(column),
        .text = [score, whole = summary.isWhole](int row) { return scoreText(score(row), whole); },
        .look = look,
        .toolTip = toolTip,
        .isNumber = true,
        .letters = kNumberLetters,
        .titleToolTip = columnTip(at),
        .firstOrder = column.isDistance ? Qt::AscendingOrder : Qt::DescendingOrder};
}

QString ScoreRows::columnTip(qsizetype at) const
{
    const metrics::ScoreColumn& column = m_table->pairs.columns.at(at);
    const ColumnSummary& summary = m_table->summaries.at(at);
    QStringList lines{column.name};
    lines += column.about;
    if (column.measure)
        lines += metrics::measureDescriptionInFull(column.measure);
    lines += metrics::madeByNotes({column});
    if (const QString direction = directionText(column); !direction.isEmpty())
        lines += direction;
    if (summary.mean.value) {
        lines += MetricsViewWords::tr("mean %1, min %2, max %3")
                     .arg(scoreText(*summary.mean.value), scoreText(summary.least, summary.isWhole),
                         scoreText(summary.most, summary.isWhole));
        lines += MetricsViewWords::tr("n = %1").arg(QLocale().toString(summary.mean.n));
    }
    lines += withoutValueTexts(summary.undefined, summary.outside);
    return lines.join(u'\n');
}

} // namespace tandem
