#include "views/overview/agreementchart.h"

#include "models/results/report.h"
#include "models/results/spelling.h"
#include "ui/paintedline.h"
#include "ui/screen/livetext.h"
#include "ui/spoken.h"
#include "ui/theme.h"

#include <QLocale>
#include <QPainter>
#include <QPolygonF>
#include <QStyle>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kHeight = 148;
constexpr int kScaleWidth = 40;
constexpr qreal kPointRadius = 3.0;
constexpr int kLegendLine = 22;

} // namespace

AgreementChart::AgreementChart(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setSpoken(this, [] { return Spoken{.role = QAccessible::Chart}; });
    inEveryLanguage(this, [this] { describe(); });
}

void AgreementChart::setRows(const QList<AgreementRow>& rows)
{
    m_points.clear();
    double lowest = 0.0;
    for (const AgreementRow& row : rows) {
        if (!row.blind)
            continue;
        m_points.append({row.label, row.percent.value, row.alpha.figure.value});
        lowest = std::min(lowest, row.alpha.figure.value.value_or(0.0));
    }
    m_lowest = lowest >= 0.0 ? 0.0 : lowest >= -0.5 ? -0.5 : -1.0;
    describe();
    update();
}

QSize AgreementChart::sizeHint() const
{
    return {400, kHeight};
}

QSize AgreementChart::minimumSizeHint() const
{
    return {200, kHeight};
}

QRect AgreementChart::plotArea() const
{
    const int line = QFontMetrics(themeFont(FontRole::Small)).height();
    const QRect plot(kScaleWidth, line + 10, width() - kScaleWidth - 12, height() - 2 * line - 18);
    return QStyle::visualRect(layoutDirection(), rect(), plot);
}

QPointF AgreementChart::place(const QRect& plot, qsizetype index, double value) const
{
    const qreal steps = qreal(std::max<qsizetype>(1, m_points.size() - 1));
    const qreal along = plot.width() * qreal(index) / steps;
    const qreal x =
        layoutDirection() == Qt::RightToLeft ? plot.right() - along : plot.left() + along;
    const qreal share = (value - m_lowest) / (1.0 - m_lowest);
    return {x, plot.bottom() - share * plot.height()};
}

void AgreementChart::paintAxes(QPainter& painter, const QRect& plot) const
{
    const ThemeColors& colors = themeColors(this);
    const int line = painter.fontMetrics().height();
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    painter.setLayoutDirection(Qt::LeftToRight); // a number's sign stands before it everywhere
    for (double mark = m_lowest; mark <= 1.0; mark += 0.5) {
        const int y = int(place(plot, 0, mark).y());
        painter.setPen(colors.line);
        painter.drawLine(plot.left(), y, plot.right(), y);
        painter.setPen(colors.secondary);
        const QRect scale(mirrored ? plot.right() + 6 : 0, y - line / 2, kScaleWidth - 6, line);
        painter.drawText(scale,
            int(Qt::AlignVCenter | Qt::AlignAbsolute | (mirrored ? Qt::AlignLeft : Qt::AlignRight)),
            results::numberText(mark, 1));
    }
    const QRect below(plot.left(), plot.bottom() + 4, plot.width(), line);
    paintLine(&painter, below, m_points.constFirst().label, layoutDirection());
    paintLine(
        &painter, below, m_points.constLast().label, mirrored ? Qt::LeftToRight : Qt::RightToLeft);
}

void AgreementChart::paintSeries(
    QPainter& painter, const QRect& plot, Series series, bool dashed) const
{
    const ThemeColors& colors = themeColors(this);
    const QColor color = dashed ? colors.secondary : colors.accent;
    QPolygonF run;
    const auto finishRun = [&] {
        painter.setPen(QPen(color, 2, dashed ? Qt::DashLine : Qt::SolidLine));
        painter.drawPolyline(run);
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        for (const QPointF& point : std::as_const(run)) {
            if (dashed)
                painter.drawRect(QRectF(point.x() - kPointRadius, point.y() - kPointRadius,
                    2 * kPointRadius, 2 * kPointRadius));
            else
                painter.drawEllipse(point, kPointRadius, kPointRadius);
        }
        painter.setBrush(Qt::NoBrush);
        run.clear();
    };
    for (qsizetype i = 0; i < m_points.size(); ++i) {
        if (const auto value = m_points.at(i).*series)
            run.append(place(plot, i, *value));
        else
            finishRun();
    }
    finishRun();
}

void AgreementChart::paintLegend(QPainter& painter) const
{
    const ThemeColors& colors = themeColors(this);
    const QFontMetrics metrics = painter.fontMetrics();
    int along = kScaleWidth;
    for (const bool dashed : {false, true}) {
        const QString name = dashed ? tr("Krippendorff's alpha") : tr("Percent agreement");
        const QRect mark = QStyle::visualRect(
            layoutDirection(), rect(), QRect(along, 0, kLegendLine, metrics.height()));
        painter.setPen(QPen(
            dashed ? colors.secondary : colors.accent, 2, dashed ? Qt::DashLine : Qt::SolidLine));
        painter.drawLine(mark.left(), mark.center().y(), mark.right(), mark.center().y());
        along += kLegendLine + 6;
        const QRect words = QStyle::visualRect(layoutDirection(), rect(),
            QRect(along, 0, metrics.horizontalAdvance(name) + 4, metrics.height()));
        painter.setPen(colors.secondary);
        paintLine(&painter, words, name, layoutDirection());
        along += words.width() + 16;
    }
}

void AgreementChart::paintEvent(QPaintEvent*)
{
    if (m_points.isEmpty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(themeFont(FontRole::Small));
    const QRect plot = plotArea();
    paintLegend(painter);
    paintAxes(painter, plot);
    paintSeries(painter, plot, &Point::alpha, true);
    paintSeries(painter, plot, &Point::percent, false);
}

void AgreementChart::describe()
{
    constexpr auto shown = results::Outlet::Window;
    QStringList parts;
    for (const Point& point : std::as_const(m_points)) {
        parts += tr("%1: percent %2, alpha %3", "period and figures")
                     .arg(point.label,
                         results::spelled(point.percent, results::Column().percent(), shown),
                         results::spelled(point.alpha, results::Column().number(2), shown));
    }
    setAccessibleName(tr("Agreement over time"));
    setAccessibleDescription(parts.join(QStringLiteral("; ")));
}

} // namespace tandem
