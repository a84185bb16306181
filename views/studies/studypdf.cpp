#include "views/studies/studypdf.h"

#include "models/results/reporttable.h"
#include "storage/formats/atomicfile.h"
#include "ui/chartexport.h"
#include "ui/pdfpages.h"
#include "ui/pdftable.h"
#include "ui/themecolors.h"
#include "views/studies/studycharts.h"
#include "views/studies/studyviewwords.h"

#include <algorithm>

namespace tandem {

namespace {

/// A chart as wide as its bars need, at most as the page is.
void writeChartTo(PdfPages& pages, const ChartData& chart)
{
    constexpr int height = 280;
    const QSize size(int(std::min<qreal>(pages.width(), 640)), height);
    pages.ensureRoom(size.height() + 8);
    QPainter& painter = pages.painter();
    painter.save();
    const qreal left = pages.direction() == Qt::RightToLeft ? pages.width() - size.width() : 0.0;
    paintChart(chart, painter, QRectF(QPointF(left, pages.y()), QSizeF(size)), size);
    painter.restore();
    pages.advance(size.height() + 8);
}

void writeSection(
    PdfPages& pages, const results::Section& section, const QHash<QString, ChartData>& charts)
{
    if (!section.title.isEmpty())
        pages.heading(section.title);
    if (const auto chart = charts.constFind(section.key); chart != charts.cend())
        writeChartTo(pages, *chart);
    if (!section.rows.isEmpty())
        writePdfTable(pages, results::tableOf(section, results::Outlet::Readers));
    for (const QString& note : section.notes)
        pages.aside(note);
}

} // namespace

Expected<void> writeStudyPdf(
    const QString& path, const StudyReport& report, Qt::LayoutDirection direction)
{
    const StudyParts parts = studyPartsOf(report);
    QHash<QString, ChartData> charts = studyCharts(report.results, false);
    if (report.results.kept)
        charts.insert(studyCharts(report.results, true));
    return writeAtomically(path, [&](QIODevice& device) -> Expected<void> {
        PdfPages pages(&device, parts.head.value(0), direction);
        if (pages.isActive()) {
            pages.text(
                parts.head.value(0), PdfPages::font(22, QFont::DemiBold), lightColors().text);
            for (const QString& line : parts.head.mid(1))
                pages.aside(line);
            for (const results::Section& section : parts.sections)
                writeSection(pages, section, charts);
        }
        if (!pages.finish())
            return failure(ErrorCode::NotWritable,
                StudyViewWords::tr("The PDF could not be written."), path,
                StudyViewWords::tr("Choose another folder, or free some space on the disk."));
        return {};
    });
}

} // namespace tandem
