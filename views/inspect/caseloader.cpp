#include "views/inspect/caseloader.h"

#include "models/expert/evidence.h"
#include "views/session/projectsession.h"

namespace tandem {

namespace {

Expected<LoadedCase> loadCase(Database& database, EvaluationId id)
{
    TANDEM_TRY_VAR(detail, EvaluationRepository(database).byId(id));
    auto shown = std::make_shared<ShownCase>();
    shown->detail = *std::move(detail);
    const expert::Explanation& explanation = shown->detail.explanation;
    shown->expectedPlaces =
        expert::locateEvidence(shown->detail.expected, explanation.expected.aspects);
    shown->generatedPlaces =
        expert::locateEvidence(shown->detail.generated, explanation.generated.aspects);
    return LoadedCase(std::move(shown));
}

} // namespace

CaseLoader::CaseLoader(ProjectSession& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
    connect(&session.project(), &Project::changed, this, &CaseLoader::follow);
}

CaseLoader::~CaseLoader()
{
    for (const CancelFlag& flag : std::as_const(m_reading))
        flag->store(true);
}

LoadedCase CaseLoader::cached(EvaluationId evaluation)
{
    const LoadedCase found = m_cases.value(evaluation);
    if (found) {
        m_used.removeOne(evaluation);
        m_used.append(evaluation);
    }
    return found;
}

void CaseLoader::request(EvaluationId evaluation)
{
    if (cached(evaluation))
        emit loaded(evaluation);
    else
        read(evaluation);
}

void CaseLoader::prefetch(const QList<EvaluationId>& evaluations)
{
    for (const EvaluationId evaluation : evaluations) {
        if (evaluation.isValid() && !cached(evaluation))
            read(evaluation);
    }
}

void CaseLoader::read(EvaluationId evaluation)
{
    if (m_reading.contains(evaluation))
        return;
    const CancelFlag flag = m_session.project().read<LoadedCase>(
        [evaluation](
            Database& database, const CancelFlag&) { return loadCase(database, evaluation); },
        this,
        [this, evaluation](const Expected<LoadedCase>& loadedCase) {
            m_reading.remove(evaluation);
            if (!loadedCase) {
                emit failed(evaluation, loadedCase.error());
                return;
            }
            keep(evaluation, *loadedCase);
            emit loaded(evaluation);
        });
    m_reading.insert(evaluation, flag);
}

void CaseLoader::keep(EvaluationId evaluation, LoadedCase loadedCase)
{
    m_cases.insert(evaluation, std::move(loadedCase));
    m_used.removeOne(evaluation);
    m_used.append(evaluation);
    while (m_used.size() > kept)
        m_cases.remove(m_used.takeFirst());
}

void CaseLoader::follow(const ChangeEvent& event)
{
    const auto* changed = event.as<EvaluationChanged>();
    if (!changed && !event.as<EverythingChanged>())
        return;
    const auto forget = [this](EvaluationId evaluation) {
        if (const CancelFlag reading = m_reading.take(evaluation))
            reading->store(true);
        m_cases.remove(evaluation);
        m_used.removeOne(evaluation);
        emit outdated(evaluation);
    };
    if (changed && changed->evaluation.isValid()) {
        forget(changed->evaluation);
        return;
    }
    const QList<EvaluationId> all = m_cases.keys() + m_reading.keys();
    for (const EvaluationId evaluation : all)
        forget(evaluation);
}

} // namespace tandem
