#include "views/search/searchresultdelegate.h"

#include "ui/paintedline.h"
#include "ui/themecolors.h"
#include "ui/themefonts.h"
#include "views/search/searchmodel.h"

#include <QPainter>
#include <QTextLayout>

#include <algorithm>

namespace tandem {

namespace {

constexpr int margin = 16;
constexpr int padding = 6;
constexpr int accentBar = 3;

} // namespace

SearchResultDelegate::SearchResultDelegate(QObject* parent)
    : QStyledItemDelegate(parent)
{
}

QSize SearchResultDelegate::sizeHint(
    const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    Q_UNUSED(option)
    const int small = QFontMetrics(themeFont(FontRole::Small)).height();
    if (index.data(SearchModel::IsHeadline).toBool())
        return {margin, small + 3 * padding};
    return {margin, small + QFontMetrics(themeFont(FontRole::Body)).height() + 2 * padding + 2};
}

void SearchResultDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    painter->setClipRect(option.rect);
    const QString text = index.data(Qt::DisplayRole).toString();
    if (index.data(SearchModel::IsHeadline).toBool()) {
        paintHeadline(painter, option, text);
        painter->restore();
        return;
    }
    const ThemeColors& colors = themeColors(option.widget);
    if (option.state & QStyle::State_Selected) {
        painter->fillRect(option.rect, colors.selection);
        const QRect bar(option.rect.left(), option.rect.top(), accentBar, option.rect.height());
        painter->fillRect(QStyle::visualRect(option.direction, option.rect, bar), colors.accent);
    } else if (option.state & QStyle::State_MouseOver) {
        painter->fillRect(option.rect, colors.hover);
    }
    QRect rect = option.rect.adjusted(margin, padding, -margin, -padding);
    const QFont small = themeFont(FontRole::Small);
    const QFontMetrics metrics(small);
    painter->setFont(small);
    painter->setPen(colors.secondary);
    paintLine(painter, QRect(rect.topLeft(), QSize(rect.width(), metrics.height())),
        index.data(SearchModel::Place).toString(), option.direction);
    rect.setTop(rect.top() + metrics.height() + 2);
    paintSnippet(painter, rect, index.data(SearchModel::Found).value<Snippet>(), option);
    painter->restore();
}

void SearchResultDelegate::paintHeadline(
    QPainter* painter, const QStyleOptionViewItem& option, const QString& text) const
{
    painter->setFont(themeFont(FontRole::SmallStrong));
    painter->setPen(themeColors(option.widget).faint);
    painter->setLayoutDirection(option.direction);
    painter->drawText(option.rect.adjusted(margin, padding, -margin, 0),
        int(Qt::AlignLeading | Qt::AlignVCenter), text);
}

/// One line in the direction of its content, at the leading edge of the list.
void SearchResultDelegate::paintSnippet(QPainter* painter, const QRect& rect,
    const Snippet& snippet, const QStyleOptionViewItem& option) const
{
    const ThemeColors& colors = themeColors(option.widget);
    const QFont font = themeFont(FontRole::Body);
    const QString text = QFontMetrics(font).elidedText(snippet.text, Qt::ElideRight, rect.width());
    QList<QTextLayout::FormatRange> marks;
    for (const Utf16Span& span : snippet.found) {
        QTextLayout::FormatRange mark;
        mark.start = int(span.start);
        mark.length = int(std::min(span.length, text.size() - span.start));
        mark.format.setBackground(colors.found);
        if (mark.length > 0)
            marks.append(mark);
    }
    QTextLayout layout(text, font);
    QTextOption wrap;
    wrap.setWrapMode(QTextOption::NoWrap);
    wrap.setTextDirection(text.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    layout.setTextOption(wrap);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(rect.width());
    layout.endLayout();
    painter->setPen(colors.text);
    const qreal free = rect.width() - line.naturalTextWidth();
    const bool contentRtl = text.isRightToLeft();
    // The line hugs the edge of its own direction; shift it to the edge of the list's.
    qreal shift = 0;
    if (contentRtl && option.direction == Qt::LeftToRight)
        shift = -free;
    else if (!contentRtl && option.direction == Qt::RightToLeft)
        shift = free;
    layout.draw(painter, QPointF(rect.left() + shift, rect.top()), marks);
}

} // namespace tandem
