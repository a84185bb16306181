#pragma once

#include "models/expert/scores.h"
#include "models/inference/pairedtest.h"
#include "storage/changes/latest.h"
#include "storage/repositories/evaluationrepository.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace tandem {

/// The paired test of two systems over the cases that both were scored on.
class PairedPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit PairedPanel(QWidget* parent = nullptr);

    /// Compares within these evaluations; computes again in a worker.
    void setEvaluations(
        const QList<EvaluationSummary>& evaluations, const QStringList& systems, expert::Mode mode);
    /// What the panel says, to be copied with the table; empty before there is a result.
    QString sentence() const;

private:
    void build();
    void compute();
    void showResult();

    QList<EvaluationSummary> m_evaluations;
    QStringList m_systems;
    expert::Mode m_mode = expert::Mode::Average;
    std::optional<inference::PairedTest> m_result;
    QComboBox* m_first;
    QComboBox* m_second;
    QLabel* m_value;
    QLabel* m_detail;
    QLabel* m_method;
    Latest<inference::PairedTest> m_test; ///< last, so that it ends before what it tells
};

} // namespace tandem
