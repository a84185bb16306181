#pragma once

#include "models/metrics/judges.h"
#include "views/runs/runform.h"

#include <optional>

namespace tandem {

class ProjectSession;

/// What a run about cases is to do: which systems, how much of the texts, how often to ask; or the
/// name of a new system and how many documents of a profile it sees; which two systems a judge
/// compares, or whose outputs it scores. Rows of a form that others share.
class CaseRunForm final : public RunForm
{
    Q_OBJECT
    Q_DISABLE_COPY(CaseRunForm)

public:
    /// Adds rows to `form` that show `options` of a run of this kind: "expert", "generate",
    /// "judge-pair" or one of metrics::judges(). `parent` is the widget with the form.
    CaseRunForm(ProjectSession& session, RunKindId kind, const RunOptions& options,
        QFormLayout* form, QWidget* parent);

    /// Whether runs of this kind are about cases.
    static bool isFor(RunKindId kind);
    RunOptions options(const QString& model) const override;
    QString problem() const override;

private:
    void buildExpert();
    void buildGenerate();
    void buildJudge();
    void buildScore();
    /// The list of systems with these (empty: all) checked; `isFixed` where the outputs are given.
    void addSystems(const QStringList& chosen, bool isFixed);

    const std::optional<metrics::Judge> m_scorer; ///< that scores outputs; none: another kind
    QStringList m_known;                          ///< systems of the project
    ChosenNames* m_systems = nullptr;
    QSpinBox* m_firstTokens = nullptr;
    QSpinBox* m_asks = nullptr;
    QSpinBox* m_samples = nullptr;
    QCheckBox* m_probabilities = nullptr;
    QCheckBox* m_onlyNew = nullptr;
    QLineEdit* m_system = nullptr;
    QSpinBox* m_documents = nullptr;
    QComboBox* m_first = nullptr;
    QComboBox* m_second = nullptr;
};

} // namespace tandem
