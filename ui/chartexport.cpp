#include "ui/chartexport.h"

#include "ui/chartaxes.h"
#include "ui/chartbuilder.h"
#include "ui/chartstyle.h"
#include "ui/colourglyphs.h"
#include "ui/widgetwords.h"

#include <QBuffer>
#include <QChart>
#include <QFileInfo>
#include <QFontInfo>
#include <QGraphicsItem>
#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QGuiApplication>
#include <QPageSize>
#include <QPainter>
#include <QPainterPath>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QSaveFile>
#include <QSet>
#include <QSvgGenerator>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kUnitsPerInch = 96;
constexpr int kPngScale = 3;

/// Drawn between two of these is what may not leave the plot area: Qt's SVG knows no clipping.
constexpr QLatin1String kEdgeMark("-99991");
constexpr double kBelowSeries = 3.7;            ///< above points, which are all within
constexpr double kChartExportAboveSeries = 4.5; ///< below names

/// Draws nothing that is seen, to be found again in the SVG.
class SvgMark final : public QGraphicsItem
{
public:
    SvgMark(QChart* chart, double z)
        : QGraphicsItem(chart)
    {
        setZValue(z);
    }
    QRectF boundingRect() const override { return parentItem()->boundingRect(); }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override
    {
        QPainterPath far;
        far.addRect(kEdgeMark.toInt(), kEdgeMark.toInt(), 1, 1);
        painter->fillPath(far, Qt::black);
    }
};

ChartDress dressOf(const ChartLook& look)
{
    ChartDress dress = look.points > 0 ? printDress(colorsOf(look.palette), fontOf(look))
                                       : windowDress(colorsOf(look.palette));
    dress.width = look.size.width();
    dress.height = look.size.height();
    return dress;
}

/// As high as all names of the chart need: nobody scrolls a page.
ChartLook withRoom(const ChartData& data, ChartLook look)
{
    look.size.setHeight(std::max(look.size.height(), chartLeastHeight(data, dressOf(look))));
    return look;
}

/// Gives the plot area of the chart that was painted; marks it in an SVG.
QRectF paint(const ChartData& data, QPainter& painter, const QRectF& target, const ChartLook& look)
{
    const QSize size = look.size;
    QGraphicsScene scene;
    const ChartDress dress = dressOf(look);
    QChart* chart = makeChart(data, dress, QGuiApplication::layoutDirection()).release();
    scene.addItem(chart); // owns it from here on
    chart->setAnimationOptions(QChart::NoAnimation);
    chart->resize(size);
    // The caption has asked for room above the plot; no event loop runs to give it.
    chart->layout()->activate();
    scene.setSceneRect(QRectF(QPointF(), QSizeF(size)));
    if (painter.paintEngine()->type() == QPaintEngine::SVG) {
        new SvgMark(chart, kBelowSeries); // the chart owns both
        new SvgMark(chart, kChartExportAboveSeries);
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(target, Qt::white);
    scene.render(&painter, target, scene.sceneRect());
    return chart->plotArea();
}

/// Puts what is between the marks into a group that is clipped to the plot area.
QString clipped(const QString& svg, const QRectF& area)
{
    static const QRegularExpression mark(
        QStringLiteral("<path[^>]*") + kEdgeMark + QStringLiteral("[^>]*/>\\s*"));
    const auto first = mark.match(svg);
    const auto last = mark.match(svg, first.capturedEnd());
    if (!first.hasMatch() || !last.hasMatch())
        return svg;
    // Both stand in a group of their own, which is ended and begun anew around the clip's.
    const QString clip = QStringLiteral("</g>\n<clipPath id=\"plot\"><rect x=\"%1\" y=\"%2\" "
                                        "width=\"%3\" height=\"%4\"/></clipPath>\n"
                                        "<g clip-path=\"url(#plot)\">\n<g>\n")
                             .arg(area.x())
                             .arg(area.y())
                             .arg(area.width())
                             .arg(area.height());
    return svg.left(first.capturedStart()) + clip +
           svg.mid(first.capturedEnd(), last.capturedStart() - first.capturedEnd()) +
           QStringLiteral("</g>\n</g>\n<g>\n") + svg.mid(last.capturedEnd());
}

/// Names each font as CSS does, with what stands in where it is not installed.
QString withCssFonts(QString svg)
{
    static const QRegularExpression family(QStringLiteral("font-family=\"([^\"]*)\""));
    QSet<QString> named;
    for (auto found = family.globalMatch(svg); found.hasNext();)
        named.insert(found.next().captured(1));
    for (const QString& name : std::as_const(named)) {
        // What Qt calls the font may be no more than a wish, such as "Sans Serif".
        QString real = QFontInfo(QFont(name)).family();
        real.remove(QLatin1Char('\'')).remove(QLatin1Char('\\'));
        svg.replace(QStringLiteral("font-family=\"%1\"").arg(name),
            QStringLiteral("font-family=\"'%1', sans-serif\"").arg(real.toHtmlEscaped()));
    }
    return svg;
}

QByteArray svg(const ChartData& data, const ChartLook& look)
{
    const QSize size = look.size;
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(kUnitsPerInch);
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(), size));
    // Qt writes both as they are.
    generator.setTitle(data.title.toHtmlEscaped());
    generator.setDescription(chartDescription(data).toHtmlEscaped());
    QPainter painter(&generator);
    const QRectF area = paint(data, painter, QRectF(QPointF(), QSizeF(size)), look);
    painter.end();
    return withCssFonts(clipped(QString::fromUtf8(buffer.data()), area)).toUtf8();
}

