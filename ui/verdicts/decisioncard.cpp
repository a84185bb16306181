#include "ui/verdicts/decisioncard.h"

#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/printabletext.h"
#include "ui/screen/livetext.h"
#include "ui/theme.h"
#include "ui/verdicts/verdictline.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QFontMetrics>
#include <QLayout>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyle>
#include <QTextBlock>
#include <QTextBlockFormat>
#include <QTextCursor>
#include <QTextEdit>
#include <QTextLayout>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kDecisionCardSide = 14;
constexpr int kMark = 3;
constexpr int kLeastLines = 2;
constexpr int kAboveHead = 12;
constexpr int kAboveTightHead = 5;
constexpr int kBelowHead = 3;
constexpr int kBetweenParagraphs = 7;

/// Paints whole lines only: half of one at the lower edge is nothing to be read.
class WholeLinesEdit final : public QTextEdit
{
public:
    using QTextEdit::QTextEdit;

protected:
    void paintEvent(QPaintEvent* event) override
    {
        const QRect whole(0, 0, viewport()->width(), endOfLines());
        QPaintEvent lines(event->region() & whole);
        QTextEdit::paintEvent(&lines);
    }

private:
    /// The top of the line that the lower edge cuts, or the edge; in the viewport.
    int endOfLines() const
    {
        const int scrolled = verticalScrollBar()->value();
        const int edge = viewport()->height();
        const QAbstractTextDocumentLayout* layout = document()->documentLayout();
        for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
            const QRectF area = layout->blockBoundingRect(block).translated(0, -scrolled);
            if (area.bottom() <= edge)
                continue;
            for (int i = 0; i < block.layout()->lineCount(); ++i) {
                const QRectF line = block.layout()->lineAt(i).rect().translated(area.topLeft());
                // Lines end between pixels.
                if (line.bottom() > edge + 1)
                    return line.top() > 0 ? std::min(edge, int(line.top())) : edge;
            }
        }
        return edge;
    }
};

} // namespace

DecisionCard::DecisionCard(QWidget* parent)
    : QWidget(parent)
    , m_head(new VerdictLine(this))
    , m_words(named(new WholeLinesEdit(this), "decisionWords"))
{
    m_words->setReadOnly(true);
    m_words->setUndoRedoEnabled(false);
    m_words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_words->setFocusPolicy(Qt::ClickFocus);
    m_words->setFrameShape(QFrame::NoFrame);
    m_words->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_words->document()->setDocumentMargin(0);
    // Of two systems there are twice as many, in a low window, too.
    inEveryLook(m_words, [this] {
        m_words->setMinimumHeight(
            kLeastLines * QFontMetrics(themeFont(FontRole::Body)).lineSpacing());
    });
    m_words->viewport()->installEventFilter(this);
    inColumn(this, {m_head, {m_words, 1}}, kBelowHead,
        {kDecisionCardSide, kAboveHead, kDecisionCardSide - 4, 0});
    bindText(m_words, &QWidget::setAccessibleName, [] { return tr("Rationale"); });
    inEveryLook(this, [this] { showWords(); });
}

void DecisionCard::setText(const DecisionText& text)
{
    if (text == m_text)
        return;
    m_text = text;
    m_head->setText(text);
    showWords();
    m_words->verticalScrollBar()->setValue(0);
}

