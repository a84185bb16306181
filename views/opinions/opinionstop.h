#pragma once

#include <QWidget>

class QAction;
class QLabel;

namespace tandem {

class ConfirmBar;
class OpinionsController;
class ProjectSession;
class ReasonForm;
class StateStrip;
class TaskHeader;

/// What the Opinions screen says of where things stand: what is asked, how far, how long, whether
/// it is saved, and what can be done now. Asks before a submission and
/// before settling, and why opinions are reopened.
class OpinionsTop final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(OpinionsTop)

public:
    /// `parent` is in the screen, whose commands are offered.
    OpinionsTop(ProjectSession& session, OpinionsController& controller, QWidget* parent);

    void showAll();
    /// How far, and how long.
    void showProgress();
    /// What can be done now.
    void showState();
    /// `isTyping`: something typed is not on its way yet.
    void showSaved(bool isTyping);
    /// Asks whether everything is to be submitted, or the opinions are to be settled.
    void askToSubmit();
    void askSettle();
    /// Asks why the opinions are reopened.
    void askReopen();
    /// What is asked is out of date.
    void dropQuestion();
    /// Whether a reason for reopening is written and not given.
    bool isTyping() const;

private:
    QAction* nextSample() const;
    void showWritingState();
    void showCheckingState();

    ProjectSession& m_session;
    OpinionsController& m_controller;
    TaskHeader* m_header;
    QLabel* m_saved;
    StateStrip* m_state;
    ConfirmBar* m_confirm;
    ReasonForm* m_reason;
};

} // namespace tandem
