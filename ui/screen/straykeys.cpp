#include "ui/screen/straykeys.h"

#include "ui/screen/repeatedkeys.h"

#include <QAction>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialog>
#include <QKeyEvent>
#include <QMainWindow>

#include <algorithm>
#include <utility>

namespace tandem {

namespace {

bool isPlain(const QKeyEvent& event)
{
    return !(event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
}

/// Letters, digits, signs and blanks: what words are made of.
bool isTyped(const QKeyEvent& event)
{
    return isPlain(event) && !event.text().isEmpty() && event.text().at(0).isPrint();
}

/// Whether somebody may go on with a word after it: a letter, or the key of a command. Arrows, Tab
/// and Escape do nothing at many an end, and nobody types on after them.
bool beginsWord(const QKeyEvent& event)
{
    const bool isFunction = event.key() >= Qt::Key_F1 && event.key() <= Qt::Key_F35;
    const bool isCommand = !isPlain(event) && event.key() < Qt::Key_Escape;
    return isTyped(event) || isFunction || isCommand;
}

bool hasLetter(const QAction& command)
{
    const QList<QKeySequence> keys = command.shortcuts();
    return std::any_of(keys.cbegin(), keys.cend(), [](const QKeySequence& key) {
        return key.count() == 1 && key[0].key() >= Qt::Key_A && key[0].key() <= Qt::Key_Z &&
               !(key[0].keyboardModifiers() & ~Qt::KeyboardModifiers(Qt::ShiftModifier));
    });
}

/// A list of choices takes any letter for one of its own.
bool isLetterOfChoices(const QObject* watched, const QKeyEvent& event)
{
    const auto* choices = qobject_cast<const QComboBox*>(watched);
    return choices && !choices->isEditable() && isTyped(event) && event.key() != Qt::Key_Space &&
           areLettersCommands(*choices);
}

/// Where a key ends that nobody took. Menus and lists of choices take letters for what they offer.
bool isWindowWithKeys(const QObject* watched)
{
    return qobject_cast<const QMainWindow*>(watched) || qobject_cast<const QDialog*>(watched);
}

} // namespace

void passOnLetter(QKeyEvent& event)
{
    if (event.isAccepted() && isTyped(event) && event.key() != Qt::Key_Space)
        event.ignore();
}

bool areLettersCommands(const QWidget& part)
{
    for (const QWidget* around = &part; around; around = around->parentWidget()) {
        const QList<QAction*> commands = around->actions();
        const bool has = std::any_of(commands.cbegin(), commands.cend(), [&](const QAction* one) {
            const bool isHeard = around == &part || one->shortcutContext() != Qt::WidgetShortcut;
            return isHeard && hasLetter(*one);
        });
        if (has)
            return true;
        if (around->isWindow())
            break;
    }
    return false;
}

StrayKeys::StrayKeys(ActivityClock::Clock monotonicMs, QObject* parent)
    : QObject(parent)
    , m_now(std::move(monotonicMs))
    , m_deadAt(m_now() - kHeldBackMs)
{
    QCoreApplication::instance()->installEventFilter(this);
}

bool StrayKeys::isHeldBack(const QKeyEvent& event) const
{
    return isPlain(event) && isAnsweringKey(event) && m_now() - m_deadAt < kHeldBackMs &&
           !isTextTaken();
}

void StrayKeys::didNothing(const QKeyEvent& event)
{
    // The screen finds by itself, and the bar of menus has its key.
    if (event.isAutoRepeat() || !beginsWord(event) || event.matches(QKeySequence::Find) ||
        event.key() == Qt::Key_F10)
        return;
    if (m_now() - m_deadAt >= kHeldBackMs) {
        m_word.clear();
        m_held = 0;
    }
    m_deadAt = m_now();
    if (isTyped(event))
        add(event);
}

void StrayKeys::add(const QKeyEvent& event)
{
    if (isTyped(event))
        m_word += event.text();
    emit typedAmiss(m_word, m_held);
}

bool StrayKeys::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress)
        return QObject::eventFilter(watched, event);
    const auto& key = *static_cast<QKeyEvent*>(event);
    if (isHeldBack(key)) {
        event->accept(); // nor is it a shortcut
        if (event->type() == QEvent::KeyPress) {
            m_deadAt = m_now(); // it did nothing either, and the word may be long
            ++m_held;
            add(key);
        }
        return true;
    }
    if (event->type() == QEvent::KeyPress && isLetterOfChoices(watched, key)) {
        event->ignore(); // goes on to what is around
        return true;
    }
    // Nobody between the part with the keyboard and the window took it.
    if (event->type() == QEvent::KeyPress && isWindowWithKeys(watched))
        didNothing(key);
    return QObject::eventFilter(watched, event);
}

} // namespace tandem
