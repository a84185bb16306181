#pragma once

#include "models/error.h"
#include "storage/project/project.h"
#include "views/compare/comparestate.h"

#include <QList>
#include <QWidget>

#include <optional>

class QAction;
class QSplitter;
class QStackedWidget;

namespace tandem {

class CalibrationStrip;
class ClosedSamples;
class CompareActions;
class CompareHeader;
class ComparisonPage;
class DifferencePanel;
class EmptyCompare;
class FunnelPage;
class MessageBar;
class ProjectSession;
class ReopenBar;
class RowPanel;
class SampleListPane;
class StepBar;

/// The workspace in which the two sides of a closed round are compared, decided where the project
/// adjudicates, and settled. Nothing of a round is read here before both have handed in.
class CompareWorkspace final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(CompareWorkspace)

public:
    explicit CompareWorkspace(ProjectSession& session, QWidget* parent = nullptr);
    ~CompareWorkspace() override;

    /// The commands, for menus and the list of keys.
    QList<QAction*> workspaceActions() const;

    /// Widths and switches, to be restored in a later session; an unknown layout changes nothing
    /// and gives false.
    QByteArray saveLayout() const;
    bool restoreLayout(const QByteArray& layout);

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void build();
    QWidget* buildFoot();
    void connectActions();
    void connectPanels();
    void connectSession();
    void follow(const ChangeEvent& event);
    bool concerns(const ChangeEvent& event) const;

    void refresh();
    void refreshIfVisible();
    void showState();
    void showRow(int row);
    void showActions();
    void showCalibrationActions();
    void startAnew();
    void changeStep(Step step);
    void showPlace();
    void showFunnel(bool on);
    void showBlindAnswers(bool on);
    void showSamples(bool on);
    void goToParagraph(int number);
    void stepSample(bool forward);
    void chooseFirstSample();

    void beginDecision(Outcome outcome);
    void commitDecision(Outcome outcome, const QString& note);
    void advance();
    void settle();
    void reopen(const QString& reason);
    void labelAgain();
    QString decisionText(const ShownItem& item, Outcome outcome) const;
    void copyRows();
    void showError(const Error& error);
    void focusRows();

    ProjectSession& m_session;
    CompareState m_state;
    bool m_stale = true;
    int m_wantedParagraph = 0;        ///< asked for while hidden, gone to when shown; 0 for none
    std::optional<ItemId> m_deciding; ///< its decision is on its way to the file

    ClosedSamples* m_closed;
    ComparisonPage* m_page;
    CompareActions* m_actions;
    StepBar* m_steps;
    CompareHeader* m_header;
    MessageBar* m_message;
    ReopenBar* m_reopenBar;
    CalibrationStrip* m_calibration;
    QStackedWidget* m_stack;
    EmptyCompare* m_empty;
    FunnelPage* m_funnel;
    QSplitter* m_columns;
    QSplitter* m_side;
    RowPanel* m_row;
    DifferencePanel* m_difference;
    SampleListPane* m_samples = nullptr; ///< made when it is first asked for
};

} // namespace tandem
