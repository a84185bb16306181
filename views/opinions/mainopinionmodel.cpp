#include "views/opinions/mainopinionmodel.h"

#include "ui/badge.h"
#include "views/opinions/opinionrowroles.h"

#include <algorithm>

namespace tandem {

MainOpinionModel::MainOpinionModel(QObject* parent)
    : QAbstractListModel(parent)
{
}

int MainOpinionModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_work.opinions.size());
}

QVariant MainOpinionModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const MainOpinion& opinion = m_work.opinions.at(index.row());
    const auto gap = std::find_if(m_gaps.cbegin(), m_gaps.cend(),
        [&](const WorkGap& candidate) { return candidate.opinion == index.row(); });
    const bool complete = gap == m_gaps.cend();
    switch (role) {
    case Qt::DisplayRole:
        return m_utterance.mid(opinion.span.start, opinion.span.length);
    case Qt::AccessibleTextRole:
        return tr("Opinion %1: %2. %3")
            .arg(index.row() + 1)
            .arg(data(index, Qt::DisplayRole).toString(),
                complete ? tr("Complete") : workGapText(*gap));
    case opinionrow::Number:
        return QString::number(index.row() + 1);
    case opinionrow::Detail:
        return complete ? QString() : workGapText(*gap);
    case opinionrow::BadgeOf:
        return int(complete ? BadgeKind::Yes : BadgeKind::Open);
    case opinionrow::BadgeText:
        return complete ? tr("%n atom(s)", nullptr, int(opinion.atoms.size())) : tr("to do");
    default:
        return {};
    }
}

void MainOpinionModel::setWork(const UtteranceWork& work, const QString& utterance)
{
    const auto isSame = [](const MainOpinion& a, const MainOpinion& b) { return a.uuid == b.uuid; };
    const QList<MainOpinion>& now = work.opinions;
    // Steps add or take away one opinion; what is before and after it stays the same row.
    const QList<MainOpinion> before = m_work.opinions;
    const auto head =
        std::mismatch(before.cbegin(), before.cend(), now.cbegin(), now.cend(), isSame);
    const qsizetype same = std::distance(before.cbegin(), head.first);
    const auto tail = std::mismatch(std::make_reverse_iterator(before.cend()),
        std::make_reverse_iterator(head.first), std::make_reverse_iterator(now.cend()),
        std::make_reverse_iterator(head.second), isSame);
    const qsizetype kept = std::distance(std::make_reverse_iterator(before.cend()), tail.first);
    const int gone = int(before.size() - same - kept);
    const int come = int(now.size() - same - kept);
    m_utterance = utterance;
    if (gone > 0) {
        beginRemoveRows({}, int(same), int(same) + gone - 1);
        m_work.opinions.remove(same, gone);
        m_gaps.clear();
        endRemoveRows();
    }
    if (come > 0) {
        beginInsertRows({}, int(same), int(same) + come - 1);
        m_work = work;
        m_gaps = workGaps(work);
        endInsertRows();
    }
    m_work = work;
    m_gaps = workGaps(work);
    retranslate();
}

void MainOpinionModel::retranslate()
{
    if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1));
}

} // namespace tandem
