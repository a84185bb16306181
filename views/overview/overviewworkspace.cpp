#include "views/overview/overviewworkspace.h"

#include "models/kgds/statisticsreport.h"
#include "models/results/spelling.h"
#include "storage/project/benchmark.h"
#include "storage/repositories/excluding.h"
#include "ui/arrange.h"
#include "ui/commandbutton.h"
#include "ui/parts.h"
#include "ui/screen/command.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/sectionview.h"
#include "views/overview/agreementpage.h"
#include "views/overview/drilldownpanel.h"
#include "views/overview/leadnotespage.h"
#include "views/overview/overviewfigures.h"
#include "views/overview/peoplepage.h"
#include "views/overview/readingbar.h"
#include "views/overview/samplespage.h"
#include "views/overview/timepage.h"
#include "views/session/nextsteps.h"
#include "views/session/projectsession.h"
#include "views/session/resultoutput.h"
#include "views/session/tablecopy.h"
#include "views/session/watchedlatest.h"

#include <QAction>
#include <QLabel>
#include <QList>
#include <QPushButton>
#include <QSplitter>
#include <QWidget>

#include <optional>

namespace tandem {

/// The statistics of the benchmark as it stands (KGDS paper, Appendix B), what they leave out, and
/// the items behind each figure.
class StatisticsPage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(StatisticsPage)

public:
    explicit StatisticsPage(ProjectSession& session, QWidget* parent = nullptr);

private:
    void build();
    QWidget* buildTable();
    void buildActions();
    void keepReading();
    void showResult();
    QString currentFigure() const;
    const kgds::StatisticRow* figureAt(qint64 item) const;
    void openFigure();
    void followFigure();

    ProjectSession& m_session;
    std::optional<BenchmarkFigures> m_figures;
    QList<kgds::StatisticRow> m_rows; ///< of these
    QString m_listed;                 ///< the figure whose items are listed
    ReadingBar* m_bar;
    SectionView* m_table;
    QLabel* m_basis;
    QLabel* m_leftOut;
    QPushButton* m_showLeftOut;
    QPushButton* m_perSample;
    DrillDownPanel* m_items;
    QAction* m_showOpinions;
    QAction* m_copy;
    bool m_isRenewing = false;
    WatchedLatest<BenchmarkFigures> m_reading;
};

namespace {

constexpr int kStatisticsRestMs = 300;

/// What all rows have in common, said once, and what the types of masked facts are.
QString basisOf(const kgds::BenchmarkStatistics& statistics)
{
    const QString samples =
        StatisticsPage::tr("n = %1 samples").arg(results::countText(statistics.samples));
    return statistics.nonsupportingFacts.masked() == 0
               ? samples
               : StatisticsPage::tr(
                     "%1. Fact types 4 to 6 are numbered as in the benchmark's files; "
                     "the KGDS paper does not tell them apart.",
                     "n = 3 samples")
                     .arg(samples);
}

} // namespace

