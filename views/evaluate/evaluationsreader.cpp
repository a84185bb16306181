#include "views/evaluate/evaluationsreader.h"

#include "storage/changes/latest.h"
#include "views/session/projectsession.h"

namespace tandem {

namespace {

constexpr int kEvaluationsCoalesceMs = 500; ///< a run completes evaluations one after another

Expected<SharedEvaluations> readAll(Database& database, const CancelFlag& cancelled)
{
    EvaluationRepository repository(database);
    TANDEM_TRY(sets, repository.sets());
    auto read = std::make_shared<ReadEvaluations>();
    read->sets = *sets;
    for (const EvaluationSet& set : *sets) {
        if (cancelled->load())
            return failure(ErrorCode::Cancelled, {});
        TANDEM_TRY(list, repository.list(set));
        read->evaluations.append(*list);
    }
    return SharedEvaluations(read);
}

} // namespace

EvaluationsReader::EvaluationsReader(ProjectSession& session, QObject* parent)
    : QObject(parent)
    , m_reading(new Latest<SharedEvaluations>(session.project(), this))
{
    m_reading->keep(
        {.parts = Parts(Part::Evaluations) | Part::Cases | Part::Runs,
            .restMs = kEvaluationsCoalesceMs},
        [] { return readAll; },
        [this](const SharedEvaluations& read) {
            m_evaluations = read;
            m_ready = true;
            emit finished();
        });
    connect(m_reading, &LatestBase::busyChanged, this, &EvaluationsReader::readingChanged);
    connect(m_reading, &LatestBase::failed, this, &EvaluationsReader::failed);
}

void EvaluationsReader::setWatched(bool watched)
{
    m_reading->setWatched(watched);
}

} // namespace tandem
