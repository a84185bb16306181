#include "views/inspect/evidencetextview.h"

#include "models/text/occurrences.h"
#include "ui/theme.h"

#include <QElapsedTimer>
#include <QFontMetricsF>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace tandem {

namespace {

constexpr int evidenceTextViewSideMargin = 16;
constexpr int topMargin = 8;
constexpr int bottomMargin = 16;

/// Width of a line of ordinary words; a font's own average counts letters that are rarely used.
qreal longestLine(const QFont& font)
{
    const QString sample =
        QStringLiteral("the quick brown fox jumps over the lazy dog and then it rests ");
    const qreal average = QFontMetricsF(font).horizontalAdvance(sample) / qreal(sample.size());
    return std::ceil(average * readingColumns);
}

} // namespace

EvidenceTextView::EvidenceTextView(QWidget* parent)
    : QAbstractScrollArea(parent)
{
    setFrameShape(NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    viewport()->setCursor(Qt::IBeamCursor);
    m_rest.setInterval(0);
    connect(&m_rest, &QTimer::timeout, this, &EvidenceTextView::layOutSomeMore);
    dress();
}

EvidenceTextView::~EvidenceTextView() = default;

QSize EvidenceTextView::sizeHint() const
{
    return {360, 320};
}

void EvidenceTextView::dress()
{
    MarkedTextLook look;
    look.font = textFont();
    look.colors = &themeColors(this);
    look.readEnd = m_readEnd;
    m_layout.setLook(look);
    verticalScrollBar()->setSingleStep(int(m_layout.lineStep()));
}

void EvidenceTextView::setText(const MarkedText& text, qsizetype readEnd)
{
    m_readEnd = readEnd;
    dress();
    m_layout.setText(text);
    m_state = {};
    m_anchor = 0;
    m_position = 0;
    m_hoveredAspect = -1;
    setAccessibleDescription(text.text());
    findWords();
    verticalScrollBar()->setValue(0);
    layOut();
}

void EvidenceTextView::updateText(const MarkedText& text)
{
    const int at = verticalScrollBar()->value();
    m_layout.setText(text);
    m_layout.ensureHeight(at + viewport()->height());
    layOut();
    verticalScrollBar()->setValue(at);
}

void EvidenceTextView::setLit(const QSet<int>& selected, const QSet<int>& hovered)
{
    if (m_state.selected == selected && m_state.hovered == hovered)
        return;
    m_state.selected = selected;
    m_state.hovered = hovered;
    viewport()->update();
}

void EvidenceTextView::setFoundWords(const QString& words)
{
    m_foundWords = words;
    findWords();
    viewport()->update();
}

void EvidenceTextView::findWords()
{
    m_state.found =
        m_foundWords.isEmpty() ? QList<Utf16Span>() : occurrences(text().text(), m_foundWords);
}

int EvidenceTextView::textLeft() const
{
    // Lines that are shorter than the view stand at its leading edge.
    if (layoutDirection() == Qt::LeftToRight)
        return evidenceTextViewSideMargin;
    const int width = viewport()->width() - 2 * evidenceTextViewSideMargin;
    const int line = int(std::min<qreal>(width, longestLine(m_layout.look().font)));
    return viewport()->width() - evidenceTextViewSideMargin - line;
}

QPointF EvidenceTextView::toText(const QPoint& place) const
{
    return {
        qreal(place.x() - textLeft()), qreal(place.y() - topMargin + verticalScrollBar()->value())};
}

/// Lays out what is in sight now, and the rest when there is time.
void EvidenceTextView::layOut()
{
    const int width = viewport()->width() - 2 * evidenceTextViewSideMargin;
    m_layout.setWidth(
        std::max<qreal>(40, std::min<qreal>(width, longestLine(m_layout.look().font))));
    m_layout.ensureHeight(verticalScrollBar()->value() + viewport()->height());
    fit();
    if (!m_layout.isComplete())
        m_rest.start();
    viewport()->update();
}

void EvidenceTextView::layOutSomeMore()
{
    constexpr int budget = 4; // ms
    QElapsedTimer clock;
    clock.start();
    while (clock.elapsed() < budget && m_layout.layOutMore()) {
    }
    if (m_layout.isComplete())
        m_rest.stop();
    fit();
}

void EvidenceTextView::fit()
{
    const int height = int(std::ceil(m_layout.height())) + topMargin + bottomMargin;
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setRange(0, std::max(0, height - viewport()->height()));
}

void EvidenceTextView::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    const qsizetype top =
        m_layout.nearestOffset(toText(QPoint(evidenceTextViewSideMargin, topMargin)));
    const bool scrolled = verticalScrollBar()->value() > 0;
    layOut();
    if (scrolled && event->size().width() != event->oldSize().width()) {
        m_layout.ensureOffset(top);
        const int line = m_layout.lineOf(top);
        fit();
        if (line >= 0)
            verticalScrollBar()->setValue(int(m_layout.lines()[std::size_t(line)].top));
    }
}

void EvidenceTextView::changeEvent(QEvent* event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange ||
        event->type() == QEvent::PaletteChange || event->type() == QEvent::LayoutDirectionChange) {
        dress();
        layOut();
    }
}

void EvidenceTextView::paintEvent(QPaintEvent* event)
{
    QPainter painter(viewport());
    painter.fillRect(event->rect(), themeColors(this).panel);
    // Scrolled faster than the rest was laid out.
    m_layout.ensureHeight(verticalScrollBar()->value() + viewport()->height());
    const qreal y = topMargin - verticalScrollBar()->value();
    painter.translate(textLeft(), y);
    const int first = m_layout.lineAt(event->rect().top() - y - m_layout.lineStep());
    const int last = m_layout.lineAt(event->rect().bottom() - y);
    if (first >= 0)
        paintMarkedText(painter, m_layout, first, last, m_state);
}

QRect EvidenceTextView::evidenceRect(int aspect)
{
    for (const TextMark& mark : text().marks()) {
        if (mark.aspect != aspect)
            continue;
        m_layout.ensureOffset(mark.span.start);
        const int index = m_layout.lineOf(mark.span.start);
        if (index < 0)
            return {};
        const MarkedLine& line = m_layout.lines()[std::size_t(index)];
        const MarkedParagraph& paragraph = text().paragraphs().at(line.paragraph);
        const auto parts = m_layout.stretches(line, paragraph.toShown(mark.span.start),
            paragraph.toShown(mark.span.start + mark.span.length, true));
        if (parts.isEmpty())
            return {};
        const QRectF rect(parts.first().first, line.top, parts.first().second, line.height);
        return rect.translated(textLeft(), topMargin - verticalScrollBar()->value()).toRect();
    }
    return {};
}

void EvidenceTextView::reveal(int aspect)
{
    const QRect rect = evidenceRect(aspect);
    fit();
    const int context = int(m_layout.lineStep());
    const bool inSight = rect.top() >= 0 && rect.bottom() + 2 * context <= viewport()->height();
    if (rect.isNull() || inSight)
        return;
    const int by = rect.top() - viewport()->height() / 4;
    verticalScrollBar()->setValue(verticalScrollBar()->value() + by);
}

} // namespace tandem
