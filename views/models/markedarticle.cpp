#include "views/models/markedarticle.h"

#include "models/results/spelling.h"
#include "ui/paintedline.h"
#include "ui/screen/livetext.h"
#include "ui/signs.h"
#include "ui/textblockdelegate.h"
#include "ui/textlayoutcache.h"
#include "ui/themecolors.h"
#include "ui/themefonts.h"
#include "views/models/judgementtext.h"
#include "views/models/systemsamplewords.h"

#include <QListView>
#include <QPainter>
#include <QResizeEvent>

#include <algorithm>

namespace tandem {

/// Paints a paragraph of a MarkedArticle.
class MarkedArticleDelegate final : public TextBlockDelegate
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MarkedArticleDelegate)

public:
    /// `view` takes it over, and is asked for nothing before that.
    explicit MarkedArticleDelegate(QListView* view);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QRect textRect(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    int textWidth() const;
    void paintBar(QPainter* painter, const QRect& bar, const ArticleRow& row) const;
    void paintHead(
        QPainter* painter, const QStyleOptionViewItem& option, const ArticleRow& row) const;

    QListView* m_view;
};

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

namespace {

using kgds::ParagraphMark;

kgds::ArticleMarks marksOf(const ShownSystemSample& sample, const ShownOutput& output,
    const kgds::SystemJudgement& judgement)
{
    return kgds::articleMarks(output.system.pattern, sample.record, output.output, judgement);
}

QString plainMarkWord(ParagraphMark mark)
{
    switch (mark) {
    case ParagraphMark::Hit:
        return SystemSampleWords::tr("hit");
    case ParagraphMark::PartlyHit:
        return SystemSampleWords::tr("partly hit");
    case ParagraphMark::Missed:
        return SystemSampleWords::tr("missed");
    case ParagraphMark::WronglyTaken:
        return SystemSampleWords::tr("wrongly included");
    case ParagraphMark::NotJudged:
        return SystemSampleWords::tr("not judged");
    case ParagraphMark::LeftOut:
        break;
    }
    return SystemSampleWords::tr("not included");
}

RowSpec<ArticleRow> articleSpec()
{
    RowSpec<ArticleRow> spec;
    spec.key = [](const ArticleRow& row) {
        return row.index > 0 ? RowKey(row.index) : RowKey(0, row.text);
    };
    spec.columns = [] {
        RowColumn<ArticleRow> text;
        text.text = [](const ArticleRow& row) { return row.text; };
        return QList{text};
    };
    spec.accessible = [](const ArticleRow& row) {
        QStringList parts;
        if (row.index > 0)
            parts.append(SystemSampleWords::tr("Paragraph %1").arg(results::countText(row.index)));
        parts.append(markWord(row));
        parts.append(markBeside(row));
        parts.append(row.text);
        parts.removeAll(QString());
        return parts.join(QStringLiteral(". "));
    };
    return spec;
}

} // namespace

QList<ArticleRow> articleRows(const ShownSystemSample& sample)
{
    const kgds::ArticleMarks marks = marksOf(sample, sample.first, sample.judgement());
    kgds::ArticleMarks beside;
    if (sample.second)
        beside = marksOf(sample, *sample.second, sample.secondJudgement());
    QList<ArticleRow> rows;
    for (qsizetype i = 0; i < marks.paragraphs.size(); ++i) {
        const kgds::ParagraphRecord& paragraph = sample.record.article.at(i);
        ArticleRow row;
        row.index = paragraph.index;
        row.text = paragraph.text;
        row.isSupporting = paragraph.label == kgds::ParagraphLabel::Supporting;
        row.mark = marks.paragraphs.at(i);
        if (i < beside.paragraphs.size() && beside.paragraphs.at(i).mark != row.mark.mark)
            row.beside = beside.paragraphs.at(i).mark;
        rows.append(row);
    }
    for (const QString& name : marks.unknown) {
        ArticleRow row;
        row.text = paragraphNumber(name);
        rows.append(row);
    }
    return rows;
}

QString markWord(const ArticleRow& row)
{
    if (row.index == 0)
        return SystemSampleWords::tr("not in the article");
    const kgds::FactCoverage& facts = row.mark.facts;
    if (facts.all() == 0)
        return plainMarkWord(row.mark.mark);
    // What a judge said nothing about is no miss, and of what is left out nothing is to be counted.
    if (row.mark.mark == ParagraphMark::NotJudged || row.mark.mark == ParagraphMark::LeftOut)
        return plainMarkWord(row.mark.mark);
    const QString covered = results::countText(facts.covered);
    const QString all = results::countText(facts.all());
    return row.isSupporting
               ? SystemSampleWords::tr("%1: %2 of %3 key facts", "hit, covered, all")
                     .arg(plainMarkWord(row.mark.mark), covered, all)
               : SystemSampleWords::tr("%1: %2 of %3 facts", "wrongly taken, covered, all")
                     .arg(plainMarkWord(row.mark.mark), covered, all);
}

BadgeKind markBadge(const ArticleRow& row)
{
    if (row.index == 0)
        return BadgeKind::Warning;
    switch (row.mark.mark) {
    case ParagraphMark::Hit:
        return BadgeKind::Yes;
    case ParagraphMark::PartlyHit:
        return BadgeKind::Open;
    case ParagraphMark::Missed:
        return BadgeKind::Warning;
    case ParagraphMark::WronglyTaken:
        return BadgeKind::Boundary;
    case ParagraphMark::NotJudged:
        return BadgeKind::Unsure;
    case ParagraphMark::LeftOut:
        break;
    }
    return BadgeKind::No;
}

QString unknownText(const QList<ArticleRow>& rows)
{
    QStringList names;
    for (const ArticleRow& row : rows) {
        if (row.index == 0)
            names.append(row.text);
    }
    return names.isEmpty() ? QString()
                           : SystemSampleWords::tr("[%1] not in the article", "paragraphs")
                                 .arg(names.join(QStringLiteral("], [")));
}

QString markBeside(const ArticleRow& row)
{
    return row.beside ? SystemSampleWords::tr("compared: %1", "judgment on the other system")
                            .arg(plainMarkWord(*row.beside))
                      : QString();
}

MarkedArticle::MarkedArticle(QWidget* parent)
    : SelectableTextView(new MarkedArticleDelegate(this), parent)
    , m_rows(new RowsOf<ArticleRow>(articleSpec(), this))
{
    setModel(m_rows);
    bindText(this, &QWidget::setAccessibleName, [] { return tr("Article"); });
}

void MarkedArticle::setSample(const ShownSystemSample& sample)
{
    const bool isAnother = sample.sample != m_sample;
    m_sample = sample.sample;
    m_rows->setRows(articleRows(sample));
    if (isAnother)
        scrollToTop();
}

void MarkedArticle::showParagraph(int index)
{
    const int row = m_rows->rowOf(RowKey(index));
    if (row < 0)
        return;
    makeCurrentInPlace(m_rows->index(row, 0));
    scrollTo(m_rows->index(row, 0));
}

void MarkedArticle::resizeEvent(QResizeEvent* event)
{
    SelectableTextView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        scheduleDelayedItemsLayout(); // lines break anew
}

} // namespace tandem

#include "views/models/markedarticle.moc"
