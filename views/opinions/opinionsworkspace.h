#pragma once

#include "models/error.h"
#include "models/rounds/timing.h"
#include "views/opinions/opinionscontroller.h"

#include <QByteArray>
#include <QTimer>
#include <QWidget>

class QAction;
class QSplitter;
class QStackedWidget;

namespace tandem {

class CheckingPage;
class EmptyState;
class MessageBar;
class ImportedOpinions;
class OpinionsActions;
class OpinionsHeader;
class PageActivity;
class ProjectSession;
class ReasonLine;
class SampleListPane;
class SourcePane;
class StateStrip;
class WritingPage;

/// The Opinions screen: samples; the utterance that the person writes about, or once both have
/// handed in the opinions that they check; article and discussion beside it.
class OpinionsWorkspace final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(OpinionsWorkspace)

public:
    explicit OpinionsWorkspace(ProjectSession& session, QWidget* parent = nullptr);
    /// With a clock of one's own, for tests.
    OpinionsWorkspace(
        ProjectSession& session, const ActivityClock::Clock& clock, QWidget* parent = nullptr);
    ~OpinionsWorkspace() override;

    OpinionsController& controller() { return *m_controller; }

    /// Commands for menus and the list of keys.
    QList<QAction*> workspaceActions() const;

    /// Sizes of the panes, for the window's settings. restoreLayout() of anything else does
    /// nothing.
    QByteArray saveLayout() const;
    void restoreLayout(const QByteArray& layout);

signals:
    /// Somebody wants to write or change the discussion of a sample.
    void discussionEditRequested(tandem::SampleId sample);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void build();
    void connectController();
    void connectActions();
    void showAll();
    void showMode();
    void showState();
    void showWritingState();
    void showCheckingState();
    void showHeader();
    void showLines();
    void showSaved();
    void showEmpty();
    QString remarkOf(int place) const;
    void askHandIn();
    void chooseFirstSample();
    void stepSample(int by);
    /// Goes to the imported opinion with this number, or to the utterance.
    void goTo(int number);
    void showError(const Error& error);
    void focusWork();
    void retranslate();
    void updateActivity();
    bool isChecking() const;

    ProjectSession& m_session;
    OpinionsController* m_controller;
    OpinionsActions* m_actions;
    QSplitter* m_splitter;
    SampleListPane* m_samples;
    QStackedWidget* m_stack;
    EmptyState* m_empty;
    QWidget* m_page;
    OpinionsHeader* m_header;
    MessageBar* m_message;
    StateStrip* m_state;
    ReasonLine* m_reason;
    QStackedWidget* m_pages;
    SourcePane* m_source;
    WritingPage* m_writing;
    CheckingPage* m_checking;
    PageActivity* m_activity;
    ImportedOpinions* m_imported;
    QTimer m_clock;
    bool m_asking = false; ///< Ctrl+Enter was pressed once
};

} // namespace tandem
