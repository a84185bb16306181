#include "views/annotate/discussionmodel.h"

#include "ui/discussionroles.h"

namespace tandem {

DiscussionModel::DiscussionModel(QObject* parent)
    : QAbstractListModel(parent)
{
}

void DiscussionModel::setDiscussion(
    const QList<kgds::UtteranceRecord>& discussion, const QString& you)
{
    if (discussion == m_discussion && you == m_you)
        return;
    beginResetModel();
    m_discussion = discussion;
    m_you = you;
    m_participants.clear();
    for (const kgds::UtteranceRecord& utterance : discussion) {
        if (!m_participants.contains(utterance.participant))
            m_participants.append(utterance.participant);
    }
    endResetModel();
}

int DiscussionModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_discussion.size());
}

QVariant DiscussionModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const kgds::UtteranceRecord& utterance = m_discussion.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return utterance.text;
    case Qt::AccessibleTextRole:
        return discussion::accessibleText(index);
    case discussion::Participant:
        return utterance.participant;
    case discussion::Side:
        return int(m_participants.indexOf(utterance.participant) % 2);
    case discussion::You:
        return !m_you.isEmpty() && utterance.participant.compare(m_you, Qt::CaseInsensitive) == 0;
    default:
        return {};
    }
}

} // namespace tandem
