#include "views/metrics/chartresultview.h"

#include "ui/arrange.h"
#include "ui/chartview.h"
#include "ui/parts.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/sectionview.h"
#include "ui/theme.h"

#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>

#include <algorithm>

namespace tandem {

namespace {

constexpr qsizetype kMostCharts = 24; ///< systems beyond stand in the table
constexpr int kChartResultViewColumns = 3;
constexpr int kSmallHeight = 230; ///< of one chart of several
constexpr int kLeastHeight = 116; ///< of the charts together, in a small window
constexpr int kLeastTable = 76;   ///< the header and a row
constexpr int kChartHeight = 440;
constexpr int kChartResultViewTableHeight = 190;

} // namespace

ChartResultView::ChartResultView(QWidget* parent)
    : QWidget(parent)
    , m_table(new SectionView(QStringLiteral("measureFigures"), this))
    , m_note(named(newNote(this, LabelStyle::Secondary), "measureNote"))
    , m_scroll(new QScrollArea(this))
    , m_chartRoom(new QWidget)
    , m_grid(new QGridLayout(m_chartRoom))
{
    m_note->setTextFormat(Qt::PlainText);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(8);
    m_scroll->setWidget(m_chartRoom);
    auto* lower = new QWidget(this);
    inColumn(lower, {m_note, {m_table, 1}}, kUsualSpacing, {0, 8, 0, 0});
    m_scroll->setMinimumHeight(kLeastHeight);
    m_table->setMinimumHeight(kLeastTable);
    inColumn(this,
        {keptPanes("measurePanes", Qt::Vertical, {m_scroll, lower},
            {kChartHeight, kChartResultViewTableHeight}, {1, 0})},
        kUsualSpacing, {16, 0, 16, 12});
    setFocusProxy(m_table);
}

void ChartResultView::setResult(const ChartResult& result)
{
    m_result = result;
    m_table->setSection(result.section);
    m_table->setAccessibleName(result.section.title);
    m_table->chooseFirst();
    m_note->setText(result.note);
    m_note->setVisible(!result.note.isEmpty());
    showCharts();
}

void ChartResultView::showCharts()
{
    const qsizetype wanted = std::min(m_result.charts.size(), kMostCharts);
    while (m_charts.size() > wanted)
        delete m_charts.takeLast();
    while (m_charts.size() < wanted) {
        auto* chart = new ChartView(m_chartRoom);
        chart->setObjectName(QStringLiteral("measureChart%1").arg(m_charts.size()));
        connect(chart, &ChartView::pointActivated, this, &ChartResultView::pointActivated);
        connect(chart, &ChartView::saveRequested, this, &ChartResultView::saveChartRequested);
        m_charts += chart;
    }
    const int columns = wanted > 1 ? kChartResultViewColumns : 1;
    for (int i = 0; i < int(wanted); ++i) {
        m_grid->addWidget(m_charts.at(i), i / columns, i % columns);
        ChartView& chart = *m_charts.at(i);
        chart.setData(m_result.charts.at(i));
        // Said, not left to the hint: QChartView gives itself a minimum, which comes before it.
        chart.setMinimumHeight(
            std::max(wanted > 1 ? kSmallHeight : 0, chart.minimumSizeHint().height()));
    }
    m_scroll->setVisible(wanted > 0);
}

ChartData ChartResultView::currentChart() const
{
    for (const ChartView* chart : m_charts) {
        if (chart->hasFocus())
            return chart->data();
    }
    return m_charts.isEmpty() ? ChartData() : m_charts.first()->data();
}

QList<std::pair<QString, ChartData>> ChartResultView::chosenCharts() const
{
    QList<std::pair<QString, ChartData>> charts;
    for (qsizetype i = 0; i < m_charts.size(); ++i) {
        const ChartData& chart = m_charts.at(i)->data();
        if (chart.isEmpty())
            continue;
        if (m_charts.at(i)->hasFocus())
            return {{QString(), chart}};
        charts.append({QString::number(i + 1), chart});
    }
    return charts;
}

FiguresPane chartResultPane(FiguresPage& page)
{
    auto* view = new ChartResultView(&page);
    QObject::connect(view, &ChartResultView::saveChartRequested, &page,
        [&page, view] { page.saveChart(view->currentChart()); });
    return {.widget = view,
        .show =
            [view](const ShownFigures& shown) {
                const auto result = std::static_pointer_cast<const ChartResult>(shown.from);
                view->setResult(result ? *result : ChartResult());
            },
        .sections =
            [view] {
                const results::Section section = view->table()->shownSection();
                return section.columns.isEmpty() ? QList<results::Section>() : QList{section};
            },
        .charts = [view] { return view->chosenCharts(); },
        .keyboard = [view] { return view; },
        .data = [view] { return view->result().data; }};
}

} // namespace tandem
