#include "ui/progressline.h"

#include "ui/theme.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace tandem {

void paintProgressLine(QPainter* painter, const QRect& rect, int done, int total, bool complete,
    Qt::LayoutDirection direction)
{
    const ThemeColors& colors = themeColors();
    const QRect line(rect.left(), rect.top() + (rect.height() - progressLineHeight) / 2,
        rect.width(), progressLineHeight);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(colors.line);
    painter->drawRoundedRect(line, 2, 2);
    if (total > 0 && done > 0) {
        const double share = std::clamp(double(done) / total, 0.0, 1.0);
        QRect filled = line;
        filled.setWidth(std::max(progressLineHeight, qRound(line.width() * share)));
        painter->setBrush(complete ? colors.yes : colors.accent);
        painter->drawRoundedRect(QStyle::visualRect(direction, line, filled), 2, 2);
    }
    painter->restore();
}

ProgressLine::ProgressLine(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setProgress(0, 0);
}

void ProgressLine::setProgress(int done, int total)
{
    m_done = done;
    m_total = total;
    const QString words = tr("%1 of %2").arg(locale().toString(done), locale().toString(total));
    setToolTip(words);
    setAccessibleName(words);
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
    paintProgressLine(
        &painter, rect(), m_done, m_total, m_total > 0 && m_done >= m_total, layoutDirection());
}

} // namespace tandem
