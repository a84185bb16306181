#include "views/inspect/caselistmodel.h"

#include "views/inspect/casewords.h"
#include "views/session/projectsession.h"

#include <QLocale>

#include <algorithm>

namespace tandem {

namespace {

/// Rows that come in one after the other are put into their places together.
constexpr int kLaterMs = 120;
/// With more changes than this a view is quicker with everything anew.
constexpr int kManyChanges = 256;

struct LoadedCases
{
    ListedCases cases;
    CaseArrangement arrangement;
};

QList<int> countsOf(const VerdictCounts& counts)
{
    return QList<int>(counts.begin(), counts.end());
}

Expected<LoadedCases> loadCases(Database& database, const EvaluationSet& set, PersonId viewer,
    const expert::CaseFilter& filter, const CaseOrder& order)
{
    LoadedCases loaded;
    auto rows = EvaluationRepository(database).list(set);
    if (!rows)
        return failure(rows.error());
    loaded.cases.rows = *std::move(rows);
    if (viewer.isValid()) {
        auto reviews = ReviewRepository(database).states(viewer);
        if (!reviews)
            return failure(reviews.error());
        loaded.cases.reviews = *std::move(reviews);
    }
    auto arrangement = arrangedFrom(database, loaded.cases, filter, order);
    if (!arrangement)
        return failure(arrangement.error());
    loaded.arrangement = *std::move(arrangement);
    return loaded;
}

} // namespace

CaseListModel::CaseListModel(ProjectSession& session, QObject* parent)
    : QAbstractListModel(parent)
    , m_session(session)
{
    m_later.setSingleShot(true);
    m_later.setInterval(kLaterMs);
    connect(&m_later, &QTimer::timeout, this, [this] { arrange(true); });
    connect(&session.project(), &Project::changed, this, &CaseListModel::follow);
    connect(&session, &ProjectSession::currentPersonChanged, this, &CaseListModel::load);
}

CaseListModel::~CaseListModel()
{
    if (m_running)
        m_running->store(true);
}

int CaseListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_visible.size());
}

QVariant CaseListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const EvaluationSummary& summary = m_cases.rows.at(m_visible.at(index.row()));
    switch (role) {
    case Qt::DisplayRole:
        return caseName(summary);
    case Qt::AccessibleTextRole:
        return accessibleText(summary);
    case Evaluation:
        return QVariant::fromValue(summary.id);
    case PromptStart:
        return summary.promptStart;
    case System:
        return m_systems.size() > 1 ? summary.system : QString();
    case Score: {
        const auto score = scoreOf(summary, m_order.mode, m_order.figure);
        return score ? QVariant(*score) : QVariant();
    }
    case Difference:
        return m_differences.contains(summary.caseId)
                   ? QVariant(m_differences.value(summary.caseId))
                   : QVariant();
    case Faults:
        return summary.faults;
    case Remarks:
        return summary.remarks;
    case State:
        return int(summary.state);
    case ExpectedVerdicts:
        return QVariant::fromValue(countsOf(summary.expected));
    case GeneratedVerdicts:
        return QVariant::fromValue(countsOf(summary.generated));
    case ReviewDone:
        return reviewOf(summary.id).done;
    case ReviewedDecisions:
        return reviewOf(summary.id).own;
    case Disputed:
        return reviewOf(summary.id).disagreements;
    default:
        return {};
    }
}

QString CaseListModel::accessibleText(const EvaluationSummary& summary) const
{
    QStringList parts{caseName(summary)};
    if (m_systems.size() > 1)
        parts.append(summary.system);
    const auto score = scoreOf(summary, m_order.mode, m_order.figure);
    parts.append(score ? scoreText(*score) : stateText(summary.state));
    if (summary.faults > 0)
        parts.append(faultsText(summary.faults));
    if (reviewOf(summary.id).done)
        parts.append(tr("reviewed"));
    return parts.join(QLatin1String(", "));
}

EvaluationId CaseListModel::evaluationAt(int row) const
{
    return row >= 0 && row < m_visible.size() ? m_cases.rows.at(m_visible.at(row)).id
                                              : EvaluationId();
}

int CaseListModel::rowOf(EvaluationId evaluation) const
{
    const auto place = m_places.constFind(evaluation);
    return place == m_places.constEnd() ? -1 : int(m_visible.indexOf(*place));
}

std::optional<EvaluationSummary> CaseListModel::summaryAt(int row) const
{
    if (row < 0 || row >= m_visible.size())
        return std::nullopt;
    return m_cases.rows.at(m_visible.at(row));
}

