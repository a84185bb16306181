#include "views/runs/runtablemodel.h"

#include "views/session/runtext.h"

#include <QLocale>

namespace tandem {

namespace {

QVariant alignmentOf(int column)
{
    const Qt::Alignment side =
        column >= RunTableModel::DoneColumn ? Qt::AlignTrailing : Qt::AlignLeading;
    return QVariant::fromValue(side | Qt::AlignVCenter);
}

} // namespace

RunTableModel::RunTableModel(QObject* parent)
    : QAbstractTableModel(parent)
{
}

int RunTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_runs.size());
}

int RunTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant RunTableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const RunRow& shown = m_runs.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(shown, index.column());
    case Qt::TextAlignmentRole:
        return alignmentOf(index.column());
    case Run:
        return QVariant::fromValue(shown.id);
    case Share: {
        const WorkCounts& work = shown.work;
        return work.all == 0 ? 0.0 : double(work.done) / double(work.all);
    }
    case Failed:
        return shown.tasks.failed > 0;
    default:
        return {};
    }
}

QVariant RunTableModel::text(const RunRow& run, int column) const
{
    switch (column) {
    case KindColumn:
        return QString(runKindText(run.kind) + QLatin1Char('\n') +
                       QLocale().toString(run.createdAt.toLocalTime(), QLocale::ShortFormat));
    case ModelColumn:
        return run.model;
    case StateColumn:
        return runStateText(run.state, run.id == m_active);
    case DoneColumn:
        return tr("%1 / %2", "tasks done, tasks")
            .arg(QLocale().toString(run.tasks.done), QLocale().toString(run.tasks.all()));
    case CostColumn:
        return run.totals.replies > 0 && run.totals.withoutCost == run.totals.replies
                   ? QStringLiteral("–")
                   : costText(run.totals.cost, run.currency);
    default:
        return {};
    }
}

QVariant RunTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
        return alignmentOf(section);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case KindColumn:
        return tr("Run");
    case ModelColumn:
        return tr("Model");
    case StateColumn:
        return tr("State");
    case DoneColumn:
        return tr("Done");
    case CostColumn:
        return tr("Cost");
    default:
        return {};
    }
}

void RunTableModel::setRuns(const QList<RunRow>& runs)
{
    // Runs are never taken away, and new ones come on top.
    const qsizetype more = runs.size() - m_runs.size();
    const bool sameTail = more >= 0 && (m_runs.isEmpty() || runs.at(more).id == m_runs.first().id);
    if (!sameTail) {
        beginResetModel();
        m_runs = runs;
        endResetModel();
        return;
    }
    if (more > 0) {
        beginInsertRows({}, 0, int(more) - 1);
        m_runs = runs;
        endInsertRows();
    } else {
        m_runs = runs;
    }
    if (!m_runs.isEmpty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

void RunTableModel::setActive(RunId run)
{
    const int before = rowOf(m_active);
    m_active = run;
    changed(before);
    changed(rowOf(run));
}

void RunTableModel::setProgress(const RunProgress& progress)
{
    const int row = rowOf(progress.run);
    if (row < 0)
        return;
    m_runs[row].tasks = progress.tasks;
    m_runs[row].work = progress.work;
    m_runs[row].totals = progress.totals;
    changed(row);
}

const RunRow* RunTableModel::run(int row) const
{
    return row >= 0 && row < m_runs.size() ? &m_runs.at(row) : nullptr;
}

int RunTableModel::rowOf(RunId run) const
{
    for (int row = 0; row < m_runs.size(); ++row) {
        if (m_runs.at(row).id == run)
            return row;
    }
    return -1;
}

void RunTableModel::changed(int row)
{
    if (row >= 0)
        emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
}

} // namespace tandem
