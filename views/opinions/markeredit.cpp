#include "views/opinions/markeredit.h"

#include "models/facts/words.h"
#include "models/opinions/composition.h"
#include "models/results/spelling.h"
#include "ui/textstyle.h"
#include "ui/theme.h"
#include "ui/themecolors.h"

#include <QKeyEvent>
#include <QMimeData>
#include <QPainter>
#include <QScopedValueRollback>
#include <QSignalBlocker>
#include <QSyntaxHighlighter>
#include <QTextBlock>
#include <QTextCharFormat>
#include <QTextDocument>

#include <algorithm>
#include <utility>

namespace tandem {

/// Shows what stands between ** and ** bold and what hints are about underlined. The markers are
/// seen, faint, only around the cursor: whoever reads sees none.
class MarkerHighlighter final : public QSyntaxHighlighter
{
    Q_OBJECT
    Q_DISABLE_COPY(MarkerHighlighter)

public:
    explicit MarkerHighlighter(QTextDocument* document);

    /// Stretches that a hint is about, by line.
    void setHinted(const QHash<int, QList<Utf16Span>>& byLine);
    /// Where the cursor of somebody who writes stands in the document; -1 while nobody does.
    void setCursor(int position);

protected:
    void highlightBlock(const QString& text) override;

private:
    /// Whether the cursor touches these units of the block that is highlighted now.
    bool isAtCursor(qsizetype from, qsizetype to) const;

    QHash<int, QList<Utf16Span>> m_hinted;
    int m_cursor = -1;
};

namespace {

/// Text that takes no room: a format cannot leave letters out.
QTextCharFormat unseen()
{
    QTextCharFormat format;
    format.setProperty(QTextFormat::FontPixelSize, 1);
    format.setForeground(Qt::transparent);
    return format;
}

} // namespace

MarkerHighlighter::MarkerHighlighter(QTextDocument* document)
    : QSyntaxHighlighter(document)
{
}

void MarkerHighlighter::setHinted(const QHash<int, QList<Utf16Span>>& byLine)
{
    if (byLine == m_hinted)
        return;
    m_hinted = byLine;
    rehighlight();
}

void MarkerHighlighter::setCursor(int position)
{
    if (position == m_cursor)
        return;
    const int before = std::exchange(m_cursor, position);
    QTextBlock last;
    for (const int at : {before, position}) {
        const QTextBlock block = at < 0 ? QTextBlock() : document()->findBlock(at);
        if (block.isValid() && block != last && block.text().contains(kMarker))
            rehighlightBlock(block);
        last = block;
    }
}

bool MarkerHighlighter::isAtCursor(qsizetype from, qsizetype to) const
{
    const qsizetype at = m_cursor - currentBlock().position();
    return m_cursor >= 0 && from <= at && at <= to;
}

void MarkerHighlighter::highlightBlock(const QString& text)
{
    const ThemeColors& colors = themeColors();
    QTextCharFormat seen;
    seen.setForeground(colors.faint);
    QTextCharFormat marked;
    marked.setFontWeight(QFont::Bold);
    qsizetype from = 0;
    while (true) {
        const qsizetype open = text.indexOf(kMarker, from);
        const qsizetype close = open < 0 ? -1 : text.indexOf(kMarker, open + 2);
        if (close < 0)
            break;
        const QTextCharFormat marker = isAtCursor(open, close + 2) ? seen : unseen();
        setFormat(int(open), 2, marker);
        setFormat(int(open + 2), int(close - open - 2), marked);
        setFormat(int(close), 2, marker);
        from = close + 2;
    }
    for (const Utf16Span& span : m_hinted.value(currentBlock().blockNumber())) {
        for (qsizetype at = span.start; at < std::min(span.start + span.length, text.size());
             ++at) {
            QTextCharFormat hinted = format(int(at));
            hinted.setUnderlineStyle(QTextCharFormat::DashUnderline);
            hinted.setUnderlineColor(colors.boundary);
            setFormat(int(at), 1, hinted);
        }
    }
}

namespace {

constexpr int kGutter = 26;

bool isEnter(const QKeyEvent& event)
{
    return event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
}

/// Text from outside as an opinion may have it: no control characters, lines as `separator`.
QString cleaned(const QString& text, QChar separator)
{
    QString clean = text;
    clean.replace(QStringLiteral("\r\n"), QStringLiteral("\n"));
    for (QChar& unit : clean) {
        if (unit == u'\n' || unit == u'\r' || unit == QChar::LineSeparator ||
            unit == QChar::ParagraphSeparator)
            unit = separator;
        else if (unit.category() == QChar::Other_Control)
            unit = u' ';
    }
    return clean;
}

} // namespace

MarkerEdit::MarkerEdit(Lines lines, QWidget* parent)
    : QPlainTextEdit(parent)
    , m_lines(lines)
    , m_highlighter(new MarkerHighlighter(document()))
    , m_gutter(new QWidget(this))
{
    // Steps are undone by the session, one after another over the whole screen.
    setUndoRedoEnabled(false);
    setTabChangesFocus(true);
    keepFont(this, FontRole::Reading);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_gutter->installEventFilter(this);
    m_gutter->hide();
    connect(this, &QPlainTextEdit::updateRequest, m_gutter, qOverload<>(&QWidget::update));
    m_pause.setSingleShot(true);
    m_pause.setInterval(pauseMs);
    connect(&m_pause, &QTimer::timeout, this, &MarkerEdit::settle);
    connect(this, &QPlainTextEdit::textChanged, this, [this] {
        if (!m_setting)
            m_pause.start();
        fit();
    });
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, [this] {
        showMarkersAtCursor();
        if (const int line = currentLine(); line != m_line) {
            m_line = line;
            emit lineChanged();
        }
    });
    fit();
}

