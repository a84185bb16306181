#include "views/metrics/matchedtextview.h"

#include "ui/screen/livetext.h"
#include "ui/textdirection.h"
#include "ui/textstyle.h"
#include "ui/theme.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextCursor>

#include <algorithm>
#include <numeric>

namespace tandem {

namespace {

/// What would break or spoil a document as blanks; every unit stays at its place.
QString documentLine(QStringView line)
{
    QString shown = line.toString();
    for (QChar& unit : shown) {
        if (unit.unicode() < 0x20 || unit.unicode() == 0x7f || unit.unicode() == 0xfdd0 ||
            unit.unicode() == 0xfdd1 || unit == QChar::ParagraphSeparator ||
            unit == QChar::LineSeparator || unit == QChar::ObjectReplacementCharacter)
            unit = u' ';
    }
    return shown;
}

/// Where to end a block that begins at `from`: behind a blank where there is one, else between two
/// characters.
qsizetype cutBehind(QStringView line, qsizetype from)
{
    const qsizetype latest = from + ShownBlocks::kLongest;
    for (qsizetype at = latest; at > from + ShownBlocks::kLongest / 2; --at) {
        if (line.at(at - 1).isSpace())
            return at;
    }
    qsizetype at = latest;
    while (at > from + 1 && (line.at(at).isLowSurrogate() || line.at(at).isMark()))
        --at;
    return at;
}

} // namespace

ShownBlocks::ShownBlocks(const QString& text)
    : m_size(text.size())
{
    qsizetype start = 0;
    while (start <= text.size()) {
        qsizetype end = text.indexOf(u'\n', start);
        if (end < 0)
            end = text.size();
        const QStringView line = QStringView(text).mid(start, end - start);
        qsizetype from = 0;
        while (line.size() - from > kLongest) {
            const qsizetype cut = cutBehind(line, from);
            m_blocks.append(documentLine(line.mid(from, cut - from)));
            m_cuts.append(start + cut);
            from = cut;
        }
        m_blocks.append(documentLine(line.mid(from)));
        start = end + 1;
    }
}

int ShownBlocks::toDocument(qsizetype offset) const
{
    const qsizetype at = std::clamp<qsizetype>(offset, 0, m_size);
    const auto cuts = std::upper_bound(m_cuts.begin(), m_cuts.end(), at) - m_cuts.begin();
    return int(at + cuts);
}

qsizetype ShownBlocks::toText(int position) const
{
    // The i-th cut puts one position more before what follows it.
    qsizetype low = 0;
    qsizetype high = m_cuts.size();
    while (low < high) {
        const qsizetype middle = (low + high) / 2;
        if (m_cuts.at(middle) + middle < position)
            low = middle + 1;
        else
            high = middle;
    }
    return std::clamp<qsizetype>(position - low, 0, m_size);
}

namespace {

constexpr qsizetype kUnitsAtOnce = 30'000;
constexpr int kMatchedTextViewEdge = 12;

QTextCharFormat formatOf(metrics::TextMatch::Kind kind, bool lit, const ThemeColors& colors)
{
    QTextCharFormat format;
    switch (kind) {
    case metrics::TextMatch::Kind::Exact:
        format.setUnderlineStyle(QTextCharFormat::SingleUnderline);
        format.setUnderlineColor(colors.linkBoth);
        break;
    case metrics::TextMatch::Kind::Stem:
        format.setUnderlineStyle(QTextCharFormat::DashUnderline);
        format.setUnderlineColor(colors.linkContent);
        break;
    case metrics::TextMatch::Kind::Synonym:
        format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        format.setUnderlineColor(colors.linkStyle);
        break;
    }
    format.setBackground(lit ? colors.found : colors.selection);
    return format;
}

} // namespace

MatchedTextView::MatchedTextView(Side side, QWidget* parent)
    : QPlainTextEdit(parent)
    , m_side(side)
{
    setReadOnly(true);
    setUndoRedoEnabled(false);
    setTextInteractionFlags(Qt::TextSelectableByKeyboard | Qt::TextSelectableByMouse);
    setTabChangesFocus(true);
    setFrameShape(NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    keepFont(this, FontRole::Reading);
    document()->setDocumentMargin(kMatchedTextViewEdge);
    viewport()->setMouseTracking(true);
    m_rest.setInterval(0);
    connect(&m_rest, &QTimer::timeout, this, &MatchedTextView::appendSome);
    inEveryLook(this, [this] { dress(); });
}

void MatchedTextView::setText(const QString& text)
{
    m_matches.clear();
    m_byStart.clear();
    m_lit = -1;
    m_hovered = -1;
    setExtraSelections({});
    clear();
    followDirection(this, text);
    m_blocks = ShownBlocks(text);
    m_appended = 0;
    appendSome();
    moveCursor(QTextCursor::Start);
    verticalScrollBar()->setValue(0);
}

void MatchedTextView::appendSome()
{
    QTextCursor cursor(document());
    cursor.movePosition(QTextCursor::End);
    qsizetype units = 0;
    const QList<QString>& blocks = m_blocks.blocks();
    while (m_appended < blocks.size() && units < kUnitsAtOnce) {
        if (m_appended > 0)
            cursor.insertBlock();
        cursor.insertText(blocks.at(m_appended));
        units += blocks.at(m_appended).size() + 1;
        ++m_appended;
    }
    if (m_appended < blocks.size()) {
        m_rest.start();
        return;
    }
    if (m_rest.isActive()) {
        m_rest.stop();
        dress();
    }
}

Utf16Span MatchedTextView::spanOf(int match) const
{
    const metrics::TextMatch& found = m_matches.at(match);
    return m_side == Side::Reference ? found.reference : found.candidate;
}

void MatchedTextView::setMatches(const QList<metrics::TextMatch>& matches)
{
    m_matches = matches;
    m_lit = -1;
    m_hovered = -1;
    m_byStart.resize(matches.size());
    std::iota(m_byStart.begin(), m_byStart.end(), 0);
    std::stable_sort(m_byStart.begin(), m_byStart.end(),
        [this](int a, int b) { return spanOf(a).start < spanOf(b).start; });
    m_longest = 0;
    for (int match = 0; match < int(matches.size()); ++match)
        m_longest = std::max(m_longest, spanOf(match).length);
    dress();
}

QTextEdit::ExtraSelection MatchedTextView::markOf(int match) const
{
    const Utf16Span span = spanOf(match);
    QTextEdit::ExtraSelection mark;
    mark.cursor = QTextCursor(document());
    mark.cursor.setPosition(m_blocks.toDocument(span.start));
    mark.cursor.setPosition(m_blocks.toDocument(span.start + span.length), QTextCursor::KeepAnchor);
    mark.format = formatOf(m_matches.at(match).kind, match == m_lit, themeColors(this));
    return mark;
}

void MatchedTextView::dress()
{
    const int end = document()->characterCount();
    QList<QTextEdit::ExtraSelection> marks;
    for (const int match : std::as_const(m_byStart)) {
        const Utf16Span span = spanOf(match);
        if (match != m_lit && span.length > 0 &&
            m_blocks.toDocument(span.start + span.length) < end)
            marks.append(markOf(match));
    }
    if (m_lit >= 0 && m_blocks.toDocument(spanOf(m_lit).start + spanOf(m_lit).length) < end)
        marks.append(markOf(m_lit)); // above the others
    setExtraSelections(marks);
}

void MatchedTextView::setLit(int match)
{
    const int wanted = match < m_matches.size() ? match : -1;
    if (wanted == m_lit)
        return;
    m_lit = wanted;
    dress();
}

void MatchedTextView::reveal(int match)
{
    if (match < 0 || match >= m_matches.size())
        return;
    QTextCursor cursor(document());
    const int position = m_blocks.toDocument(spanOf(match).start);
    if (position >= document()->characterCount())
        return;
    cursor.setPosition(position);
    const QRect at = cursorRect(cursor);
    if (at.top() >= 0 && at.bottom() <= viewport()->height())
        return;
    setTextCursor(cursor);
    centerCursor();
}

int MatchedTextView::matchAt(qsizetype offset) const
{
    auto after = std::upper_bound(m_byStart.begin(), m_byStart.end(), offset,
        [this](qsizetype at, int match) { return at < spanOf(match).start; });
    while (after != m_byStart.begin()) {
        --after;
        const Utf16Span span = spanOf(*after);
        if (offset < span.start + span.length)
            return *after;
        if (offset - span.start > m_longest)
            break;
    }
    return -1;
}

void MatchedTextView::hover(int match)
{
    if (match == m_hovered)
        return;
    m_hovered = match;
    emit matchHovered(match);
}

void MatchedTextView::mouseMoveEvent(QMouseEvent* event)
{
    QPlainTextEdit::mouseMoveEvent(event);
    if (event->buttons() == Qt::NoButton)
        hover(matchAt(m_blocks.toText(cursorForPosition(event->position().toPoint()).position())));
}

void MatchedTextView::mouseReleaseEvent(QMouseEvent* event)
{
    QPlainTextEdit::mouseReleaseEvent(event);
    if (event->button() == Qt::LeftButton && !textCursor().hasSelection())
        emit matchChosen(matchAt(m_blocks.toText(textCursor().position())));
}

void MatchedTextView::keyPressEvent(QKeyEvent* event)
{
    // What is not about the cursor belongs to the screen around it.
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter ||
        event->key() == Qt::Key_Escape) {
        event->ignore();
        return;
    }
    const int before = textCursor().position();
    QPlainTextEdit::keyPressEvent(event);
    if (textCursor().position() != before && !textCursor().hasSelection())
        emit matchChosen(matchAt(m_blocks.toText(textCursor().position())));
}

void MatchedTextView::leaveEvent(QEvent* event)
{
    QPlainTextEdit::leaveEvent(event);
    hover(-1);
}

} // namespace tandem
