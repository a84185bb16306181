#include "views/inspect/linklegend.h"

#include "models/expert/decisionnames.h"
#include "ui/screen/livetext.h"
#include "ui/theme.h"
#include "views/inspect/legendpainting.h"

#include <QEvent>
#include <QHelpEvent>
#include <QPainter>
#include <QStringList>
#include <QToolTip>

#include <algorithm>

namespace tandem {

LinkLegend::LinkLegend(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    inEveryLanguage(this, [this] { retranslate(); });
}

void LinkLegend::retranslate()
{
    QStringList names;
    for (int i = 0; i < expert::kLinkVerdicts; ++i)
        names.append(verdictName(expert::LinkVerdict(i)));
    setAccessibleName(tr("What the lines mean: %1").arg(names.join(QStringLiteral(", "))));
    update();
}

QSize LinkLegend::sizeHint() const
{
    // As high as the headers of the panes beside it.
    return {400, std::max(40, QFontMetrics(themeFont(FontRole::Strong)).height() + 20)};
}

QSize LinkLegend::minimumSizeHint() const
{
    return {120, sizeHint().height()};
}

void LinkLegend::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), themeColors(this).panel);
    painter.fillRect(0, height() - 1, width(), 1, themeColors(this).line);
    const QFont font = themeFont(FontRole::Small);
    const QRectF area = QRectF(rect()).adjusted(6, 0, -6, 0);
    paintLegend(painter, layOutLegend(area, font, layoutDirection()), font, themeColors(this),
        layoutDirection());
}

bool LinkLegend::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const QRectF area = QRectF(rect()).adjusted(6, 0, -6, 0);
    QString words;
    for (const LegendEntry& entry :
        layOutLegend(area, themeFont(FontRole::Small), layoutDirection())) {
        if (entry.rect.contains(help->pos()))
            words = verdictName(entry.verdict);
    }
    QToolTip::showText(help->globalPos(), words, this);
    return true;
}

} // namespace tandem
