#pragma once

#include "ui/screen/workspaceid.h"

#include <QList>
#include <QWidget>

class QButtonGroup;
class QToolButton;

namespace tandem {

/// The rail at the leading edge that leads to the workspaces. The first one is current at first.
class NavigationRail final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(NavigationRail)

public:
    explicit NavigationRail(QWidget* parent = nullptr);

    WorkspaceId current() const;
    /// Makes an entry current; emits nothing.
    void setCurrent(WorkspaceId id);

signals:
    /// The user chose an entry (click, Up and Down, Space).
    void workspaceChosen(tandem::WorkspaceId id);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void fitWidth();
    QToolButton* makeEntry(WorkspaceId id);

    QButtonGroup* m_group;
    QList<QToolButton*> m_entries; ///< in the order of allWorkspaces()
};

} // namespace tandem
