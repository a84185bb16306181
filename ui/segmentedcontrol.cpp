#include "ui/segmentedcontrol.h"

#include "ui/signs.h"
#include "ui/theme.h"
#include "ui/widgetwords.h"

#include <QFontMetrics>
#include <QPainter>
#include <QPainterPath>

namespace tandem {

namespace {

constexpr qreal segmentedControlRadius = 7;
constexpr int segmentedControlPadding = 10;
constexpr int segmentedControlSignGap = 4;

QString yesWord()
{
    return WidgetWords::tr("Yes");
}

QString noWord()
{
    return WidgetWords::tr("No");
}

int segmentSignSide(const QFontMetrics& metrics)
{
    return metrics.ascent() * 3 / 4;
}

void paintHalf(QPainter* painter, const QRect& half, bool yes, const SegmentedState& state)
{
    using textrow::AnswerMark;
    const ThemeColors& colors = themeColors();
    const AnswerMark mark = yes ? AnswerMark::Yes : AnswerMark::No;
    const bool chosen = state.chosen == mark;
    const bool hovered = state.enabled && state.hovered == mark;
    const QColor chosenBack = yes ? colors.yesBack : colors.noBack;
    const QColor back = chosen ? chosenBack : hovered ? colors.hover : colors.panel;
    const QColor chosenText = yes ? colors.yes : colors.no;
    const QColor text = chosen           ? chosenText
                        : !state.enabled ? colors.disabled
                        : hovered        ? colors.text
                                         : colors.faint;
    painter->fillRect(half, back);

    const QFont font = themeFont(chosen ? FontRole::SmallStrong : FontRole::Small);
    const QFontMetrics metrics(font);
    QString word = yes ? yesWord() : noWord();
    if (chosen && state.saving)
        word += QChar(0x2026);
    const int side = chosen ? segmentSignSide(metrics) : 0;
    const int width =
        metrics.horizontalAdvance(word) + (chosen ? side + segmentedControlSignGap : 0);
    QRect content(0, 0, width, half.height());
    content.moveCenter(half.center());
    const bool mirrored = painter->layoutDirection() == Qt::RightToLeft;
    if (chosen) {
        const int x = mirrored ? content.right() + 1 - side : content.left();
        const QRect area(x, content.center().y() - side / 2, side, side);
        paintSign(painter, area, yes ? Sign::Check : Sign::Dash, text);
    }
    painter->setFont(font);
    painter->setPen(text);
    const Qt::Alignment away = (mirrored ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignAbsolute;
    painter->drawText(content, int(away | Qt::AlignVCenter) | Qt::TextSingleLine, word);
}

} // namespace

QSize segmentedControlSize()
{
    const QFontMetrics metrics(themeFont(FontRole::SmallStrong));
    const int word =
        std::max(metrics.horizontalAdvance(yesWord()), metrics.horizontalAdvance(noWord()));
    const int half = word + metrics.horizontalAdvance(QChar(0x2026)) + segmentSignSide(metrics) +
                     segmentedControlSignGap + 2 * segmentedControlPadding;
    return {2 * half, metrics.height() + 10};
}

void paintSegmentedControl(
    QPainter* painter, const QRect& yes, const QRect& no, const SegmentedState& state)
{
    const ThemeColors& colors = themeColors();
    const QRectF edge = QRectF(yes.united(no)).adjusted(0.5, 0.5, -0.5, -0.5);
    QPainterPath outline;
    outline.addRoundedRect(edge, segmentedControlRadius, segmentedControlRadius);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setClipPath(outline, Qt::IntersectClip);
    paintHalf(painter, yes, true, state);
    paintHalf(painter, no, false, state);
    painter->restore();

    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(colors.dark ? colors.line.lighter(130) : colors.line, 1));
    painter->setBrush(Qt::NoBrush);
    painter->drawPath(outline);
    const qreal middle = std::max(yes.left(), no.left()) + 0.5;
    painter->drawLine(QPointF(middle, edge.top()), QPointF(middle, edge.bottom()));
    painter->restore();
}

} // namespace tandem
