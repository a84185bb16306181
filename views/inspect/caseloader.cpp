#include "views/inspect/caseloader.h"

#include "views/inspect/caselistpane.h"
#include "views/inspect/caseview.h"
#include "views/session/projectsession.h"

namespace tandem {

namespace {

constexpr int kLayOutLaterMs = 10;

Expected<LoadedCase> loadCase(Database& database, EvaluationId id)
{
    TANDEM_TRY_VAR(detail, EvaluationRepository(database).byId(id));
    return std::make_shared<const ShownCase>(located(*std::move(detail)));
}

} // namespace

CaseLoader::CaseLoader(
    ProjectSession& session, CaseView& view, const CaseListPane& cases, QWidget* screen)
    : QObject(screen)
    , m_session(session)
    , m_view(view)
    , m_list(cases)
    , m_screen(screen)
{
    m_later.setSingleShot(true);
    m_later.setInterval(kLayOutLaterMs);
    connect(&m_later, &QTimer::timeout, this, &CaseLoader::layOutAhead);
    connect(&session.project(), &Project::changed, this, &CaseLoader::follow);
}

CaseLoader::~CaseLoader()
{
    for (const CancelFlag& flag : std::as_const(m_reading))
        flag->store(true);
}

LoadedCase CaseLoader::cached(EvaluationId evaluation)
{
    const LoadedCase* found = m_cases.object(evaluation);
    return found ? *found : nullptr;
}

void CaseLoader::open()
{
    const EvaluationId evaluation = m_session.currentEvaluation();
    if (!evaluation.isValid())
        emit came(nullptr);
    else if (m_screen->isVisible() || cached(evaluation))
        request(evaluation);
}

void CaseLoader::request(EvaluationId evaluation)
{
    if (cached(evaluation))
        arrived(evaluation);
    else
        read(evaluation);
}

void CaseLoader::read(EvaluationId evaluation)
{
    if (m_reading.contains(evaluation))
        return;
    const CancelFlag flag = m_session.project().read<LoadedCase>(
        [evaluation](
            Database& database, const CancelFlag&) { return loadCase(database, evaluation); },
        this,
        [this, evaluation](const Expected<LoadedCase>& loaded) {
            m_reading.remove(evaluation);
            if (loaded) {
                m_cases.insert(evaluation, new LoadedCase(*loaded));
                arrived(evaluation);
            } else if (evaluation == m_session.currentEvaluation()) {
                emit failed(loaded.error());
            }
        });
    m_reading.insert(evaluation, flag);
}

void CaseLoader::arrived(EvaluationId evaluation)
{
    if (evaluation == m_session.currentEvaluation())
        emit came(cached(evaluation));
    else if (evaluation == m_second && m_shown)
        showSecond();
    else
        m_later.start();
}

void CaseLoader::setShown(const LoadedCase& shown)
{
    m_shown = shown;
    if (!shown)
        return;
    showSecond();
    readAhead();
}

void CaseLoader::readAhead()
{
    if (!m_screen->isVisible() || !m_shown)
        return;
    const EvaluationId current = m_session.currentEvaluation();
    const EvaluationId next = m_list.neighbour(current, true);
    QList<EvaluationId> wanted{next, m_list.neighbour(current, false)};
    if (next.isValid())
        wanted.append(m_list.neighbour(next, true));
    for (const EvaluationId evaluation : std::as_const(wanted)) {
        if (evaluation.isValid() && !cached(evaluation))
            read(evaluation);
    }
    m_later.start();
}

void CaseLoader::layOutAhead()
{
    if (!m_screen->isVisible() || m_view.hasSecond())
        return;
    for (const bool forward : {false, true}) {
        if (const auto near = cached(m_list.neighbour(m_session.currentEvaluation(), forward)))
            m_view.layOutAhead(*near);
    }
}

Expected<bool> CaseLoader::stepSecond()
{
    const EvaluationId first = m_shown->detail.summary.id;
    TANDEM_TRY(rows, EvaluationRepository(m_session.project().reader()).ofSameCase(first));
    QStringList systems;
    for (const EvaluationSummary& row : *rows) {
        if (row.id != first && row.state != EvaluationState::UnderWay)
            systems.append(row.system);
    }
    if (systems.isEmpty())
        return false;
    const qsizetype at = m_system ? systems.indexOf(*m_system) : -1;
    m_system = at + 1 < systems.size() ? std::optional(systems.at(at + 1)) : std::nullopt;
    showSecond();
    return true;
}

LoadedCase CaseLoader::second()
{
    return cached(m_second);
}

void CaseLoader::putShownSecond()
{
    if (m_shown && m_system)
        m_system = m_shown->detail.summary.system;
}

/// Shows the second system's evaluation of the shown case, once it is read.
void CaseLoader::showSecond()
{
    m_second = {};
    if (m_system) {
        const EvaluationId first = m_shown->detail.summary.id;
        const auto rows = EvaluationRepository(m_session.project().reader()).ofSameCase(first);
        for (const EvaluationSummary& row : rows.value_or(QList<EvaluationSummary>())) {
            if (row.system == *m_system && row.id != first)
                m_second = row.id;
        }
    }
    if (!m_second.isValid())
        m_view.setSecond(std::nullopt);
    else if (const LoadedCase second = cached(m_second))
        m_view.setSecond(*second);
    else
        read(m_second);
}

void CaseLoader::follow(const ChangeEvent& event)
{
    const auto* changed = event.as<EvaluationChanged>();
    if (!changed && !event.as<EverythingChanged>())
        return;
    const bool isOne = changed && changed->evaluation.isValid();
    const QList<EvaluationId> outdated =
        isOne ? QList{changed->evaluation} : m_cases.keys() + m_reading.keys();
    for (const EvaluationId evaluation : outdated) {
        if (const CancelFlag reading = m_reading.take(evaluation))
            reading->store(true);
        m_cases.remove(evaluation);
        const bool isSeen = evaluation == m_session.currentEvaluation() || evaluation == m_second;
        if (m_screen->isVisible() && isSeen)
            request(evaluation);
    }
}

} // namespace tandem
