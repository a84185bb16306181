#pragma once

#include "models/people/person.h"
#include "models/rounds/samplerow.h"
#include "storage/changes/latest.h"
#include "views/people/assignmentplan.h"

#include <QDialog>

#include <optional>

class QLabel;
class QPushButton;
class QRadioButton;

namespace tandem {

class MessageBar;
class ProjectSession;
template <typename Row>
class RowsOf;
class RowsView;
class StepCombo;

/// Somebody who may be assigned samples, and what the plan gives them.
struct BalanceRow
{
    Person person;
    bool chosen = false;
    std::optional<int> before; ///< samples; none: without a plan
    int after = 0;
    bool operator==(const BalanceRow&) const = default;
};

/// Assigns a step of samples to balanced pairs at once, and shows before how many each person gets.
/// Open it with open(); the change can be undone.
class BalanceDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY(BalanceDialog)

public:
    /// `selected` may be empty: then only everything that nobody labels can be assigned. `seed`
    /// draws among equals; `step` is preset.
    BalanceDialog(ProjectSession& session, const QList<SampleId>& selected, Step step, quint32 seed,
        QWidget* parent = nullptr);

    /// Whether the preview shows what would be done now.
    bool isReady() const { return m_ready; }

private:
    struct Preview
    {
        BalancedPlan balanced;
        int samples = 0;
    };

    void build(Step step);
    void buildPeople();
    void fillPeople();
    QList<PersonId> chosenPeople() const;
    void preview();
    void showPreview(const BalancedPlan* balanced, const QString& remarks);
    void showCounts(const BalancedPlan* balanced);
    void tick(int row, bool on);
    void assign();

    ProjectSession& m_session;
    QList<SampleId> m_selected;
    quint32 m_seed;
    AssignmentPlan m_plan;
    bool m_ready = false;
    StepCombo* m_step;
    QLabel* m_needs;
    QRadioButton* m_onlySelected;
    QRadioButton* m_everything;
    RowsOf<BalanceRow>* m_rows;
    RowsView* m_people;
    MessageBar* m_messages;
    QLabel* m_remarks;
    QPushButton* m_assign;
    Latest<Preview> m_preview;
};

} // namespace tandem
