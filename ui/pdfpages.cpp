#include "ui/pdfpages.h"

#include "ui/colourglyphs.h"
#include "ui/printabletext.h"
#include "ui/themecolors.h"
#include "ui/widgetwords.h"

#include <QGuiApplication>
#include <QLocale>
#include <QPageLayout>
#include <QTextLayout>

#include <cmath>

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

} // namespace tandem
