#include "views/evaluate/caselistmodel.h"

#include "models/expert/systemreport.h"
#include "ui/plaintooltip.h"

#include <QLocale>

#include <algorithm>

namespace tandem {

namespace {

QString systemsOf(const ListedCase& one)
{
    QStringList names;
    for (const ListedOutput& output : one.outputs)
        names += expert::systemName(output.system);
    return names.join(QLatin1String(", "));
}

QString searchTextOf(const ListedCase& one)
{
    return QString(
        one.name + QLatin1Char('\n') + one.promptStart + QLatin1Char('\n') + systemsOf(one))
        .toCaseFolded();
}

bool isNumber(int column)
{
    return column == CaseListModel::Words || column == CaseListModel::Profile ||
           column == CaseListModel::Evaluations;
}

} // namespace

CaseListModel::CaseListModel(QObject* parent)
    : QAbstractTableModel(parent)
{
}

int CaseListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_cases.size());
}

int CaseListModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant CaseListModel::textOf(const ListedCase& one, int column) const
{
    const QLocale locale;
    switch (column) {
    case Name:
        return one.name.isEmpty() ? tr("case %1").arg(locale.toString(one.position)) : one.name;
    case Prompt:
        return one.promptStart.simplified();
    case Words:
        return locale.toString(one.expectedWords);
    case Profile:
        return one.profile > 0 ? locale.toString(one.profile) : QString();
    case Systems:
        return one.outputs.isEmpty() ? tr("no output") : systemsOf(one);
    case Evaluations:
        return locale.toString(one.evaluations());
    default:
        return {};
    }
}

QVariant CaseListModel::sortKeyOf(const ListedCase& one, int column) const
{
    switch (column) {
    case Name:
        return one.position;
    case Words:
        return one.expectedWords;
    case Profile:
        return one.profile;
    case Systems:
        return int(one.outputs.size());
    case Evaluations:
        return one.evaluations();
    default:
        return textOf(one, column);
    }
}

QVariant CaseListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const ListedCase& one = m_cases.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return textOf(one, index.column());
    case Qt::ToolTipRole:
        return index.column() == Prompt || index.column() == Systems
                   ? plainToolTip(textOf(one, index.column()).toString())
                   : QVariant();
    case Qt::TextAlignmentRole:
        return int(Qt::AlignVCenter | (isNumber(index.column()) ? Qt::AlignRight : Qt::AlignLeft));
    case Row:
        return index.row();
    case SearchText:
        return m_search.at(index.row());
    case SortKey:
        return sortKeyOf(one, index.column());
    default:
        return {};
    }
}

QVariant CaseListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (isNumber(section) ? Qt::AlignRight : Qt::AlignLeft));
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name:
        return tr("Case");
    case Prompt:
        return tr("Prompt");
    case Words:
        return tr("Expected words");
    case Profile:
        return tr("Profile");
    case Systems:
        return tr("Outputs of");
    case Evaluations:
        return tr("Evaluations");
    default:
        return {};
    }
}

void CaseListModel::setCases(const QList<ListedCase>& cases)
{
    const auto common = std::min(cases.size(), m_cases.size());
    const bool grown =
        cases.size() >= m_cases.size() &&
        std::equal(m_cases.cbegin(), m_cases.cend(), cases.cbegin(), cases.cbegin() + common,
            [](const ListedCase& a, const ListedCase& b) { return a.id == b.id; });
    QStringList search;
    search.reserve(cases.size());
    for (const ListedCase& one : cases)
        search += searchTextOf(one);
    if (!grown) {
        beginResetModel();
        m_cases = cases;
        m_search = search;
        endResetModel();
        return;
    }
    for (qsizetype row = 0; row < common; ++row) {
        if (m_cases.at(row) == cases.at(row))
            continue;
        m_cases[row] = cases.at(row);
        m_search[row] = search.at(row);
        emit dataChanged(index(int(row), 0), index(int(row), ColumnCount - 1));
    }
    if (cases.size() > common) {
        beginInsertRows({}, int(common), int(cases.size()) - 1);
        m_cases.append(cases.mid(common));
        m_search.append(search.mid(common));
        endInsertRows();
    }
}

void CaseListModel::refresh()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!m_cases.isEmpty())
        emit dataChanged(index(0, 0), index(int(m_cases.size()) - 1, ColumnCount - 1));
}

} // namespace tandem
