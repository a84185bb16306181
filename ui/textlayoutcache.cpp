#include "ui/textlayoutcache.h"

#include "ui/printabletext.h"

#include <QFontInfo>
#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tandem {

namespace {

constexpr qsizetype mostLaidOutUnits = 400'000; // about 20 MB of shaped text
constexpr int mostHeights = 20'000;

QList<QTextLayout::FormatRange> boldFormats(const QList<Utf16Span>& spans)
{
    QTextCharFormat bold;
    bold.setFontWeight(QFont::Bold);
    QList<QTextLayout::FormatRange> formats;
    for (const Utf16Span& span : spans)
        formats.append({int(span.start), int(span.length), bold});
    return formats;
}

} // namespace

TextLayoutCache::TextLayoutCache()
    : m_layouts(mostLaidOutUnits)
    , m_heights(mostHeights)
{
}

void TextLayoutCache::setFont(const QFont& font, double lineHeight)
{
    if (font == m_font && lineHeight == m_lineHeight)
        return;
    m_font = font;
    m_lineHeight = lineHeight;
    m_layouts.clear();
    m_heights.clear();
}

void TextLayoutCache::setBold(std::function<QList<Utf16Span>(const QString&)> bold)
{
    m_bold = std::move(bold);
    m_layouts.clear();
    m_heights.clear();
}

int TextLayoutCache::lineStep() const
{
    return int(std::ceil(QFontInfo(m_font).pixelSize() * m_lineHeight));
}

TextLayoutCache::Laid& TextLayoutCache::laid(const QString& text, int width)
{
    Laid* laid = m_layouts.object(text);
    if (!laid) {
        laid = new Laid;
        laid->layout.setText(printableText(text, QChar::LineSeparator));
        laid->layout.setFont(m_font);
        laid->layout.setCacheEnabled(true);
        // The side is absolute here, the layout does not mirror it.
        const bool rightToLeft = text.isRightToLeft();
        QTextOption option(rightToLeft ? Qt::AlignRight : Qt::AlignLeft);
        option.setTextDirection(rightToLeft ? Qt::RightToLeft : Qt::LeftToRight);
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        laid->layout.setTextOption(option);
        if (m_bold)
            laid->layout.setFormats(boldFormats(m_bold(text)));
        // Even a text larger than the whole cache stays until the next one comes.
        m_layouts.insert(text, laid, std::clamp<qsizetype>(text.size(), 1, mostLaidOutUnits / 2));
    }
    if (laid->width != width)
        breakLines(*laid, width);
    return *laid;
}

void TextLayoutCache::breakLines(Laid& laid, int width) const
{
    const qreal step = lineStep();
    qreal y = 0;
    laid.layout.beginLayout();
    while (true) {
        QTextLine line = laid.layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(width);
        const qreal height = std::max(step, std::ceil(line.height()));
        line.setPosition(QPointF(0, std::floor(y + (height - line.height()) / 2)));
        y += height;
    }
    laid.layout.endLayout();
    laid.width = width;
    laid.height = std::max(int(y), int(step));
}

const QTextLayout& TextLayoutCache::layout(const QString& text, int width)
{
    return laid(text, width).layout;
}

int TextLayoutCache::height(const QString& text, int width)
{
    const std::pair key(text, width);
    if (const int* known = m_heights.object(key))
        return *known;
    const int height = laid(text, width).height;
    m_heights.insert(key, new int(height));
    return height;
}

int TextLayoutCache::columnsWidth(int columns) const
{
    // Ordinary words, because a font's own average counts letters that are rarely used.
    const QString sample =
        QStringLiteral("the quick brown fox jumps over the lazy dog and then it rests ");
    const qreal average = QFontMetricsF(m_font).horizontalAdvance(sample) / qreal(sample.size());
    return int(std::ceil(average * columns));
}

} // namespace tandem
