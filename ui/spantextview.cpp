#include "ui/spantextview.h"

#include "models/text/occurrences.h"
#include "ui/printabletext.h"
#include "ui/textstyle.h"
#include "ui/theme.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyle>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextFrame>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kEdge = 16;
constexpr int kLabelGap = 10;
constexpr int kBetweenTexts = 12;

QTextCharFormat formatOf(SpanLook look, const ThemeColors& colors)
{
    QTextCharFormat format;
    const auto line = [&](QTextCharFormat::UnderlineStyle style, const QColor& color) {
        format.setUnderlineStyle(style);
        format.setUnderlineColor(color);
    };
    switch (look) {
    case SpanLook::Passage:
        format.setBackground(colors.selection);
        break;
    case SpanLook::Reference:
        line(QTextCharFormat::SingleUnderline, colors.yes);
        format.setBackground(colors.yesBack);
        break;
    case SpanLook::Unlinked:
        line(QTextCharFormat::DashUnderline, colors.boundary);
        format.setBackground(colors.boundaryBack);
        break;
    case SpanLook::Current:
        line(QTextCharFormat::SingleUnderline, colors.accent);
        format.setBackground(colors.found);
        format.setFontWeight(QFont::DemiBold);
        break;
    case SpanLook::Found:
        line(QTextCharFormat::DotLine, colors.text);
        format.setBackground(colors.found);
        break;
    }
    return format;
}

/// Whether there is a stretch so long in which no line can end. Qt looks through all of it anew for
/// each line, which takes minutes where it is a megabyte.
bool hasEndlessWord(const QString& text)
{
    constexpr qsizetype kEndless = 5000;
    qsizetype length = 0;
    for (const QChar unit : text) {
        const QChar::Script script = unit.script();
        const bool breaks = unit.isSpace() || script == QChar::Script_Han ||
                            script == QChar::Script_Hiragana || script == QChar::Script_Katakana ||
                            script == QChar::Script_Hangul;
        length = breaks ? 0 : length + 1;
        if (length > kEndless)
            return true;
    }
    return false;
}

} // namespace

