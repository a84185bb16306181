#pragma once

#include "models/rounds/samplerow.h"
#include "views/people/assignmentplan.h"

#include <QDialog>
#include <QList>

class QLabel;
class QPushButton;

namespace tandem {

class PersonCombo;
class ProjectSession;

/// Assigns samples to a pair chosen by hand. Open it with open(); the change can be undone.
class AssignDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY(AssignDialog)

public:
    /// `samples` as they are now; at least one.
    AssignDialog(
        ProjectSession& session, const QList<SampleRow>& samples, QWidget* parent = nullptr);

private:
    void build();
    void choosePair();
    void preview();
    void assign();

    ProjectSession& m_session;
    QList<SampleRow> m_samples;
    AssignmentPlan m_plan;
    PersonCombo* m_first;
    PersonCombo* m_second;
    QLabel* m_remarks;
    QPushButton* m_assign;
};

} // namespace tandem
