#pragma once

#include "ui/screen/workspace.h"

#include <functional>

class QLabel;
class QStackedWidget;
class QTabBar;
class QVBoxLayout;

namespace tandem {

/// A workspace of pages under tabs, each page with an action on Alt and its number; a word on what
/// goes on stands at the end of the tabs. A message is of its page.
class TabbedWorkspace : public Workspace
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TabbedWorkspace)

public:
    /// Those that lead to the pages, then the commands of each page, then those of all of them.
    QList<QAction*> workspaceActions() const override;

    /// The page that a command leads to or is of, from 0; -1 where it is of no page.
    int pageOf(const QAction& command) const;
    QString pageTitle(int page) const;
    /// Shows the page and gives it the keyboard; a number that no page has changes no page.
    void enterPage(int page);
    int currentPage() const;
    /// Leaves the keyboard where it is; a number that no page has changes nothing.
    void setCurrentPage(int page);
    /// Those that lead to the pages.
    const QList<QAction*>& switchActions() const { return m_actions; }

protected:
    /// The parts are named after the workspace: "overviewTabs", "overviewBusy".
    explicit TabbedWorkspace(WorkspaceId id, QWidget* parent = nullptr);

    /// Adds a page, owned by this from now on, under a tab of this title, and the action with this
    /// object name that leads to it.
    void addPage(QWidget* page, const char* actionName, std::function<QString()> title);
    /// Puts what holds for all pages between the tabs and the page.
    void addStrip(QWidget* strip);
    /// Whether what is shown is being read anew.
    void setBusy(bool busy);

    /// The page on screen, which hands it on.
    QWidget* focusTarget() const override;
    void entered() override;
    /// A page is seen: after entering, and when another one was chosen.
    virtual void pageShown() {}

private:
    /// The keys of the page on screen are heard in what stands around it, too.
    void lendCommands();

    QTabBar* m_tabs;
    QLabel* m_busy;
    QStackedWidget* m_pages;
    QVBoxLayout* m_column = nullptr;
    QList<QAction*> m_actions;
    QList<QWidget*> m_around; ///< the tabs and strips
    bool m_isBusy = false;
};

} // namespace tandem
