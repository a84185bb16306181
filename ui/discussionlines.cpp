#include "ui/discussionlines.h"

#include "ui/discussionroles.h"

#include <algorithm>

namespace tandem {

void DiscussionLines::setLines(const QList<DiscussionLine>& lines)
{
    if (lines == m_lines)
        return;
    const bool same = std::equal(lines.cbegin(), lines.cend(), m_lines.cbegin(), m_lines.cend(),
        [](const DiscussionLine& a, const DiscussionLine& b) {
            return a.text == b.text && a.participant == b.participant;
        });
    if (!same)
        beginResetModel();
    m_lines = lines;
    m_participants.clear();
    for (const DiscussionLine& line : lines) {
        if (!m_participants.contains(line.participant))
            m_participants.append(line.participant);
    }
    if (!same)
        endResetModel();
    else
        emit dataChanged(index(0), index(int(m_lines.size()) - 1));
}

int DiscussionLines::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_lines.size());
}

QVariant DiscussionLines::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const DiscussionLine& line = m_lines.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return line.text;
    case Qt::AccessibleTextRole:
        return discussion::accessibleText(index);
    case discussion::Participant:
        return line.remark.isEmpty()
                   ? line.participant
                   : tr("%1 · %2", "participant, remark").arg(line.participant, line.remark);
    case discussion::Side:
        return int(m_participants.indexOf(line.participant) % 2);
    case discussion::You:
        return line.isYou;
    default:
        return {};
    }
}

} // namespace tandem
