#include "views/overview/agreementmodel.h"

#include "ui/plaintooltip.h"
#include "views/overview/agreementtext.h"

#include <QHash>
#include <QLocale>

#include <algorithm>

namespace tandem {

namespace {

QString agreementKey(const AgreementRow& row)
{
    return (row.blind ? QStringLiteral("blind:") : QStringLiteral("second:")) + row.key;
}

/// The figure of a column; null where the column shows none.
const Figure* figureOf(const AgreementRow& row, int column)
{
    switch (column) {
    case AgreementModel::Percent:
        return &row.percent;
    case AgreementModel::Kappa:
        return &row.kappa.kappa;
    case AgreementModel::Ac1:
        return &row.ac1.figure;
    case AgreementModel::Alpha:
        return &row.alpha.figure;
    default:
        return nullptr;
    }
}

FigureUnit unitOf(int column)
{
    return column == AgreementModel::Percent ? FigureUnit::Percent : FigureUnit::Coefficient;
}

/// What a column of numbers is sorted by; none sorts last.
std::optional<double> numberOf(const AgreementRow& row, int column)
{
    if (const Figure* figure = figureOf(row, column))
        return figure->value;
    return column == AgreementModel::Rounds ? double(row.rounds.size())
                                            : double(row.items.comparable());
}

bool isBefore(const AgreementRow& a, const AgreementRow& b, int column, Qt::SortOrder order)
{
    const auto first = numberOf(a, column);
    const auto second = numberOf(b, column);
    if (!first || !second)
        return first && !second;
    return order == Qt::AscendingOrder ? *first < *second : *second < *first;
}

} // namespace

AgreementModel::AgreementModel(PersonOf personOf, QObject* parent)
    : QAbstractTableModel(parent)
    , m_personOf(std::move(personOf))
{
}

int AgreementModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_entries.size());
}

int AgreementModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant AgreementModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const AgreementRow& row = m_entries.at(index.row()).row;
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return text(row, column);
    case Qt::ToolTipRole:
        return toolTip(row, column);
    case Qt::AccessibleTextRole: {
        const Figure* figure = figureOf(row, column);
        if (figure)
            return figureSentence(*figure, unitOf(column));
        const QString below = basis(row, column);
        return below.isEmpty() ? text(row, column)
                               : tr("%1, %2", "both lines of a cell").arg(text(row, column), below);
    }
    case Qt::TextAlignmentRole:
        return int(Qt::AlignVCenter | (column == Label ? Qt::AlignLeft : Qt::AlignRight));
    case Basis:
        return basis(row, column);
    case Blind:
        return row.blind;
    default:
        return {};
    }
}

QString AgreementModel::text(const AgreementRow& row, int column) const
{
    if (const Figure* figure = figureOf(row, column))
        return figureValueText(*figure, unitOf(column));
    switch (column) {
    case Label:
        return row.label;
    case Rounds:
        return QLocale().toString(row.rounds.size());
    case Items:
        return QLocale().toString(row.items.comparable());
    default:
        return {};
    }
}

/// Who worked in a group, or what they were asked where its label says who.
QString AgreementModel::originText(const AgreementRow& row) const
{
    if (m_choice.grouping == AgreementGrouping::ByPair) {
        QStringList steps;
        for (const Step step : row.steps)
            steps += ratedStepText(step);
        return steps.join(tr(", ", "between steps"));
    }
    if (row.pairs.size() != 1)
        return tr("%n pair(s)", nullptr, int(row.pairs.size()));
    return tr("%1 and %2", "a pair of people")
        .arg(m_personOf(row.pairs.first().a).name, m_personOf(row.pairs.first().b).name);
}

QString AgreementModel::basis(const AgreementRow& row, int column) const
{
    if (const Figure* figure = figureOf(row, column))
        return figureBasisText(*figure, unitOf(column));
    if (column == Label)
        return row.blind ? originText(row) : tr("not blind: after the discussion");
    if (column == Items && !row.excluded.isEmpty())
        return tr("%n left out", nullptr, int(row.excluded.size()));
    return {};
}

QString AgreementModel::toolTip(const AgreementRow& row, int column) const
{
    if (const Figure* figure = figureOf(row, column))
        return plainToolTip(figureSentence(*figure, unitOf(column)));
    return column == Label ? plainToolTip(row.label) : QString();
}

