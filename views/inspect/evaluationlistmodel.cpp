#include "views/inspect/evaluationlistmodel.h"

#include "views/inspect/casewords.h"
#include "views/session/projectsession.h"

#include <QLocale>

#include <algorithm>

namespace tandem {

namespace {

/// Rows that come in one after the other are put into their places together.
constexpr int kLaterMs = 120;

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
    TANDEM_TRY_VAR(rows, EvaluationRepository(database).list(set));
    loaded.cases.rows = *std::move(rows);
    if (viewer.isValid()) {
        TANDEM_TRY_VAR(reviews, ReviewRepository(database).states(viewer));
        loaded.cases.reviews = *std::move(reviews);
    }
    TANDEM_TRY_VAR(arrangement, arrangedFrom(database, loaded.cases, filter, order));
    loaded.arrangement = *std::move(arrangement);
    return loaded;
}

} // namespace

EvaluationListModel::EvaluationListModel(ProjectSession& session, QObject* parent)
    : QAbstractListModel(parent)
    , m_session(session)
{
    m_later.setSingleShot(true);
    m_later.setInterval(kLaterMs);
    connect(&m_later, &QTimer::timeout, this, [this] { arrange(true); });
    connect(&session.project(), &Project::changed, this, &EvaluationListModel::follow);
    connect(&session, &ProjectSession::currentPersonChanged, this, &EvaluationListModel::load);
}

EvaluationListModel::~EvaluationListModel()
{
    if (m_running)
        m_running->store(true);
}

int EvaluationListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_visible.size());
}

QVariant EvaluationListModel::data(const QModelIndex& index, int role) const
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

QString EvaluationListModel::accessibleText(const EvaluationSummary& summary) const
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

EvaluationId EvaluationListModel::evaluationAt(int row) const
{
    return row >= 0 && row < m_visible.size() ? m_cases.rows.at(m_visible.at(row)).id
                                              : EvaluationId();
}

int EvaluationListModel::rowOf(EvaluationId evaluation) const
{
    const auto place = m_places.constFind(evaluation);
    return place == m_places.constEnd() ? -1 : int(m_visible.indexOf(*place));
}

std::optional<EvaluationSummary> EvaluationListModel::summaryAt(int row) const
{
    if (row < 0 || row >= m_visible.size())
        return std::nullopt;
    return m_cases.rows.at(m_visible.at(row));
}

ReviewState EvaluationListModel::reviewOf(EvaluationId evaluation) const
{
    return m_cases.reviews.value(evaluation);
}

void EvaluationListModel::setSet(const std::optional<EvaluationSet>& set)
{
    const bool same = m_set && set && m_set->run == set->run && m_set->source == set->source;
    m_set = set;
    if (!same)
        load();
}

void EvaluationListModel::setFilter(const expert::CaseFilter& filter)
{
    if (filter == m_filter)
        return;
    m_filter = filter;
    arrange(false);
}

void EvaluationListModel::setOrder(const CaseOrder& order)
{
    if (order == m_order)
        return;
    const bool otherScores = order.mode != m_order.mode || order.figure != m_order.figure;
    m_order = order;
    if (otherScores && !m_visible.isEmpty())
        emit dataChanged(index(0), index(int(m_visible.size()) - 1), {Score});
    arrange(true);
}

void EvaluationListModel::cancel()
{
    if (m_running)
        m_running->store(true);
    m_running.reset();
    m_loading = false;
    m_later.stop();
}

void EvaluationListModel::load()
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
void EvaluationListModel::showLoaded(const ListedCases& cases, const CaseArrangement& arrangement)
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

void EvaluationListModel::arrange(bool keepRows)
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

void EvaluationListModel::arrangementCame(
    const Expected<CaseArrangement>& arrangement, bool keepRows)
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

void EvaluationListModel::indexRows()
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

} // namespace tandem
