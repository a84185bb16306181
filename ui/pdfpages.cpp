#include "ui/pdfpages.h"

#include "ui/colourglyphs.h"
#include "ui/printabletext.h"
#include "ui/themecolors.h"
#include "ui/widgetwords.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QLocale>
#include <QPageLayout>
#include <QTextLayout>

#include <algorithm>
#include <cmath>
#include <memory>
#include <vector>

namespace tandem {

namespace {

constexpr int dotsPerInch = 96;
constexpr qreal footerRoom = 34;
constexpr qreal pdfLineHeight = 1.4;

} // namespace

PdfPages::PdfPages(QIODevice* device, const QString& title, Qt::LayoutDirection direction)
    : m_writer(device)
    , m_title(title)
    , m_direction(direction)
{
    m_writer.setResolution(dotsPerInch);
    m_writer.setPageLayout(QPageLayout(QPageSize(QPageSize::A4), QPageLayout::Portrait,
        QMarginsF(16, 15, 16, 12), QPageLayout::Millimeter));
    m_writer.setTitle(title);
    m_writer.setCreator(QStringLiteral("Tandem"));
    if (!m_painter.begin(&m_writer))
        return;
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_width = m_writer.width();
    m_height = m_writer.height() - footerRoom;
}

QFont PdfPages::font(int pixels, QFont::Weight weight)
{
    QFont font = QGuiApplication::font();
    font.setPixelSize(pixels);
    font.setWeight(weight);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

void PdfPages::footer()
{
    m_painter.save();
    m_painter.setFont(font(10));
    m_painter.setPen(lightColors().secondary);
    m_painter.setLayoutDirection(m_direction);
    const QRectF line(0, m_height + 12, m_width, 18);
    const bool mirrored = m_direction == Qt::RightToLeft;
    const Qt::Alignment start =
        (mirrored ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignAbsolute | Qt::AlignVCenter;
    const Qt::Alignment end =
        (mirrored ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignAbsolute | Qt::AlignVCenter;
    const QString name = QFontMetricsF(m_painter.font(), &m_writer)
                             .elidedText(m_title, Qt::ElideRight, m_width * 0.75);
    m_painter.drawText(line, int(start) | Qt::TextSingleLine, name);
    m_painter.drawText(line, int(end) | Qt::TextSingleLine,
        WidgetWords::tr("Page %1").arg(QLocale().toString(m_page)));
    m_painter.setPen(lightColors().line);
    m_painter.drawLine(QPointF(0, m_height + 8), QPointF(m_width, m_height + 8));
    m_painter.restore();
}

void PdfPages::newPage()
{
    footer();
    m_writer.newPage();
    ++m_page;
    m_y = 0;
}

void PdfPages::ensureRoom(qreal height)
{
    if (m_y > 0 && m_y + height > m_height)
        newPage();
}

void PdfPages::text(const QString& words, const QFont& font, const QColor& color, qreal indent)
{
    for (const QString& part : words.split(u'\n'))
        paragraph(part, 0, color, font, color, indent);
}

void PdfPages::body(const QString& words, qreal indent)
{
    text(words, font(12), lightColors().text, indent);
}

void PdfPages::aside(const QString& words, qreal indent)
{
    text(words, font(11), lightColors().secondary, indent);
}

void PdfPages::labelled(const QString& label, const QColor& labelColor, const QString& words,
    const QFont& font, const QColor& color, qreal indent)
{
    const QStringList parts = words.split(u'\n');
    paragraph(
        label + QLatin1Char(' ') + parts.first(), label.size(), labelColor, font, color, indent);
    for (qsizetype i = 1; i < parts.size(); ++i)
        paragraph(parts.at(i), 0, labelColor, font, color, indent);
}

void PdfPages::paragraph(const QString& words, qsizetype strong, const QColor& strongColor,
    const QFont& font, const QColor& color, qreal indent)
{
    QTextLayout layout(printableText(words), font, &m_writer);
    const bool rightToLeft =
        words.trimmed().isEmpty() ? m_direction == Qt::RightToLeft : words.isRightToLeft();
    QTextOption option(rightToLeft ? Qt::AlignRight : Qt::AlignLeft);
    option.setTextDirection(rightToLeft ? Qt::RightToLeft : Qt::LeftToRight);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setUseDesignMetrics(true);
    layout.setTextOption(option);
    if (strong > 0) {
        QTextCharFormat format;
        format.setFontWeight(QFont::DemiBold);
        format.setForeground(strongColor);
        layout.setFormats({{0, int(strong), format}});
    }
    const qreal step = std::ceil(font.pixelSize() * pdfLineHeight);
    const qreal left = m_direction == Qt::RightToLeft ? 0 : indent;
    m_painter.setPen(color);
    layout.beginLayout();
    while (true) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(m_width - indent);
        const qreal height = std::max(step, std::ceil(line.height()));
        ensureRoom(height);
        line.setPosition(QPointF(0, 0));
        drawTextLine(m_painter, line, QPointF(left, m_y + (height - line.height()) / 2));
        m_y += height;
    }
    layout.endLayout();
}

void PdfPages::heading(const QString& words)
{
    constexpr qreal following = 70;
    m_y += m_y > 0 ? 18 : 0;
    ensureRoom(following);
    text(words, font(16, QFont::DemiBold), lightColors().text);
    m_y += 4;
}

bool PdfPages::finish()
{
    if (!m_painter.isActive())
        return false;
    footer();
    return endPdf(m_painter);
}

namespace {

constexpr int kTablePixels = 11;
constexpr qreal kCellGap = 14;
constexpr qreal kCellPadding = 3;
constexpr qreal kLeastColumn = 36;
constexpr qreal kAfterTable = 6;
constexpr qsizetype kMeasuredRows = 500;

/// Writes one table.
class TableWriter final
{
public:
    TableWriter(PdfPages& pages, const Table& table)
        : m_pages(pages)
        , m_table(table)
        , m_font(PdfPages::font(kTablePixels))
        , m_headFont(PdfPages::font(kTablePixels, QFont::DemiBold))
    {
        for (qsizetype column = 0; column < columnCount(table); ++column)
            m_isNumber.append(isNumericColumn(table, column));
        measure();
    }

    void write()
    {
        writeRow(m_table.header, true);
        for (const QStringList& row : m_table.rows)
            writeRow(row, false);
        m_pages.advance(kAfterTable);
    }

    qreal height() const
    {
        qreal sum = heightOf(m_table.header, true) + kAfterTable;
        for (const QStringList& row : m_table.rows)
            sum += heightOf(row, false);
        return sum;
    }

private:
    using Lines = std::vector<std::unique_ptr<QTextLayout>>;

    /// Columns have the room that their longest cell needs; where the page is too narrow the widest
    /// ones share what is left.
    void measure()
    {
        const QFontMetricsF metrics(m_font, &m_pages.writer());
        const QFontMetricsF headMetrics(m_headFont, &m_pages.writer());
        for (qsizetype column = 0; column < m_isNumber.size(); ++column) {
            qreal width = std::max(
                kLeastColumn, headMetrics.horizontalAdvance(cellAt(m_table.header, column)));
            for (qsizetype row = 0; row < std::min(m_table.rows.size(), kMeasuredRows); ++row)
                width = std::max(
                    width, metrics.horizontalAdvance(cellAt(m_table.rows.at(row), column)));
            m_widths.append(std::ceil(width) + 2);
        }
        const qreal room = m_pages.width() - kCellGap * qreal(m_widths.size() - 1);
        QList<qreal> sorted = m_widths;
        std::sort(sorted.begin(), sorted.end());
        qreal left = room;
        qreal most = room;
        for (qsizetype i = 0; i < sorted.size(); ++i) {
            const qreal share = left / qreal(sorted.size() - i);
            if (sorted.at(i) > share) {
                most = share;
                break;
            }
            left -= sorted.at(i);
        }
        for (qreal& width : m_widths)
            width = std::max(1.0, std::min(width, most));
    }

    /// The cell's text in lines; returns its height.
    qreal layOut(QTextLayout& layout, qsizetype column) const
    {
        const bool isRightToLeft = layout.text().isRightToLeft();
        const bool isMirrored = m_pages.direction() == Qt::RightToLeft;
        const bool endsAtRight = m_isNumber.at(column) != isMirrored;
        QTextOption option(
            endsAtRight ? Qt::AlignRight | Qt::AlignAbsolute : Qt::AlignLeft | Qt::AlignAbsolute);
        option.setTextDirection(isRightToLeft ? Qt::RightToLeft : Qt::LeftToRight);
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        option.setUseDesignMetrics(true);
        layout.setTextOption(option);
        qreal height = 0;
        layout.beginLayout();
        for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
            line.setLineWidth(m_widths.at(column));
            line.setPosition(QPointF(0, height));
            height += std::ceil(line.height());
        }
        layout.endLayout();
        return height;
    }

    /// Lays a row's cells out; returns its height.
    qreal layOutRow(const QStringList& cells, bool isHead, Lines& layouts) const
    {
        qreal height = 0;
        for (qsizetype column = 0; column < m_widths.size(); ++column) {
            layouts.push_back(std::make_unique<QTextLayout>(printableText(cellAt(cells, column)),
                isHead ? m_headFont : m_font, &m_pages.writer()));
            height = std::max(height, layOut(*layouts.back(), column));
        }
        return height + 2 * kCellPadding;
    }

    qreal heightOf(const QStringList& cells, bool isHead) const
    {
        Lines layouts;
        return layOutRow(cells, isHead, layouts);
    }

    void writeRow(const QStringList& cells, bool isHead)
    {
        Lines layouts;
        const qreal height = layOutRow(cells, isHead, layouts);
        // A cell that is longer than a page runs over its end; no table of ours has one.
        if (!isHead && m_pages.y() > 0 && m_pages.y() + height > m_pages.pageHeight()) {
            m_pages.newPage();
            writeRow(m_table.header, true);
        } else if (isHead) {
            m_pages.ensureRoom(3 * height);
        }
        draw(layouts, isHead);
        m_pages.advance(height);
        m_pages.painter().setPen(lightColors().line);
        m_pages.painter().drawLine(QPointF(0, m_pages.y()), QPointF(m_pages.width(), m_pages.y()));
    }

    void draw(const Lines& layouts, bool isHead)
    {
        QPainter& painter = m_pages.painter();
        painter.setPen(isHead ? lightColors().secondary : lightColors().text);
        qreal along = 0;
        for (std::size_t column = 0; column < layouts.size(); ++column) {
            const qreal width = m_widths.at(qsizetype(column));
            const qreal left =
                m_pages.direction() == Qt::RightToLeft ? m_pages.width() - along - width : along;
            const QTextLayout& layout = *layouts[column];
            for (int i = 0; i < layout.lineCount(); ++i)
                drawTextLine(painter, layout.lineAt(i), QPointF(left, m_pages.y() + kCellPadding));
            along += width + kCellGap;
        }
    }

    PdfPages& m_pages;
    const Table& m_table;
    const QFont m_font;
    const QFont m_headFont;
    QList<bool> m_isNumber;
    QList<qreal> m_widths;
};

} // namespace

qreal pdfTableHeight(PdfPages& pages, const Table& table)
{
    return columnCount(table) > 0 ? TableWriter(pages, table).height() : 0.0;
}

void writePdfTable(PdfPages& pages, const Table& table)
{
    if (columnCount(table) > 0)
        TableWriter(pages, table).write();
}

} // namespace tandem
