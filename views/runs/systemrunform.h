#pragma once

#include "views/runs/runform.h"

#include <map>
#include <optional>
#include <set>

namespace tandem {

class ProjectSession;

/// What a run about systems on the benchmark is to do: how a model is asked for summaries and what
/// they become known by; or whose summaries are judged, in what, and by whom. Rows of a form that
/// others share.
class SystemRunForm final : public RunForm
{
    Q_OBJECT
    Q_DISABLE_COPY(SystemRunForm)

public:
    /// Adds rows to `form` that show `options` of a run of this kind, RunKindId::Summaries or
    /// Verdicts. `parent` is the widget with the form.
    SystemRunForm(ProjectSession& session, RunKindId kind, const RunOptions& options,
        QFormLayout* form, QWidget* parent);

    /// Whether runs of this kind are about systems.
    static bool isFor(RunKindId kind);
    RunOptions options(const QString& model) const override;
    QStringList otherModels() const override;
    QString problem() const override;

private:
    void buildSummaries(ProjectSession& session);
    void buildVerdicts(ProjectSession& session);
    void addName(const QString& label, const QString& name);
    void addWays(const QList<kgds::Pattern>& patterns, const QList<kgds::Paradigm>& paradigms);
    void addSamples(ProjectSession& session);
    void addOtherModels();
    void addAsks(int asks);
    QCheckBox* addCheck(const char* name, const QString& text, bool isChecked);
    /// By position; empty: all. None where what is typed names others.
    std::optional<std::set<int>> chosenPositions() const;
    QList<kgds::Pattern> patterns() const;
    QList<kgds::Paradigm> paradigms() const;

    const bool m_judges;
    std::map<int, SampleId> m_positions; ///< samples in use
    QLineEdit* m_name = nullptr;
    QLineEdit* m_others = nullptr;
    QLineEdit* m_samples = nullptr;
    QComboBox* m_pattern = nullptr;
    QComboBox* m_paradigm = nullptr;
    QComboBox* m_chunks = nullptr; ///< as those below, only of one of the kinds
    ChosenNames* m_models = nullptr;
    QCheckBox* m_facts = nullptr;
    QCheckBox* m_opinions = nullptr;
    QCheckBox* m_errors = nullptr;
    QCheckBox* m_feedback = nullptr;
    QCheckBox* m_bothOrders = nullptr;
    QCheckBox* m_onlyNew = nullptr;
    QSpinBox* m_asks = nullptr;
};

} // namespace tandem
