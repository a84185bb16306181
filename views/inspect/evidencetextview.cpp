#include "views/inspect/evidencetextview.h"

#include "models/text/occurrences.h"
#include "ui/spoken.h"
#include "ui/textselection.h"
#include "ui/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QElapsedTimer>
#include <QFontMetricsF>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace tandem {

namespace {

constexpr int evidenceTextViewSideMargin = 16;
constexpr int topMargin = 8;
constexpr int bottomMargin = 16;
constexpr std::size_t kOtherTexts = 3; ///< those before and behind the one that is shown

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
    setSpoken(this, [this] {
        return Spoken{.role = QAccessible::StaticText,
            .value = text().text(),
            .parts = int(text().marks().size()),
            .part = [this](int mark) { return spokenMark(mark); }};
    });
    m_rest.setInterval(0);
    connect(&m_rest, &QTimer::timeout, this, &EvidenceTextView::layOutSomeMore);
}

QSize EvidenceTextView::sizeHint() const
{
    return {360, 320};
}

qreal EvidenceTextView::lineWidth() const
{
    const int width = viewport()->width() - 2 * evidenceTextViewSideMargin;
    return std::max<qreal>(40, std::min<qreal>(width, longestLine(textFont())));
}

void EvidenceTextView::dress(MarkedLayout& layout) const
{
    layout.setLook({textFont(), &themeColors(this), nullptr});
    layout.setWidth(lineWidth());
}

std::list<MarkedLayout>::iterator EvidenceTextView::laidOut(const MarkedText& text)
{
    return std::find_if(m_others.begin(), m_others.end(),
        [&](const MarkedLayout& layout) { return layout.text() == text; });
}

void EvidenceTextView::layOutAhead(const MarkedText& text)
{
    if (laidOut(text) != m_others.end())
        return;
    MarkedLayout& layout = m_others.emplace_front();
    dress(layout);
    layout.setText(text);
    if (m_others.size() > kOtherTexts)
        m_others.pop_back();
    m_rest.start();
}

void EvidenceTextView::setText(const MarkedText& text)
{
    if (const auto other = laidOut(text); other != m_others.end()) {
        std::swap(m_layout, *other);
        m_others.splice(m_others.begin(), m_others, other);
    } else {
        m_layout.setText(text);
    }
    m_state = {};
    m_anchor = 0;
    m_position = 0;
    m_hoveredAspect = -1;
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
    return viewport()->width() - evidenceTextViewSideMargin - int(lineWidth());
}

QPointF EvidenceTextView::toText(const QPoint& place) const
{
    return {
        qreal(place.x() - textLeft()), qreal(place.y() - topMargin + verticalScrollBar()->value())};
}

/// Lays out what is in sight; the rest when that was painted.
void EvidenceTextView::layOut()
{
    dress(m_layout);
    m_layout.ensureHeight(verticalScrollBar()->value() + viewport()->height());
    verticalScrollBar()->setSingleStep(int(m_layout.lineStep()));
    fit();
    viewport()->update();
}

void EvidenceTextView::layOutSomeMore()
{
    constexpr int budget = 4; // ms
    QElapsedTimer clock;
    clock.start();
    bool isMore = true;
    while (isMore && clock.elapsed() < budget)
        isMore = layOutPiece();
    if (!isMore)
        m_rest.stop();
    fit();
}

/// A piece of what is not in sight, then of texts that may come next; false where nothing is left.
bool EvidenceTextView::layOutPiece()
{
    return m_layout.layOutMore() || std::any_of(m_others.begin(), m_others.end(),
                                        [](MarkedLayout& layout) { return layout.layOutMore(); });
}

int EvidenceTextView::neededHeight() const
{
    return int(std::ceil(m_layout.height())) + topMargin + bottomMargin;
}

void EvidenceTextView::fit()
{
    const int height = neededHeight();
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
    const int last = std::min(m_layout.lineAt(event->rect().bottom() - y), lastWholeLine());
    if (first >= 0)
        paintMarkedText(painter, m_layout, first, last, m_state);
    // What is not in sight can wait until this was seen.
    if (!m_layout.isComplete())
        m_rest.start();
}

/// The last line that the lower edge does not cut: half a line is nothing to be read.
int EvidenceTextView::lastWholeLine() const
{
    constexpr qreal kHair = 1.0; // lines end between pixels
    const qreal edge = viewport()->height() + verticalScrollBar()->value() - topMargin;
    const int line = m_layout.lineAt(edge);
    if (line <= 0)
        return line;
    const MarkedLine& cut = m_layout.lines()[std::size_t(line)];
    return cut.top + cut.height > edge + kHair ? line - 1 : line;
}

