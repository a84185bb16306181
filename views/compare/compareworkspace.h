#pragma once

#include "storage/project/project.h"
#include "ui/screen/workspace.h"
#include "views/compare/comparestate.h"

#include <QList>

#include <optional>

class QSplitter;
class QStackedWidget;

namespace tandem {

class CalibrationStrip;
class ClosedSamples;
class CompareActions;
class CompareDesk;
class CompareHeader;
class ComparisonPage;
class DifferencePanel;
class DiscussionPane;
class EmptyCompare;
class FunnelPage;
class ProjectSession;
class RowPanel;
class SampleListPane;
class StateStrip;
class WholeSamplePage;
struct FunnelItem;
class StepBar;

/// The workspace in which the two sides of a closed round are compared, decided where the project
/// adjudicates, and settled. Nothing of a round is read here before both have handed in.
class CompareWorkspace final : public Workspace
{
    Q_OBJECT
    Q_DISABLE_COPY(CompareWorkspace)

public:
    explicit CompareWorkspace(ProjectSession& session, QWidget* parent = nullptr);

    QList<QAction*> workspaceActions() const override;

    /// Shows the current sample as a whole, to be read, or goes back from that.
    void showWhole(bool on);
    /// The same from another screen, to which leaveWhole() goes back.
    void showWholeFrom(WorkspaceId from);
    void leaveWhole();
    bool showsWhole() const;

protected:
    QWidget* focusTarget() const override;
    void entered() override;
    void resizeEvent(QResizeEvent* event) override;
    void left() override;
    void retranslate() override;

private:
    void build();
    void connectActions();
    void connectPanels();
    void connectSession();
    void follow(const ChangeEvent& event);
    void bringUp(const RoundChanged& decision);

    void refresh();
    void refreshIfVisible();
    void showState();
    void showPage(QWidget* page);
    void showRow(int row);
    void showActions();
    void startAnew();
    void changeStep(Step step);
    void showPlace();
    void showNext();
    void showFunnel(bool on);
    void openItem(const FunnelItem& item);
    void openParagraph(const FunnelItem& item);
    void showBlindAnswers(bool on);
    void showSamples(bool on);
    void goToParagraph(int number);
    void goToWanted();
    void stepSample(bool forward);
    void chooseFirstSample();

    ProjectSession& m_session;
    CompareState m_state;
    bool m_stale = true;
    bool m_isLow = false;                  ///< the window
    std::optional<WorkspaceId> m_cameFrom; ///< the screen left for the sample as a whole
    int m_wantedParagraph = 0; ///< asked for while hidden, gone to when shown; 0 for none
    ItemId m_wantedItem;       ///< the same of an item

    ClosedSamples* m_closed;
    ComparisonPage* m_page;
    CompareActions* m_actions;
    StepBar* m_steps;
    CompareHeader* m_header;
    CalibrationStrip* m_calibration;
    StateStrip* m_next; ///< what comes after a settled sample
    QStackedWidget* m_stack;
    EmptyCompare* m_empty;
    FunnelPage* m_funnel;
    WholeSamplePage* m_whole;
    QSplitter* m_columns;
    QWidget* m_samplesPlace;
    QSplitter* m_side;
    RowPanel* m_row;
    CompareDesk* m_desk;
    DifferencePanel* m_difference;
    DiscussionPane* m_discussion;
    SampleListPane* m_samples = nullptr; ///< made when it is first asked for
};

} // namespace tandem
