#include "ui/paintedline.h"

#include "ui/colourglyphs.h"

#include <QFontMetrics>
#include <QPaintEngine>
#include <QPainter>
#include <QTextLayout>
#include <QTextOption>

#include <algorithm>

namespace tandem {

namespace {

/// On paper, where glyphs that are pictures need a hand.
void drawOnPaper(QPainter& painter, const QRect& rect, const QString& text, Qt::Alignment side)
{
    QTextLayout layout(text, painter.font(), painter.device());
    QTextOption option;
    option.setTextDirection(painter.layoutDirection());
    option.setWrapMode(QTextOption::NoWrap);
    layout.setTextOption(option);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setNumColumns(int(text.size()));
    layout.endLayout();
    const qreal left =
        side == Qt::AlignRight ? rect.right() + 1 - line.naturalTextWidth() : rect.left();
    drawTextLine(painter, line, QPointF(left, rect.top() + (rect.height() - line.height()) / 2));
}

} // namespace

void paintLine(QPainter* painter, const QRect& rect, const QString& text,
    Qt::LayoutDirection direction, Qt::TextElideMode mode)
{
    // No line on a screen has more letters; measuring a whole book for one line would be felt.
    constexpr qsizetype longest = 1000;
    QString line = text.left(longest);
    line.replace(QLatin1Char('\n'), QLatin1Char(' '));
    const QFontMetrics metrics = painter->fontMetrics();
    // Advances are rounded: a text that was given the room it asked for is never cut.
    const QString shown = metrics.horizontalAdvance(line) <= rect.width()
                              ? line
                              : metrics.elidedText(line, mode, rect.width());
    const bool mirrored = direction == Qt::RightToLeft;
    const auto before = painter->layoutDirection();
    painter->setLayoutDirection(shown.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    const Qt::Alignment side = mirrored ? Qt::AlignRight : Qt::AlignLeft;
    const auto flags =
        int(side | Qt::AlignAbsolute | Qt::AlignVCenter) | Qt::TextSingleLine | Qt::TextDontClip;
    if (painter->paintEngine()->type() == QPaintEngine::Pdf && !shown.isEmpty())
        drawOnPaper(*painter, rect, shown, side);
    else
        painter->drawText(rect, flags, shown);
    painter->setLayoutDirection(before);
}

void paintLines(QPainter* painter, const QRect& rect, const QString& text,
    Qt::LayoutDirection direction, int lines, int indent)
{
    constexpr qsizetype longest = 600; // more never fits
    const QString words = text.left(longest);
    QTextLayout layout(words, painter->font(), painter->device());
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setTextDirection(words.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    layout.setTextOption(option);
    const int step = rect.height() / lines;
    qsizetype from = 0;
    layout.beginLayout();
    for (int i = 0; i < lines; ++i) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        QRect place(rect.left(), rect.top() + i * step, rect.width(), step);
        if (i == 0)
            (direction == Qt::RightToLeft ? place.setRight(place.right() - indent)
                                          : place.setLeft(place.left() + indent));
        line.setLineWidth(place.width());
        const bool last = i == lines - 1;
        paintLine(
            painter, place, words.mid(from, last ? -1 : line.textLength()).trimmed(), direction);
        from = line.textStart() + line.textLength();
    }
    layout.endLayout();
}

QString readingIn(Qt::LayoutDirection direction, const QString& text)
{
    constexpr char16_t leftToRightMark = 0x200e;
    constexpr char16_t rightToLeftMark = 0x200f;
    const bool mirrored = direction == Qt::RightToLeft;
    if (text.isEmpty() || text.isRightToLeft() == mirrored)
        return text;
    return QChar(mirrored ? rightToLeftMark : leftToRightMark) + text;
}

QString paragraphsIn(Qt::LayoutDirection direction, const QStringList& paragraphs)
{
    constexpr QChar leftToRightIsolate(0x2066);
    constexpr QChar rightToLeftIsolate(0x2067);
    constexpr QChar firstStrongIsolate(0x2068);
    constexpr QChar endOfIsolate(0x2069);
    const bool mirrored = direction == Qt::RightToLeft;
    const auto readsSo = [mirrored](QChar letter) {
        const QChar::Direction strong = letter.direction();
        return mirrored ? strong == QChar::DirR || strong == QChar::DirAL : strong == QChar::DirL;
    };
    QStringList shown;
    for (const QString& one : paragraphs) {
        if (one.isRightToLeft() == mirrored) {
            shown += one;
            continue;
        }
        const QChar ours = mirrored ? rightToLeftIsolate : leftToRightIsolate;
        const bool hasWord = std::any_of(one.cbegin(), one.cend(), readsSo);
        shown += (hasWord ? ours : firstStrongIsolate) + one + endOfIsolate;
    }
    return readingIn(direction, shown.join(u'\n'));
}

} // namespace tandem