SpanTextView::SpanTextView(QWidget* parent)
    : QTextEdit(parent)
{
    setReadOnly(true);
    setUndoRedoEnabled(false);
    setTextInteractionFlags(Qt::TextSelectableByKeyboard | Qt::TextSelectableByMouse);
    setTabChangesFocus(true);
    setAcceptRichText(false);
    setFrameShape(NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    keepFont(this, FontRole::Reading);
    fill();
}

int SpanTextView::gutter() const
{
    if (m_labels.isEmpty())
        return kEdge;
    const QFontMetrics metrics(themeFont(FontRole::Small));
    int width = 0;
    for (const QString& label : m_labels)
        width = std::max(width, metrics.horizontalAdvance(label));
    return kEdge + width + kLabelGap;
}

void SpanTextView::setTexts(const QStringList& texts, const QStringList& labels)
{
    if (texts == m_texts && labels == m_labels)
        return;
    m_texts = texts;
    m_labels = labels;
    m_marks.clear();
    fill();
    verticalScrollBar()->setValue(0);
}

void SpanTextView::fill()
{
    clear();
    const bool isOneWord = std::any_of(m_texts.begin(), m_texts.end(), hasEndlessWord);
    setWordWrapMode(
        isOneWord ? QTextOption::WrapAnywhere : QTextOption::WrapAtWordBoundaryOrAnywhere);
    QTextCursor cursor(document());
    QTextBlockFormat block;
    block.setLineHeight(100 * 1.3, QTextBlockFormat::ProportionalHeight);
    for (qsizetype i = 0; i < m_texts.size(); ++i) {
        block.setBottomMargin(i + 1 < m_texts.size() ? kBetweenTexts : 0);
        if (i > 0)
            cursor.insertBlock(block);
        else
            cursor.setBlockFormat(block);
        cursor.insertText(printableText(m_texts.at(i), QChar::LineSeparator));
    }
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    QTextFrameFormat frame = document()->rootFrame()->frameFormat();
    frame.setLeftMargin(mirrored ? kEdge : gutter());
    frame.setRightMargin(mirrored ? gutter() : kEdge);
    frame.setTopMargin(8);
    frame.setBottomMargin(8);
    document()->rootFrame()->setFrameFormat(frame);
    moveCursor(QTextCursor::Start);
    dress();
    fit();
}

void SpanTextView::setMarks(const QList<SpanMark>& marks)
{
    if (marks == m_marks)
        return;
    m_marks = marks;
    dress();
}

void SpanTextView::dress()
{
    const ThemeColors& colors = themeColors(this);
    QList<ExtraSelection> selections;
    for (const SpanMark& mark : std::as_const(m_marks)) {
        if (mark.place.span.length <= 0)
            continue;
        selections.append({cursorAt(mark.place), formatOf(mark.look, colors)});
    }
    setExtraSelections(selections);
}

QTextCursor SpanTextView::cursorAt(const TextPlace& place) const
{
    QTextCursor cursor(document());
    const QTextBlock block = document()->findBlockByNumber(std::max(0, place.text));
    if (!block.isValid())
        return cursor;
    const auto clamped = [&](qsizetype at) {
        return block.position() + int(std::clamp<qsizetype>(at, 0, block.length() - 1));
    };
    cursor.setPosition(clamped(place.span.start));
    cursor.setPosition(clamped(place.span.start + place.span.length), QTextCursor::KeepAnchor);
    return cursor;
}

std::optional<TextPlace> SpanTextView::selectedPlace() const
{
    const QTextCursor cursor = textCursor();
    if (!cursor.hasSelection() || m_texts.isEmpty())
        return std::nullopt;
    const QTextBlock block = document()->findBlock(cursor.selectionStart());
    const int number = block.blockNumber();
    const QString& text = m_texts.at(number);
    qsizetype start = cursor.selectionStart() - block.position();
    qsizetype end = std::min<qsizetype>(cursor.selectionEnd() - block.position(), text.size());
    while (start < end && text.at(start).isSpace())
        ++start;
    while (end > start && text.at(end - 1).isSpace())
        --end;
    if (start == end)
        return std::nullopt;
    return TextPlace{number, wholeWords(text, {start, end - start})};
}

void SpanTextView::select(const TextPlace& place)
{
    setTextCursor(cursorAt(place));
    ensureCursorVisible();
}

void SpanTextView::reveal(const TextPlace& place)
{
    const QRect at = cursorRect(cursorAt(place));
    const int margin = std::min(at.height(), viewport()->height() / 4);
    QScrollBar* bar = verticalScrollBar();
    if (at.top() < margin)
        bar->setValue(bar->value() + at.top() - viewport()->height() / 3);
    else if (at.bottom() > viewport()->height() - margin)
        bar->setValue(bar->value() + at.bottom() - 2 * viewport()->height() / 3);
}

void SpanTextView::clearSelection()
{
    QTextCursor cursor = textCursor();
    cursor.clearSelection();
    setTextCursor(cursor);
}

void SpanTextView::setFittedLines(int lines)
{
    m_lines = lines;
    fit();
}

void SpanTextView::fit()
{
    if (m_lines <= 0)
        return;
    const int line = int(QFontMetrics(font()).lineSpacing() * 1.3);
    const int most = m_lines * line + 20;
    const int measured = height() - viewport()->height();
    const int wanted = int(document()->documentLayout()->documentSize().height()) +
                       (measured > 0 ? measured : 2 * frameWidth());
    const int fitted = std::clamp(wanted, line + 20, most);
    if (fitted != height() || minimumHeight() != fitted)
        setFixedHeight(fitted);
}

void SpanTextView::paintEvent(QPaintEvent* event)
{
    QTextEdit::paintEvent(event);
    if (m_labels.isEmpty())
        return;
    QPainter painter(viewport());
    painter.setFont(themeFont(FontRole::Small));
    painter.setPen(themeColors(this).faint);
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const int width = gutter() - kLabelGap;
    const int line = QFontMetrics(font()).lineSpacing();
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        const QRectF area = document()->documentLayout()->blockBoundingRect(block).translated(
            0, -verticalScrollBar()->value());
        if (area.bottom() < 0)
            continue;
        if (area.top() > viewport()->height())
            break;
        const QRect label(
            mirrored ? viewport()->width() - width : 0, int(area.top()), width, int(line * 1.3));
        painter.drawText(label,
            int(QStyle::visualAlignment(layoutDirection(), Qt::AlignTrailing | Qt::AlignVCenter)),
            m_labels.value(block.blockNumber()));
    }
}

void SpanTextView::resizeEvent(QResizeEvent* event)
{
    QTextEdit::resizeEvent(event);
    fit();
}

void SpanTextView::changeEvent(QEvent* event)
{
    QTextEdit::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange)
        fill();
    else if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        dress();
}

void SpanTextView::mouseReleaseEvent(QMouseEvent* event)
{
    QTextEdit::mouseReleaseEvent(event);
    // What was dragged shows as it is taken: whole words.
    if (const auto place = selectedPlace(); place && event->button() == Qt::LeftButton)
        select(*place);
}

void SpanTextView::keyPressEvent(QKeyEvent* event)
{
    // What is not about the cursor belongs to the screen around it.
    if (event->key() == Qt::Key_Space || event->key() == Qt::Key_Return ||
        event->key() == Qt::Key_Enter || event->key() == Qt::Key_Escape) {
        event->ignore();
        return;
    }
    QTextEdit::keyPressEvent(event);
}

} // namespace tandem
