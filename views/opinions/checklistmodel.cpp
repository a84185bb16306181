#include "views/opinions/checklistmodel.h"

#include "ui/badge.h"
#include "views/opinions/opinionrowroles.h"

#include <algorithm>

namespace tandem {

namespace {

BadgeKind badgeOf(OpinionState state)
{
    switch (state) {
    case OpinionState::Unchecked:
        return BadgeKind::Open;
    case OpinionState::Passed:
    case OpinionState::Kept:
        return BadgeKind::Yes;
    case OpinionState::AwaitingAuthor:
    case OpinionState::AwaitingRecheck:
        return BadgeKind::Waiting;
    case OpinionState::Disputed:
        return BadgeKind::Boundary;
    case OpinionState::Dropped:
        return BadgeKind::No;
    }
    return BadgeKind::None;
}

QString nameIn(const QList<Person>& people, PersonId id)
{
    const auto found = std::find_if(
        people.cbegin(), people.cend(), [id](const Person& person) { return person.id == id; });
    return found == people.cend() ? QString() : found->name;
}

} // namespace

CheckListModel::CheckListModel(QObject* parent)
    : QAbstractListModel(parent)
{
}

int CheckListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant CheckListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row& row = m_rows.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return row.text;
    case Qt::AccessibleTextRole:
        return tr("Opinion %1: %2. %3. %4")
            .arg(row.number, row.text, row.detail, opinionStateName(row.state));
    case opinionrow::Number:
        return row.number;
    case opinionrow::Detail:
        return row.detail;
    case opinionrow::BadgeOf:
        return int(badgeOf(row.state));
    case opinionrow::BadgeText:
        return opinionStateName(row.state);
    case opinionrow::Waiting:
        return row.waiting;
    default:
        return {};
    }
}

void CheckListModel::setSheet(
    const OpinionSheet& sheet, PersonId viewer, const QList<Person>& people)
{
    QList<Row> rows;
    for (const PlacedOpinion& placed : sheet.opinions) {
        const OpinionStanding now = standing(placed.thread, sheet.rule);
        const bool waiting = turnFor(sheet, placed.thread, viewer) != OpinionTurn::Nobody;
        const bool own = placed.thread.author == viewer;
        QString detail = own ? tr("Utterance %1 · yours").arg(placed.utterance)
                             : tr("Utterance %1 · by %2")
                                   .arg(placed.utterance)
                                   .arg(nameIn(people, placed.thread.author));
        if (waiting)
            detail = tr("%1 · waits for you", "where and whose").arg(detail);
        rows.append({placed.thread.uuid, QString::number(placed.number), now.text, detail,
            now.state, waiting});
    }
    if (rows == m_rows)
        return;
    const bool same = rows.size() == m_rows.size() &&
                      std::equal(rows.cbegin(), rows.cend(), m_rows.cbegin(),
                          [](const Row& a, const Row& b) { return a.uuid == b.uuid; });
    if (!same)
        beginResetModel();
    m_rows = rows;
    if (!same)
        endResetModel();
    else if (!m_rows.isEmpty())
        emit dataChanged(index(0), index(int(m_rows.size()) - 1));
}

} // namespace tandem
