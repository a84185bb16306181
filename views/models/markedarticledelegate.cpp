#include "views/models/markedarticledelegate.h"

#include "models/results/spelling.h"
#include "ui/paintedline.h"
#include "ui/signs.h"
#include "ui/textlayoutcache.h"
#include "ui/themecolors.h"
#include "ui/themefonts.h"
#include "views/models/markedarticle.h"

#include <QListView>
#include <QPainter>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kArticleEdge = 16;
constexpr int kArticlePadding = 10;
constexpr int kArticleBar = 5;
constexpr int kHeadGap = 4;
constexpr int kNumberGap = 8;

const ArticleRow& articleRowAt(const QModelIndex& index)
{
    static const ArticleRow none;
    const ArticleRow* row = RowsOf<ArticleRow>::at(index);
    return row ? *row : none;
}

int headHeight()
{
    return badgeSize(BadgeKind::Yes, {}).height();
}

} // namespace

MarkedArticleDelegate::MarkedArticleDelegate(QListView* view)
    : m_view(view)
{
}

int MarkedArticleDelegate::textWidth() const
{
    return std::clamp(m_view->viewport()->width() - 2 * kArticleEdge, 40,
        std::max(40, layouts().columnsWidth(readingColumns)));
}

QSize MarkedArticleDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const
{
    // A width of one never asks for a scroll bar.
    return {1, layouts().height(index.data().toString(), textWidth()) + headHeight() + kHeadGap +
                   2 * kArticlePadding};
}

QRect MarkedArticleDelegate::textRect(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    const int top = option.rect.top() + kArticlePadding + headHeight() + kHeadGap;
    const QRect text(option.rect.left() + kArticleEdge, top, textWidth(),
        option.rect.bottom() + 1 - kArticlePadding - top);
    return QStyle::visualRect(option.direction, option.rect, text);
}

void MarkedArticleDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const ArticleRow& row = articleRowAt(index);
    const ThemeColors& colors = themeColors(m_view);
    painter->save();
    painter->setLayoutDirection(option.direction);
    if (option.state.testFlag(QStyle::State_Selected))
        painter->fillRect(option.rect, colors.selection);
    painter->fillRect(
        QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), colors.line);
    const QRect bar(option.rect.left(), option.rect.top(), kArticleBar, option.rect.height() - 1);
    paintBar(painter, QStyle::visualRect(option.direction, option.rect, bar), row);
    paintHead(painter, option, row);
    const bool stepsBack = row.mark.mark == kgds::ParagraphMark::LeftOut && row.index > 0;
    paintText(painter, textRect(option, index), row.text,
        stepsBack ? colors.secondary : colors.text,
        static_cast<const MarkedArticle*>(m_view)->marks(index));
    painter->restore();
}

/// Full: hit; the lower half: partly; an outline: missed; stripes: wrongly taken; nothing: left
/// out.
void MarkedArticleDelegate::paintBar(
    QPainter* painter, const QRect& bar, const ArticleRow& row) const
{
    using kgds::ParagraphMark;
    const ThemeColors& colors = themeColors(m_view);
    const auto outline = [&](const QColor& color, Qt::PenStyle style) {
        painter->setPen(QPen(color, 1, style));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(bar.adjusted(0, 0, -1, -1));
    };
    if (row.index == 0) {
        painter->fillRect(bar, hatchBrush(colors.boundary, colors.boundaryBack,
                                   painter->device()->devicePixelRatioF()));
        return;
    }
    switch (row.mark.mark) {
    case ParagraphMark::Hit:
        painter->fillRect(bar, colors.yes);
        return;
    case ParagraphMark::PartlyHit: {
        outline(colors.yes, Qt::SolidLine);
        QRect half = bar;
        half.setTop(bar.center().y());
        painter->fillRect(half, colors.yes);
        return;
    }
    case ParagraphMark::Missed:
        outline(colors.boundary, Qt::DashLine);
        return;
    case ParagraphMark::WronglyTaken:
        painter->fillRect(bar, hatchBrush(colors.boundary, colors.boundaryBack,
                                   painter->device()->devicePixelRatioF()));
        return;
    case ParagraphMark::NotJudged:
        outline(colors.unmatched, Qt::DotLine);
        return;
    case ParagraphMark::LeftOut:
        return;
    }
}

void MarkedArticleDelegate::paintHead(
    QPainter* painter, const QStyleOptionViewItem& option, const ArticleRow& row) const
{
    const ThemeColors& colors = themeColors(m_view);
    QRect head(option.rect.left() + kArticleEdge, option.rect.top() + kArticlePadding,
        option.rect.width() - 2 * kArticleEdge, headHeight());
    const auto visual = [&](const QRect& place) {
        return QStyle::visualRect(option.direction, option.rect, place);
    };
    painter->setFont(themeFont(FontRole::SmallStrong));
    painter->setPen(colors.secondary);
    if (row.index > 0) {
        const QString number = results::countText(row.index);
        const int width = painter->fontMetrics().horizontalAdvance(number) + 1;
        paintLine(painter, visual(QRect(head.left(), head.top(), width, head.height())), number,
            option.direction);
        head.setLeft(head.left() + width + kNumberGap);
    }
    const QString word = markWord(row);
    const int badge = std::min(badgeSize(markBadge(row), word).width(), head.width());
    paintBadge(painter, visual(QRect(head.left(), head.top(), badge, head.height())),
        markBadge(row), word);
    head.setLeft(head.left() + badge + kNumberGap);
    const QString beside = markBeside(row);
    painter->setFont(themeFont(FontRole::Small));
    painter->setPen(colors.secondary);
    if (!beside.isEmpty() && head.width() > 0)
        paintLine(painter, visual(head), beside, option.direction);
}

} // namespace tandem
