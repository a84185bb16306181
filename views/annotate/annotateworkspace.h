#pragma once

#include "models/error.h"
#include "models/rounds/timing.h"
#include "views/annotate/labellingcontroller.h"

#include <QByteArray>
#include <QTimer>
#include <QWidget>

class QAction;
class QSplitter;
class QStackedWidget;

namespace tandem {

class AnnotateActions;
class AnnotatePage;
class DiscussionPane;
class EmptyState;
class PageActivity;
class ProjectSession;
class SampleListPane;
class StepBar;

/// The Annotate screen: samples, article with the person's answers, discussion, and below them the
/// strip of last answers.
class AnnotateWorkspace final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(AnnotateWorkspace)

public:
    explicit AnnotateWorkspace(ProjectSession& session, QWidget* parent = nullptr);
    /// With a clock of one's own, for tests.
    AnnotateWorkspace(
        ProjectSession& session, const ActivityClock::Clock& clock, QWidget* parent = nullptr);
    ~AnnotateWorkspace() override;

    LabellingController& controller() { return *m_controller; }

    /// Shown where the project has no guideline of its own; Markdown.
    void setDefaultGuidelines(const QString& paragraphs, const QString& keyFacts);
    /// How long an answer stays in sight before the next item comes, ms, 0 to 1000.
    void setStepPause(int ms) { m_controller->setStepPause(ms); }

    /// Commands for menus and the list of keys.
    QList<QAction*> workspaceActions() const;

    /// Sizes of the panes, for the window's settings. restoreLayout() of anything else does
    /// nothing.
    QByteArray saveLayout() const;
    void restoreLayout(const QByteArray& layout);

signals:
    /// Somebody wants to write or change the discussion of a sample.
    void discussionEditRequested(tandem::SampleId sample);
    /// A lead wants to change the guideline.
    void guidelineEditRequested();

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void build();
    void connectPanes();
    void connectActions();
    void showMode();
    void showEmpty();
    void showGuidelineText();
    void chooseFirstSample();
    void stepSample(int by);
    void stepOpenSample(bool forward);
    void updateActivity();
    void highlight(const QString& words, bool inArticle);

    ProjectSession& m_session;
    LabellingController* m_controller;
    QSplitter* m_splitter;
    SampleListPane* m_samples;
    QStackedWidget* m_stack;
    AnnotatePage* m_page;
    EmptyState* m_empty;
    DiscussionPane* m_discussion;
    AnnotateActions* m_actions;
    StepBar* m_steps;
    PageActivity* m_activity;
    QString m_paragraphGuideline;
    QString m_factGuideline;
    QTimer m_clock;
    bool m_highlighting = false;
};

} // namespace tandem
