#include "views/models/modelspage.h"

#include "ui/arrange.h"
#include "ui/chartview.h"
#include "ui/commandbutton.h"
#include "ui/parts.h"
#include "ui/reportview.h"
#include "ui/screen/command.h"
#include "ui/screen/livetext.h"
#include "ui/sectionview.h"
#include "ui/theme.h"
#include "views/models/systemofrow.h"
#include "views/session/resultoutput.h"

#include <QAction>
#include <QLabel>
#include <QStackedWidget>

#include <algorithm>

namespace tandem {

namespace {

/// Tables of all systems are read as a whole; only those of all pairs are longer.
constexpr qsizetype kMostSystemRows = 40;
constexpr int kModelsChartHeight = 360;

} // namespace

ModelsPage::ModelsPage(const QString& name, ResultOutput& output, QWidget* parent)
    : QWidget(parent)
    , m_name(name)
    , m_output(output)
    , m_data(std::make_shared<ModelsData>())
    , m_content(new QStackedWidget(this))
    , m_view(named(new ReportView(name, m_content), name + QStringLiteral("Report")))
    , m_empty(named(new EmptyState(m_content), name + QStringLiteral("Empty")))
    , m_state(named(newLabel(this, LabelStyle::Secondary), name + QStringLiteral("State")))
{
    m_view->setMostRows(kMostSystemRows);
    m_view->setChartHeight(kModelsChartHeight);
    m_content->addWidget(m_view);
    m_content->addWidget(m_empty);
    addCommands();
    connect(m_view, &ReportView::saveChartRequested, this, &ModelsPage::saveChart);
    connect(
        m_view, &ReportView::dataRequested, this, [this](const results::Section& section, int row) {
            if (const auto system = systemOfRow(section, row, m_data->systems))
                emit systemChosen(*system);
        });
}

void ModelsPage::addCommands()
{
    const auto command = [this](const char* name, const QKeySequence& key, const Words& text,
                             const std::function<void()>& then, const Words& onButton) {
        return addCommand(
            this, (m_name + QLatin1String(name)).toLatin1().constData(), key, text, then, onButton);
    };
    m_copy = command(
        "Copy", Qt::CTRL | Qt::SHIFT | Qt::Key_C, [] { return tr("Copy the tables"); },
        [this] { m_output.copy(m_view->shownSections()); }, [] { return tr("Copy"); });
    m_save = command(
        "Save", Qt::CTRL | Qt::Key_S, [] { return tr("Save the tables"); },
        [this] {
            if (const auto sections = m_view->shownSections(); !sections.isEmpty())
                m_output.saveAll(this, fileName(), sections);
        },
        [] { return tr("Save tables…"); });
    m_saveChart = command(
        "SaveChart", Qt::CTRL | Qt::SHIFT | Qt::Key_S,
        [] { return tr("Save the chart that has the keyboard, or all"); },
        [this] {
            const ChartView* chart = m_view->currentChart();
            if (chart && chart->hasFocus() && !chart->data().isEmpty())
                return saveChart(chart->data());
            m_output.saveCharts(this, fileName(), m_view->shownCharts());
        },
        [] { return tr("Save chart…"); });
}

void ModelsPage::saveChart(const ChartData& chart)
{
    m_output.saveChart(this, fileName(), chart);
}

void ModelsPage::build(QWidget* tools)
{
    auto* row = new QWidget(this);
    auto* pieces = inRow(row, {tools, {m_state, 1}}, 8, {16, 10, 16, 6});
    for (QAction* action : {m_copy, m_save, m_saveChart})
        pieces->addWidget(commandButton(action, row));
    inColumn(this, {row, {m_content, 1}}, 0);
    placeKeyboard();
    inEveryLanguage(this, [this] { showState(); });
}

void ModelsPage::setState(const QString& text)
{
    m_state->setText(text);
}

void ModelsPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    computeIfStale();
}

void ModelsPage::setData(const SharedModels& data)
{
    m_data = data;
    m_ready = true;
    showState();
}

std::optional<kgds::SystemRef> ModelsPage::currentSystem() const
{
    const SectionView* table = m_view->currentTable();
    return table ? systemOfRow(table->currentSection(), 0, m_data->systems) : std::nullopt;
}

void ModelsPage::showState()
{
    const auto words = m_ready ? emptyWords() : std::nullopt;
    if (words)
        m_empty->say(Icon::Models, words->headline, words->text, words->first, words->second);
    m_content->setCurrentIndex(words ? 1 : 0);
    refresh();
    if (isVisible())
        computeIfStale();
}

/// The first table, or what stands in its place: always something that can have the keyboard.
void ModelsPage::placeKeyboard()
{
    QWidget* table = m_view->currentTable();
    const bool isEmpty = m_content->currentIndex() == 1;
    setFocusProxy(isEmpty ? m_empty : table ? table : m_view);
}

void ModelsPage::showReport(const results::Report& report, const QHash<QString, ChartData>& charts)
{
    m_view->setReport(report, charts);
    const bool hasRows = std::any_of(report.sections.cbegin(), report.sections.cend(),
        [](const results::Section& section) { return !section.rows.isEmpty(); });
    const bool hasChart = std::any_of(
        charts.cbegin(), charts.cend(), [](const ChartData& chart) { return !chart.isEmpty(); });
    m_copy->setEnabled(hasRows);
    m_save->setEnabled(hasRows);
    m_saveChart->setVisible(!charts.isEmpty());
    m_saveChart->setIconText(charts.size() > 1 ? tr("Save charts…") : tr("Save chart…"));
    m_saveChart->setEnabled(hasChart);
    placeKeyboard();
}

std::optional<ModelsEmptyWords> ModelsPage::emptyWords() const
{
    if (m_data->outputs > 0)
        return std::nullopt;
    if (m_data->samples == 0)
        return ModelsEmptyWords{tr("The benchmark has no samples yet"),
            tr("Models are put on samples whose paragraphs, key facts and opinions are settled. "
               "Annotate and settle some first, or import a published benchmark.")};
    return ModelsEmptyWords{tr("No model has been put on this benchmark yet"),
        tr("Have models summarize its samples, or import what they wrote: the published folders, "
           "a .tar.gz or .zip of them, JSONL or CSV. Their scores are then shown here."),
        {tr("Get summaries…"), "modelsGenerate"}, {tr("Import outputs…"), "modelsImport"}};
}

} // namespace tandem
