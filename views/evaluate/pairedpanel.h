#pragma once

#include "models/error.h"
#include "models/expert/scores.h"
#include "models/expert/statistics.h"
#include "storage/project/project.h"
#include "storage/repositories/evaluationrepository.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace tandem {

class ProjectSession;

/// The paired test of two systems over the cases that both were scored on.
class PairedPanel final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(PairedPanel)

public:
    explicit PairedPanel(ProjectSession& session, QWidget* parent = nullptr);

    /// Compares within these evaluations; computes again in a worker.
    void setEvaluations(
        const QList<EvaluationSummary>& evaluations, const QStringList& systems, expert::Mode mode);
    /// What the panel says, to be copied with the table; empty before there is a result.
    QString sentence() const;

signals:
    void failed(const tandem::Error& error);

private:
    void build();
    void retranslate();
    void compute();
    void showResult();

    ProjectSession& m_session;
    QList<EvaluationSummary> m_evaluations;
    QStringList m_systems;
    expert::Mode m_mode = expert::Mode::Average;
    std::optional<expert::PairedTest> m_result;
    CancelFlag m_computing;
    QLabel* m_title;
    QLabel* m_against;
    QComboBox* m_first;
    QComboBox* m_second;
    QLabel* m_value;
    QLabel* m_detail;
    QLabel* m_method;
};

} // namespace tandem
