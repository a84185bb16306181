#include "ui/screen/workspace.h"

#include "ui/destructivefocus.h"
#include "ui/messagebar.h"
#include "ui/screen/command.h"
#include "ui/screen/findbar.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/screen/workclock.h"
#include "ui/tabstops.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QKeyEvent>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace tandem {

namespace {

/// Whether keys reach nobody that could take them.
bool isKeyboardLost(const QWidget& window, const QWidget& screen)
{
    const QWidget* focus = window.focusWidget();
    return !focus || focus == &window || focus == &screen || !focus->isEnabled() ||
           !focus->isVisibleTo(&window);
}

/// The command of a page in sight that has a filter of its own on the key that finds; null where
/// none has.
QAction* ownFind(const Workspace& screen)
{
    const QList<QAction*> commands = screen.workspaceActions();
    for (QAction* command : commands) {
        if (!command->isEnabled() ||
            !command->shortcuts().contains(QKeySequence(QKeySequence::Find)))
            continue;
        const QList<QObject*> owners = command->associatedObjects();
        const bool isSeen = std::any_of(owners.cbegin(), owners.cend(), [&](QObject* owner) {
            const auto* part = qobject_cast<QWidget*>(owner);
            return part && part->isVisible() && (part == &screen || screen.isAncestorOf(part));
        });
        if (isSeen)
            return command;
    }
    return nullptr;
}

/// Ctrl+F, wherever on the screen the keyboard is: the filter of the page, or else its texts.
void findOnScreen(Workspace& screen)
{
    if (QAction* own = ownFind(screen)) {
        own->trigger();
        return;
    }
    auto* bar = screen.findChild<FindBar*>(QString(), Qt::FindDirectChildrenOnly);
    (bar ? bar : new FindBar(screen))->open();
}

/// Finds on the screen from its lists of choices too, which take any key for a letter of theirs.
class FindFromChoices final : public QObject
{
public:
    explicit FindFromChoices(Workspace& screen)
        : QObject(&screen)
        , m_screen(screen)
    {
        connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
            if (qobject_cast<QComboBox*>(now) && m_screen.isAncestorOf(now))
                now->installEventFilter(this);
        });
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() != QEvent::KeyPress ||
            !static_cast<QKeyEvent*>(event)->matches(QKeySequence::Find))
            return QObject::eventFilter(watched, event);
        findOnScreen(m_screen);
        return true;
    }

private:
    Workspace& m_screen;
};

} // namespace

Workspace::Workspace(WorkspaceId id, QWidget* parent)
    : QWidget(parent)
    , m_id(id)
    , m_messages(new MessageBar(this))
{
    setObjectName(workspaceKeyword(id));
    m_messages->setObjectName(workspaceKeyword(id) + QStringLiteral("Message"));
    m_messages->floatAtFoot();
    guardFocus(*m_messages->findChild<QPushButton*>());
    new FindFromChoices(*this);
    connect(m_messages, &MessageBar::closed, this, &Workspace::clearMessage);
}

Workspace::~Workspace() = default;

QList<QAction*> Workspace::workspaceActions() const
{
    return commandsOf(this);
}

void Workspace::tell(const QString& sentence)
{
    m_messages->showMessage(MessageBar::Kind::Info, sentence);
}

void Workspace::explain(const QString& sentence)
{
    tell(sentence);
    m_messages->keepShown();
}

void Workspace::warn(const QString& sentence)
{
    m_messages->showMessage(MessageBar::Kind::Warning, sentence);
}

void Workspace::tellError(const Error& error)
{
    // What was refused lost nothing: it is over once the user moved on.
    const bool isRefusal = error.code == ErrorCode::Refused;
    m_messages->showMessage(
        isRefusal ? MessageBar::Kind::Warning : MessageBar::Kind::Error, error.sentence());
}

void Workspace::offer(const QString& sentence, const QString& next, std::function<void()> go)
{
    m_messages->offer(sentence, next, std::move(go));
}

void Workspace::takeBack(const QString& sentence)
{
    if (m_messages->text() == sentence)
        clearMessage();
}

