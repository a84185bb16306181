#include "ui/screen/idlekeys.h"

#include "ui/screen/workspace.h"

#include <QAction>
#include <QKeyEvent>

#include <utility>

namespace tandem {

namespace {

/// A command's own key never gets as far as this while the command can be given.
class IdleKeys final : public QObject
{
public:
    IdleKeys(QWidget* view, std::function<QString(const QAction*)> why, QWidget* owner)
        : QObject(view)
        , m_view(view)
        , m_owner(owner)
        , m_why(std::move(why))
    {
        view->installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        return (event->type() == QEvent::KeyPress && explain(*static_cast<QKeyEvent*>(event))) ||
               QObject::eventFilter(watched, event);
    }

private:
    bool explain(const QKeyEvent& event) const
    {
        const QKeySequence pressed(
            QKeyCombination(event.modifiers() & ~Qt::KeypadModifier, Qt::Key(event.key())));
        const QList<QAction*> actions = m_owner->actions();
        for (const QAction* action : actions) {
            if (action->isEnabled() || !action->shortcuts().contains(pressed))
                continue;
            const QString sentence = m_why(action);
            if (sentence.isEmpty())
                continue;
            if (Workspace* workspace = Workspace::of(m_view))
                workspace->tell(sentence);
            return true;
        }
        return false;
    }

    QWidget* m_view;
    QWidget* m_owner;
    std::function<QString(const QAction*)> m_why;
};

} // namespace

void sayWhyKeysAreIdle(QWidget* view, std::function<QString(const QAction*)> why, QWidget* owner)
{
    new IdleKeys(view, std::move(why), owner ? owner : view);
}

} // namespace tandem
