#include "views/evaluate/evaluationsreader.h"

#include "views/session/projectsession.h"

namespace tandem {

namespace {

constexpr int kCoalesceMs = 500; ///< a run completes evaluations one after another

Expected<SharedEvaluations> readAll(Database& database, const CancelFlag& cancelled)
{
    EvaluationRepository repository(database);
    const auto sets = repository.sets();
    if (!sets)
        return failure(sets.error());
    auto read = std::make_shared<ReadEvaluations>();
    read->sets = *sets;
    for (const EvaluationSet& set : *sets) {
        if (cancelled->load())
            return failure(ErrorCode::Cancelled, {});
        const auto list = repository.list(set);
        if (!list)
            return failure(list.error());
        read->evaluations.append(*list);
    }
    return SharedEvaluations(read);
}

} // namespace

EvaluationsReader::EvaluationsReader(ProjectSession& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
    m_coalesce.setSingleShot(true);
    m_coalesce.setInterval(kCoalesceMs);
    connect(&m_coalesce, &QTimer::timeout, this, &EvaluationsReader::read);
    connect(&session.project(), &Project::changed, this, &EvaluationsReader::follow);
}

void EvaluationsReader::setWatched(bool watched)
{
    m_watched = watched;
    if (m_watched && m_stale)
        read();
}

void EvaluationsReader::follow(const ChangeEvent& event)
{
    if (!std::holds_alternative<EvaluationChanged>(event) &&
        !std::holds_alternative<CasesChanged>(event) &&
        !std::holds_alternative<RunChanged>(event) &&
        !std::holds_alternative<ChangedElsewhere>(event))
        return;
    m_stale = true;
    if (m_watched && !m_reading && !m_coalesce.isActive())
        m_coalesce.start();
}

void EvaluationsReader::read()
{
    if (m_reading)
        return;
    m_stale = false;
    m_reading = m_session.project().read<SharedEvaluations>(
        readAll, this, [this](const Expected<SharedEvaluations>& read) {
            m_reading.reset();
            emit readingChanged(false);
            if (!read) {
                emit failed(read.error());
                return;
            }
            m_evaluations = *read;
            m_ready = true;
            emit finished();
            if (m_stale && m_watched)
                m_coalesce.start();
        });
    emit readingChanged(true);
}

} // namespace tandem
