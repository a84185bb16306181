#include "views/inspect/evaluationlist.h"

#include "storage/database/database.h"
#include "storage/expertreport/locatedcase.h"
#include "storage/repositories/verdictkinds.h"
#include "ui/rows/rowsof.h"
#include "ui/screen/workspace.h"
#include "views/inspect/casewords.h"
#include "views/session/projectsession.h"

#include <QSet>

namespace tandem {

namespace {

/// Rows that come in one after the other are put into their places together.
constexpr int kArrangeLaterMs = 120;

Expected<QSet<EvaluationId>> readAbsent(
    Database& database, const QList<EvaluationSummary>& rows, const CancelFlag& cancelled)
{
    QSet<EvaluationId> absent;
    for (const EvaluationSummary& row : rows) {
        if (cancelled->load())
            return failure(ErrorCode::Cancelled, {});
        TANDEM_TRY(detail, EvaluationRepository(database).byId(row.id));
        if (hasAbsentEvidence(*detail))
            absent.insert(row.id);
    }
    return absent;
}

Expected<ListedCases> readCases(Database& database, const EvaluationSet& set, PersonId viewer,
    bool withAbsent, const CancelFlag& cancelled)
{
    TANDEM_TRY_VAR(rows, EvaluationRepository(database).list(set));
    ListedCases cases;
    cases.rows = *std::move(rows);
    if (viewer.isValid()) {
        TANDEM_TRY_VAR(reviews, ReviewRepository(database).states(viewer));
        cases.reviews = *std::move(reviews);
    }
    if (withAbsent) {
        TANDEM_TRY_VAR(absent, readAbsent(database, cases.rows, cancelled));
        cases.absent = *std::move(absent);
    }
    return cases;
}

} // namespace

QString evaluationRemark(const EvaluationSummary& summary, bool withSystem)
{
    constexpr QChar isolate(0x2068);
    const QString what = summary.faults > 0 ? faultsText(summary.faults) : summary.promptStart;
    // Not closed: where the line is cut, the dots belong to what they cut.
    return withSystem ? QString(summary.system + QStringLiteral(" · ") + isolate + what) : what;
}

EvaluationList::EvaluationList(ProjectSession& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_rows(new RowsOf<ListedEvaluation>(cards(), this))
    , m_reading(session.project())
{
    m_later.setSingleShot(true);
    m_later.setInterval(kArrangeLaterMs);
    connect(&m_later, &QTimer::timeout, this, &EvaluationList::arrange);
    connect(&session.project(), &Project::changed, this, &EvaluationList::follow);
    connect(&session, &ProjectSession::currentPersonChanged, this, &EvaluationList::load);
    connect(&m_reading, &LatestBase::failed, this, [this](const Error& error) {
        m_loading = false;
        emit busyChanged(false);
        tellErrorAt(this, error);
    });
}

RowSpec<ListedEvaluation> EvaluationList::cards() const
{
    RowSpec<ListedEvaluation> spec;
    spec.key = [](const ListedEvaluation& listed) { return RowKey(listed.summary.id); };
    spec.card = [this](const ListedEvaluation& listed) { return cardOf(listed); };
    spec.accessible = [this](const ListedEvaluation& listed) { return accessibleText(listed); };
    spec.toolTip = [this](const ListedEvaluation& listed) {
        return QString(accessibleText(listed) + QLatin1Char('\n') + listed.summary.promptStart);
    };
    return spec;
}

Card EvaluationList::cardOf(const ListedEvaluation& listed) const
{
    const EvaluationSummary& summary = listed.summary;
    const auto score = scoreOf(summary, m_order.mode, m_order.figure);
    const bool isFaulty = summary.faults > 0;
    Card card;
    card.title = caseName(summary);
    card.trailing = score                                        ? scoreText(*score)
                    : summary.state == EvaluationState::UnderWay ? QStringLiteral("…")
                                                                 : QStringLiteral("–");
    if (isFaulty) {
        card.trailingColor = &ThemeColors::boundary;
        card.lineColor = &ThemeColors::boundary;
        card.signs.append({Sign::Exclamation, &ThemeColors::boundary});
    }
    if (listed.review.disagreements > 0)
        card.signs.append({Sign::NotEqual, &ThemeColors::boundary});
    if (listed.review.done)
        card.signs.append({Sign::Check, &ThemeColors::yes});
    else if (listed.review.own > 0)
        card.signs.append({Sign::Ring, &ThemeColors::accent});
    card.line = evaluationRemark(summary, m_systems.size() > 1);
    if (listed.difference)
        card.lineTrailing = differenceText(*listed.difference);
    return card;
}

QString EvaluationList::accessibleText(const ListedEvaluation& listed) const
{
    const EvaluationSummary& summary = listed.summary;
    QStringList parts{caseName(summary)};
    if (m_systems.size() > 1)
        parts.append(summary.system);
    const auto score = scoreOf(summary, m_order.mode, m_order.figure);
    parts.append(score ? scoreText(*score) : stateText(summary.state));
    if (summary.faults > 0)
        parts.append(faultsText(summary.faults));
    if (listed.review.done)
        parts.append(tr("reviewed"));
    return parts.join(QLatin1String(", "));
}

int EvaluationList::rowCount() const
{
    return m_rows->rowCount();
}

const ListedEvaluation* EvaluationList::at(int row) const
{
    return m_rows->rowAt(row);
}

EvaluationId EvaluationList::evaluationAt(int row) const
{
    const ListedEvaluation* shown = at(row);
    return shown ? shown->summary.id : EvaluationId();
}

int EvaluationList::rowOf(EvaluationId evaluation) const
{
    return m_rows->rowOf(evaluation);
}

void EvaluationList::setSet(const std::optional<EvaluationSet>& set)
{
    const bool same = m_set && set && m_set->run == set->run && m_set->source == set->source;
    m_set = set;
    if (!same)
        load();
}

void EvaluationList::setFilter(const expert::CaseFilter& filter)
{
    if (filter == m_filter)
        return;
    m_filter = filter;
    arrange();
}

void EvaluationList::setOrder(const CaseOrder& order)
{
    if (order == m_order)
        return;
    const bool otherScores = order.mode != m_order.mode || order.figure != m_order.figure;
    m_order = order;
    if (otherScores)
        m_rows->refresh();
    arrange();
}

void EvaluationList::load()
{
    m_later.stop();
    m_reading.cancel();
    m_reload = false;
    m_loading = m_set.has_value();
    if (!m_set) {
        m_cases = {};
        indexRows();
        show({});
        return;
    }
    emit busyChanged(true);
    m_reading.read(
        [set = *m_set, viewer = m_session.currentPerson(), filter = m_filter, order = m_order](
            Database& database, const CancelFlag& cancelled) -> Expected<Read> {
            TANDEM_TRY(cases, readCases(database, set, viewer, filter.absent, cancelled));
            TANDEM_TRY(arrangement, arrangedFrom(database, *cases, filter, order));
            return Read{*cases, *arrangement};
        },
        [this](const Read& read) {
            m_loading = false;
            m_cases = read.cases;
            indexRows();
            show(read.arrangement);
        });
}

void EvaluationList::arrange()
{
    const bool lacksAbsent = m_filter.absent && !m_cases.absent;
    if (m_reload || m_loading || !m_set || lacksAbsent) {
        load();
        return;
    }
    m_later.stop();
    emit busyChanged(true);
    m_reading.read(
        [cases = m_cases, filter = m_filter, order = m_order](
            Database& database, const CancelFlag&) -> Expected<Read> {
            TANDEM_TRY(arrangement, arrangedFrom(database, cases, filter, order));
            return Read{{}, *arrangement};
        },
        [this](const Read& read) { show(read.arrangement); });
}

void EvaluationList::show(const CaseArrangement& arrangement)
{
    m_differences = arrangement.differences;
    QList<ListedEvaluation> shown;
    shown.reserve(arrangement.visible.size());
    for (const int place : arrangement.visible)
        shown.append(listed(place));
    m_rows->setRows(std::move(shown));
    emit busyChanged(false);
    emit arrangedRows();
}

ListedEvaluation EvaluationList::listed(int place) const
{
    const EvaluationSummary& summary = m_cases.rows.at(place);
    ListedEvaluation listed{summary, m_cases.reviews.value(summary.id), {}};
    if (const auto found = m_differences.constFind(summary.caseId);
        found != m_differences.constEnd())
        listed.difference = *found;
    return listed;
}

void EvaluationList::indexRows()
{
    m_places.clear();
    m_places.reserve(m_cases.rows.size());
    QSet<QString> systems;
    QSet<CaseId> cases;
    for (int place = 0; place < m_cases.rows.size(); ++place) {
        m_places.insert(m_cases.rows.at(place).id, place);
        systems.insert(m_cases.rows.at(place).system);
        cases.insert(m_cases.rows.at(place).caseId);
    }
    m_caseTotal = int(cases.size());
    m_systems = systems.values();
    m_systems.sort();
}

void EvaluationList::follow(const ChangeEvent& event)
{
    if (!m_set)
        return;
    if (const auto* evaluation = event.as<EvaluationChanged>()) {
        followEvaluation(evaluation->evaluation);
    } else if (const auto* verdict = event.as<VerdictChanged>()) {
        if (verdict->subject.kind == EvaluationVerdicts::kind)
            followReview(EvaluationId{verdict->subject.id});
    } else if (event.as<EverythingChanged>()) {
        m_reload = true;
        m_later.start();
    }
}

void EvaluationList::followEvaluation(EvaluationId evaluation)
{
    // What is being read now may have been read before this change.
    m_reload = m_reload || m_loading;
    m_cases.absent.reset();
    const auto summary =
        evaluation.isValid()
            ? EvaluationRepository(m_session.project().reader()).summary(evaluation)
            : Expected<EvaluationSummary>(failure(ErrorCode::NotFound, {}));
    const auto place = m_places.constFind(evaluation);
    if (summary && place != m_places.constEnd()) {
        m_cases.rows[*place] = *summary;
        m_rows->changeRow(listed(*place));
    } else if (summary && m_set->run.isValid()) {
        if (summary->run != m_set->run)
            return;
        m_cases.rows.append(*summary);
        indexRows();
    } else {
        m_reload = true; // of a file nothing tells here whether it is this one
    }
    if (!m_later.isActive())
        m_later.start();
}

void EvaluationList::followReview(EvaluationId evaluation)
{
    const PersonId viewer = m_session.currentPerson();
    const auto place = m_places.constFind(evaluation);
    if (m_loading) {
        m_reload = true;
        m_later.start();
    }
    if (place == m_places.constEnd() || !viewer.isValid())
        return;
    const auto state = ReviewRepository(m_session.project().reader()).state(evaluation, viewer);
    if (!state)
        return tellErrorAt(this, state.error());
    m_cases.reviews.insert(evaluation, *state);
    // Where rows stand by their reviews, they keep still while somebody is at work on them: the
    // next filter or order puts them in place.
    m_rows->changeRow(listed(*place));
}

} // namespace tandem
