#pragma once

#include "ui/icons.h"

#include <QKeySequence>
#include <QList>
#include <QWidget>

class QButtonGroup;
class QToolButton;
class QVBoxLayout;

namespace tandem {

/// The rail at the leading edge that leads to the workspaces.
class NavigationRail final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(NavigationRail)

public:
    explicit NavigationRail(QWidget* parent = nullptr);

    /// Adds an entry at the end. `id` names it, `label` is translated; `shortcut` is shown in the
    /// tool tip (an action of the window's takes it). The first one becomes current without a
    /// signal.
    void addWorkspace(
        const QString& id, Icon icon, const QString& label, const QKeySequence& shortcut = {});
    /// For a change of language.
    void setLabel(const QString& id, const QString& label);
    void setWorkspaceEnabled(const QString& id, bool enabled);
    /// A small count on an entry, e.g. of what waits; 0 takes it away.
    void setCount(const QString& id, int count);

    QString current() const;
    /// Makes an entry current; emits nothing. An unknown id does nothing.
    void setCurrent(const QString& id);

signals:
    /// The user chose an entry (click, Up and Down, Space).
    void workspaceChosen(const QString& id);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QToolButton* button(const QString& id) const;

    QVBoxLayout* m_layout;
    QButtonGroup* m_group;
    QList<QToolButton*> m_buttons;
};

} // namespace tandem
