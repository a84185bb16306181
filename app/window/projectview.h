#pragma once

#include "models/ids.h"

#include "models/rounds/round.h"
#include <QList>

#include <QWidget>

class QAction;
class QSettings;
class QStackedWidget;

namespace tandem {

class AnnotateWorkspace;
class CompareWorkspace;
class NavigationRail;
class OverviewWorkspace;
class ProjectSession;
struct Preferences;

/// The open project on screen: the rail and the workspaces that it leads to. A workspace is built
/// when it is first shown, so that opening costs only what is seen.
class ProjectView final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(ProjectView)

public:
    /// `settings` remembers the panes and the workspace.
    ProjectView(ProjectSession& session, QSettings& settings, QWidget* parent = nullptr);

    static QStringList workspaceIds();
    /// Translated name, without mnemonic.
    static QString workspaceName(const QString& id);
    static QKeySequence workspaceKey(const QString& id);

    QString currentWorkspace() const;
    void showWorkspace(const QString& id);
    /// The commands of the workspace on screen.
    QList<QAction*> workspaceActions() const;
    void setPreferences(const Preferences& preferences);
    void saveLayout();

signals:
    void workspaceShown(const QString& id);
    void discussionEditRequested(tandem::SampleId sample);
    void guidelineEditRequested();
    void assignRequested(const QList<tandem::SampleId>& samples);
    void assignBalancedRequested(const QList<tandem::SampleId>& samples);
    void unassignRequested(const QList<tandem::SampleId>& samples);
    void personAddRequested();
    void personEditRequested(tandem::PersonId person);
    void projectSettingsRequested();
    void importRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* workspace(const QString& id);
    QWidget* buildAnnotate();
    QWidget* buildCompare();
    QWidget* buildOverview();

    ProjectSession& m_session;
    QSettings& m_settings;
    NavigationRail* m_rail;
    QStackedWidget* m_stack;
    AnnotateWorkspace* m_annotate = nullptr;
    CompareWorkspace* m_compare = nullptr;
    OverviewWorkspace* m_overview = nullptr;
    int m_stepPause = 0;
};

/// The guideline that projects without one of their own show; Markdown.
QString builtInGuideline(Step step = Step::Paragraphs);

} // namespace tandem