QString MarkerEdit::normalised(const QString& text)
{
    QStringList kept;
    const QStringList lines = text.split(QLatin1Char('\n'));
    for (const QString& line : lines) {
        if (!line.trimmed().isEmpty())
            kept.append(line.trimmed());
    }
    return kept.join(QLatin1Char('\n'));
}

QString MarkerEdit::text() const
{
    return normalised(toPlainText());
}

void MarkerEdit::showText(const QString& committed)
{
    if (normalised(m_known) == normalised(committed))
        return;
    const bool typing = isTyping();
    m_known = committed;
    if (!typing)
        setShown(committed);
}

void MarkerEdit::resetText(const QString& committed)
{
    m_known = committed;
    setShown(committed);
}

void MarkerEdit::keepTyped(const QString& committed)
{
    m_known = committed;
}

void MarkerEdit::setShown(const QString& text)
{
    const QScopedValueRollback setting(m_setting, true);
    const int at = textCursor().position();
    m_pause.stop();
    setPlainText(text);
    QTextCursor cursor = textCursor();
    cursor.setPosition(std::min(at, document()->characterCount() - 1));
    setTextCursor(cursor);
}

bool MarkerEdit::isTyping() const
{
    return text() != normalised(m_known);
}

void MarkerEdit::settle()
{
    m_pause.stop();
    if (isReadOnly() || !isTyping())
        return;
    m_known = text();
    emit edited(m_known);
}

QList<int> MarkerEdit::filledBlocks() const
{
    QList<int> filled;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        if (!block.text().trimmed().isEmpty())
            filled.append(block.blockNumber());
    }
    return filled;
}

int MarkerEdit::currentLine() const
{
    return int(filledBlocks().indexOf(textCursor().blockNumber()));
}

void MarkerEdit::goToLine(int line)
{
    const QList<int> filled = filledBlocks();
    if (line < 0 || line >= filled.size())
        return;
    QTextCursor cursor(document()->findBlockByNumber(filled.at(line)));
    cursor.movePosition(QTextCursor::EndOfBlock);
    setTextCursor(cursor);
}

void MarkerEdit::toggleMarkers()
{
    if (isReadOnly())
        return;
    QTextCursor cursor = textCursor();
    const QTextBlock block = document()->findBlock(cursor.selectionStart());
    const int from = cursor.selectionStart() - block.position();
    const int to = std::min(cursor.selectionEnd() - block.position(), block.length() - 1);
    const SelectedText toggled = toggledMarkers(block.text(), {from, to - from});
    if (toggled.text == block.text())
        return;
    const int start = block.position();
    cursor.setPosition(start);
    cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    cursor.insertText(toggled.text);
    cursor.setPosition(start + int(toggled.selection.start));
    cursor.setPosition(
        start + int(toggled.selection.start + toggled.selection.length), QTextCursor::KeepAnchor);
    setTextCursor(cursor);
}

void MarkerEdit::moveLine(int by)
{
    const int here = textCursor().blockNumber();
    const int there = here + by;
    if (isReadOnly() || there < 0 || there >= document()->blockCount())
        return;
    const int column = textCursor().positionInBlock();
    QStringList lines = toPlainText().split(QLatin1Char('\n'));
    lines.swapItemsAt(here, there);
    QTextCursor cursor(document());
    cursor.select(QTextCursor::Document);
    cursor.insertText(lines.join(QLatin1Char('\n')));
    cursor.setPosition(document()->findBlockByNumber(there).position() + column);
    setTextCursor(cursor);
    settle();
}

void MarkerEdit::removeLine()
{
    if (isReadOnly())
        return;
    QTextCursor cursor = textCursor();
    cursor.select(QTextCursor::BlockUnderCursor);
    if (cursor.blockNumber() == 0 && document()->blockCount() > 1) {
        cursor.movePosition(QTextCursor::Start);
        cursor.movePosition(QTextCursor::NextBlock, QTextCursor::KeepAnchor);
    } else if (cursor.blockNumber() == 0) {
        cursor.select(QTextCursor::Document);
    }
    cursor.removeSelectedText();
    settle();
}

