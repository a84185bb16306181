#include "views/inspect/linklegend.h"

#include "models/expert/decisionnames.h"
#include "ui/paintedline.h"
#include "ui/screen/livetext.h"
#include "ui/spoken.h"
#include "ui/theme.h"
#include "views/inspect/inspectwords.h"
#include "views/inspect/verdictlook.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace tandem {

namespace {

using expert::LinkVerdict;

constexpr qreal sampleWidth = 18;
constexpr qreal sampleGap = 4;
constexpr qreal entryGap = 12;

constexpr LinkVerdict allVerdicts[] = {LinkVerdict::Both, LinkVerdict::ContentOnly,
    LinkVerdict::StyleOnly, LinkVerdict::Neither, LinkVerdict::Unmatched};

/// Shorter than verdictName(): beside the others "only" goes without saying.
QString legendName(LinkVerdict verdict)
{
    if (verdict == LinkVerdict::ContentOnly)
        return InspectWords::tr("content");
    if (verdict == LinkVerdict::StyleOnly)
        return InspectWords::tr("style");
    return verdictName(verdict);
}

QString legendWords(LinkVerdict verdict, bool named)
{
    const QString sign = verdictSign(verdict);
    if (!named || sign.isEmpty())
        return named ? legendName(verdict) : sign;
    return sign + QLatin1Char(' ') + legendName(verdict);
}

/// One word of the legend: how a verdict is drawn, and what it is called.
struct LegendEntry
{
    LinkVerdict verdict = LinkVerdict::Both;
    QRectF rect;
    bool named = true; ///< false: only its sign, for want of room
};

/// Entries on one row, or the last two on a second one; each row centred.
QList<LegendEntry> legendRows(const QRectF& area, const QFontMetricsF& metrics,
    Qt::LayoutDirection direction, bool named, int rows)
{
    constexpr int firstRow = 3;
    QList<LegendEntry> entries;
    const qreal height = rows == 1 ? area.height() : metrics.height();
    qreal top = area.top() + (area.height() - rows * height) / 2;
    qsizetype begin = 0;
    qreal x = 0;
    const auto finishRow = [&] {
        const qreal used = x - entryGap;
        const qreal left = area.left() + (area.width() - used) / 2;
        for (qsizetype i = begin; i < entries.size(); ++i) {
            QRectF& rect = entries[i].rect;
            rect.moveLeft(
                left + (direction == Qt::RightToLeft ? used - rect.right() : rect.left()));
        }
        begin = entries.size();
        x = 0;
        top += height;
    };
    for (const LinkVerdict verdict : allVerdicts) {
        if (rows == 2 && entries.size() == firstRow)
            finishRow();
        const qreal words = metrics.horizontalAdvance(legendWords(verdict, named));
        const qreal width = sampleWidth + (words > 0 ? sampleGap + words : 0);
        entries.append({verdict, QRectF(x, top, width, height), named});
        x += width + entryGap;
    }
    finishRow();
    return entries;
}

bool fits(const QList<LegendEntry>& entries, const QRectF& area)
{
    return std::all_of(entries.cbegin(), entries.cend(), [&](const LegendEntry& entry) {
        return entry.rect.left() >= area.left() && entry.rect.right() <= area.right();
    });
}

/// On one line or two; without names where there is no room for them.
QList<LegendEntry> layOutLegend(
    const QRectF& area, const QFontMetricsF& metrics, Qt::LayoutDirection direction)
{
    const bool twoFit = area.height() >= 2 * metrics.height();
    const QList<LegendEntry> one = legendRows(area, metrics, direction, true, 1);
    if (fits(one, area))
        return one;
    const QList<LegendEntry> two = legendRows(area, metrics, direction, true, 2);
    return twoFit && fits(two, area) ? two : legendRows(area, metrics, direction, false, 1);
}

} // namespace

void paintLegend(QPainter& painter, const QRectF& area, const QFont& font,
    const ThemeColors& colors, Qt::LayoutDirection direction)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font);
    const bool mirrored = direction == Qt::RightToLeft;
    const QFontMetricsF metrics(font, painter.device());
    for (const LegendEntry& entry : layOutLegend(area, metrics, direction)) {
        const qreal x = mirrored ? entry.rect.right() - sampleWidth : entry.rect.left();
        const qreal y = entry.rect.center().y();
        QPen pen = verdictPen(entry.verdict, colors);
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        if (entry.verdict == LinkVerdict::Unmatched) {
            pen.setDashPattern({2, 1.5});
            painter.setPen(pen);
            painter.drawRoundedRect(QRectF(x + 1, y - 5, sampleWidth - 3, 10), 3, 3);
        } else {
            painter.drawLine(QPointF(x, y), QPointF(x + sampleWidth, y));
        }
        painter.setPen(verdictTextColor(entry.verdict, colors));
        const qreal room = sampleWidth + sampleGap;
        const QRectF words =
            mirrored ? entry.rect.adjusted(-2, 0, -room, 0) : entry.rect.adjusted(room, 0, 2, 0);
        paintLine(&painter, words.toRect(), legendWords(entry.verdict, entry.named), direction);
    }
    painter.restore();
}

LinkLegend::LinkLegend(QWidget* parent)
    : QWidget(parent)
{
    setSpoken(this, [] { return Spoken{.role = QAccessible::StaticText}; });
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    inEveryLanguage(this, [this] {
        QStringList names;
        QStringList lines;
        for (const LinkVerdict verdict : allVerdicts) {
            names.append(verdictName(verdict));
            lines.append(QString(verdictSign(verdict) + QLatin1Char(' ') + names.last()).trimmed());
        }
        setAccessibleName(tr("Legend: %1").arg(names.join(QStringLiteral(", "))));
        setToolTip(lines.join(QLatin1Char('\n')));
        update();
    });
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
    paintLegend(painter, QRectF(rect()).adjusted(6, 0, -6, 0), themeFont(FontRole::Small),
        themeColors(this), layoutDirection());
}

} // namespace tandem
