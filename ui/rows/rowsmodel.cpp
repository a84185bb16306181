#include "ui/rows/rowsmodel.h"

#include "ui/plaintooltip.h"

namespace tandem {

namespace {

/// Negative where `a` stands before `b` in ascending order.
int compareSortKeys(const SortKey& a, const SortKey& b)
{
    if (a.index() != b.index())
        return a.index() < b.index() ? -1 : 1;
    if (const auto* number = std::get_if<double>(&a)) {
        const double other = std::get<double>(b);
        return *number < other ? -1 : *number > other ? 1 : 0;
    }
    const auto* text = std::get_if<QString>(&a);
    return text ? text->compare(std::get<QString>(b)) : 0;
}

QString withoutEmpty(QStringList parts, QLatin1String between)
{
    parts.removeAll(QString());
    return parts.join(between);
}

QString badgeTextOf(const Card& card)
{
    return card.badgeText.isEmpty() ? badgeWord(card.badge) : card.badgeText;
}

} // namespace

void sortPlaces(QList<int>& places, const QList<SortKey>& sortKeys, Qt::SortOrder order)
{
    QList<SortKey> keys = sortKeys;
    // Folded once, since comparing without regard to case costs ten times as much.
    for (SortKey& key : keys) {
        if (auto* text = std::get_if<QString>(&key))
            *text = text->toCaseFolded();
    }
    std::stable_sort(places.begin(), places.end(), [&](int a, int b) {
        const SortKey& one = keys.at(a);
        const SortKey& other = keys.at(b);
        const bool hasOne = !std::holds_alternative<std::monostate>(one);
        const bool hasOther = !std::holds_alternative<std::monostate>(other);
        if (!hasOne || !hasOther)
            return hasOne && !hasOther; // what has no value stands last, whatever the order
        const int compared = compareSortKeys(one, other);
        return order == Qt::AscendingOrder ? compared < 0 : compared > 0;
    });
}

QString accessibleText(const Card& card)
{
    return withoutEmpty({card.number, card.title, card.aside, card.trailing, badgeTextOf(card),
                            card.line, card.lineTrailing},
        QLatin1String(", "));
}

QString accessibleText(const QString& text, const RowLook& look)
{
    const QString word =
        text.isEmpty() && look.badge != BadgeKind::None ? badgeWord(look.badge) : text;
    return withoutEmpty({word, look.below}, QLatin1String(", "));
}

QString toolTipOf(const Card& card)
{
    return withoutEmpty({card.title, card.aside, card.line}, QLatin1String("\n"));
}

int RowsModel::columnCount(const QModelIndex& parent) const
{
    if (parent.isValid())
        return 0;
    return hasCards() ? 1 : int(m_heads.size());
}

QVariant RowsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return hasCards() ? card(index.row()).title : cellText(index.row(), index.column());
    case Qt::ToolTipRole: {
        const QString tip = toolTip(index.row(), index.column());
        return tip.isEmpty() ? QVariant() : plainToolTip(tip);
    }
    case Qt::AccessibleDescriptionRole:
        return hasCards() ? QVariant() : toolTip(index.row(), index.column());
    case Qt::AccessibleTextRole:
        return accessible(index.row(), index.column());
    case Qt::TextAlignmentRole:
        return headerData(index.column(), Qt::Horizontal, role);
    case Qt::CheckStateRole: {
        const auto ticked = index.column() == 0 ? tick(index.row()) : std::nullopt;
        return ticked ? QVariant(*ticked ? Qt::Checked : Qt::Unchecked) : QVariant();
    }
    default:
        return {};
    }
}

QVariant RowsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= m_heads.size() || hasCards())
        return {};
    const ColumnHead& head = m_heads.at(section);
    switch (role) {
    case Qt::DisplayRole:
        return head.title;
    case Qt::ToolTipRole:
        return head.toolTip.isEmpty() ? QVariant() : plainToolTip(head.toolTip);
    case Qt::TextAlignmentRole:
        return int(Qt::AlignVCenter | (head.isNumber ? Qt::AlignRight : Qt::AlignLeft));
    case Qt::InitialSortOrderRole:
        return int(head.firstOrder);
    default:
        return {};
    }
}

bool RowsModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || role != Qt::CheckStateRole ||
        !flags(index).testFlag(Qt::ItemIsUserCheckable))
        return false;
    emit tickAsked(index.row(), value.toInt() == Qt::Checked);
    return true;
}

Qt::ItemFlags RowsModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const Qt::ItemFlags flags = rowFlags(index.row());
    const bool hasBox =
        index.column() == 0 && flags.testFlag(Qt::ItemIsEnabled) && tick(index.row()).has_value();
    return hasBox ? flags | Qt::ItemIsUserCheckable : flags;
}

void RowsModel::refresh()
{
    QList<ColumnHead> heads = headsNow();
    if (heads.size() != m_heads.size()) {
        beginResetModel();
        m_heads = std::move(heads);
        endResetModel();
        return;
    }
    m_heads = std::move(heads);
    if (columnCount() > 0)
        emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    if (rowCount() > 0)
        announce({{0, rowCount() - 1}});
}

void RowsModel::announce(const QList<RowRun>& runs)
{
    for (const RowRun& run : runs)
        emit dataChanged(index(run.first, 0), index(run.last, columnCount() - 1));
}

Table RowsModel::table(const QList<int>& rows) const
{
    Table table;
    for (const ColumnHead& head : m_heads)
        table.header.append(head.title);
    for (const int row : rows) {
        QStringList cells;
        for (int column = 0; column < m_heads.size(); ++column)
            cells.append(cellText(row, column));
        if (m_heads.isEmpty()) {
            const Card shown = card(row);
            cells = {shown.title, shown.aside, shown.trailing, badgeTextOf(shown), shown.line};
            cells.removeAll(QString());
        }
        table.rows.append(cells);
    }
    return table;
}

} // namespace tandem
