#include "ui/paneheader.h"

#include "ui/elidedlabel.h"
#include "ui/textstyle.h"
#include "ui/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>

#include <algorithm>

namespace tandem {

PaneHeader::PaneHeader(QWidget* parent)
    : PaneHeader(QString(), parent)
{
}

PaneHeader::PaneHeader(const QString& title, QWidget* parent)
    : QWidget(parent)
    , m_title(new ElidedLabel(title, this))
    , m_remark(new ElidedLabel(this))
    , m_layout(new QHBoxLayout(this))
{
    m_layout->setContentsMargins(14, 0, 14, 0);
    m_layout->setSpacing(8);
    m_layout->addWidget(m_title);
    m_layout->addWidget(m_remark, 1);
    m_title->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setTextStyle(m_title, LabelStyle::Strong);
    setTextStyle(m_remark, LabelStyle::Small);
    dress();
}

void PaneHeader::dress()
{
    const QFontMetrics title(themeFont(FontRole::Strong));
    setMinimumHeight(std::max(40, title.height() + 20));
}

void PaneHeader::setTitle(const QString& title)
{
    m_title->setText(title);
}

void PaneHeader::setRemark(const QString& remark)
{
    m_remark->setText(remark);
}

void PaneHeader::addControl(QWidget* control)
{
    m_layout->addWidget(control);
}

void PaneHeader::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange)
        dress();
}

void PaneHeader::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), themeColors(this).panel);
    painter.fillRect(0, height() - 1, width(), 1, themeColors(this).line);
}

} // namespace tandem
