#include "ui/reportview.h"

#include "ui/arrange.h"
#include "ui/chartview.h"
#include "ui/paintedline.h"
#include "ui/parts.h"
#include "ui/screen/livetext.h"
#include "ui/sectionview.h"

#include <QApplication>
#include <QLabel>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kLongTableHeight = 330;

/// The sections that stand in the window.
QList<results::Section> windowSections(const results::Report& report)
{
    QList<results::Section> shown;
    for (const results::Section& section : report.sections) {
        if (section.in.testFlag(results::Outlet::Window) &&
            (!section.title.isEmpty() || !section.rows.isEmpty() || !section.notes.isEmpty()))
            shown += section;
    }
    return shown;
}

/// As high as its rows, however much room there is.
void showWhole(SectionView& table)
{
    table.setFitsRows(true);
    QSizePolicy policy = table.sizePolicy();
    policy.setVerticalPolicy(QSizePolicy::Fixed);
    table.setSizePolicy(policy);
}

/// Parts of a whole stand below it.
bool hasLevels(const results::Section& section)
{
    return std::any_of(section.rows.cbegin(), section.rows.cend(),
        [](const results::Row& row) { return row.level > 0; });
}

} // namespace

ReportView::ReportView(const QString& name, QWidget* parent)
    : QScrollArea(parent)
    , m_name(name)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    bindText(this, &QWidget::setAccessibleName, [] { return tr("Results"); });
}

/// How many rows there are makes no other table of it, so that the current one stays.
QStringList ReportView::shapeOf(
    const results::Report& report, const QHash<QString, ChartData>& charts) const
{
    QStringList shape;
    for (const results::Section& section : windowSections(report)) {
        shape += QStringLiteral("%1 %2 %3 %4 %5")
                     .arg(section.key)
                     .arg(section.title.isEmpty())
                     .arg(charts.contains(section.key))
                     .arg(section.rows.isEmpty())
                     .arg(isLong(section));
    }
    return shape;
}

void ReportView::setReport(const results::Report& report, const QHash<QString, ChartData>& charts)
{
    const QStringList shape = shapeOf(report, charts);
    m_sections = windowSections(report);
    if (shape != m_shape || !m_lines) {
        m_shape = shape;
        rebuild(charts);
    }
    fill(report, charts);
}

void ReportView::rebuild(const QHash<QString, ChartData>& charts)
{
    const int sight = verticalScrollBar()->value();
    const bool hadKeyboard =
        hasFocus() || (widget() && widget()->isAncestorOf(QApplication::focusWidget()));
    auto* inside = new QWidget;
    setSurface(inside, Surface::Panel);
    QVBoxLayout* column = inColumn(inside, {}, 6, {16, 8, 16, 12});
    m_lines = named(newNote(inside, LabelStyle::Plain), m_name + QStringLiteral("Lines"));
    column->addWidget(m_lines);
    m_blocks.clear();
    for (const results::Section& section : std::as_const(m_sections))
        m_blocks += newBlock(*column, section, charts.contains(section.key));
    column->addStretch();
    setWidget(inside);
    verticalScrollBar()->setValue(sight);
    if (SectionView* first = currentTable(); hadKeyboard && first)
        first->setFocus();
    else if (hadKeyboard)
        setFocus();
}

