#pragma once

#include "models/rounds/timing.h"
#include "ui/screen/workspace.h"
#include "views/opinions/opinionscontroller.h"

#include <functional>

class QSplitter;
class QStackedWidget;

namespace tandem {

class CheckingPage;
class EmptyState;
class ImportedOpinions;
class OpinionsTop;
class ProjectSession;
class SampleListPane;
class SourcePane;
class WritingPage;

/// The Opinions screen: samples; the utterance that the person writes about, or once both have
/// submitted the opinions that they check; article and discussion beside it.
class OpinionsWorkspace final : public Workspace
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
    /// Gives the guideline that F2 shows, in the language of now; Markdown.
    void setGuideline(const std::function<QString()>& markdown);

    QList<QAction*> workspaceActions() const override;

protected:
    QWidget* focusTarget() const override;
    void entered() override { chooseFirstSample(); }
    void left() override;
    void retranslate() override;

private:
    void build();
    void connectController();
    void addRoundCommands();
    void addSettlingCommands();
    void addSampleCommands();
    void showAll();
    void showMode();
    void showLines();
    void showSaved();
    void showEmpty();
    void showWaitingForDiscussion();
    QString remarkOf(int place) const;
    void askToSubmit();
    void chooseFirstSample();
    void goToOpen();
    /// Goes to the imported opinion with this number, or to the utterance.
    void goTo(int number);

    ProjectSession& m_session;
    OpinionsController* m_controller;
    QSplitter* m_splitter;
    SampleListPane* m_samples;
    QStackedWidget* m_stack;
    EmptyState* m_empty;
    QWidget* m_page;
    OpinionsTop* m_top = nullptr;
    QStackedWidget* m_pages;
    SourcePane* m_source;
    WritingPage* m_writing = nullptr;
    CheckingPage* m_checking = nullptr;
    ImportedOpinions* m_imported;
};

} // namespace tandem
