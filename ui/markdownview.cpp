#include "ui/markdownview.h"

#include "ui/theme.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextCharFormat>
#include <QTextCursor>
#include <QTextDocument>

#include <cmath>
#include <memory>

namespace tandem {

namespace {

constexpr int markdownLineHeight = 112; // percent of a font's own line, which makes 1.5 em of most

/// Headings in steps that suit a pane, not a poster.
void calmHeading(QTextCursor& cursor, int level)
{
    QTextCharFormat format;
    format.setProperty(QTextFormat::FontSizeAdjustment, level == 1 ? 1 : 0);
    format.setFontWeight(QFont::DemiBold);
    cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    cursor.mergeCharFormat(format);
}

} // namespace

MarkdownView::MarkdownView(QWidget* parent)
    : QTextBrowser(parent)
{
    setOpenLinks(false);
    setOpenExternalLinks(false);
    setFrameShape(NoFrame);
    document()->setDocumentMargin(16);
    connect(this, &QTextBrowser::anchorClicked, this, &MarkdownView::linkClicked);
}

void MarkdownView::setMarkdownText(const QString& markdown)
{
    m_markdown = markdown;
    render();
    moveCursor(QTextCursor::Start);
    verticalScrollBar()->setValue(0);
}

int MarkdownView::heightIn(int width) const
{
    const std::unique_ptr<QTextDocument> copy(document()->clone());
    copy->setTextWidth(width);
    return int(std::ceil(copy->size().height()));
}

void MarkdownView::showChapter(int number)
{
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() != 2 || number-- > 0)
            continue;
        setTextCursor(QTextCursor(block));
        verticalScrollBar()->setValue(
            int(document()->documentLayout()->blockBoundingRect(block).top()));
        return;
    }
}

QVariant MarkdownView::loadResource(int, const QUrl&)
{
    // Whatever the text refers to stays where it is: nothing is read from disk or network on behalf
    // of a guideline.
    return {};
}

void MarkdownView::render()
{
    document()->setDefaultFont(textFont());
    document()->setMarkdown(
        m_markdown, QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub) |
                        QTextDocument::MarkdownNoHTML);
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        QTextBlockFormat format = block.blockFormat();
        format.setLineHeight(markdownLineHeight, QTextBlockFormat::ProportionalHeight);
        QTextCursor cursor(block);
        cursor.setBlockFormat(format);
        if (format.headingLevel() > 0)
            calmHeading(cursor, format.headingLevel());
    }
}

void MarkdownView::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    // Links are coloured when the text is set.
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        const int place = verticalScrollBar()->value();
        render();
        moveCursor(QTextCursor::Start);
        verticalScrollBar()->setValue(place);
    }
}

} // namespace tandem
