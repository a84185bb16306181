#pragma once

#include "models/error.h"
#include "storage/project/project.h"
#include "views/inspect/caseview.h"

#include <QHash>
#include <QList>
#include <QObject>

#include <memory>

namespace tandem {

class ProjectSession;

using LoadedCase = std::shared_ptr<const ShownCase>;

/// Reads evaluations with the places of their evidence in a worker, and keeps the last few and
/// those that will be asked for next, so that the next case is there before its key is pressed.
class CaseLoader final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(CaseLoader)

public:
    /// Evaluations kept; texts of 3,000 words with 25 aspects take about 100 KB each.
    static constexpr int kept = 12;

    explicit CaseLoader(ProjectSession& session, QObject* parent = nullptr);
    ~CaseLoader() override;

    /// What is there already; null otherwise.
    LoadedCase cached(EvaluationId evaluation);
    /// loaded() or failed() follows, at once where it is there already.
    void request(EvaluationId evaluation);
    /// Reads what is not there yet and tells nobody.
    void prefetch(const QList<EvaluationId>& evaluations);

signals:
    void loaded(tandem::EvaluationId evaluation);
    void failed(tandem::EvaluationId evaluation, const tandem::Error& error);
    /// What was known of it holds no more.
    void outdated(tandem::EvaluationId evaluation);

private:
    void read(EvaluationId evaluation);
    void keep(EvaluationId evaluation, LoadedCase loadedCase);
    void follow(const ChangeEvent& event);

    ProjectSession& m_session;
    QHash<EvaluationId, LoadedCase> m_cases;
    QList<EvaluationId> m_used; ///< of m_cases, longest unused first
    QHash<EvaluationId, CancelFlag> m_reading;
};

} // namespace tandem
