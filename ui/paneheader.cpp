#include "ui/paneheader.h"

#include "ui/arrange.h"
#include "ui/elidedlabel.h"
#include "ui/screen/livetext.h"
#include "ui/textstyle.h"
#include "ui/theme.h"

#include <QHBoxLayout>
#include <QPainter>

#include <algorithm>

namespace tandem {

PaneHeader::PaneHeader(QWidget* parent)
    : QWidget(parent)
    , m_title(new ElidedLabel(this))
    , m_remark(new ElidedLabel(this))
    , m_layout(inRow(this, {m_title, {m_remark, 1}}, 8, {14, 0, 14, 0}))
{
    m_title->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    m_remark->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setTextStyle(m_title, LabelStyle::Strong);
    setTextStyle(m_remark, LabelStyle::Small);
    inEveryLook(this, [this] {
        const QFontMetrics title(themeFont(FontRole::Strong));
        setMinimumHeight(std::max(40, title.height() + 20));
    });
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

int PaneHeader::titleWidth() const
{
    return m_title->sizeHint().width();
}

void PaneHeader::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), themeColors(this).panel);
    painter.fillRect(0, height() - 1, width(), 1, themeColors(this).line);
}

} // namespace tandem
