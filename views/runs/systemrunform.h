#pragma once

#include "storage/runs/runoptions.h"

#include <QObject>

#include <map>
#include <optional>
#include <set>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLineEdit;
class QSpinBox;
class QWidget;

namespace tandem {

class ChosenNames;
class ProjectSession;

/// What a run about systems on the benchmark is to do: how a model is asked for summaries and what
/// they become known by; or whose summaries are judged, in what, and by whom. Rows of a form that
/// others share.
class SystemRunForm final : public QObject
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
    /// `options` as they were shown, with what was chosen since; who has no name has that of
    /// `model`.
    RunOptions options(const QString& model) const;
    /// What is to be asked the same beside the model that the others' form names; each goes by its
    /// own name.
    QStringList otherModels() const;
    /// Whether enough is chosen to begin.
    bool isComplete() const;
    /// Why it is not where that may not be seen; may be empty.
    QString problem() const;

signals:
    void changed();

private:
    void buildSummaries(QFormLayout* form, ProjectSession& session);
    void buildVerdicts(QFormLayout* form, ProjectSession& session);
    void addName(QFormLayout* form, const QString& label, const QString& name);
    void addWays(QFormLayout* form, const QList<kgds::Pattern>& patterns,
        const QList<kgds::Paradigm>& paradigms);
    void addSamples(QFormLayout* form, ProjectSession& session);
    void addOtherModels(QFormLayout* form);
    void addAsks(QFormLayout* form, int asks);
    QCheckBox* addCheck(QFormLayout* form, const char* name, const QString& text, bool isChecked);
    QComboBox* combo(const char* name);
    /// By position; empty: all. None where what is typed names others.
    std::optional<std::set<int>> chosenPositions() const;
    QList<kgds::Pattern> patterns() const;
    QList<kgds::Paradigm> paradigms() const;

    QWidget* const m_parent;
    const RunOptions m_options;
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
