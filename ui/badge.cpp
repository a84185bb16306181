#include "ui/badge.h"

#include "ui/paintedline.h"
#include "ui/signs.h"
#include "ui/spoken.h"
#include "ui/theme.h"
#include "ui/widgetwords.h"

#include <QEvent>
#include <QFontMetrics>
#include <QPainter>
#include <QStyle>

namespace tandem {

namespace {

constexpr int badgePadding = 8;
constexpr int badgeSignGap = 3;

struct BadgeLook
{
    Sign sign;
    QColor ThemeColors::*color;
    QColor ThemeColors::*back;
};

BadgeLook badgeLook(BadgeKind kind)
{
    using C = ThemeColors;
    switch (kind) {
    case BadgeKind::Supporting:
    case BadgeKind::Yes:
        return {Sign::Check, &C::yes, &C::yesBack};
    case BadgeKind::Nonsupporting:
    case BadgeKind::No:
        return {Sign::Dash, &C::no, &C::noBack};
    case BadgeKind::Boundary:
        return {Sign::NotEqual, &C::boundary, &C::boundaryBack};
    case BadgeKind::Open:
        return {Sign::Ring, &C::secondary, &C::noBack};
    case BadgeKind::Waiting:
        return {Sign::Clock, &C::secondary, &C::noBack};
    case BadgeKind::Closed:
        return {Sign::Check, &C::yes, &C::yesBack};
    case BadgeKind::Settled:
        return {Sign::Lock, &C::yes, &C::yesBack};
    case BadgeKind::Unsure:
        return {Sign::Question, &C::boundary, &C::boundaryBack};
    case BadgeKind::Warning:
        return {Sign::Exclamation, &C::boundary, &C::boundaryBack};
    case BadgeKind::Neutral:
    case BadgeKind::None:
        break;
    }
    return {Sign::None, &C::secondary, &C::noBack};
}

QString wordOf(BadgeKind kind, const QString& text)
{
    return text.isEmpty() ? badgeWord(kind) : text;
}

int badgeSignSide(const QFontMetrics& metrics)
{
    return metrics.ascent() * 3 / 4;
}

} // namespace

QString badgeWord(BadgeKind kind)
{
    switch (kind) {
    case BadgeKind::Supporting:
        return WidgetWords::tr("supporting");
    case BadgeKind::Nonsupporting:
        return WidgetWords::tr("nonsupporting");
    case BadgeKind::Boundary:
        return WidgetWords::tr("boundary");
    case BadgeKind::Yes:
        return WidgetWords::tr("yes");
    case BadgeKind::No:
        return WidgetWords::tr("no");
    case BadgeKind::Open:
        return WidgetWords::tr("round open");
    case BadgeKind::Waiting:
        return WidgetWords::tr("waiting for partner");
    case BadgeKind::Closed:
        return WidgetWords::tr("round closed");
    case BadgeKind::Settled:
        return WidgetWords::tr("settled");
    case BadgeKind::Unsure:
        return WidgetWords::tr("unsure");
    case BadgeKind::Warning:
        return WidgetWords::tr("warning");
    case BadgeKind::None:
    case BadgeKind::Neutral:
        break;
    }
    return {};
}

QSize badgeSize(BadgeKind kind, const QString& text)
{
    const QFontMetrics metrics(themeFont(FontRole::SmallStrong));
    int width = 2 * badgePadding + metrics.horizontalAdvance(wordOf(kind, text));
    if (badgeLook(kind).sign != Sign::None)
        width += badgeSignSide(metrics) + badgeSignGap;
    return {kind == BadgeKind::None ? 0 : width, metrics.height() + 4};
}

void paintBadge(QPainter* painter, const QRect& rect, BadgeKind kind, const QString& text)
{
    if (kind == BadgeKind::None || rect.isEmpty())
        return;
    const BadgeLook look = badgeLook(kind);
    const ThemeColors& colors = themeColors();
    const QFont font = themeFont(FontRole::SmallStrong);
    const QFontMetrics metrics(font);
    const Qt::LayoutDirection direction = painter->layoutDirection();
    const QSize size = badgeSize(kind, text).boundedTo(rect.size());
    const QRect pill =
        QStyle::alignedRect(direction, Qt::AlignLeading | Qt::AlignVCenter, size, rect);

    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(colors.*look.back);
    const qreal radius = pill.height() / 2.0;
    painter->drawRoundedRect(pill, radius, radius);

    QRect inner = pill.adjusted(badgePadding, 0, -badgePadding, 0);
    if (look.sign != Sign::None) {
        const int side = badgeSignSide(metrics);
        const QRect area = QStyle::alignedRect(
            direction, Qt::AlignLeading | Qt::AlignVCenter, QSize(side, side), inner);
        paintSign(painter, area, look.sign, colors.*look.color);
        const int used = side + badgeSignGap;
        inner = direction == Qt::RightToLeft ? inner.adjusted(0, 0, -used, 0)
                                             : inner.adjusted(used, 0, 0, 0);
    }
    painter->setFont(font);
    painter->setPen(colors.*look.color);
    paintLine(painter, inner, wordOf(kind, text), direction);
    painter->restore();
}

Badge::Badge(QWidget* parent)
    : QWidget(parent)
{
    setSpoken(this, [] { return Spoken{.role = QAccessible::StaticText}; });
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
}

void Badge::setBadge(BadgeKind kind, const QString& text)
{
    m_kind = kind;
    m_text = text;
    setAccessibleName(wordOf(kind, text));
    updateGeometry();
    update();
}

QSize Badge::sizeHint() const
{
    return badgeSize(m_kind, m_text);
}

QSize Badge::minimumSizeHint() const
{
    return {std::min(sizeHint().width(), 40), sizeHint().height()};
}

void Badge::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintBadge(&painter, rect(), m_kind, m_text);
}

void Badge::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        setBadge(m_kind, m_text);
    QWidget::changeEvent(event);
}

} // namespace tandem
