#include "ui/chartcaption.h"

#include "ui/chartdata.h"
#include "ui/chartstyle.h"
#include "ui/themecolors.h"

#include <QChart>
#include <QGraphicsTextItem>
#include <QGuiApplication>
#include <QTextDocument>
#include <QTextOption>

#include <algorithm>
#include <cmath>

namespace tandem {

namespace {

constexpr int kMargin = 4;
constexpr qsizetype kChartCaptionLongest = 400;

/// A sentence of the window's language reads in its direction though it begins with a name such as
/// "Pearson r"; one without a word of it reads in its own.
Qt::LayoutDirection directionOf(const QString& text)
{
    const bool hasRightToLeft = std::any_of(text.begin(), text.end(), [](QChar letter) {
        return letter.direction() == QChar::DirR || letter.direction() == QChar::DirAL;
    });
    return text.isRightToLeft() ||
                   (hasRightToLeft && QGuiApplication::layoutDirection() == Qt::RightToLeft)
               ? Qt::RightToLeft
               : Qt::LeftToRight;
}

} // namespace

ChartCaption::ChartCaption(QChart& chart, const ChartData& data, const ChartDress& dress)
    : QGraphicsObject(&chart)
    , m_chart(chart)
{
    setFlag(QGraphicsItem::ItemHasNoContents);
    if (!data.title.isEmpty())
        m_texts += addText(data.title, dress.strong, dress.colors.text);
    if (!data.subtitle.isEmpty())
        m_texts += addText(data.subtitle, dress.small, dress.colors.secondary);
    connect(&chart, &QGraphicsWidget::geometryChanged, this, &ChartCaption::layOut);
    layOut();
}

QGraphicsTextItem* ChartCaption::addText(
    const QString& text, const QFont& font, const QColor& color)
{
    auto* item = new QGraphicsTextItem(this);
    item->setFont(font);
    item->setDefaultTextColor(color);
    item->document()->setDocumentMargin(1);
    QTextOption option(Qt::AlignHCenter);
    option.setTextDirection(directionOf(text));
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    item->document()->setDefaultTextOption(option);
    item->setPlainText(text.left(kChartCaptionLongest));
    return item;
}

void ChartCaption::setFoot(double height)
{
    m_foot = height;
    layOut();
}

void ChartCaption::layOut()
{
    const double width = m_chart.size().width() - 2 * kMargin;
    double top = kMargin;
    if (width > 0) {
        for (QGraphicsTextItem* text : std::as_const(m_texts)) {
            text->setTextWidth(width);
            text->setPos(kMargin, top);
            top += text->boundingRect().height();
        }
    }
    const QMargins margins(
        kMargin, int(std::ceil(top)) + kMargin, kMargin, int(std::ceil(m_foot)) + kMargin);
    if (m_chart.margins() != margins)
        m_chart.setMargins(margins);
}

} // namespace tandem
