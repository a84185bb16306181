#include "views/inspect/twosystemsmodel.h"

#include "models/expert/decisionnames.h"

#include <QLocale>

namespace tandem {

using expert::Side;

namespace {

QVariant aspectData(const expert::ExplainedSide& explained, Side side, int aspect, int role)
{
    const expert::Aspect shown = explained.aspects.value(aspect);
    const expert::AspectMatch match = explained.matches.value(aspect);
    switch (role) {
    case Qt::DisplayRole:
        return shown.title;
    case Qt::ToolTipRole:
        return shown.description;
    case TwoSystemsModel::LabelRole:
        return expert::aspectLabel(side, aspect);
    case TwoSystemsModel::EvidenceRole:
        return shown.evidence.join(QStringLiteral(" … ")).simplified();
    case TwoSystemsModel::FaultRole:
        return !match.fault.isEmpty() || !match.content.fault.isEmpty() ||
               !match.style.fault.isEmpty();
    default:
        return {};
    }
}

} // namespace

TwoSystemsModel::TwoSystemsModel(QObject* parent)
    : QAbstractTableModel(parent)
{
}

void TwoSystemsModel::setCases(const ShownCase& first, const ShownCase& second)
{
    beginResetModel();
    m_cases = {first, second};
    m_rows = rowsOfTwo(first, second);
    endResetModel();
}

void TwoSystemsModel::clear()
{
    beginResetModel();
    m_cases = {};
    m_rows.clear();
    endResetModel();
}

void TwoSystemsModel::setMode(expert::Mode mode)
{
    m_mode = mode;
    emit headerDataChanged(Qt::Horizontal, First, Second);
}

int TwoSystemsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int TwoSystemsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(Columns);
}

QVariant TwoSystemsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const TwoSystemsRow& row = m_rows.at(index.row());
    if (role == Qt::AccessibleTextRole) {
        const QString label = index.data(LabelRole).toString();
        const QVariant verdict = index.data(VerdictRole);
        QString words = label + QLatin1Char(' ') + index.data(Qt::DisplayRole).toString();
        if (verdict.isValid() && !label.isEmpty())
            words += QStringLiteral(", ") + verdictName(expert::LinkVerdict(verdict.toInt()));
        return words.trimmed();
    }
    return index.column() == Expected ? expectedData(row, role)
                                      : systemData(row, index.column() - First, role);
}

QVariant TwoSystemsModel::expectedData(const TwoSystemsRow& row, int role) const
{
    for (std::size_t system = 0; system < 2; ++system) {
        if (row.systems[system].expected)
            return aspectData(m_cases[system].detail.explanation.expected, Side::Expected,
                *row.systems[system].expected, role);
    }
    if (role == Qt::DisplayRole)
        return tr("nothing expected");
    return {};
}

QVariant TwoSystemsModel::systemData(const TwoSystemsRow& row, int system, int role) const
{
    const SystemCell& cell = row.systems[std::size_t(system)];
    const expert::Explanation& explanation = m_cases[std::size_t(system)].detail.explanation;
    if (role == VerdictRole && (cell.expected || cell.generated)) {
        const expert::AspectMatch match =
            cell.expected ? explanation.expected.matches.value(*cell.expected)
                          : explanation.generated.matches.value(*cell.generated);
        return int(expert::verdictOf(match));
    }
    if (cell.generated)
        return aspectData(explanation.generated, Side::Generated, *cell.generated, role);
    return nothing(row, system, role);
}

QVariant TwoSystemsModel::nothing(const TwoSystemsRow& row, int system, int role) const
{
    const SystemCell& cell = row.systems[std::size_t(system)];
    if (!row.isExpected())
        return {};
    if (!cell.expected)
        return role == Qt::DisplayRole ? QVariant(tr("its evaluation has no such aspect"))
                                       : QVariant();
    const expert::AspectMatch match =
        m_cases[std::size_t(system)].detail.explanation.expected.matches.value(*cell.expected);
    if (role == Qt::DisplayRole)
        return match.matched ? match.otherTitle : tr("nothing matches");
    if (role == EvidenceRole)
        return match.reason.simplified();
    return {};
}

QString TwoSystemsModel::systemTitle(int system) const
{
    const EvaluationSummary& summary = m_cases[std::size_t(system)].detail.summary;
    const QString name =
        summary.system.isEmpty() ? tr("System %1").arg(system + 1) : summary.system;
    if (!summary.scores)
        return name;
    const double f1 = summary.scores->of(m_mode).f1;
    return tr("%1 · F %2").arg(name, QLocale().toString(f1, 'f', 2));
}

QVariant TwoSystemsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    return section == Expected ? tr("Expected") : systemTitle(section - First);
}

} // namespace tandem
