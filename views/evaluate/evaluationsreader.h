#pragma once

#include "models/error.h"
#include "storage/repositories/evaluationrepository.h"

#include <QList>
#include <QObject>

#include <memory>

namespace tandem {

template <typename T>
class Latest;
class ProjectSession;

/// What the pages of results stand on: the sets of evaluations, and those of each.
struct ReadEvaluations
{
    QList<EvaluationSet> sets;                   ///< newest first
    QList<QList<EvaluationSummary>> evaluations; ///< of each set
};
using SharedEvaluations = std::shared_ptr<const ReadEvaluations>;

/// Reads the evaluations of a project in a worker while somebody looks at them, again when they
/// changed.
class EvaluationsReader final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(EvaluationsReader)

public:
    explicit EvaluationsReader(ProjectSession& session, QObject* parent = nullptr);

    /// Never null; empty until finished() was emitted first.
    const SharedEvaluations& evaluations() const { return m_evaluations; }
    bool isReady() const { return m_ready; }
    void setWatched(bool watched);

signals:
    void finished();
    void readingChanged(bool reading);
    void failed(const tandem::Error& error);

private:
    Latest<SharedEvaluations>* m_reading;
    SharedEvaluations m_evaluations = std::make_shared<const ReadEvaluations>();
    bool m_ready = false;
};

} // namespace tandem