StatisticsPage::StatisticsPage(ProjectSession& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_reading(session, this)
{
    build();
    keepReading();
    inEveryLanguage(this, [this] { showResult(); });
}

void StatisticsPage::build()
{
    const ReadingWords words{
        .done = [] { return tr("The benchmark exactly as it would be exported."); },
        .cancelled = [] { return tr("Cancelled. F5 recomputes."); },
        .counted = [] { return tr("Computing: %1 of %2 samples"); },
        .progress = [] { return tr("Statistics progress"); }};
    m_bar = new ReadingBar({&m_reading}, "statisticsState", "cancelStatistics", words, this);
    m_items = new DrillDownPanel(m_session, this);
    m_items->setMinimumWidth(320);
    QSplitter* panes = keptPanes(
        "statisticsSplitter", Qt::Horizontal, {buildTable(), m_items}, {500, 500}, {1, 1});
    buildActions();
    auto* tools = inRow(
        {m_bar, Free(), named(commandButton(m_copy, this), "copyStatistics")}, 8, {16, 16, 16, 0});
    inColumn(this, {tools, {panes, 1}}, 12);
}

QWidget* StatisticsPage::buildTable()
{
    auto* side = new QWidget(this);
    m_table = new SectionView(QStringLiteral("statisticsTable"), side);
    m_table->setSortingEnabled(false); // parts stand below their wholes
    setFocusProxy(m_table);
    bindText(
        m_table, &QWidget::setAccessibleName, [] { return tr("Statistics of the benchmark"); });
    connect(m_table, &SectionView::linkChosen, this, &StatisticsPage::openFigure);
    connect(m_table, &SectionView::currentItemChanged, this, &StatisticsPage::followFigure);
    m_basis = named(newNote(side, LabelStyle::Small), "statisticsBasis");
    m_leftOut = named(newNote(side, LabelStyle::Secondary), "leftOutNote");
    m_showLeftOut = newLink(side, "showLeftOut", [] { return tr("Show samples"); });
    m_perSample = newLink(side, "showOpinionsPerSample", [] { return tr("Opinions per sample"); });
    connect(m_showLeftOut, &QPushButton::clicked, this,
        [this] { m_items->showLeftOut(m_figures->leftOut); });
    auto* note = inRow({{m_leftOut, 1}, m_showLeftOut, m_perSample});
    inColumn(side, {m_basis, {m_table, 1}, note}, 8, {16, 0, 16, 12});
    return side;
}

void StatisticsPage::buildActions()
{
    addCommand(
        this, "overviewOpenFigure", {Qt::Key_Return, Qt::Key_Enter},
        [] { return tr("Show the items of the statistic"); }, [this] { openFigure(); }, {},
        {m_table});
    m_showOpinions = addCommand(
        this, "overviewOpinionsPerSample", Qt::CTRL | Qt::SHIFT | Qt::Key_O,
        [] { return tr("Show the opinions of each sample"); },
        [this] { m_items->showOpinionsPerSample(m_figures->samples); });
    m_copy =
        addTableCopy(this, "overviewCopyStatistics", [table = m_table] { return table->table(); });
    addCommand(
        this, "overviewRecompute", QKeySequence::Refresh,
        [] { return tr("Recompute the statistics"); }, [this] { m_reading.startOver(); });
    connect(m_perSample, &QPushButton::clicked, m_showOpinions, &QAction::trigger);
}

void StatisticsPage::keepReading()
{
    // Answers of open rounds are no part of the benchmark; people and their names are not either.
    const Parts parts = kAllParts & ~(Parts(Part::Answers) | Part::People);
    const auto reading = [this] {
        return [counts = m_bar->begin()](Database& database, const CancelFlag& cancelled) {
            return benchmarkFigures(database, ReadingCounts::progress(counts, cancelled));
        };
    };
    m_reading.keep({.parts = parts, .restMs = kStatisticsRestMs}, reading,
        [this](const BenchmarkFigures& figures) {
            m_figures = figures;
            showResult();
        });
}

void StatisticsPage::showResult()
{
    const bool ready = m_figures.has_value();
    m_table->setEnabled(ready);
    for (QAction* action : {m_copy, m_showOpinions})
        action->setEnabled(ready);
    m_basis->setVisible(ready);
    m_leftOut->setVisible(ready);
    m_perSample->setVisible(ready);
    m_showLeftOut->setVisible(ready && !m_figures->leftOut.isEmpty());
    if (!ready)
        return;
    const kgds::BenchmarkStatistics& statistics = m_figures->statistics;
    m_basis->setText(basisOf(statistics));
    m_rows = kgds::rows(statistics);
    m_isRenewing = true;
    m_table->setSection(statisticsSection(statistics));
    const auto reasons = SettingAside(m_session.project().reader()).sampleReasons();
    m_leftOut->setText((QStringList{leftOutSummary(*m_figures)} +
                        excludedNotes(reasons.value_or(QStringList()), results::Outlet::Window))
                           .join(u' '));
    m_table->chooseFirst();
    m_isRenewing = false;
    // A list of something else stays until a statistic is chosen.
    if (!m_items->isAside() && currentFigure() != m_listed)
        openFigure();
}

/// The details are always those of the current statistic.
void StatisticsPage::followFigure()
{
    if (!m_isRenewing)
        openFigure();
}

/// Its name and value; empty where there is none.
QString StatisticsPage::currentFigure() const
{
    const kgds::StatisticRow* figure = figureAt(m_table->currentItem());
    return figure ? QStringLiteral("%1 %2").arg(figure->label).arg(figure->value.value_or(-1))
                  : QString();
}

const kgds::StatisticRow* StatisticsPage::figureAt(qint64 item) const
{
    return item >= 0 && item < m_rows.size() ? &m_rows.at(item) : nullptr;
}

void StatisticsPage::openFigure()
{
    const kgds::StatisticRow* figure = figureAt(m_table->currentItem());
    if (!figure)
        return;
    m_listed = currentFigure();
    m_items->showFigure(*figure);
}

OverviewWorkspace::OverviewWorkspace(ProjectSession& session, AskFile files, QWidget* parent)
    : TabbedWorkspace(WorkspaceId::Overview, parent)
    , m_figures(new OverviewFigures(session, this))
    , m_output(new ResultOutput(session, std::move(files), this))
    , m_samples(new SamplesPage(session, *m_figures, this))
    , m_people(new PeoplePage(session, *m_figures, this))
    , m_time(new TimePage(session, *m_figures, *m_output, this))
    , m_statistics(new StatisticsPage(session, this))
    , m_agreement(new AgreementPage(session, *m_output, this))
    , m_notes(new LeadNotesPage(session, this))
{
    addPage(m_samples, "overviewSamples", [] { return tr("Samples"); });
    addPage(m_people, "overviewPeople", [] { return tr("People"); });
    addPage(m_time, "overviewTime", [] { return tr("Time"); });
    addPage(m_statistics, "overviewStatistics", [] { return tr("Statistics"); });
    addPage(m_agreement, "overviewAgreement", [] { return tr("Agreement"); });
    addPage(m_notes, "overviewNotes", [] { return tr("Needs attention"); });
    connect(&NextSteps::of(session), &NextSteps::progressRequested, this,
        &OverviewWorkspace::showPerson);
    connectPages();
}

void OverviewWorkspace::connectPages()
{
    connect(m_figures, &OverviewFigures::busyChanged, this, &OverviewWorkspace::setBusy);
    for (QWidget* page : std::initializer_list<QWidget*>{m_samples, m_people, m_time})
        m_figures->showIn(page);
}

void OverviewWorkspace::showPage(Page page)
{
    enterPage(int(page));
}

void OverviewWorkspace::showPerson(PersonId person)
{
    showPage(Page::People);
    m_people->choose(person);
}

OverviewWorkspace::Page OverviewWorkspace::page() const
{
    return Page(currentPage());
}

SampleId OverviewWorkspace::chosenSample() const
{
    return page() == Page::Samples ? m_samples->currentSample() : SampleId();
}

} // namespace tandem

#include "views/overview/overviewworkspace.moc"
