#include "views/metrics/matchlegend.h"

#include "ui/paintedline.h"
#include "ui/screen/livetext.h"
#include "ui/spoken.h"
#include "ui/theme.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyle>

namespace tandem {

namespace {

constexpr int kSample = 22;
constexpr int kGap = 6;
constexpr int kBetween = 14;

void paintSample(QPainter* painter, const QRect& area, int kind, const ThemeColors& colors)
{
    const QColor color = kind == 0   ? colors.linkBoth
                         : kind == 1 ? colors.linkContent
                                     : colors.linkStyle;
    const int y = area.center().y() + 2;
    if (kind < 2) {
        QPen pen(color, 2);
        if (kind == 1)
            pen.setDashPattern({2, 1.5});
        painter->setPen(pen);
        painter->drawLine(area.left(), y, area.right(), y);
        return;
    }
    QPainterPath wave(QPointF(area.left(), y));
    for (int x = area.left(), up = 1; x < area.right(); x += 4, up = -up)
        wave.quadTo(x + 2, y + 3 * up, x + 4, y);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(color, 1.5));
    painter->drawPath(wave);
    painter->setRenderHint(QPainter::Antialiasing, false);
}

} // namespace

MatchLegend::MatchLegend(QWidget* parent)
    : QWidget(parent)
{
    setSpoken(this, [] { return Spoken{.role = QAccessible::StaticText}; });
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    inEveryLanguage(this, [this] { setKinds(m_stems, m_synonyms); });
    inEveryLook(this, [this] { setKinds(m_stems, m_synonyms); });
}

void MatchLegend::setKinds(bool stems, bool synonyms)
{
    m_stems = stems;
    m_synonyms = synonyms;
    setAccessibleName(names().join(QStringLiteral(", ")));
    updateGeometry();
    update();
}

QStringList MatchLegend::names() const
{
    QStringList names{tr("same word"), QString(), QString()};
    if (m_stems)
        names[1] = tr("same stem");
    if (m_synonyms)
        names[2] = tr("synonym");
    return names;
}

QSize MatchLegend::sizeHint() const
{
    const QFontMetrics metrics(themeFont(FontRole::Small));
    int width = 0;
    const QStringList all = names();
    for (const QString& name : all) {
        if (!name.isEmpty())
            width += kSample + kGap + metrics.horizontalAdvance(name) + kBetween;
    }
    return {width, metrics.height() + 4};
}

void MatchLegend::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const ThemeColors& colors = themeColors(this);
    painter.setFont(themeFont(FontRole::Small));
    const QFontMetrics metrics(painter.font());
    int x = kBetween;
    const QStringList all = names();
    for (int kind = 0; kind < int(all.size()); ++kind) {
        if (all.at(kind).isEmpty())
            continue;
        const QRect sample(x, 0, kSample, height());
        paintSample(&painter, QStyle::visualRect(layoutDirection(), rect(), sample), kind, colors);
        const QRect words(x + kSample + kGap, 0, metrics.horizontalAdvance(all.at(kind)), height());
        painter.setPen(colors.secondary);
        paintLine(&painter, QStyle::visualRect(layoutDirection(), rect(), words), all.at(kind),
            layoutDirection());
        x = words.right() + 1 + kBetween;
    }
}

} // namespace tandem
