#include "views/inspect/caseheader.h"

#include "ui/elidedlabel.h"
#include "ui/plaintooltip.h"
#include "ui/screen/livetext.h"
#include "ui/segmentswitch.h"
#include "ui/textstyle.h"
#include "ui/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

namespace tandem {

CaseHeader::CaseHeader(QWidget* parent)
    : QWidget(parent)
    , m_name(new QLabel(this))
    , m_prompt(new ElidedLabel(this))
    , m_switch(new SegmentSwitch(this))
{
    m_name->setTextFormat(Qt::PlainText);
    m_name->setObjectName(QStringLiteral("caseName"));
    m_prompt->setObjectName(QStringLiteral("casePrompt"));
    m_switch->setObjectName(QStringLiteral("caseSide"));
    m_prompt->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_switch->addSegment({});
    m_switch->addSegment({});
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(14, 6, 14, 7);
    row->setSpacing(8);
    row->addWidget(m_name);
    row->addWidget(m_prompt, 1);
    row->addWidget(m_switch);
    // As high without the switch as with it.
    setMinimumHeight(m_switch->sizeHint().height() + 13);
    connect(m_switch, &SegmentSwitch::chosen, this,
        [this](int index) { emit sideChosen(expert::Side(index)); });
    setLabelStyle(m_name, LabelStyle::Strong);
    setTextStyle(m_prompt, LabelStyle::Small);
    inEveryLanguage(this, [this] { retranslate(); });
}

void CaseHeader::setCase(const QString& name, const QString& prompt)
{
    constexpr qsizetype longestName = 60;
    m_name->setText(name.size() > longestName
                        ? QString(name.left(longestName).trimmed() + QChar(0x2026))
                        : name);
    m_name->setToolTip(plainToolTip(name));
    m_prompt->setText(prompt.left(1000).simplified());
    m_prompt->setToolTip(plainToolTip(prompt));
}

void CaseHeader::setSide(expert::Side side)
{
    m_switch->setCurrent(int(side));
}

void CaseHeader::setSideShown(bool shown)
{
    m_switch->setVisible(shown);
}

void CaseHeader::retranslate()
{
    // The arrows are part of the texts: translations into right-to-left languages turn them round.
    m_switch->setSegmentText(0, tr("Recall: expected → generated"));
    m_switch->setSegmentText(1, tr("Precision: generated → expected"));
}

void CaseHeader::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const ThemeColors& colors = themeColors(this);
    painter.fillRect(rect(), colors.panel);
    painter.fillRect(0, height() - 1, width(), 1, colors.line);
}

} // namespace tandem
