#include "ui/screen/livetext.h"

#include <QEvent>
#include <QWidget>

#include <utility>

namespace tandem {

namespace {

/// Hears of one kind of change at a widget; ends with the part that it speaks for.
class ChangeListener final : public QObject
{
public:
    ChangeListener(QObject* part, QWidget* from, QEvent::Type change, std::function<void()> then)
        : QObject(part)
        , m_change(change)
        , m_then(std::move(then))
    {
        from->installEventFilter(this);
    }

    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() == m_change)
            m_then();
        return false;
    }

private:
    QEvent::Type m_change;
    std::function<void()> m_then;
};

/// The nearest widget from here upwards: only widgets are told of a change of language.
QWidget* widgetOf(QObject* part)
{
    while (part && !part->isWidgetType())
        part = part->parent();
    return static_cast<QWidget*>(part);
}

} // namespace

void inEveryLanguage(QObject* part, std::function<void()> say)
{
    say();
    if (QWidget* widget = widgetOf(part))
        new ChangeListener(part, widget, QEvent::LanguageChange, std::move(say));
}

void inEveryLook(QWidget* part, std::function<void()> dress)
{
    dress();
    new ChangeListener(part, part, QEvent::StyleChange, std::move(dress));
}

} // namespace tandem
