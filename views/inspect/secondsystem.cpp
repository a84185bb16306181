#include "views/inspect/secondsystem.h"

#include "storage/repositories/evaluationrepository.h"
#include "views/inspect/caseloader.h"
#include "views/inspect/caseview.h"
#include "views/session/projectsession.h"

namespace tandem {

SecondSystem::SecondSystem(ProjectSession& session, CaseLoader& loader, CaseView& view)
    : m_session(session)
    , m_loader(loader)
    , m_view(view)
{
}

Expected<bool> SecondSystem::step(const ShownCase& shown)
{
    const EvaluationId first = shown.detail.summary.id;
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
    show(shown);
    return true;
}

void SecondSystem::show(const ShownCase& shown)
{
    m_evaluation = {};
    if (m_system) {
        const EvaluationId first = shown.detail.summary.id;
        const auto rows = EvaluationRepository(m_session.project().reader()).ofSameCase(first);
        for (const EvaluationSummary& row : rows.value_or(QList<EvaluationSummary>())) {
            if (row.system == *m_system && row.id != first)
                m_evaluation = row.id;
        }
    }
    const LoadedCase second = m_evaluation.isValid() ? m_loader.cached(m_evaluation) : nullptr;
    if (second)
        m_view.setSecond(*second);
    else if (m_evaluation.isValid())
        m_loader.request(m_evaluation);
    else if (m_view.hasSecond())
        m_view.setSecond(std::nullopt);
}

} // namespace tandem
