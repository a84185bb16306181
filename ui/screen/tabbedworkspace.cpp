#include "ui/screen/tabbedworkspace.h"

#include "ui/arrange.h"
#include "ui/divider.h"
#include "ui/messagebar.h"
#include "ui/parts.h"
#include "ui/screen/command.h"
#include "ui/theme.h"

#include <QAction>
#include <QKeySequence>
#include <QLabel>
#include <QStackedWidget>
#include <QTabBar>

#include <utility>

namespace tandem {

namespace {

bool hasModifier(const QKeySequence& key)
{
    return !key.isEmpty() &&
           key[0].keyboardModifiers().testAnyFlags(Qt::ControlModifier | Qt::AltModifier);
}

} // namespace

TabbedWorkspace::TabbedWorkspace(WorkspaceId id, QWidget* parent)
    : Workspace(id, parent)
    , m_tabs(new QTabBar(this))
    , m_busy(newLabel(this, LabelStyle::Small))
    , m_pages(new QStackedWidget(this))
    , m_around({m_tabs})
{
    messages().setObjectName(objectName() + QStringLiteral("Messages"));
    m_tabs->setObjectName(objectName() + QStringLiteral("Tabs"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_busy->setObjectName(objectName() + QStringLiteral("Busy"));
    bindText(m_tabs, &QWidget::setAccessibleName,
        [this] { return tr("Pages of %1", "name of a screen").arg(workspaceName(this->id())); });
    inEveryLanguage(m_busy, [this] { setBusy(m_isBusy); });
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int page) {
        // First, for the page that goes hands the keyboard on to it.
        setFocusProxy(m_pages->widget(page));
        m_pages->setCurrentIndex(page);
        lendCommands();
        clearMessage();
        if (isVisible())
            pageShown();
    });

    auto* top = inRow({m_tabs, Free(), m_busy}, kUsualSpacing, {16, 4, 16, 0});
    m_column = inColumn(this, {top, new Divider(Qt::Horizontal, this), {m_pages, 1}}, 0);
    setSurface(this, Surface::Panel);
}

void TabbedWorkspace::addPage(QWidget* page, const char* actionName, std::function<QString()> title)
{
    const int index = m_pages->addWidget(page);
    if (page->objectName().isEmpty())
        named(page, actionName); // what it keeps goes by its name
    auto* action = named(new QAction(this), actionName);
    action->setShortcut(QKeySequence(int(Qt::ALT) | (int(Qt::Key_1) + index)));
    // From the rail and the search, too; the key of a workspace that is not seen is not heard.
    action->setShortcutContext(Qt::WindowShortcut);
    connect(action, &QAction::triggered, this, [this, index] { enterPage(index); });
    addAction(action);
    m_actions.append(action);
    m_tabs->addTab(QString());
    inEveryLanguage(action, [this, index, action, title = std::move(title)] {
        m_tabs->setTabText(index, title());
        action->setText(
            tr("%1: %2", "name of a screen, name of a page").arg(workspaceName(id()), title()));
    });
}

void TabbedWorkspace::addStrip(QWidget* strip)
{
    m_column->insertWidget(m_column->count() - 1, strip);
    m_around.append(strip);
    lendCommands();
}

void TabbedWorkspace::lendCommands()
{
    for (QWidget* part : std::as_const(m_around)) {
        for (int page = 0; page < m_pages->count(); ++page) {
            for (QAction* command : commandsOf(m_pages->widget(page)))
                part->removeAction(command);
        }
        if (!m_pages->currentWidget())
            continue;
        for (QAction* command : commandsOf(m_pages->currentWidget())) {
            // A choice is made by its first letter here, so that plain keys stay with the page.
            if (command->shortcutContext() == Qt::WidgetWithChildrenShortcut &&
                hasModifier(command->shortcut()))
                part->addAction(command);
        }
    }
}

void TabbedWorkspace::entered()
{
    lendCommands();
    pageShown();
}

void TabbedWorkspace::setBusy(bool busy)
{
    m_isBusy = busy;
    m_busy->setText(busy ? tr("updating…") : QString());
}

QList<QAction*> TabbedWorkspace::workspaceActions() const
{
    QList<QAction*> commands = m_actions;
    for (int page = 0; page < m_pages->count(); ++page)
        commands += commandsOf(m_pages->widget(page));
    const QList<QAction*> ofAllPages = commandsOf(this);
    for (QAction* command : ofAllPages) {
        if (!commands.contains(command))
            commands.append(command);
    }
    return commands;
}

int TabbedWorkspace::pageOf(const QAction& command) const
{
    for (int page = 0; page < m_pages->count(); ++page) {
        if (m_actions.at(page) == &command || commandsOf(m_pages->widget(page)).contains(&command))
            return page;
    }
    return -1;
}

QString TabbedWorkspace::pageTitle(int page) const
{
    return m_tabs->tabText(page);
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
