#include "ui/segmentswitch.h"

#include "ui/arrange.h"
#include "ui/paintedline.h"
#include "ui/screen/livetext.h"
#include "ui/spoken.h"
#include "ui/theme.h"

#include <QAbstractButton>
#include <QFontMetrics>
#include <QPainter>
#include <QPainterPath>

namespace tandem {

namespace {

constexpr int segmentSwitchPadding = 11;
constexpr qreal segmentSwitchRadius = 7;

/// One choice of a switch.
class SwitchSegment final : public QAbstractButton
{
public:
    explicit SwitchSegment(QWidget* parent)
        : QAbstractButton(parent)
    {
        setCheckable(true);
        setAutoExclusive(true);
        setRadio(this);
        setFocusPolicy(Qt::StrongFocus);
        setAttribute(Qt::WA_Hover);
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    }

    QSize sizeHint() const override
    {
        const QFontMetrics metrics(themeFont(FontRole::SmallStrong));
        return {
            metrics.horizontalAdvance(text()) + 2 * segmentSwitchPadding, metrics.height() + 10};
    }

    QSize minimumSizeHint() const override { return {48, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        const ThemeColors& colors = themeColors(this);
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF inside = QRectF(rect()).adjusted(1, 1, -1, -1);
        painter.setPen(hasFocus() ? QPen(colors.accent, 1.5) : QPen(Qt::NoPen));
        painter.setBrush(isChecked()    ? colors.selection
                         : underMouse() ? colors.hover
                                        : colors.panel);
        painter.drawRoundedRect(inside.adjusted(0.5, 0.5, -0.5, -0.5), segmentSwitchRadius - 1,
            segmentSwitchRadius - 1);
        painter.setFont(themeFont(isChecked() ? FontRole::SmallStrong : FontRole::Small));
        painter.setPen(isChecked() ? colors.accent : colors.secondary);
        const int room = width() - 2 * segmentSwitchPadding;
        const int words = std::min(room, painter.fontMetrics().horizontalAdvance(text()));
        paintLine(&painter, QRect(segmentSwitchPadding + (room - words) / 2, 0, words, height()),
            text(), layoutDirection());
    }
};

} // namespace

SegmentSwitch::SegmentSwitch(
    const char* name, const std::function<QStringList()>& choices, QWidget* parent)
    : QWidget(parent)
    , m_row(inRow(this, {}, 0, {1, 1, 1, 1}))
{
    setObjectName(QLatin1String(name));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    inEveryLanguage(this, [this, choices] {
        const QStringList texts = choices();
        for (int i = 0; i < int(texts.size()); ++i) {
            if (i == m_segments.size())
                addSegment();
            m_segments.at(i)->setText(texts.at(i));
            m_segments.at(i)->setAccessibleName(texts.at(i));
            m_segments.at(i)->updateGeometry();
        }
    });
}

void SegmentSwitch::addSegment()
{
    auto* segment = new SwitchSegment(this);
    const int index = int(m_segments.size());
    m_segments.append(segment);
    segment->setChecked(index == 0);
    m_row->addWidget(segment);
    connect(segment, &QAbstractButton::toggled, this, [this, index](bool on) {
        if (!on || index == m_current)
            return;
        m_current = index;
        emit chosen(index);
    });
}

void SegmentSwitch::setCurrent(int index)
{
    m_current = index;
    m_segments.at(index)->setChecked(true);
}

void SegmentSwitch::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(themeColors(this).line, 1));
    painter.setBrush(themeColors(this).panel);
    painter.drawRoundedRect(
        QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), segmentSwitchRadius, segmentSwitchRadius);
}

} // namespace tandem