QVariant AgreementModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (section == Label ? Qt::AlignLeft : Qt::AlignRight));
    if (role == Qt::ToolTipRole) {
        switch (section) {
        case Items:
            return tr("Items that two or more answered");
        case Percent:
            return tr("The share of answers on which both of a pair say the same, with Wilson's "
                      "95 % interval");
        case Kappa:
            return tr("Cohen's kappa, with the 95 % interval of Fleiss, Cohen and Everitt");
        case Ac1:
            return tr("Gwet's AC1, with his linearized 95 % interval");
        case Alpha:
            return tr("Krippendorff's alpha for nominal data, with Gwet's linearized 95 % "
                      "interval");
        default:
            return {};
        }
    }
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Label:
        return tr("Group");
    case Rounds:
        return tr("Rounds");
    case Items:
        return tr("Items");
    case Percent:
        return tr("Percent");
    case Kappa:
        return tr("Cohen's kappa");
    case Ac1:
        return tr("Gwet's AC1");
    case Alpha:
        return tr("Krippendorff's α");
    default:
        return {};
    }
}

void AgreementModel::sort(int column, Qt::SortOrder order)
{
    m_sortColumn = column;
    m_sortOrder = order;
    QList<Entry> ordered = m_entries;
    // The order of the groups is that of their labels, and of time and samples where these count.
    const bool byPlace = column <= Label;
    const bool backwards = column == Label && order == Qt::DescendingOrder;
    std::sort(ordered.begin(), ordered.end(), [=](const Entry& a, const Entry& b) {
        if (!byPlace && isBefore(a.row, b.row, column, order))
            return true;
        if (!byPlace && isBefore(b.row, a.row, column, order))
            return false;
        return backwards ? b.place < a.place : a.place < b.place;
    });
    reorder(std::move(ordered));
}

/// The same rows in another order; selection and current row move with them.
void AgreementModel::reorder(QList<Entry> ordered)
{
    emit layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
    const QModelIndexList kept = persistentIndexList();
    QHash<qsizetype, int> rows; // of each place
    for (int row = 0; row < int(ordered.size()); ++row)
        rows.insert(ordered.at(row).place, row);
    QModelIndexList moved;
    for (const QModelIndex& index : kept)
        moved.append(this->index(rows.value(m_entries.at(index.row()).place), index.column()));
    m_entries = std::move(ordered);
    changePersistentIndexList(kept, moved);
    emit layoutChanged({}, QAbstractItemModel::VerticalSortHint);
}

void AgreementModel::setRows(const QList<AgreementRow>& rows, const AgreementChoice& choice)
{
    if (choice == m_choice) {
        mergeRows(rows);
        return;
    }
    beginResetModel();
    m_choice = choice;
    m_entries.clear();
    for (const AgreementRow& row : rows)
        m_entries.append({row, m_entries.size()});
    endResetModel();
    sort(m_sortColumn, m_sortOrder);
}

void AgreementModel::mergeRows(const QList<AgreementRow>& rows)
{
    QHash<QString, qsizetype> fresh;
    fresh.reserve(rows.size());
    for (qsizetype i = 0; i < rows.size(); ++i)
        fresh.insert(agreementKey(rows.at(i)), i);
    for (int row = int(m_entries.size()) - 1; row >= 0; --row) {
        const auto found = fresh.constFind(agreementKey(m_entries.at(row).row));
        if (found == fresh.constEnd()) {
            beginRemoveRows({}, row, row);
            m_entries.removeAt(row);
            endRemoveRows();
        } else {
            m_entries[row] = {rows.at(*found), *found};
            fresh.erase(found);
        }
    }
    if (!fresh.isEmpty()) {
        const int first = int(m_entries.size());
        beginInsertRows({}, first, first + int(fresh.size()) - 1);
        for (const qsizetype place : std::as_const(fresh))
            m_entries.append({rows.at(place), place});
        endInsertRows();
    }
    sort(m_sortColumn, m_sortOrder);
    refresh();
}

const AgreementRow* AgreementModel::group(int row) const
{
    return row < 0 || row >= m_entries.size() ? nullptr : &m_entries.at(row).row;
}

QList<AgreementRow> AgreementModel::groups() const
{
    QList<AgreementRow> rows;
    for (const Entry& entry : m_entries)
        rows.append(entry.row);
    return rows;
}

void AgreementModel::refresh()
{
    if (!m_entries.isEmpty())
        emit dataChanged(index(0, 0), index(int(m_entries.size()) - 1, ColumnCount - 1));
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

} // namespace tandem
