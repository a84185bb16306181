#include "views/facts/repetitionlistmodel.h"

#include "views/facts/factwords.h"

#include <algorithm>

namespace tandem {

RepetitionListModel::RepetitionListModel(QObject* parent)
    : QAbstractListModel(parent)
{
}

void RepetitionListModel::setQuestions(
    const QList<RepetitionQuestion>& questions, const FactSheet& sheet)
{
    QList<Row> rows;
    for (const RepetitionQuestion& question : questions) {
        const FactRow* fact = sheet.find(question.fact);
        const FactRow* earlier = sheet.find(question.earlier);
        if (!fact || !earlier)
            continue;
        const QString pair = tr("%1 ≈ %2 · %3")
                                 .arg(countedNumber(fact->number), countedNumber(earlier->number),
                                     similarityText(question.similarity));
        rows.append({fact->id, pair + QStringLiteral("  ") + fact->text,
            pair + QLatin1Char('\n') + fact->text + QLatin1Char('\n') + earlier->text});
    }
    const auto isIn = [](const QList<Row>& list, const Row& row) {
        return std::any_of(
            list.cbegin(), list.cend(), [&](const Row& other) { return other.fact == row.fact; });
    };
    for (int i = static_cast<int>(m_rows.size()) - 1; i >= 0; --i) {
        if (isIn(rows, m_rows.at(i)))
            continue;
        beginRemoveRows({}, i, i);
        m_rows.removeAt(i);
        endRemoveRows();
    }
    for (int i = 0; i < rows.size(); ++i) {
        if (i < m_rows.size() && m_rows.at(i).fact == rows.at(i).fact) {
            if (m_rows.at(i) == rows.at(i))
                continue;
            m_rows[i] = rows.at(i);
            emit dataChanged(index(i), index(i));
            continue;
        }
        if (const int old = rowOf(rows.at(i).fact); old >= 0) {
            beginRemoveRows({}, old, old);
            m_rows.removeAt(old);
            endRemoveRows();
        }
        beginInsertRows({}, i, i);
        m_rows.insert(i, rows.at(i));
        endInsertRows();
    }
}

FactId RepetitionListModel::factAt(int row) const
{
    return row >= 0 && row < m_rows.size() ? m_rows.at(row).fact : FactId{};
}

int RepetitionListModel::rowOf(FactId fact) const
{
    const auto found = std::find_if(
        m_rows.cbegin(), m_rows.cend(), [fact](const Row& row) { return row.fact == fact; });
    return found == m_rows.cend() ? -1 : static_cast<int>(found - m_rows.cbegin());
}

int RepetitionListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant RepetitionListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows.at(index.row());
    if (role == Qt::DisplayRole)
        return row.text;
    return role == Qt::AccessibleTextRole ? QVariant(row.whole) : QVariant();
}

} // namespace tandem