ReviewState CaseListModel::reviewOf(EvaluationId evaluation) const
{
    return m_cases.reviews.value(evaluation);
}

void CaseListModel::setSet(const std::optional<EvaluationSet>& set)
{
    const bool same = m_set && set && m_set->run == set->run && m_set->source == set->source;
    m_set = set;
    if (!same)
        load();
}

void CaseListModel::setFilter(const expert::CaseFilter& filter)
{
    if (filter == m_filter)
        return;
    m_filter = filter;
    arrange(false);
}

void CaseListModel::setOrder(const CaseOrder& order)
{
    if (order == m_order)
        return;
    const bool otherScores = order.mode != m_order.mode || order.figure != m_order.figure;
    m_order = order;
    if (otherScores && !m_visible.isEmpty())
        emit dataChanged(index(0), index(int(m_visible.size()) - 1), {Score});
    arrange(true);
}

void CaseListModel::cancel()
{
    if (m_running)
        m_running->store(true);
    m_running.reset();
    m_loading = false;
    m_later.stop();
}

void CaseListModel::load()
{
    cancel();
    m_reload = false;
    if (!m_set) {
        showLoaded({}, {});
        return;
    }
    emit busyChanged(true);
    m_loading = true;
    m_running = m_session.project().read<LoadedCases>(
        [set = *m_set, viewer = m_session.currentPerson(), filter = m_filter, order = m_order](
            Database& database, const CancelFlag&) {
            return loadCases(database, set, viewer, filter, order);
        },
        this,
        [this](const Expected<LoadedCases>& loaded) {
            m_running.reset();
            m_loading = false;
            if (loaded)
                showLoaded(loaded->cases, loaded->arrangement);
            else
                arrangementCame(failure(loaded.error()), false);
        });
}

/// Rows are named by their places in what was read: none is kept over another reading.
void CaseListModel::showLoaded(const ListedCases& cases, const CaseArrangement& arrangement)
{
    beginResetModel();
    m_cases = cases;
    indexRows();
    m_visible = arrangement.visible;
    m_differences = arrangement.differences;
    endResetModel();
    emit busyChanged(false);
    emit arrangedRows();
}

void CaseListModel::arrange(bool keepRows)
{
    if (m_reload || m_loading || !m_set) {
        load();
        return;
    }
    cancel();
    emit busyChanged(true);
    m_running = m_session.project().read<CaseArrangement>(
        [cases = m_cases, filter = m_filter, order = m_order](Database& database,
            const CancelFlag&) { return arrangedFrom(database, cases, filter, order); },
        this,
        [this, keepRows](const Expected<CaseArrangement>& arrangement) {
            arrangementCame(arrangement, keepRows);
        });
}

void CaseListModel::arrangementCame(const Expected<CaseArrangement>& arrangement, bool keepRows)
{
    m_running.reset();
    emit busyChanged(false);
    if (!arrangement) {
        emit readFailed(arrangement.error());
        return;
    }
    apply(*arrangement, keepRows);
    emit arrangedRows();
}

void CaseListModel::apply(const CaseArrangement& arrangement, bool keepRows)
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

void CaseListModel::showAnew(const QList<int>& visible)
{
    beginResetModel();
    m_visible = visible;
    endResetModel();
}

void CaseListModel::removeMissing(const QSet<int>& wanted)
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
void CaseListModel::reorder(const QList<int>& visible)
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

void CaseListModel::insertNew(const QList<int>& visible)
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

void CaseListModel::indexRows()
{
    m_places.clear();
    m_places.reserve(m_cases.rows.size());
    QSet<QString> systems;
    for (int place = 0; place < m_cases.rows.size(); ++place) {
        m_places.insert(m_cases.rows.at(place).id, place);
        systems.insert(m_cases.rows.at(place).system);
    }
    m_systems = systems.values();
    m_systems.sort();
}

void CaseListModel::follow(const ChangeEvent& event)
{
    if (!m_set)
        return;
    if (const auto* evaluation = std::get_if<EvaluationChanged>(&event)) {
        followEvaluation(evaluation->evaluation);
    } else if (const auto* review = std::get_if<ReviewChanged>(&event)) {
        followReview(*review);
    } else if (std::holds_alternative<ChangedElsewhere>(event)) {
        m_reload = true;
        m_later.start();
    }
}

void CaseListModel::followEvaluation(EvaluationId evaluation)
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

void CaseListModel::followReview(const ReviewChanged& review)
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

void CaseListModel::rowChanged(int place)
{
    const int row = int(m_visible.indexOf(place));
    if (row >= 0)
        emit dataChanged(index(row), index(row));
}

} // namespace tandem
