#pragma once

#include "models/rounds/samplerow.h"
#include "views/people/assignmentplan.h"

#include <QDialog>
#include <QList>

class QCheckBox;
class QLabel;
class QPushButton;

namespace tandem {

class PersonCombo;
class ProjectSession;
class StepCombo;

/// Assigns a step of samples, or all steps, to a pair chosen by hand, as a calibration if wished.
/// Open it with open(); the change can be undone.
class AssignDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY(AssignDialog)

public:
    /// `samples` as they are now, at least one, the same at every step; `step` is preset.
    AssignDialog(
        ProjectSession& session, const RowsByStep& samples, Step step, QWidget* parent = nullptr);

private:
    void build(Step step);
    QWidget* buildCalibration();
    void showStep();
    void choosePair();
    void preview();
    QString plan(Pair pair);
    void assign();

    ProjectSession& m_session;
    const RowsByStep m_samples;
    const QHash<SampleId, Pair> m_ownPairs; ///< that samples have at any step
    AssignmentPlan m_plan;
    StepCombo* m_step;
    QLabel* m_needs;
    PersonCombo* m_first;
    PersonCombo* m_second;
    QCheckBox* m_keepPairs;
    QWidget* m_calibrationArea;
    QCheckBox* m_calibration;
    QLabel* m_remarks;
    QPushButton* m_assign;
};

} // namespace tandem
