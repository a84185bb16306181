#pragma once

#include "ui/screen/workspaceid.h"

#include <QHash>
#include <QList>
#include <QSet>
#include <QWidget>

class QButtonGroup;
class QToolButton;

namespace tandem {

/// The rail at the leading edge that leads to the workspaces, in groups. Those that are not
/// offered are folded into "More"; the current one is shown in any case. All are offered, and the
/// first one is current, at first.
class NavigationRail final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(NavigationRail)

public:
    explicit NavigationRail(QWidget* parent = nullptr);

    WorkspaceId current() const;
    /// Makes an entry current; emits nothing.
    void setCurrent(WorkspaceId id);
    /// Which are shown without "More", which is there where some are not.
    void setOffered(const QSet<WorkspaceId>& offered);

signals:
    /// The user chose an entry (click, Up and Down, Space).
    void workspaceChosen(tandem::WorkspaceId id);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void fitWidth();
    void showOffered();
    QToolButton* makeButton(Icon icon);
    QToolButton* makeEntry(WorkspaceId id);
    QToolButton* makeMore();
    /// The entries that are in sight, in their order.
    QList<QToolButton*> shownEntries() const;

    QButtonGroup* m_group;
    QList<QToolButton*> m_entries;           ///< in the order of allWorkspaces()
    QHash<WorkspaceGroup, QWidget*> m_lines; ///< before the first entry of a group
    QToolButton* m_more;
    QSet<WorkspaceId> m_offered;
};

} // namespace tandem
