#include "views/inspect/evaluationsets.h"

#include "storage/database/database.h"
#include "ui/screen/workspace.h"
#include "views/session/projectsession.h"

#include <algorithm>

namespace tandem {

namespace {

/// While a run goes on, its evaluations are counted this often.
constexpr int kCountSetsMs = 400;

} // namespace

EvaluationSets::EvaluationSets(ProjectSession& session, QObject* parent)
    : QObject(parent)
    , m_reading(session.project())
    , m_seeking(session.project())
{
    m_reading.keep(
        {.parts = Part::Evaluations, .restMs = kCountSetsMs},
        [] {
            return [](Database& database, const CancelFlag&) {
                return EvaluationRepository(database).sets();
            };
        },
        [this](const QList<EvaluationSet>& sets) {
            m_known = true;
            m_sets = sets;
            emit changed();
        });
    connect(&m_reading, &LatestBase::failed, this, [this](const Error& error) {
        m_known = true;
        tellErrorAt(this, error);
    });
    connect(&m_seeking, &LatestBase::failed, this, [this] { emit found(-1); });
    m_reading.setWatched(true);
}

int EvaluationSets::indexOf(const EvaluationSet& set) const
{
    const auto same = std::find_if(m_sets.cbegin(), m_sets.cend(),
        [&](const EvaluationSet& one) { return one.run == set.run && one.source == set.source; });
    return same == m_sets.cend() ? -1 : int(same - m_sets.cbegin());
}

void EvaluationSets::seek(EvaluationId evaluation)
{
    m_seeking.read(
        [evaluation](Database& database, const CancelFlag&) -> Expected<EvaluationSet> {
            TANDEM_TRY(detail, EvaluationRepository(database).byId(evaluation));
            EvaluationSet set;
            set.run = detail->summary.run;
            set.source = detail->summary.source;
            return set;
        },
        [this](const EvaluationSet& set) { emit found(indexOf(set)); });
}

} // namespace tandem
