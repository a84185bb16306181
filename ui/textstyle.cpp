#include "ui/textstyle.h"

#include <QEvent>
#include <QStyle>
#include <QVariant>
#include <QWidget>

namespace tandem {

namespace {

/// Sets the font of its parent anew when the theme is.
class KeptFont final : public QObject
{
public:
    KeptFont(QWidget* widget, FontRole role)
        : QObject(widget)
        , m_widget(widget)
        , m_role(role)
    {
        widget->installEventFilter(this);
        widget->setFont(themeFont(role));
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (watched == m_widget && event->type() == QEvent::StyleChange)
            m_widget->setFont(themeFont(m_role));
        return false;
    }

private:
    QWidget* m_widget;
    FontRole m_role;
};

} // namespace

void setLook(QWidget* widget, const char* property, const QVariant& value)
{
    if (widget->property(property) == value)
        return;
    widget->setProperty(property, value);
    widget->style()->unpolish(widget);
    widget->style()->polish(widget);
    widget->updateGeometry();
}

void setTextStyle(QWidget* widget, LabelStyle style)
{
    static constexpr const char* names[] = {
        "", "title", "strong", "secondary", "small", "smallstrong", "error", "figure"};
    setLook(widget, "tandemLabel", QString::fromLatin1(names[int(style)]));
}

void keepFont(QWidget* widget, FontRole role)
{
    new KeptFont(widget, role);
}

} // namespace tandem
