#pragma once

#include "models/project/table.h"

#include <QFont>
#include <QPainter>
#include <QPdfWriter>
#include <QtGlobal>

#include <functional>

namespace tandem {

/// The pages of a PDF while they are written from top to bottom: text is plain text, runs on over
/// pages, and stays selectable. Lengths are in 1/96 inch.
class PdfPages final
{
public:
    /// Writes A4 pages to `device`; `title` goes into each footer with the page's number.
    PdfPages(QIODevice* device, const QString& title, Qt::LayoutDirection direction);
    Q_DISABLE_COPY_MOVE(PdfPages)

    /// False where the device did not take it.
    bool isActive() const { return m_painter.isActive(); }
    QPainter& painter() { return m_painter; }
    QPdfWriter& writer() { return m_writer; }
    Qt::LayoutDirection direction() const { return m_direction; }
    qreal width() const { return m_width; }
    /// Height of a page without its footer.
    qreal pageHeight() const { return m_height; }
    /// Where the next thing goes.
    qreal y() const { return m_y; }
    void advance(qreal height) { m_y += height; }
    /// Begins a new page where less than `height` is left; nothing on an empty one.
    void ensureRoom(qreal height);
    void newPage();

    /// The program's font at `pixels`; `weight` as in QFont.
    static QFont font(int pixels, QFont::Weight weight = QFont::Normal);
    /// Text in its own direction, `indent` from the leading edge; line breaks are kept.
    void text(const QString& words, const QFont& font, const QColor& color, qreal indent = 0);
    /// Text as it is read, and small, pale text beside it.
    void body(const QString& words, qreal indent = 0);
    void aside(const QString& words, qreal indent = 0);
    /// As text() with the first units, a label of its own, in another colour and bold.
    void labelled(const QString& label, const QColor& labelColor, const QString& words,
        const QFont& font, const QColor& color, qreal indent = 0);
    /// A heading that is not left alone at the end of a page.
    void heading(const QString& words);
    /// Writes the last footer and ends the file; false where something was not taken.
    bool finish();

private:
    void footer();
    void paragraph(const QString& words, qsizetype strong, const QColor& strongColor,
        const QFont& font, const QColor& color, qreal indent);

    QPdfWriter m_writer;
    QPainter m_painter;
    QString m_title;
    Qt::LayoutDirection m_direction;
    qreal m_width = 0;
    qreal m_height = 0;
    qreal m_y = 0;
    int m_page = 1;
};

/// Writes a table to pages of a PDF: as wide as it needs to be and as the page lets it, long texts
/// broken into lines, numbers flush with the trailing edge, its head again on every page. Its
/// caption is left to the caller.
void writePdfTable(PdfPages& pages, const Table& table);
/// How high the table is where one page holds it.
qreal pdfTableHeight(PdfPages& pages, const Table& table);

} // namespace tandem
