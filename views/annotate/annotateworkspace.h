#pragma once

#include "models/rounds/timing.h"
#include "ui/screen/workspace.h"
#include "views/annotate/labellingcontroller.h"

#include <functional>

class QSplitter;
class QStackedWidget;

namespace tandem {

class AnnotatePage;
class AnswerStrip;
class DiscussionPane;
class EmptyState;
class ProjectSession;
class SampleListPane;
class StepBar;

/// The Annotate screen: samples, article with the person's answers, discussion, and below them the
/// strip of last answers.
class AnnotateWorkspace final : public Workspace
{
    Q_OBJECT
    Q_DISABLE_COPY(AnnotateWorkspace)

public:
    explicit AnnotateWorkspace(ProjectSession& session, QWidget* parent = nullptr);
    /// With a clock of one's own, for tests.
    AnnotateWorkspace(
        ProjectSession& session, const ActivityClock::Clock& clock, QWidget* parent = nullptr);

    LabellingController& controller() { return *m_controller; }

    /// Gives what is shown where the project has no guideline of its own, in the language of now;
    /// Markdown.
    void setDefaultGuideline(const std::function<QString(Step)>& ofStep);
    /// How long an answer stays in sight before the next item comes, ms, 0 to 1000.
    void setStepPause(int ms) { m_controller->setStepPause(ms); }

    QList<QAction*> workspaceActions() const override;

protected:
    QWidget* focusTarget() const override;
    void entered() override { chooseFirstSample(); }
    void retranslate() override;

private:
    void build();
    void connectPanes();
    void addAnswerCommands();
    void addSampleCommands();
    void showMode();
    void showEmpty();
    void showGuidelineText();
    void chooseFirstSample();
    void goToUnanswered();
    void stepOpenSample(bool forward);
    void highlight(const QString& words, bool inArticle);

    ProjectSession& m_session;
    LabellingController* m_controller;
    QSplitter* m_splitter;
    SampleListPane* m_samples;
    QStackedWidget* m_stack;
    AnnotatePage* m_page = nullptr;
    EmptyState* m_empty;
    DiscussionPane* m_discussion;
    StepBar* m_steps;
    AnswerStrip* m_strip = nullptr;
    std::function<QString(Step)> m_builtInGuideline = [](Step) { return QString(); };
    bool m_highlighting = false;
};

} // namespace tandem
