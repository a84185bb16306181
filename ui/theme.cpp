#include "ui/theme.h"

#include "ui/plaintooltip.h"
#include "ui/stylesheet.h"
#include "ui/textstyle.h"

#include <QEvent>
#include <QLabel>
#include <QPalette>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QStyle>
#include <QTimer>

namespace tandem {

namespace {

/// Keeps a label's text at the window's leading (or trailing) edge. QLabel itself goes by the
/// direction of the text, so that a bare number would stand on the wrong side of a right-to-left
/// window.
class LabelSide final : public QObject
{
public:
    explicit LabelSide(QLabel* label)
        : QObject(label)
        , m_label(label)
    {
        label->installEventFilter(this);
        align();
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (watched == m_label &&
            (event->type() == QEvent::Polish || event->type() == QEvent::LayoutDirectionChange))
            align();
        return false;
    }

private:
    void align()
    {
        const Qt::Alignment now = m_label->alignment();
        if (!(now & Qt::AlignAbsolute))
            m_logical = now;
        if (m_logical & Qt::AlignHCenter)
            return;
        m_label->setAlignment(
            QStyle::visualAlignment(m_label->layoutDirection(), m_logical) | Qt::AlignAbsolute);
    }

    QLabel* m_label;
    Qt::Alignment m_logical;
};

} // namespace

bool isDarkPalette(const QPalette& palette)
{
    return palette.color(QPalette::Window).lightness() <
           palette.color(QPalette::WindowText).lightness();
}

Theme::Theme(QApplication& application)
    : m_application(application)
{
    m_systemDark = isDarkPalette(QApplication::palette());
    m_dark = m_systemDark;
    QApplication::setStyle(QStringLiteral("Fusion"));
    apply();
    m_application.installEventFilter(this);
}

Theme::~Theme() = default;

const ThemeColors& Theme::colors() const
{
    return m_dark ? darkColors() : lightColors();
}

void Theme::setChoice(ThemeChoice choice)
{
    m_choice = choice;
    const bool dark = choice == ThemeChoice::System ? m_systemDark : choice == ThemeChoice::Dark;
    if (dark == m_dark)
        return;
    m_dark = dark;
    apply();
    emit changed();
}

void Theme::setFont(const QFont& font)
{
    {
        const QScopedValueRollback applying(m_applying, true);
        m_application.setStyleSheet({});
        QApplication::setFont(font);
    }
    apply();
}

void Theme::apply()
{
    const QScopedValueRollback applying(m_applying, true);
    m_application.setProperty("tandemDark", m_dark);
    // Widgets get back first what the old sheet took from them, or keep some of it for good.
    m_application.setStyleSheet({});
    QApplication::setPalette(paletteOf(colors()));
    m_application.setStyleSheet(styleSheetFor(colors()));
}

void Theme::judgeSystem()
{
    {
        // Without a palette of ours the application shows the platform's for a moment.
        const QScopedValueRollback applying(m_applying, true);
        QApplication::setPalette(QPalette());
        m_systemDark = isDarkPalette(QApplication::palette());
        QApplication::setPalette(paletteOf(colors()));
    }
    setChoice(m_choice);
}

bool Theme::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ToolTipChange && watched->isWidgetType())
        speakToolTip(static_cast<QWidget*>(watched));
    if (m_applying || watched != &m_application) {
        // A change of the platform's theme reaches the windows only; our own palette hides it from
        // the application.
        if (!m_applying && event->type() == QEvent::ThemeChange && watched->isWidgetType() &&
            static_cast<QWidget*>(watched)->isWindow())
            QTimer::singleShot(0, this, &Theme::judgeSystem);
        return false;
    }
    if (event->type() == QEvent::ApplicationPaletteChange) {
        m_systemDark = isDarkPalette(QApplication::palette());
        setChoice(m_choice);
        if (QApplication::palette() != paletteOf(colors()))
            apply();
    } else if (event->type() == QEvent::ApplicationFontChange) {
        apply();
    }
    return false;
}

void setLabelStyle(QLabel* label, LabelStyle style)
{
    label->setTextFormat(Qt::PlainText);
    if (!label->property("tandemLabel").isValid())
        new LabelSide(label);
    setTextStyle(label, style);
}

void setPrimary(QPushButton* button, bool primary)
{
    setLook(button, "tandemPrimary", primary);
}

void setSurface(QWidget* widget, Surface surface)
{
    static constexpr const char* names[] = {"", "window", "panel", "card"};
    widget->setAttribute(Qt::WA_StyledBackground, surface != Surface::None);
    setLook(widget, "tandemSurface", QString::fromLatin1(names[int(surface)]));
}

void setLinkLike(QWidget* button, bool small)
{
    button->setCursor(Qt::PointingHandCursor);
    setLook(button, "tandemLink", small ? QStringLiteral("small") : QStringLiteral("body"));
}

void setChipLook(QWidget* button, bool yes)
{
    setLook(button, "tandemChip", yes ? QStringLiteral("yes") : QStringLiteral("no"));
}

void setRailLook(QWidget* button)
{
    setLook(button, "tandemRail", true);
}

} // namespace tandem
