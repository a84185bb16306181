#pragma once

#include "ui/screen/workspace.h"

namespace tandem {

class EmptyState;
class ProjectSession;

/// What stands in the place of a workspace that shows systems, scores or what was said of them,
/// while who sits here rates outputs in an open study.
class BlindScreen final : public Workspace
{
    Q_OBJECT

public:
    BlindScreen(WorkspaceId id, ProjectSession& session, QWidget* parent);

    /// Whether a rater may not see this workspace.
    static bool hides(WorkspaceId id);

    QList<QAction*> workspaceActions() const override { return {}; }

private:
    QWidget* focusTarget() const override { return nullptr; }
    void retranslate() override;

    ProjectSession& m_session;
    EmptyState* m_words;
};

} // namespace tandem
