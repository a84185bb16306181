#include "ui/spoken.h"

#include <QAbstractButton>
#include <QAccessibleWidget>
#include <QHash>
#include <QPointer>
#include <QStackedWidget>

#include <cmath>

namespace tandem {

namespace {

/// Keeps with a widget what it says.
class SpokenWords final : public QObject
{
public:
    SpokenWords(QWidget* widget, std::function<Spoken()> says)
        : QObject(widget)
        , m_says(std::move(says))
    {
    }

    static SpokenWords* of(const QObject* object)
    {
        for (QObject* child : object->children()) {
            if (auto* words = dynamic_cast<SpokenWords*>(child))
                return words;
        }
        return nullptr;
    }

    Spoken say() const { return m_says(); }

private:
    std::function<Spoken()> m_says;
};

/// One part of a painted widget; it asks the widget for everything.
class SpokenPartInterface final : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    SpokenPartInterface(QWidget* widget, int number)
        : m_widget(widget)
        , m_number(number)
    {
    }

    bool isValid() const override { return m_widget && m_number < spoken().parts; }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return isValid() ? parent()->window() : nullptr; }
    QAccessibleInterface* parent() const override
    {
        return QAccessible::queryAccessibleInterface(m_widget);
    }
    int childCount() const override { return 0; }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name ? part().name : QString();
    }
    void setText(QAccessible::Text, const QString&) override {}
    QAccessible::Role role() const override { return spoken().partRole; }

    QRect rect() const override
    {
        const QRect area = part().area;
        return m_widget ? QRect(m_widget->mapToGlobal(area.topLeft()), area.size()) : QRect();
    }

    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.selectable = true;
        state.selected = part().isCurrent;
        state.focusable = m_widget && m_widget->focusPolicy() != Qt::NoFocus;
        state.focused = state.selected && m_widget->hasFocus();
        state.invisible = !m_widget || !m_widget->isVisible();
        return state;
    }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
    }

    QStringList actionNames() const override
    {
        return part().press ? QStringList(pressAction()) : QStringList();
    }
    void doAction(const QString& name) override
    {
        if (const SpokenPart pressed = part(); name == pressAction() && pressed.press)
            pressed.press();
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

    int number() const { return m_number; }

private:
    Spoken spoken() const
    {
        const SpokenWords* words = m_widget ? SpokenWords::of(m_widget) : nullptr;
        return words ? words->say() : Spoken();
    }
    SpokenPart part() const
    {
        const Spoken all = spoken();
        return m_number < all.parts && all.part ? all.part(m_number) : SpokenPart();
    }

    QPointer<QWidget> m_widget;
    int m_number;
};

/// A painted widget with its parts as children, made when they are asked for, or a widget with
/// those that are in it.
class SpokenInterface final : public QAccessibleWidget, public QAccessibleValueInterface
{
public:
    SpokenInterface(QWidget* widget, const SpokenWords& words)
        : QAccessibleWidget(widget)
        , m_words(words)
    {
    }
    Q_DISABLE_COPY_MOVE(SpokenInterface)
    ~SpokenInterface() override
    {
        for (const QAccessible::Id id : std::as_const(m_parts))
            QAccessible::deleteAccessibleInterface(id);
    }

    QAccessible::Role role() const override { return m_words.say().role; }
    int childCount() const override
    {
        const Spoken spoken = m_words.say();
        return spoken.hasWidgets ? QAccessibleWidget::childCount() : spoken.parts;
    }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ValueInterface && role() == QAccessible::ProgressBar
                   ? static_cast<QAccessibleValueInterface*>(this)
                   : QAccessibleWidget::interface_cast(type);
    }
    QVariant currentValue() const override { return std::round(100.0 * m_words.say().share); }
    void setCurrentValue(const QVariant&) override {}
    QVariant maximumValue() const override { return 100; }
    QVariant minimumValue() const override { return 0; }
    QVariant minimumStepSize() const override { return 1; }

    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value ? m_words.say().value : QAccessibleWidget::text(kind);
    }

    QAccessibleInterface* child(int number) const override
    {
        const Spoken spoken = m_words.say();
        if (spoken.hasWidgets)
            return QAccessibleWidget::child(number);
        if (number < 0 || number >= spoken.parts)
            return nullptr;
        if (const auto known = m_parts.constFind(number); known != m_parts.cend())
            return QAccessible::accessibleInterface(*known);
        auto* part = new SpokenPartInterface(widget(), number);
        m_parts.insert(number, QAccessible::registerAccessibleInterface(part));
        return part;
    }

    int indexOfChild(const QAccessibleInterface* child) const override
    {
        const auto* part = dynamic_cast<const SpokenPartInterface*>(child);
        if (!part)
            return QAccessibleWidget::indexOfChild(child);
        return part->parent() == this ? part->number() : -1;
    }

    QAccessibleInterface* childAt(int x, int y) const override
    {
        if (m_words.say().hasWidgets)
            return QAccessibleWidget::childAt(x, y);
        const QPoint place = widget()->mapFromGlobal(QPoint(x, y));
        return childWhere([&](const SpokenPart& part) { return part.area.contains(place); });
    }

    QAccessibleInterface* focusChild() const override
    {
        if (m_words.say().hasWidgets)
            return QAccessibleWidget::focusChild();
        return childWhere([](const SpokenPart& part) { return part.isCurrent; });
    }

