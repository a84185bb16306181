#pragma once

#include "ui/icons.h"

#include <QKeySequence>
#include <QList>
#include <QString>

#include <optional>

namespace tandem {

/// The workspaces, in the order in which the rail shows them.
enum class WorkspaceId {
    Overview,
    Annotate,
    Facts,
    Opinions,
    Compare,
    Evaluate,
    Inspect,
    Models,
    Timelines,
    Metrics,
    Studies,
    Runs
};

/// What the workspaces are for; those of a group stand together.
enum class WorkspaceGroup {
    Build,    ///< a benchmark
    Evaluate, ///< what systems made
    Study,    ///< what people say of it
    Runs      ///< of language models
};

/// All of them, in their order.
QList<WorkspaceId> allWorkspaces();
/// The name in settings and of objects, e.g. "annotate"; never translated, never changes.
QString workspaceKeyword(WorkspaceId id);
/// The workspace with this keyword; none where there is no such.
std::optional<WorkspaceId> workspaceOfKeyword(const QString& keyword);
/// The name that people see, translated, without mnemonic.
QString workspaceName(WorkspaceId id);
WorkspaceGroup workspaceGroup(WorkspaceId id);
/// The name of a group that people see, translated.
QString groupName(WorkspaceGroup group);
Icon workspaceIcon(WorkspaceId id);
/// Ctrl and its number, 0 for Runs; F6 of Models and Shift+F6 of Timelines, which came when all
/// were taken.
QKeySequence workspaceShortcut(WorkspaceId id);

} // namespace tandem
