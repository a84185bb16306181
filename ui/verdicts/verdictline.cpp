#include "ui/verdicts/verdictline.h"

#include "ui/keycap.h"
#include "ui/paintedline.h"
#include "ui/spoken.h"
#include "ui/themefonts.h"

#include <QPainter>
#include <QStyle>

namespace tandem {

namespace {

constexpr int kVerdictLineSign = 13;
constexpr int kVerdictLineGap = 6;

} // namespace

VerdictLine::VerdictLine(QWidget* parent)
    : QWidget(parent)
{
    setSpoken(this, [] { return Spoken{.role = QAccessible::StaticText}; });
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void VerdictLine::setText(const DecisionText& text)
{
    m_text = text;
    QStringList spoken{text.title, text.pair, text.opinionText};
    spoken.removeAll(QString());
    setAccessibleName(spoken.join(QLatin1String(", ")));
    update();
}

void VerdictLine::setKey(const QString& key)
{
    m_key = key;
    update();
}

QSize VerdictLine::sizeHint() const
{
    const int line = QFontMetrics(themeFont(FontRole::Strong)).height();
    return {200, qMax(line, badgeSize(BadgeKind::Yes, {}).height()) + 2};
}

/// What the model says is cut last: before it go the key, and then the words of one's own opinion
/// down to their sign.
VerdictLine::Widths VerdictLine::arranged() const
{
    Widths widths;
    int room = width();
    if (m_text.sign != Sign::None)
        room -= kVerdictLineSign + kVerdictLineGap;
    const QFontMetrics metrics(themeFont(FontRole::Strong));
    widths.title = qMin(metrics.horizontalAdvance(m_text.title) + 2, room);
    int left = room - widths.title;
    const QSize badge = badgeSize(m_text.opinion, m_text.opinionText);
    const int opinion = m_text.opinion == BadgeKind::None ? 0 : badge.width() + kVerdictLineGap;
    const int key =
        m_key.isEmpty() ? 0 : keyHintsSize({KeyHint{m_key, {}}}).width() + kVerdictLineGap;
    if (key > 0 && left >= opinion + key) {
        widths.key = key - kVerdictLineGap;
        left -= key;
    }
    if (opinion > 0) {
        widths.opinion =
            qMin(opinion, qMax(left, badge.height() + kVerdictLineGap)) - kVerdictLineGap;
        left -= widths.opinion + kVerdictLineGap;
    }
    widths.title += qMin(left, 0);
    return widths;
}

void VerdictLine::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setLayoutDirection(layoutDirection());
    const ThemeColors& colors = themeColors(this);
    const auto visual = [this](const QRect& place) {
        return QStyle::visualRect(layoutDirection(), rect(), place);
    };
    QRect line = rect();
    const auto takeTrailing = [&line](int width) {
        const QRect piece(line.right() + 1 - width, line.top(), width, line.height());
        line.setRight(piece.left() - kVerdictLineGap - 1);
        return piece;
    };
    const Widths widths = arranged();
    if (widths.key > 0)
        paintKeyHints(
            &painter, visual(takeTrailing(widths.key)), {KeyHint{m_key, {}}}, layoutDirection());
    if (widths.opinion > 0)
        paintBadge(
            &painter, visual(takeTrailing(widths.opinion)), m_text.opinion, m_text.opinionText);
    if (m_text.sign != Sign::None) {
        const QRect sign(line.left(), line.center().y() - kVerdictLineSign / 2, kVerdictLineSign,
            kVerdictLineSign);
        paintSign(&painter, visual(sign), m_text.sign, colors.*m_text.color);
        line.setLeft(sign.right() + kVerdictLineGap);
    }
    painter.setFont(themeFont(FontRole::Strong));
    painter.setPen(colors.*m_text.color);
    const int title = widths.title;
    paintLine(
        &painter, visual(QRect(line.left(), 0, title, height())), m_text.title, layoutDirection());
    line.setLeft(line.left() + title + kVerdictLineGap);
    painter.setFont(font());
    painter.setPen(colors.secondary);
    // Half a label names nothing.
    if (painter.fontMetrics().horizontalAdvance(m_text.pair) <= line.width())
        paintLine(&painter, visual(line), m_text.pair, layoutDirection());
}

} // namespace tandem