void DecisionCard::showWords()
{
    const ThemeColors& colors = themeColors(this);
    QTextCursor cursor(m_words->document());
    cursor.beginEditBlock();
    cursor.select(QTextCursor::Document);
    cursor.removeSelectedText();
    const auto write = [&cursor](const QString& words, FontRole role, const QColor& color) {
        QTextCharFormat format;
        format.setFont(themeFont(role));
        format.setForeground(color);
        cursor.insertText(printableText(words, QChar::LineSeparator), format);
    };
    QTextBlockFormat block;
    const auto paragraph = [&](const QString& words, FontRole role, const QColor& color) {
        if (words.isEmpty())
            return;
        if (cursor.atStart())
            cursor.setBlockFormat({});
        else
            cursor.insertBlock(block);
        write(words, role, color);
    };
    block.setTopMargin(kBetweenParagraphs);
    paragraph(m_text.fault, FontRole::Body, colors.boundary);
    paragraph(m_text.reason, FontRole::Body, colors.text);
    paragraph(m_text.remarks.join(QLatin1Char('\n')), FontRole::Small, colors.secondary);
    paragraph(m_text.note, FontRole::Body, colors.secondary);
    for (const OthersWord& word : std::as_const(m_text.others)) {
        paragraph(word.name + QLatin1Char(' '), FontRole::SmallStrong, colors.text);
        write(word.text, FontRole::Small, colors.secondary);
    }
    for (const SubjectText& subject : std::as_const(m_text.subjects)) {
        paragraph(subject.name, FontRole::SmallStrong, colors.text);
        QStringList lines{subject.description};
        lines += subject.evidence;
        lines.removeAll(QString());
        if (!lines.isEmpty())
            write(QLatin1Char('\n') + lines.join(QLatin1Char('\n')), FontRole::Small,
                colors.secondary);
    }
    cursor.endEditBlock();
    // Writing has taken its cursor along, and when it is shown it scrolls to that.
    m_words->moveCursor(QTextCursor::Start);
}

int DecisionCard::neededHeight(const DecisionText& text) const
{
    const QFontMetrics body(themeFont(FontRole::Body));
    const QFontMetrics small(themeFont(FontRole::Small));
    const int width = std::max(1, m_words->viewport()->width());
    int height = kAboveHead + kBelowHead + m_head->sizeHint().height();
    const auto add = [&](const QString& words, const QFontMetrics& metrics) {
        if (words.isEmpty())
            return;
        // Words do not fill their lines: one letter in twelve is left over.
        const qsizetype letters = words.size() + words.size() / 12;
        const int lines = int(letters * metrics.averageCharWidth() / width) + 1;
        height += lines * metrics.lineSpacing() + kBetweenParagraphs;
    };
    add(text.fault, body);
    add(text.reason, body);
    add(text.note, body);
    for (const QString& remark : text.remarks)
        add(remark, small);
    for (const OthersWord& word : text.others)
        add(word.name + word.text, small);
    for (const SubjectText& subject : text.subjects) {
        add(subject.name, small);
        add(subject.description, small);
        for (const QString& evidence : subject.evidence)
            add(evidence, small);
    }
    return height;
}

void DecisionCard::readOn()
{
    QScrollBar* bar = m_words->verticalScrollBar();
    bar->setValue(bar->value() == bar->maximum() ? 0 : bar->value() + bar->pageStep() * 3 / 4);
}

void DecisionCard::setTight(bool tight)
{
    layout()->setContentsMargins(
        kDecisionCardSide, tight ? kAboveTightHead : kAboveHead, kDecisionCardSide - 4, 0);
}

void DecisionCard::setKey(const QString& key)
{
    m_head->setKey(key);
}

void DecisionCard::setCurrent(bool current)
{
    if (current == m_current)
        return;
    m_current = current;
    update();
}

void DecisionCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const ThemeColors& colors = themeColors(this);
    if (m_current) {
        painter.fillRect(QRect(0, 0, width(), kMark), colors.accent);
    }
    const QRect edge(width() - 1, 0, 1, height());
    painter.fillRect(QStyle::visualRect(layoutDirection(), rect(), edge), colors.line);
}

void DecisionCard::mousePressEvent(QMouseEvent* event)
{
    QWidget::mousePressEvent(event);
    emit chosen();
}

bool DecisionCard::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::MouseButtonPress)
        emit chosen();
    return QWidget::eventFilter(watched, event);
}

} // namespace tandem
