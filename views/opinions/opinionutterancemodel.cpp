#include "views/opinions/opinionutterancemodel.h"

#include "ui/discussionroles.h"

#include <algorithm>

namespace tandem {

OpinionUtteranceModel::OpinionUtteranceModel(QObject* parent)
    : QAbstractListModel(parent)
{
}

int OpinionUtteranceModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_lines.size());
}

QVariant OpinionUtteranceModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const UtteranceLine& line = m_lines.at(index.row());
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
    default:
        return {};
    }
}

void OpinionUtteranceModel::setLines(const QList<UtteranceLine>& lines)
{
    if (lines == m_lines)
        return;
    const bool same = lines.size() == m_lines.size() &&
                      std::equal(lines.cbegin(), lines.cend(), m_lines.cbegin(),
                          [](const UtteranceLine& a, const UtteranceLine& b) {
                              return a.text == b.text && a.participant == b.participant;
                          });
    if (!same)
        beginResetModel();
    m_lines = lines;
    m_participants.clear();
    for (const UtteranceLine& line : lines) {
        if (!m_participants.contains(line.participant))
            m_participants.append(line.participant);
    }
    if (!same)
        endResetModel();
    else
        emit dataChanged(index(0), index(int(m_lines.size()) - 1));
}

} // namespace tandem
