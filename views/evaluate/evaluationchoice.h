#pragma once

#include "storage/project/readevaluations.h"
#include "ui/narrowcombobox.h"

namespace tandem {

/// Which evaluations a page is about: those of a run or a file, of all runs of a model, or the
/// newest of each output whoever judged it. What is chosen stays so as more come.
class EvaluationChoice final : public ElidingComboBox
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EvaluationChoice)

public:
    explicit EvaluationChoice(const char* name, QWidget* parent = nullptr);

    void setEvaluations(const SharedEvaluations& evaluations);
    /// Chooses the evaluations of this run, as soon as there are any; an invalid one: what is
    /// chosen where nobody did.
    void chooseRun(RunId run);
    const ReadEvaluations& all() const { return *m_evaluations; }
    /// What is chosen; empty where there is nothing.
    const QList<EvaluationSummary>& chosen() const;
    /// What has to be known of a choice that puts runs together, translated; else empty.
    QString remark() const;
    /// How the runs behind what is chosen were told to evaluate differently; else empty.
    QString unlikeSettings() const;

signals:
    /// Something else is chosen, or has been read anew.
    void choiceChanged();

private:
    void fill();
    void showSettings();
    int preselected() const;

    bool m_isMade = false; ///< somebody chose
    RunId m_wanted;        ///< to be chosen once it is there
    SharedEvaluations m_evaluations = std::make_shared<const ReadEvaluations>();
};

} // namespace tandem
