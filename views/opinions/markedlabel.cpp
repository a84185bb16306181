#include "views/opinions/markedlabel.h"

#include "views/opinions/markedlines.h"

#include <QPainter>
#include <QTextLayout>

namespace tandem {

MarkedLabel::MarkedLabel(FontRole font, QColor ThemeColors::*color, QWidget* parent)
    : QLabel(parent)
    , m_font(font)
    , m_color(color)
{
    setTextFormat(Qt::PlainText);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

int MarkedLabel::heightForWidth(int width) const
{
    QTextLayout layout;
    return layOutMarked(layout, text(), themeFont(m_font), std::max(40, width)) + 2;
}

QSize MarkedLabel::sizeHint() const
{
    const int width = this->width() > 40 ? this->width() : 320;
    return {width, heightForWidth(width)};
}

QSize MarkedLabel::minimumSizeHint() const
{
    return {120, heightForWidth(std::max(120, width()))};
}

void MarkedLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(themeColors(this).*m_color);
    QTextLayout layout;
    layOutMarked(layout, text(), themeFont(m_font), width());
    layout.draw(&painter, {0, 0});
}

} // namespace tandem