QByteArray pdf(const ChartData& data, const ChartLook& look)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(data.title);
    writer.setResolution(kUnitsPerInch);
    writer.setPageSize(QPageSize(
        QSizeF(look.size) / double(kUnitsPerInch), QPageSize::Inch, {}, QPageSize::ExactMatch));
    writer.setPageMargins(QMarginsF());
    QPainter painter(&writer);
    paint(data, painter, QRectF(0, 0, writer.width(), writer.height()), look);
    endPdf(painter);
    return buffer.data();
}

QByteArray png(const ChartData& data, const ChartLook& look)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    chartPicture(data, look, kPngScale).save(&buffer, "PNG");
    return buffer.data();
}

Expected<void> save(const QString& path, const QByteArray& bytes)
{
    QSaveFile file(path);
    if (bytes.isEmpty() || !file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() ||
        !file.commit())
        return failure(ErrorCode::NotWritable, WidgetWords::tr("The chart could not be saved."),
            path, WidgetWords::tr("Choose a writable folder on a disk with free space."),
            file.errorString());
    return {};
}

} // namespace

QImage chartPicture(const ChartData& data, const ChartLook& wanted, int scale)
{
    const ChartLook look = withRoom(data, wanted);
    QImage image(look.size * scale, QImage::Format_RGB32);
    QPainter painter(&image);
    painter.scale(scale, scale);
    paint(data, painter, QRectF(QPointF(), QSizeF(look.size)), look);
    painter.end();
    // Only now: what is drawn by hand takes its font's points from the picture's resolution, and
    // would be scaled twice.
    image.setDotsPerMeterX(int(kUnitsPerInch * scale / 0.0254));
    image.setDotsPerMeterY(int(kUnitsPerInch * scale / 0.0254));
    return image;
}

void paintChart(const ChartData& data, QPainter& painter, const QRectF& target, QSize size)
{
    paint(data, painter, target, {.size = size});
}

Expected<void> writeChart(const ChartData& data, const QString& path, const ChartLook& wanted)
{
    if (data.isEmpty())
        return failure(
            ErrorCode::InvalidInput, WidgetWords::tr("The chart has no values to save."));
    const ChartLook look = withRoom(data, wanted);
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending == QLatin1String("svg"))
        return save(path, svg(data, look));
    if (ending == QLatin1String("pdf"))
        return save(path, pdf(data, look));
    if (ending == QLatin1String("png"))
        return save(path, png(data, look));
    return failure(ErrorCode::InvalidInput,
        WidgetWords::tr("A chart is saved as SVG, PDF or PNG, depending on the file extension."),
        path, WidgetWords::tr("Use the extension .svg, .pdf or .png."));
}

QString chartFileFilter()
{
    return WidgetWords::tr("Charts (*.svg *.pdf *.png)");
}

} // namespace tandem