ReportView::Block ReportView::newBlock(
    QVBoxLayout& column, const results::Section& section, bool hasChart)
{
    const auto place = int(m_blocks.size());
    QWidget* inside = column.parentWidget();
    Block block;
    if (!section.title.isEmpty()) {
        block.title = newNote(inside, LabelStyle::Strong); // of a table it may be a sentence
        column.addSpacing(8);
        column.addWidget(block.title);
    }
    if (hasChart) {
        block.chart = named(new ChartView(inside), m_name + QStringLiteral("Chart%1").arg(place));
        block.chart->setFixedHeight(m_chartHeight);
        connect(
            block.chart, &ChartView::pointActivated, this, [this, place](const ChartPoint& point) {
                emit dataRequested(m_sections.at(place), int(point.id));
            });
        connect(block.chart, &ChartView::saveRequested, this,
            [this, place] { emit saveChartRequested(m_blocks.at(place).chart->data()); });
        column.addWidget(block.chart);
    }
    if (!section.rows.isEmpty()) {
        block.table = new SectionView(
            m_name + QStringLiteral("Table%1").arg(place), inside, section.twoLines);
        block.table->keepNamesInSight();
        if (hasLevels(section))
            block.table->setSortingEnabled(false);
        if (isLong(section))
            block.table->setFixedHeight(kLongTableHeight);
        else
            showWhole(*block.table);
        connect(block.table, &SectionView::linkChosen, this,
            [this, place](qint64 row) { emit dataRequested(m_sections.at(place), int(row)); });
        connect(block.table, &SectionView::currentItemChanged, this,
            [this, place, table = block.table] {
                showRow(*table);
                if (!m_isFilling)
                    emit rowChosen(m_sections.at(place));
            });
        column.addWidget(block.table);
    }
    block.notes =
        named(newNote(inside, LabelStyle::Small), m_name + QStringLiteral("Notes%1").arg(place));
    column.addWidget(block.notes);
    return block;
}

/// A table that is as high as its rows does not scroll to the current one by itself.
void ReportView::showRow(const SectionView& table)
{
    const QModelIndex current = table.currentIndex();
    if (!table.hasFocus() || !current.isValid())
        return;
    const QRect row = table.visualRect(current);
    const int top = table.viewport()->mapTo(widget(), row.topLeft()).y();
    ensureVisible(0, top + row.height() / 2, 0, row.height());
}

void ReportView::fill(const results::Report& report, const QHash<QString, ChartData>& charts)
{
    m_isFilling = true;
    m_lines->setText(paragraphsIn(layoutDirection(), report.lines));
    m_lines->setVisible(!report.lines.isEmpty());
    for (qsizetype i = 0; i < m_blocks.size(); ++i) {
        const Block& block = m_blocks.at(i);
        results::Section section = m_sections.at(i);
        for (qsizetype row = 0; row < section.rows.size(); ++row)
            section.rows[row].item = row;
        if (block.title)
            block.title->setText(paragraphsIn(layoutDirection(), {section.title}));
        if (block.chart)
            block.chart->setData(charts.value(section.key));
        if (block.table) {
            block.table->setSection(section);
            block.table->setAccessibleName(section.title);
        }
        block.notes->setText(paragraphsIn(layoutDirection(), section.notes));
        block.notes->setVisible(!section.notes.isEmpty());
    }
    m_isFilling = false;
}

QList<results::Section> ReportView::shownSections() const
{
    QList<results::Section> sections;
    for (const SectionView* table : tables())
        sections += table->shownSection();
    return sections;
}

SectionView* ReportView::currentTable() const
{
    const QList<SectionView*> all = tables();
    const auto found = std::find_if(
        all.cbegin(), all.cend(), [](const SectionView* table) { return table->hasFocus(); });
    return found != all.cend() ? *found : all.value(0);
}

SectionView* ReportView::tableOf(const QString& key) const
{
    for (qsizetype i = 0; i < m_blocks.size(); ++i) {
        if (m_blocks.at(i).table && m_sections.at(i).key == key)
            return m_blocks.at(i).table;
    }
    return nullptr;
}

ChartView* ReportView::currentChart() const
{
    ChartView* first = nullptr;
    for (const Block& block : m_blocks) {
        if (block.chart && block.chart->hasFocus())
            return block.chart;
        if (!first)
            first = block.chart;
    }
    return first;
}

QList<std::pair<QString, ChartData>> ReportView::shownCharts() const
{
    QList<std::pair<QString, ChartData>> shown;
    for (qsizetype i = 0; i < m_blocks.size(); ++i) {
        if (const ChartView* chart = m_blocks.at(i).chart; chart && !chart->data().isEmpty())
            shown.append({m_sections.at(i).key, chart->data()});
    }
    return shown;
}

QList<SectionView*> ReportView::tables() const
{
    QList<SectionView*> all;
    for (const Block& block : m_blocks) {
        if (block.table)
            all += block.table;
    }
    return all;
}

} // namespace tandem
