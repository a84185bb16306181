#include "views/opinions/markedlines.h"

#include "models/kgds/opinion.h"

#include <QTextLayout>

namespace tandem {

namespace {

constexpr double kLineHeight = 1.2;

} // namespace

int layOutMarked(
    QTextLayout& layout, const QString& opinion, const QFont& font, int width, int mostLines)
{
    const kgds::OpinionText parts = kgds::opinionText(opinion);
    QString plain = parts.plain;
    for (QChar& unit : plain) {
        if (unit == u'\n')
            unit = QChar::LineSeparator;
        else if (unit.category() == QChar::Other_Control)
            unit = u' ';
    }
    layout.setText(plain);
    layout.setFont(font);
    QTextCharFormat bold;
    bold.setFontWeight(QFont::Bold);
    QList<QTextLayout::FormatRange> formats;
    for (const Utf16Span& span : parts.references)
        formats.append({int(span.start), int(span.length), bold});
    layout.setFormats(formats);
    const bool rightToLeft = plain.isRightToLeft();
    QTextOption option(rightToLeft ? Qt::AlignRight : Qt::AlignLeft);
    option.setTextDirection(rightToLeft ? Qt::RightToLeft : Qt::LeftToRight);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    qreal y = 0;
    layout.beginLayout();
    for (int i = 0; mostLines == 0 || i < mostLines; ++i) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(width);
        line.setPosition({0, y});
        y += line.height() * kLineHeight;
    }
    layout.endLayout();
    return int(y + 1);
}

} // namespace tandem
