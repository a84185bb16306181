#include "views/compare/funnelmodel.h"

#include "views/compare/figuretext.h"

#include <array>

namespace tandem {

namespace {

constexpr std::array kStages{FunnelStage::All, FunnelStage::Unassigned, FunnelStage::Open,
    FunnelStage::Undecided, FunnelStage::Boundary, FunnelStage::Kept, FunnelStage::Supporting,
    FunnelStage::Nonsupporting};

bool isDropped(FunnelStage stage)
{
    return stage == FunnelStage::Unassigned || stage == FunnelStage::Open ||
           stage == FunnelStage::Undecided || stage == FunnelStage::Boundary;
}

bool isPart(FunnelStage stage)
{
    return stage == FunnelStage::Supporting || stage == FunnelStage::Nonsupporting;
}

} // namespace

QString funnelStageName(FunnelStage stage)
{
    switch (stage) {
    case FunnelStage::All:
        return FunnelModel::tr("All paragraphs");
    case FunnelStage::Unassigned:
        return FunnelModel::tr("Not assigned");
    case FunnelStage::Open:
        return FunnelModel::tr("Still open");
    case FunnelStage::Undecided:
        return FunnelModel::tr("Undecided");
    case FunnelStage::Boundary:
        return FunnelModel::tr("Boundary");
    case FunnelStage::Kept:
        return FunnelModel::tr("Kept");
    case FunnelStage::Supporting:
        return FunnelModel::tr("Supporting");
    case FunnelStage::Nonsupporting:
        return FunnelModel::tr("Nonsupporting");
    }
    return {};
}

FunnelModel::FunnelModel(QObject* parent)
    : QAbstractListModel(parent)
{
}

void FunnelModel::setFunnel(const Funnel& funnel, ConsistencyRule rule)
{
    if (m_funnel == funnel && m_rule == rule)
        return;
    m_funnel = funnel;
    m_rule = rule;
    emit dataChanged(index(0), index(rowCount() - 1));
}

FunnelStage FunnelModel::stage(int row) const
{
    return kStages.at(size_t(row));
}

int FunnelModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(kStages.size());
}

QVariant FunnelModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const FunnelStage at = stage(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return funnelStageName(at);
    case Qt::AccessibleTextRole:
        return tr("%1: %2. %3")
            .arg(funnelStageName(at), countText(countIn(m_funnel, at)), reason(at));
    case StageRole:
        return static_cast<int>(at);
    case CountRole:
        return countIn(m_funnel, at);
    case StartRole:
        return start(at);
    case TotalRole:
        return m_funnel.all;
    case ReasonRole:
        return reason(at);
    case DroppedRole:
        return isDropped(at);
    case PartRole:
        return isPart(at);
    default:
        return {};
    }
}

int FunnelModel::start(FunnelStage at) const
{
    if (at == FunnelStage::Nonsupporting)
        return m_funnel.supporting;
    if (!isDropped(at))
        return 0;
    // What was dropped hangs at the end of what was left before it.
    int left = m_funnel.all;
    for (const FunnelStage stage : kStages) {
        if (isDropped(stage))
            left -= countIn(m_funnel, stage);
        if (stage == at)
            break;
    }
    return left;
}

QString FunnelModel::reason(FunnelStage at) const
{
    switch (at) {
    case FunnelStage::All:
        return tr("as imported");
    case FunnelStage::Unassigned:
        return tr("nobody labels the sample");
    case FunnelStage::Open:
        return tr("answers are still being given, blind");
    case FunnelStage::Undecided:
        return tr("the two differ, and nobody has decided");
    case FunnelStage::Boundary:
        return m_rule == ConsistencyRule::Strict
                   ? tr("the two differ: removed by the strict rule")
                   : tr("the two differ: kept as boundary by decision");
    case FunnelStage::Kept:
        return tr("in the benchmark");
    case FunnelStage::Supporting:
        return tr("yes");
    case FunnelStage::Nonsupporting:
        return tr("no");
    }
    return {};
}

} // namespace tandem
