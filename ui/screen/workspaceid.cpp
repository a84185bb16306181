#include "ui/screen/workspaceid.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace tandem {

namespace {

struct WorkspaceEntry
{
    WorkspaceId id;
    const char* keyword;
    const char* name; ///< to be translated
    Icon icon;
};

constexpr std::array kWorkspaces{
    WorkspaceEntry{WorkspaceId::Overview, "overview",
        QT_TRANSLATE_NOOP("tandem::Workspace", "Overview"), Icon::Overview},
    WorkspaceEntry{WorkspaceId::Annotate, "annotate",
        QT_TRANSLATE_NOOP("tandem::Workspace", "Annotate"), Icon::Annotate},
    WorkspaceEntry{
        WorkspaceId::Facts, "facts", QT_TRANSLATE_NOOP("tandem::Workspace", "Facts"), Icon::Facts},
    WorkspaceEntry{WorkspaceId::Opinions, "opinions",
        QT_TRANSLATE_NOOP("tandem::Workspace", "Opinions"), Icon::Opinions},
    WorkspaceEntry{WorkspaceId::Compare, "compare",
        QT_TRANSLATE_NOOP("tandem::Workspace", "Compare"), Icon::Compare},
    WorkspaceEntry{WorkspaceId::Evaluate, "evaluate",
        QT_TRANSLATE_NOOP("tandem::Workspace", "Evaluate"), Icon::Evaluate},
    WorkspaceEntry{WorkspaceId::Inspect, "inspect",
        QT_TRANSLATE_NOOP("tandem::Workspace", "Inspect"), Icon::Inspect},
    WorkspaceEntry{WorkspaceId::Models, "models", QT_TRANSLATE_NOOP("tandem::Workspace", "Models"),
        Icon::Models},
    WorkspaceEntry{WorkspaceId::Timelines, "timelines",
        QT_TRANSLATE_NOOP("tandem::Workspace", "Timelines"), Icon::Timelines},
    WorkspaceEntry{WorkspaceId::Metrics, "metrics",
        QT_TRANSLATE_NOOP("tandem::Workspace", "Metrics"), Icon::Metrics},
    WorkspaceEntry{WorkspaceId::Studies, "studies",
        QT_TRANSLATE_NOOP("tandem::Workspace", "Studies"), Icon::Studies},
    WorkspaceEntry{
        WorkspaceId::Runs, "runs", QT_TRANSLATE_NOOP("tandem::Workspace", "Runs"), Icon::Runs},
};

const WorkspaceEntry& workspaceEntry(WorkspaceId id)
{
    return kWorkspaces.at(static_cast<std::size_t>(id));
}

} // namespace

QList<WorkspaceId> allWorkspaces()
{
    QList<WorkspaceId> ids;
    for (const WorkspaceEntry& entry : kWorkspaces)
        ids.append(entry.id);
    return ids;
}

QString workspaceKeyword(WorkspaceId id)
{
    return QLatin1String(workspaceEntry(id).keyword);
}

std::optional<WorkspaceId> workspaceOfKeyword(const QString& keyword)
{
    const auto* found = std::find_if(kWorkspaces.begin(), kWorkspaces.end(),
        [&](const WorkspaceEntry& entry) { return keyword == QLatin1String(entry.keyword); });
    if (found == kWorkspaces.end())
        return std::nullopt;
    return found->id;
}

QString workspaceName(WorkspaceId id)
{
    return QCoreApplication::translate("tandem::Workspace", workspaceEntry(id).name);
}

WorkspaceGroup workspaceGroup(WorkspaceId id)
{
    if (id <= WorkspaceId::Compare)
        return WorkspaceGroup::Build;
    if (id <= WorkspaceId::Metrics)
        return WorkspaceGroup::Evaluate;
    return id == WorkspaceId::Studies ? WorkspaceGroup::Study : WorkspaceGroup::Runs;
}

QString groupName(WorkspaceGroup group)
{
    constexpr std::array kNames{QT_TRANSLATE_NOOP("tandem::Workspace", "Build"),
        QT_TRANSLATE_NOOP("tandem::Workspace", "Evaluate"),
        QT_TRANSLATE_NOOP("tandem::Workspace", "Study"),
        QT_TRANSLATE_NOOP("tandem::Workspace", "Runs")};
    return QCoreApplication::translate(
        "tandem::Workspace", kNames.at(static_cast<std::size_t>(group)));
}

Icon workspaceIcon(WorkspaceId id)
{
    return workspaceEntry(id).icon;
}

QKeySequence workspaceShortcut(WorkspaceId id)
{
    // Ten keys, and they stay with the screens that had them first.
    if (id == WorkspaceId::Models)
        return QKeySequence(Qt::Key_F6);
    if (id == WorkspaceId::Timelines)
        return QKeySequence(Qt::SHIFT | Qt::Key_F6);
    constexpr int kDigitKeys = 10;
    const int number = int(id) + (id < WorkspaceId::Models ? 1 : -1);
    return QKeySequence(QStringLiteral("Ctrl+%1").arg(number % kDigitKeys));
}

} // namespace tandem
