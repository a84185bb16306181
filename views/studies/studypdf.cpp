#include "views/studies/studypdf.h"

#include "models/results/reporttable.h"
#include "storage/formats/atomicfile.h"
#include "ui/chartexport.h"
#include "ui/pdfpages.h"
#include "ui/themecolors.h"
#include "views/studies/studycharts.h"
#include "views/studies/studyviewwords.h"

#include <algorithm>

namespace tandem {

namespace {

constexpr int kPdfChartHeight = 280;
constexpr qreal kAfterChart = 8;
/// A heading with what stands above and below it.
constexpr qreal kHeadingHeight = 48;
/// Room for the first rows of a table that goes on over pages: its heading does not stand alone.
constexpr qreal kHeadOfTable = 100;
/// Rows of a table beyond which its height is not asked for: no page holds them.
constexpr qsizetype kMostRowsOnAPage = 80;

/// A chart as wide as its bars need, at most as the page is.
void writeChartTo(PdfPages& pages, const ChartData& chart)
{
    const QSize size(int(std::min<qreal>(pages.width(), 640)), kPdfChartHeight);
    pages.ensureRoom(size.height() + kAfterChart);
    QPainter& painter = pages.painter();
    painter.save();
    const qreal left = pages.direction() == Qt::RightToLeft ? pages.width() - size.width() : 0.0;
    paintChart(chart, painter, QRectF(QPointF(left, pages.y()), QSizeF(size)), size);
    painter.restore();
    pages.advance(size.height() + kAfterChart);
}

void writeSection(
    PdfPages& pages, const results::Section& section, const QHash<QString, ChartData>& charts)
{
    const Table table = results::tableOf(section, results::Outlet::Readers);
    const auto chart = charts.constFind(section.key);
    const qreal chartHeight = chart != charts.cend() ? kPdfChartHeight + kAfterChart : 0.0;
    const qreal tableHeight = section.rows.size() <= kMostRowsOnAPage && !section.rows.isEmpty()
                                  ? pdfTableHeight(pages, table)
                                  : 0.0;
    // What one page holds is not torn apart: all of it, or else the heading with its chart, and the
    // table by itself.
    const qreal all = kHeadingHeight + chartHeight + tableHeight;
    if (all <= pages.pageHeight())
        pages.ensureRoom(all);
    else if (chartHeight > 0.0)
        pages.ensureRoom(kHeadingHeight + chartHeight);
    else
        pages.ensureRoom(kHeadingHeight + kHeadOfTable);
    if (!section.title.isEmpty())
        pages.heading(section.title);
    if (chart != charts.cend())
        writeChartTo(pages, *chart);
    if (tableHeight > 0.0 && tableHeight <= pages.pageHeight() && chartHeight > 0.0)
        pages.ensureRoom(tableHeight);
    if (!section.rows.isEmpty())
        writePdfTable(pages, table);
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
