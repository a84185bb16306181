#include "ui/progressline.h"

#include "ui/rows/rowpaint.h"
#include "ui/signs.h"
#include "ui/spoken.h"
#include "ui/theme.h"

#include <QPainter>

#include <algorithm>

namespace tandem {

ProgressLine::ProgressLine(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setSpoken(this, [this] {
        return Spoken{.role = QAccessible::ProgressBar,
            .value = toolTip(),
            .share = m_total > 0 ? double(m_done) / m_total : 0.0};
    });
    setProgress(0, 0);
}

void ProgressLine::setProgress(int done, int total, double failed)
{
    m_failed = failed;
    m_done = done;
    m_total = total;
    const QString words = tr("%1 of %2").arg(locale().toString(done), locale().toString(total));
    setToolTip(words);
    setAccessibleName(words);
    QAccessibleValueChangeEvent changed(this, m_total > 0 ? 100.0 * m_done / m_total : 0.0);
    QAccessible::updateAccessibility(&changed);
    update();
}

QSize ProgressLine::sizeHint() const
{
    return {96, progressLineHeight + 4};
}

QSize ProgressLine::minimumSizeHint() const
{
    return {32, progressLineHeight};
}

void ProgressLine::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const bool complete = m_total > 0 && m_done >= m_total;
    const double share = m_total > 0 ? double(m_done) / m_total : 0.0;
    paintRowBar(&painter, rect(),
        {.share = share, .color = complete ? &ThemeColors::yes : &ThemeColors::accent},
        layoutDirection());
    const double failed = std::min(m_failed, share);
    if (failed <= 0.0)
        return;
    const qreal width = failed * this->width();
    const qreal start = layoutDirection() == Qt::RightToLeft ? (1.0 - share) * this->width()
                                                             : share * this->width() - width;
    const ThemeColors& colors = themeColors(this);
    painter.fillRect(QRectF(start, (height() - progressLineHeight) / 2, width, progressLineHeight),
        hatchBrush(colors.boundary, colors.boundaryBack, devicePixelRatioF()));
}

} // namespace tandem