void Workspace::ask(const QString& question, const QString& yes, std::function<void()> go)
{
    m_messages->ask(question, yes, [this, go = std::move(go)] {
        takeFocus();
        go();
    });
}

void Workspace::clearMessage()
{
    const bool hadKeyboard = m_messages->isAncestorOf(window()->focusWidget());
    m_messages->clear();
    if (hadKeyboard)
        takeFocus();
}

bool Workspace::endFinding()
{
    auto* bar = findChild<FindBar*>(QString(), Qt::FindDirectChildrenOnly);
    if (!bar || !bar->isVisible())
        return false;
    bar->close();
    return true;
}

void Workspace::dropTold()
{
    if (m_messages->isPassing())
        clearMessage();
}

void Workspace::showMessagesOver(QWidget* part)
{
    m_messages->floatOver(part);
}

void Workspace::dropQuestion()
{
    const bool hadKeyboard = m_messages->isAncestorOf(window()->focusWidget());
    m_messages->dropQuestion();
    if (hadKeyboard && m_messages->isHidden())
        takeFocus();
}

void Workspace::takeFocus()
{
    if (!isVisible())
        return; // another screen has the keyboard; this one asks again when it is entered
    QWidget* target = focusTarget();
    if (!target)
        target = this;
    if (target->focusPolicy() == Qt::NoFocus && !target->focusProxy()) {
        // A part that cannot have it, as what stands in the place of a list: its first button.
        QWidget* stop = target == this ? nullptr : firstTabStop(target);
        if (!stop)
            stop = tabStop(target, true);
        if (stop && isAncestorOf(stop))
            target = stop;
    }
    target->setFocus(Qt::OtherFocusReason);
}

QByteArray Workspace::saveLayout() const
{
    return savedLayout(this);
}

bool Workspace::restoreLayout(const QByteArray& layout)
{
    return tandem::restoreLayout(this, layout);
}

Workspace* Workspace::of(QObject* part)
{
    while (part && !qobject_cast<Workspace*>(part))
        part = part->parent();
    return static_cast<Workspace*>(part);
}

void tellErrorAt(QObject* part, const Error& error)
{
    for (; part; part = part->parent()) {
        if (auto* screen = qobject_cast<Workspace*>(part))
            return screen->tellError(error);
        auto* messages = qobject_cast<QDialog*>(part)
                             ? part->findChild<MessageBar*>(QString(), Qt::FindDirectChildrenOnly)
                             : nullptr;
        if (messages)
            return messages->showMessage(MessageBar::Kind::Error, error.sentence());
    }
}

WorkClock& Workspace::clock()
{
    if (!m_clock)
        m_clock = std::make_unique<WorkClock>(*this);
    return *m_clock;
}

void Workspace::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (event->spontaneous())
        return; // the desktop shows the window again: nothing was entered
    if (!std::exchange(m_isOrdered, true))
        tabInLayoutOrder(this); // parts are made in any order
    entered();
    takeFocus();
}

void Workspace::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    if (event->spontaneous())
        return;
    dropTold();
    left();
}

void Workspace::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    // Before the window gives the keyboard back to what had it before a dialog, if that is there.
    else if (event->type() == QEvent::ActivationChange && isActiveWindow() && isVisible() &&
             isKeyboardLost(*window(), *this))
        takeFocus();
    QWidget::changeEvent(event);
}

void Workspace::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Find))
        findOnScreen(*this);
    else if (event->key() == Qt::Key_Escape && m_messages->isVisible())
        clearMessage();
    else if (event->key() != Qt::Key_Escape || !endFinding())
        QWidget::keyPressEvent(event);
}

bool Workspace::focusNextPrevChild(bool next)
{
    QWidget* const from = window()->focusWidget();
    const bool gone = from && (!from->isEnabled() || !from->isVisibleTo(window()));
    if (!from || !isAncestorOf(from) || !isVisible())
        return QWidget::focusNextPrevChild(next);
    if (!gone)
        return stepToTabStop(from, next);
    takeFocus();
    return true;
}

} // namespace tandem
