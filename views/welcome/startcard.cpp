#include "views/welcome/startcard.h"

#include "ui/themecolors.h"
#include "ui/themefonts.h"

#include <QEvent>
#include <QFontMetrics>
#include <QStyle>
#include <QStylePainter>

namespace tandem {

namespace {

constexpr int kCardPadding = 14;
constexpr int kTile = 36; ///< the square behind the icon
constexpr int kIcon = 20;
constexpr int kBesideTile = 12;
constexpr int kBelowTitle = 3;
constexpr double kCardRadius = 8.0;
constexpr int kNarrowestCard = 240;
constexpr int kUsualCard = 420;

int besideWords()
{
    return 2 * kCardPadding + kTile + kBesideTile;
}

int titleHeight()
{
    return QFontMetrics(themeFont(FontRole::Strong)).height();
}

} // namespace

StartCard::StartCard(Icon icon, QWidget* parent)
    : QPushButton(parent)
    , m_icon(icon)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAttribute(Qt::WA_Hover);
    setAutoDefault(true);
}

void StartCard::setSentence(const QString& sentence)
{
    m_sentence = sentence;
    setAccessibleDescription(sentence);
    updateGeometry();
    update();
}

int StartCard::heightForWidth(int width) const
{
    const QRect room(0, 0, qMax(1, width - besideWords()), QWIDGETSIZE_MAX);
    const int sentence = QFontMetrics(themeFont(FontRole::Small))
                             .boundingRect(room, int(Qt::TextWordWrap), m_sentence)
                             .height();
    return 2 * kCardPadding + qMax(kTile, titleHeight() + kBelowTitle + sentence);
}

QSize StartCard::sizeHint() const
{
    return {kUsualCard, heightForWidth(kUsualCard)};
}

QSize StartCard::minimumSizeHint() const
{
    return {kNarrowestCard, 2 * kCardPadding + kTile};
}

void StartCard::changeEvent(QEvent* event)
{
    QPushButton::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        updateGeometry();
}

void StartCard::paintEvent(QPaintEvent*)
{
    const ThemeColors& colors = themeColors(this);
    QStylePainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    // The same frame as of a field that has the keyboard.
    const double pen = hasFocus() ? 2.0 : 1.0;
    painter.setPen(QPen(hasFocus() ? colors.accent : colors.line, pen));
    painter.setBrush(isDown() ? colors.selection : underMouse() ? colors.hover : colors.panel);
    const double inside = pen / 2.0;
    painter.drawRoundedRect(
        QRectF(rect()).adjusted(inside, inside, -inside, -inside), kCardRadius, kCardRadius);

    const QRect inner = rect().adjusted(kCardPadding, kCardPadding, -kCardPadding, -kCardPadding);
    const auto mirrored = [&](const QRect& part) {
        return QStyle::visualRect(layoutDirection(), inner, part);
    };
    const QRect tile = mirrored({inner.left(), inner.top(), kTile, kTile});
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.selection);
    painter.drawRoundedRect(tile, kCardRadius, kCardRadius);
    const QPixmap icon = iconPixmap(m_icon, colors.accent, kIcon, devicePixelRatioF());
    painter.drawPixmap(
        QStyle::alignedRect(layoutDirection(), Qt::AlignCenter, {kIcon, kIcon}, tile), icon);

    const QRect words = inner.adjusted(kTile + kBesideTile, 0, 0, 0);
    const int leading =
        int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft | Qt::AlignTop));
    painter.setPen(colors.text);
    painter.setFont(themeFont(FontRole::Strong));
    const QRect title(words.left(), words.top(), words.width(), titleHeight());
    painter.drawText(mirrored(title), leading | int(Qt::TextShowMnemonic), text());
    painter.setPen(colors.secondary);
    painter.setFont(themeFont(FontRole::Small));
    const QRect below = words.adjusted(0, titleHeight() + kBelowTitle, 0, kCardPadding);
    painter.drawText(mirrored(below), leading | int(Qt::TextWordWrap), m_sentence);
}

} // namespace tandem