SpokenPart EvidenceTextView::spokenMark(int number)
{
    const TextMark& mark = text().marks().at(number);
    return {text().text().mid(mark.span.start, mark.span.length), evidenceRect(mark.aspect),
        mark.aspect == m_current, [this, aspect = mark.aspect] { emit aspectClicked(aspect); }};
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

QList<int> EvidenceTextView::aspectsAt(const QPoint& place) const
{
    const qsizetype offset = m_layout.offsetAt(toText(place));
    return offset < 0 ? QList<int>() : text().aspectsAt(offset);
}

void EvidenceTextView::hoverAt(const QPoint& place)
{
    const QList<int> here = aspectsAt(place);
    const int aspect = here.isEmpty() ? -1 : here.contains(m_current) ? m_current : here.first();
    if (aspect == m_hoveredAspect)
        return;
    m_hoveredAspect = aspect;
    emit aspectHovered(aspect);
}

bool EvidenceTextView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Leave && m_hoveredAspect >= 0) {
        m_hoveredAspect = -1;
        emit aspectHovered(-1);
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void EvidenceTextView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_pressed = event->position().toPoint();
    m_selecting = true;
    m_dragged = false;
    const qsizetype at = m_layout.nearestOffset(toText(m_pressed));
    setSelection(event->modifiers() & Qt::ShiftModifier ? m_anchor : at, at);
}

void EvidenceTextView::mouseMoveEvent(QMouseEvent* event)
{
    const QPoint place = event->position().toPoint();
    if (!m_selecting) {
        hoverAt(place);
        return;
    }
    const int moved = (place - m_pressed).manhattanLength();
    m_dragged = m_dragged || moved >= QApplication::startDragDistance();
    if (m_dragged)
        setSelection(m_anchor, m_layout.nearestOffset(toText(place)));
}

void EvidenceTextView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !m_selecting)
        return;
    m_selecting = false;
    if (m_dragged || m_state.selection.length > 0)
        return;
    const QList<int> here = aspectsAt(event->position().toPoint());
    if (!here.isEmpty())
        emit aspectClicked(here.at((here.indexOf(m_current) + 1) % here.size()));
}

void EvidenceTextView::mouseDoubleClickEvent(QMouseEvent* event)
{
    const qsizetype offset = m_layout.offsetAt(toText(event->position().toPoint()));
    if (event->button() != Qt::LeftButton || offset < 0)
        return;
    const Utf16Span word = wordAt(text().text(), offset);
    setSelection(word.start, word.start + word.length);
}

void EvidenceTextView::setSelection(qsizetype anchor, qsizetype position)
{
    m_anchor = anchor;
    m_position = position;
    const auto [from, to] = std::minmax(anchor, position);
    m_state.selection = {from, to - from};
    viewport()->update();
}

QString EvidenceTextView::selectedText() const
{
    return text().text().mid(m_state.selection.start, m_state.selection.length);
}

void EvidenceTextView::selectAll()
{
    setSelection(0, text().text().size());
}

void EvidenceTextView::clearTextSelection()
{
    setSelection(m_position, m_position);
}

void EvidenceTextView::copy() const
{
    if (m_state.selection.length > 0)
        QApplication::clipboard()->setText(selectedText());
}

void EvidenceTextView::contextMenuEvent(QContextMenuEvent* event)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction* copyWords = menu->addAction(tr("Copy"), this, &EvidenceTextView::copy);
    copyWords->setEnabled(m_state.selection.length > 0);
    menu->addAction(tr("Select all"), this, &EvidenceTextView::selectAll);
    menu->popup(event->globalPos());
}

bool EvidenceTextView::extendByKey(const QKeyEvent& event)
{
    const bool sideways = event.key() == Qt::Key_Left || event.key() == Qt::Key_Right;
    if (!sideways || !(event.modifiers() & Qt::ShiftModifier))
        return false;
    const QString& words = text().text();
    const bool forward = (event.key() == Qt::Key_Right) != words.isRightToLeft();
    setSelection(m_anchor,
        nextTextStop(words, m_position, forward, event.modifiers().testFlag(Qt::ControlModifier)));
    return true;
}

void EvidenceTextView::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy)) {
        copy();
        return;
    }
    if (event->matches(QKeySequence::SelectAll)) {
        selectAll();
        return;
    }
    if (event->key() == Qt::Key_Escape && m_state.selection.length > 0) {
        clearTextSelection();
        return;
    }
    if (extendByKey(*event))
        return;
    if (event->key() == Qt::Key_PageUp || event->key() == Qt::Key_PageDown)
        QAbstractScrollArea::keyPressEvent(event);
    else
        event->ignore();
}

} // namespace tandem
