#include "ui/screen/tabbedworkspace.h"

#include "ui/divider.h"
#include "ui/messagebar.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/theme.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

namespace tandem {

TabbedWorkspace::TabbedWorkspace(WorkspaceId id, QWidget* parent)
    : Workspace(id, parent)
    , m_tabs(new QTabBar(this))
    , m_busy(new QLabel(this))
    , m_pages(new QStackedWidget(this))
{
    messages().setObjectName(objectName() + QStringLiteral("Messages"));
    m_tabs->setObjectName(objectName() + QStringLiteral("Tabs"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_busy->setObjectName(objectName() + QStringLiteral("Busy"));
    setLabelStyle(m_busy, LabelStyle::Small);
    keep(m_tabs);
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int page) {
        // First, for the page that goes hands the keyboard on to it.
        setFocusProxy(m_pages->widget(page));
        m_pages->setCurrentIndex(page);
        clearMessage();
        if (isVisible())
            watch();
    });

    auto* top = new QHBoxLayout;
    top->setContentsMargins(16, 4, 16, 0);
    top->addWidget(m_tabs);
    top->addStretch();
    top->addWidget(m_busy);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(top);
    layout->addWidget(new Divider(Qt::Horizontal, this));
    layout->addWidget(m_pages, 1);
    setSurface(this, Surface::Panel);
}

void TabbedWorkspace::addPage(QWidget* page, const QString& actionName)
{
    const int index = m_pages->addWidget(page);
    if (page->objectName().isEmpty())
        page->setObjectName(actionName); // what it keeps goes by its name
    auto* action = new QAction(this);
    action->setObjectName(actionName);
    action->setShortcut(QKeySequence(int(Qt::ALT) | (int(Qt::Key_1) + index)));
    // From the rail and the search, too; the key of a workspace that is not seen is not heard.
    action->setShortcutContext(Qt::WindowShortcut);
    connect(action, &QAction::triggered, this, [this, index] { enterPage(index); });
    addAction(action);
    m_actions.append(action);
    m_tabs->addTab(QString());
}

void TabbedWorkspace::setPageText(int page, const QString& title, const QString& actionText)
{
    m_tabs->setTabText(page, title);
    m_actions.at(page)->setText(actionText);
}

void TabbedWorkspace::setTabsName(const QString& name)
{
    m_tabs->setAccessibleName(name);
}

void TabbedWorkspace::setBusyText(const QString& text)
{
    m_busy->setText(text);
}

int TabbedWorkspace::currentPage() const
{
    return m_pages->currentIndex();
}

void TabbedWorkspace::setCurrentPage(int page)
{
    m_tabs->setCurrentIndex(page);
}

void TabbedWorkspace::enterPage(int page)
{
    setCurrentPage(page);
    takeFocus();
}

QWidget* TabbedWorkspace::focusTarget() const
{
    return m_pages->currentWidget();
}

} // namespace tandem
