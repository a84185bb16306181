#include "ui/persondot.h"

#include "ui/paintedline.h"
#include "ui/spoken.h"
#include "ui/theme.h"

#include <QEvent>
#include <QFontMetrics>
#include <QIconEngine>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace tandem {

namespace {

constexpr int personDotGap = 7;

/// Painted when it is shown: in the size of the text and the colours of then.
class DotIcon final : public QIconEngine
{
public:
    explicit DotIcon(const QColor& color)
        : m_color(color)
    {
    }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode, QIcon::State) override
    {
        paintPersonDot(painter, rect, m_color);
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        return scaledPixmap(size, mode, state, 1);
    }

    QPixmap scaledPixmap(
        const QSize& size, QIcon::Mode mode, QIcon::State state, qreal scale) override
    {
        QPixmap pixmap(size);
        pixmap.setDevicePixelRatio(scale);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size / scale), mode, state);
        return pixmap;
    }

    QIconEngine* clone() const override { return new DotIcon(m_color); }

private:
    QColor m_color;
};

} // namespace

int personDotDiameter()
{
    return std::max(8, QFontMetrics(themeFont(FontRole::Body)).ascent() * 2 / 3);
}

void paintPersonDot(QPainter* painter, const QRect& area, const QColor& color)
{
    const ThemeColors& colors = themeColors();
    const int side = std::min({personDotDiameter(), area.width(), area.height()});
    QRectF dot(0, 0, side, side);
    dot.moveCenter(QRectF(area).center());
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool faint = contrastRatio(color, colors.panel) < 2.0;
    painter->setPen(faint ? QPen(colors.secondary, 1) : QPen(Qt::NoPen));
    painter->setBrush(color);
    painter->drawEllipse(faint ? dot.adjusted(0.5, 0.5, -0.5, -0.5) : dot);
    painter->restore();
}

QIcon personDotIcon(const QColor& color)
{
    return QIcon(new DotIcon(color));
}

QList<QColor> personColors()
{
    return {QColor(0x0072b2), QColor(0xd98a00), QColor(0x009e73), QColor(0xcc79a7),
        QColor(0xd55e00), QColor(0x56b4e9), QColor(0x7a68c9), QColor(0x8c8c8c)};
}

PersonDot::PersonDot(QWidget* parent)
    : QWidget(parent)
{
    setSpoken(this, [] { return Spoken{.role = QAccessible::StaticText}; });
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void PersonDot::setPerson(const QString& name, const QColor& color)
{
    m_name = name;
    m_color = color;
    setAccessibleName(name);
    updateGeometry();
    update();
}

QSize PersonDot::sizeHint() const
{
    return {personDotDiameter() + personDotGap + fontMetrics().horizontalAdvance(m_name) + 1,
        fontMetrics().height()};
}

QSize PersonDot::minimumSizeHint() const
{
    return {
        std::min(sizeHint().width(), personDotDiameter() + personDotGap + 24), sizeHint().height()};
}

void PersonDot::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QRect dot(0, 0, personDotDiameter(), height());
    paintPersonDot(&painter, QStyle::visualRect(layoutDirection(), rect(), dot), m_color);
    const QRect words = QStyle::visualRect(
        layoutDirection(), rect(), rect().adjusted(dot.width() + personDotGap, 0, 0, 0));
    painter.setPen(palette().color(foregroundRole()));
    paintLine(&painter, words, m_name, layoutDirection());
}

void PersonDot::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QWidget::changeEvent(event);
}

} // namespace tandem
