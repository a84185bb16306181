#pragma once

#include "storage/project/project.h"
#include "ui/screen/workspace.h"
#include "views/compare/comparestate.h"

#include <QList>

class QSplitter;

namespace tandem {

class CalibrationStrip;
class ClosedSamples;
class ClosedSamplesPane;
class CompareController;
class CompareHeader;
class ComparePages;
class CompareNavigator;
class ComparisonPage;
class ContextPane;
class ProjectSession;
class RowPanel;
class StateStrip;
class StepBar;

/// The workspace in which the two sides of a closed round are compared, decided where the project
/// adjudicates, and settled. Nothing of a round is read here before both have submitted.
class CompareWorkspace final : public Workspace
{
    Q_OBJECT
    Q_DISABLE_COPY(CompareWorkspace)

public:
    explicit CompareWorkspace(ProjectSession& session, QWidget* parent = nullptr);

    QList<QAction*> workspaceActions() const override;

    /// What of the sample is shown.
    ComparePages* pages() const { return m_pages; }

protected:
    QWidget* focusTarget() const override;
    void entered() override;
    void resizeEvent(QResizeEvent* event) override;
    void left() override;
    void retranslate() override;

private:
    void build();
    void addRowCommands();
    void addSampleCommands();
    void addSettlingCommands();
    void connectPanels();
    void connectSession();
    void follow(const ChangeEvent& event);
    void bringUp(const RoundChanged& decision);

    void refresh();
    void refreshIfVisible();
    void showState();
    void showRow(int row);
    void startAnew();
    void changeStep(Step step);
    void showStep();
    QString nextUndecidedWords() const;
    QString nextStepWords() const;
    void showPlace();
    void showNext();
    void showSamples(bool on);
    void chooseFirstSample();

    ProjectSession& m_session;
    CompareState m_state;
    bool m_stale = true;

    ClosedSamples* m_closed;
    ComparisonPage* m_page;
    StepBar* m_steps;
    CompareHeader* m_header = nullptr;
    CalibrationStrip* m_calibration = nullptr;
    StateStrip* m_next; ///< what comes after a settled sample
    ComparePages* m_pages = nullptr;
    QSplitter* m_columns;
    ClosedSamplesPane* m_samples;
    QSplitter* m_side;
    RowPanel* m_row = nullptr;
    CompareController* m_controller = nullptr;
    CompareNavigator* m_navigator = nullptr;
    ContextPane* m_context;
};

} // namespace tandem