private:
    template <typename Is>
    QAccessibleInterface* childWhere(Is is) const
    {
        const Spoken spoken = m_words.say();
        for (int i = 0; i < spoken.parts; ++i) {
            if (is(spoken.part(i)))
                return child(i);
        }
        return nullptr;
    }

    const SpokenWords& m_words;
    mutable QHash<int, QAccessible::Id> m_parts;
};

/// Pages of which one is shown: a place like any other. As a layered pane, which Qt makes of it,
/// it would be read out, nameless, whenever the keyboard comes in.
class StackInterface final : public QAccessibleWidget
{
public:
    explicit StackInterface(QStackedWidget* stack)
        : QAccessibleWidget(stack, QAccessible::Pane)
    {
    }

    int childCount() const override { return page() ? 1 : 0; }
    QAccessibleInterface* child(int number) const override
    {
        return number == 0 ? QAccessible::queryAccessibleInterface(page()) : nullptr;
    }
    int indexOfChild(const QAccessibleInterface* child) const override
    {
        return child && page() && child->object() == page() ? 0 : -1;
    }
    QAccessibleInterface* childAt(int x, int y) const override
    {
        QAccessibleInterface* shown = child(0);
        return shown && shown->rect().contains(x, y) ? shown : nullptr;
    }

private:
    QWidget* page() const { return static_cast<QStackedWidget*>(widget())->currentWidget(); }
};

constexpr const char* kRadio = "tandemRadio";

/// A button that is one of several.
class RadioInterface final : public QAccessibleWidget
{
public:
    explicit RadioInterface(QAbstractButton* button)
        : QAccessibleWidget(button, QAccessible::RadioButton)
    {
    }

    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.checkable = button()->isCheckable();
        state.checked = button()->isChecked();
        return state;
    }
    QString text(QAccessible::Text kind) const override
    {
        const QString said = QAccessibleWidget::text(kind);
        if (kind != QAccessible::Name || !said.isEmpty())
            return said;
        return button()->text().remove(u'&');
    }
    QStringList actionNames() const override
    {
        QStringList names = QAccessibleWidget::actionNames();
        if (button()->isEnabled())
            names.prepend(toggleAction());
        return names;
    }
    void doAction(const QString& name) override
    {
        if (name == toggleAction() || name == pressAction())
            button()->click();
        else
            QAccessibleWidget::doAction(name);
    }

private:
    QAbstractButton* button() const { return static_cast<QAbstractButton*>(widget()); }
};

QAccessibleInterface* interfaceOf(const QString&, QObject* object)
{
    if (auto* stack = qobject_cast<QStackedWidget*>(object))
        return new StackInterface(stack);
    auto* button = qobject_cast<QAbstractButton*>(object);
    if (button && button->property(kRadio).toBool())
        return new RadioInterface(button);
    auto* widget = qobject_cast<QWidget*>(object);
    const SpokenWords* words = widget ? SpokenWords::of(widget) : nullptr;
    return words ? new SpokenInterface(widget, *words) : nullptr;
}

/// The next interface of `widget` is one of ours: that which Qt may have made before, when the
/// widget got its name, knows nothing of it.
void speakAnew(QWidget* widget)
{
    static const bool isInstalled = [] {
        QAccessible::installFactory(&interfaceOf);
        return true;
    }();
    Q_UNUSED(isInstalled)
    if (QAccessibleInterface* before = QAccessible::queryAccessibleInterface(widget))
        QAccessible::deleteAccessibleInterface(QAccessible::uniqueId(before));
}

} // namespace

void setSpoken(QWidget* widget, std::function<Spoken()> says)
{
    speakAnew(widget);
    new SpokenWords(widget, std::move(says));
}

void setRadio(QAbstractButton* button)
{
    speakAnew(button);
    button->setProperty(kRadio, true);
}

void setReadOut(QWidget* widget)
{
    setSpoken(widget, [] { return Spoken{.role = QAccessible::Notification, .hasWidgets = true}; });
}

void readOutAgain(QWidget* widget)
{
    if (!widget->isVisible())
        return; // it is read out when it is shown
    QAccessibleEvent shown(widget, QAccessible::ObjectShow);
    QAccessible::updateAccessibility(&shown);
}

void tellCurrentPart(QWidget* widget, int part)
{
    QAccessibleEvent event(widget, QAccessible::Focus);
    event.setChild(part);
    QAccessible::updateAccessibility(&event);
}

} // namespace tandem
