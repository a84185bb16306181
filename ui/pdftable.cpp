#include "ui/pdftable.h"

#include "ui/colourglyphs.h"
#include "ui/pdfpages.h"
#include "ui/printabletext.h"
#include "ui/themecolors.h"

#include <QFontMetricsF>
#include <QTextLayout>

#include <algorithm>
#include <cmath>
#include <memory>
#include <vector>

namespace tandem {

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
