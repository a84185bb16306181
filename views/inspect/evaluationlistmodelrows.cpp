#include "views/inspect/evaluationlistmodel.h"

#include "views/session/projectsession.h"

#include <QSet>

#include <algorithm>

/// How the rows of the list of evaluations follow changes: a new arrangement, or the project's.
namespace tandem {

namespace {

/// With more changes than this a view is quicker with everything anew.
constexpr int kManyChanges = 256;

} // namespace

void EvaluationListModel::apply(const CaseArrangement& arrangement, bool keepRows)
{
    if (m_differences != arrangement.differences) {
        m_differences = arrangement.differences;
        if (!m_visible.isEmpty())
            emit dataChanged(index(0), index(int(m_visible.size()) - 1), {Difference});
    }
    if (m_visible == arrangement.visible)
        return;
    const QSet<int> wanted(arrangement.visible.cbegin(), arrangement.visible.cend());
    const auto kept = std::count_if(m_visible.cbegin(), m_visible.cend(),
        [&wanted](int place) { return wanted.contains(place); });
    const qsizetype changes = m_visible.size() + arrangement.visible.size() - 2 * kept;
    if (!keepRows || changes > kManyChanges) {
        showAnew(arrangement.visible);
        return;
    }
    removeMissing(wanted);
    reorder(arrangement.visible);
    insertNew(arrangement.visible);
}

void EvaluationListModel::showAnew(const QList<int>& visible)
{
    beginResetModel();
    m_visible = visible;
    endResetModel();
}

void EvaluationListModel::removeMissing(const QSet<int>& wanted)
{
    for (int last = int(m_visible.size()) - 1; last >= 0; --last) {
        if (wanted.contains(m_visible.at(last)))
            continue;
        int first = last;
        while (first > 0 && !wanted.contains(m_visible.at(first - 1)))
            --first;
        beginRemoveRows({}, first, last);
        m_visible.remove(first, last - first + 1);
        endRemoveRows();
        last = first;
    }
}

/// Brings the rows that stay into the order of `visible`.
void EvaluationListModel::reorder(const QList<int>& visible)
{
    const QSet<int> here(m_visible.cbegin(), m_visible.cend());
    QList<int> order;
    order.reserve(m_visible.size());
    for (const int place : visible) {
        if (here.contains(place))
            order.append(place);
    }
    if (order == m_visible)
        return;
    emit layoutAboutToBeChanged({}, VerticalSortHint);
    QHash<int, int> rows;
    for (int row = 0; row < order.size(); ++row)
        rows.insert(order.at(row), row);
    const QModelIndexList before = persistentIndexList();
    QModelIndexList after;
    after.reserve(before.size());
    for (const QModelIndex& index : before)
        after.append(this->index(rows.value(m_visible.at(index.row()))));
    m_visible = order;
    changePersistentIndexList(before, after);
    emit layoutChanged({}, VerticalSortHint);
}

void EvaluationListModel::insertNew(const QList<int>& visible)
{
    for (int row = 0; row < visible.size(); ++row) {
        if (row < m_visible.size() && m_visible.at(row) == visible.at(row))
            continue;
        int last = row;
        const int next = row < m_visible.size() ? m_visible.at(row) : -1;
        while (last + 1 < visible.size() && visible.at(last + 1) != next)
            ++last;
        beginInsertRows({}, row, last);
        m_visible = m_visible.first(row) + visible.mid(row, last - row + 1) + m_visible.mid(row);
        endInsertRows();
        row = last;
    }
}

void EvaluationListModel::follow(const ChangeEvent& event)
{
    if (!m_set)
        return;
    if (const auto* evaluation = event.as<EvaluationChanged>()) {
        followEvaluation(evaluation->evaluation);
    } else if (const auto* review = event.as<ReviewChanged>()) {
        followReview(*review);
    } else if (event.as<EverythingChanged>()) {
        m_reload = true;
        m_later.start();
    }
}

void EvaluationListModel::followEvaluation(EvaluationId evaluation)
{
    // What is being read now may have been read before this change.
    m_reload = m_reload || m_loading;
    const auto summary =
        evaluation.isValid()
            ? EvaluationRepository(m_session.project().reader()).summary(evaluation)
            : Expected<EvaluationSummary>(failure(ErrorCode::NotFound, {}));
    const auto place = m_places.constFind(evaluation);
    if (summary && place != m_places.constEnd()) {
        m_cases.rows[*place] = *summary;
        rowChanged(*place);
    } else if (summary && m_set->run.isValid()) {
        if (summary->run != m_set->run)
            return;
        const int added = int(m_cases.rows.size());
        m_cases.rows.append(*summary);
        m_places.insert(summary->id, added);
        if (!m_systems.contains(summary->system)) {
            m_systems.append(summary->system);
            m_systems.sort();
        }
    } else {
        m_reload = true; // of a file nothing tells here whether it is this one
    }
    if (!m_later.isActive())
        m_later.start();
}

void EvaluationListModel::followReview(const ReviewChanged& review)
{
    const PersonId viewer = m_session.currentPerson();
    const auto place = m_places.constFind(review.evaluation);
    if (m_loading) {
        m_reload = true;
        m_later.start();
    }
    if (place == m_places.constEnd() || !viewer.isValid())
        return;
    const auto state =
        ReviewRepository(m_session.project().reader()).state(review.evaluation, viewer);
    if (!state) {
        emit readFailed(state.error());
        return;
    }
    m_cases.reviews.insert(review.evaluation, *state);
    rowChanged(*place);
    // Where rows stand by their reviews, they keep still while somebody is at work on them: the
    // next filter or order puts them in place.
}

void EvaluationListModel::rowChanged(int place)
{
    const int row = int(m_visible.indexOf(place));
    if (row >= 0)
        emit dataChanged(index(row), index(row));
}

} // namespace tandem