void MarkerEdit::setHinted(const QHash<int, QList<Utf16Span>>& byLine)
{
    QHash<int, QList<Utf16Span>> byBlock;
    const QList<int> filled = filledBlocks();
    for (auto hinted = byLine.cbegin(); hinted != byLine.cend(); ++hinted) {
        if (hinted.key() < filled.size())
            byBlock.insert(filled.at(hinted.key()), hinted.value());
    }
    const QScopedValueRollback setting(m_setting, true);
    m_highlighter->setHinted(byBlock);
}

void MarkerEdit::setNumbered(bool numbered)
{
    m_numbered = numbered;
    placeGutter();
}

void MarkerEdit::placeGutter()
{
    const int room = m_numbered ? kGutter : 0;
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    setViewportMargins(mirrored ? 0 : room, 0, mirrored ? room : 0, 0);
    const QRect inner = contentsRect();
    m_gutter->setVisible(m_numbered);
    m_gutter->setGeometry(
        mirrored ? inner.right() + 1 - room : inner.left(), inner.top(), room, inner.height());
}

void MarkerEdit::setFittedLines(int fewest, int most)
{
    m_fewest = fewest;
    m_most = most;
    fit();
}

void MarkerEdit::fit()
{
    qreal text = 0;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        text += blockBoundingRect(block).height();
    const int line = QFontMetrics(font()).lineSpacing();
    const int most = m_most * line;
    // Before it is laid out for the first time the viewport is as high as it happens to be.
    const int measured = height() - viewport()->height();
    const int chrome = measured > 0 ? measured : 2 * frameWidth() + 8;
    const int wanted = std::clamp(int(text + 1), m_fewest * line, most) +
                       int(2 * document()->documentMargin()) + chrome;
    setVerticalScrollBarPolicy(text > most ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    if (wanted != height())
        setFixedHeight(wanted);
}

bool MarkerEdit::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_gutter && event->type() == QEvent::Paint) {
        paintNumbers();
        return true;
    }
    return QPlainTextEdit::eventFilter(watched, event);
}

void MarkerEdit::paintNumbers()
{
    QPainter painter(m_gutter);
    painter.setFont(themeFont(FontRole::Small));
    painter.setPen(themeColors(this).faint);
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    int number = 0;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        if (block.text().trimmed().isEmpty())
            continue;
        ++number;
        const QRectF area = blockBoundingGeometry(block).translated(contentOffset());
        const QRect label(
            mirrored ? 4 : 0, int(area.top()), kGutter - 4, QFontMetrics(font()).lineSpacing());
        painter.drawText(label, int((mirrored ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter),
            results::countText(number));
    }
}

void MarkerEdit::resizeEvent(QResizeEvent* event)
{
    QPlainTextEdit::resizeEvent(event);
    placeGutter();
    fit();
}

void MarkerEdit::changeEvent(QEvent* event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange)
        placeGutter();
    else if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        m_highlighter->rehighlight();
}

bool MarkerEdit::event(QEvent* event)
{
    // Undo, redo, Enter and Escape belong to the field while somebody writes.
    if (event->type() == QEvent::ShortcutOverride && !isReadOnly()) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool plainEnter =
            isEnter(*key) && !(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier));
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo) ||
            key->key() == Qt::Key_Escape || plainEnter) {
            event->accept();
            return true;
        }
    }
    return QPlainTextEdit::event(event);
}

void MarkerEdit::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Undo) || event->matches(QKeySequence::Redo)) {
        settle();
        if (event->matches(QKeySequence::Undo))
            emit undoRequested();
        else
            emit redoRequested();
        return;
    }
    if (event->key() == Qt::Key_Escape) {
        settle();
        emit givenUp();
        return;
    }
    if (!isEnter(*event)) {
        QPlainTextEdit::keyPressEvent(event);
        return;
    }
    if (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier)) {
        event->ignore();
        return;
    }
    const bool breaks = m_lines == Lines::OneEach ||
                        (m_lines == Lines::Few && event->modifiers() & Qt::ShiftModifier);
    if (breaks && !isReadOnly()) {
        textCursor().insertBlock();
        ensureCursorVisible();
        return;
    }
    settle();
    emit finished();
}

/// How they look is no change of the text.
void MarkerEdit::showMarkersAtCursor()
{
    const QScopedValueRollback setting(m_setting, true);
    {
        const QSignalBlocker quiet(this);
        m_highlighter->setCursor(hasFocus() ? textCursor().position() : -1);
    }
    fit();
}

void MarkerEdit::focusInEvent(QFocusEvent* event)
{
    QPlainTextEdit::focusInEvent(event);
    showMarkersAtCursor();
}

void MarkerEdit::focusOutEvent(QFocusEvent* event)
{
    QPlainTextEdit::focusOutEvent(event);
    showMarkersAtCursor();
    if (event->reason() != Qt::PopupFocusReason)
        settle();
}

void MarkerEdit::insertFromMimeData(const QMimeData* source)
{
    if (source->hasText())
        textCursor().insertText(
            cleaned(source->text(), m_lines == Lines::One ? QChar(u' ') : QChar(u'\n')));
}

} // namespace tandem

#include "views/opinions/markeredit.moc"
