#include "models/rounds/timetext.h"
#include "ui/plaintooltip.h"
#include "views/overview/samplematrixmodel.h"
#include "views/session/projectsession.h"

#include <QLocale>

/// What the cells of the matrix say; rows and changes are in samplematrixmodel.cpp.
namespace tandem {

using matrix::CellKind;

namespace {

constexpr int kLeading = 3; ///< number, title, domain

QString titleOf(const SampleRow& row)
{
    return row.title.isEmpty() ? SampleMatrixModel::tr("Untitled") : row.title;
}

CellKind kindOfColumn(SampleMatrixModel::Column column)
{
    switch (column) {
    case SampleMatrixModel::Column::Number:
    case SampleMatrixModel::Column::Time:
        return CellKind::Figure;
    case SampleMatrixModel::Column::Title:
        return CellKind::Title;
    case SampleMatrixModel::Column::Domain:
        return CellKind::Text;
    case SampleMatrixModel::Column::Step:
        return CellKind::State;
    case SampleMatrixModel::Column::Pair:
        return CellKind::Pair;
    case SampleMatrixModel::Column::Answered:
        return CellKind::Answers;
    }
    return CellKind::Text;
}

} // namespace

int SampleMatrixModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : kLeading + int(m_steps.size()) + 3;
}

SampleMatrixModel::Column SampleMatrixModel::columnAt(int section) const
{
    if (section < kLeading)
        return Column(section);
    const int afterSteps = section - kLeading - int(m_steps.size());
    return afterSteps < 0 ? Column::Step : Column(int(Column::Pair) + afterSteps);
}

int SampleMatrixModel::sectionOf(Column column) const
{
    return column <= Column::Step ? int(column) : int(column) - 1 + int(m_steps.size());
}

QVariant SampleMatrixModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    if (role == matrix::Cell)
        return int(kindOfColumn(columnAt(index.column())));
    const MatrixRow* shown = m_pages.row(index.row());
    if (!shown) {
        reportReadError();
        return {};
    }
    if (role == Qt::AccessibleTextRole)
        return accessibleText(*shown, index.column());
    return cell(*shown, index.column(), role);
}

const MatrixStep* SampleMatrixModel::stepAt(int section) const
{
    return section >= 0 && columnAt(section) == Column::Step ? &m_steps.at(section - kLeading)
                                                             : nullptr;
}

QVariant SampleMatrixModel::cell(const MatrixRow& shown, int section, int role) const
{
    const SampleRow& row = shown.row;
    const Column column = columnAt(section);
    if (column == Column::Step)
        return stepCell(shown, section, role);
    if (column == Column::Pair)
        return pairCell(row, role);
    if (column == Column::Answered)
        return progressCell(row, role);
    if (column == Column::Title && role == Qt::ToolTipRole)
        return plainToolTip(titleOf(row));
    if (role != Qt::DisplayRole)
        return {};
    if (column == Column::Number)
        return QLocale().toString(row.position);
    if (column == Column::Title)
        return titleOf(row);
    if (column == Column::Domain)
        return row.domain;
    const MatrixTime time = m_times.value(row.id);
    return time == MatrixTime() ? QString() : timeText(time.activeMs, time.unmeasured);
}

QVariant SampleMatrixModel::stepCell(const MatrixRow& shown, int section, int role) const
{
    const StepCell cell = m_steps.at(section - kLeading).cell(shown);
    if (role == matrix::Mark)
        return int(cell.mark);
    return role == Qt::DisplayRole ? QVariant(cell.word) : QVariant();
}

QVariant SampleMatrixModel::pairCell(const SampleRow& row, int role) const
{
    if (!row.round)
        return {};
    const Person a = m_session.person(row.round->pair.a);
    const Person b = m_session.person(row.round->pair.b);
    const QString both = tr("%1 and %2", "a pair of people").arg(a.name, b.name);
    switch (role) {
    case Qt::DisplayRole:
        return both;
    case Qt::ToolTipRole:
        return plainToolTip(both);
    case matrix::PairNames:
        return QStringList{a.name, b.name};
    case matrix::PairColours:
        return QStringList{a.colour, b.colour};
    default:
        return {};
    }
}

QVariant SampleMatrixModel::progressCell(const SampleRow& row, int role) const
{
    if (!row.round)
        return role == matrix::Items ? QVariant(0) : QVariant();
    const Round& round = *row.round;
    switch (role) {
    case Qt::DisplayRole:
        return tr("A %1, B %2 of %3", "answered items")
            .arg(row.answeredA)
            .arg(row.answeredB)
            .arg(row.items);
    case matrix::AnsweredA:
        return row.answeredA;
    case matrix::AnsweredB:
        return row.answeredB;
    case matrix::Items:
        return row.items;
    case matrix::HandedInA:
        return round.handedInA.has_value();
    case matrix::HandedInB:
        return round.handedInB.has_value();
    case matrix::PairColours:
        return pairCell(row, role);
    default:
        return {};
    }
}

QString SampleMatrixModel::accessibleText(const MatrixRow& shown, int section) const
{
    return tr("%1: %2", "column and what stands in it")
        .arg(headerData(section, Qt::Horizontal).toString(),
            cell(shown, section, Qt::DisplayRole).toString());
}

QVariant SampleMatrixModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const Column column = columnAt(section);
    if (role == Qt::TextAlignmentRole) {
        const bool figure = kindOfColumn(column) == CellKind::Figure;
        return int(Qt::AlignVCenter | (figure ? Qt::AlignRight : Qt::AlignLeft));
    }
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case Column::Number:
        return tr("No.");
    case Column::Title:
        return tr("Sample");
    case Column::Domain:
        return tr("Domain");
    case Column::Step:
        return m_steps.at(section - kLeading).title;
    case Column::Pair:
        return tr("Pair");
    case Column::Answered:
        return tr("Answered by A and B");
    case Column::Time:
        return tr("Time");
    }
    return {};
}

void SampleMatrixModel::retranslate()
{
    m_steps = matrixSteps();
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    announcePages({});
}

} // namespace tandem
