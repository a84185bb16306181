#include "views/models/tablepage.h"

#include "models/kgds/comparisonreport.h"
#include "models/kgds/systemerrors.h"
#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/screen/command.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/segmentswitch.h"
#include "views/models/metricchoice.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QLocale>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kTableViews = 4;

/// Everything about one metric: standings, every two systems, self-reflection, the patterns.
results::Report comparisonReport(
    const QList<kgds::ScoredSystem>& all, PatternMetric chosen, const std::atomic_bool* cancel)
{
    QList<kgds::ScoredSystem> systems = all;
    systems.removeIf(
        [&](const kgds::ScoredSystem& one) { return one.system.pattern != chosen.pattern; });
    const kgds::SystemComparison found = kgds::compareSystems(systems, chosen.metric, cancel);
    results::Report report;
    report.sections = {kgds::standingsSection(found, chosen.pattern),
        kgds::comparedPairsSection(found, chosen.pattern),
        kgds::reflectionSection(kgds::reflectionChanges(systems, chosen.metric, cancel),
            chosen.pattern, chosen.metric)};
    // The other metrics measure something else in each pattern.
    if (chosen.metric == kgds::TableMetric::Overall ||
        chosen.metric == kgds::TableMetric::OpinionRecall)
        report.sections.append(kgds::patternGapsSection(
            kgds::patternGaps(all, chosen.metric, cancel), chosen.metric));
    report.sections.removeIf([](const results::Section& section) { return section.rows.isEmpty(); });
    return report;
}

} // namespace

ModelsTablePage::ModelsTablePage(ResultOutput& output, QWidget* parent)
    : ModelsPage(QStringLiteral("modelsTable"), output, parent)
    , m_views(new SegmentSwitch(
          "modelsTableView",
          [] {
              return QStringList{tr("Scores"), tr("Errors"), tr("Costs"), tr("Comparison")};
          },
          this))
    , m_metric(patternMetricChoice("modelsTableMetric", this))
    , m_published(named(new QCheckBox(this), "modelsTablePublished"))
{
    build(buildTools());
}

QWidget* ModelsTablePage::buildTools()
{
    says(m_views, &QWidget::setAccessibleName, [] { return tr("Which table is shown"); });
    says(m_metric, &QWidget::setAccessibleName, [] { return tr("By which metric"); });
    says(m_published, &QCheckBox::setText, [] { return tr("&Published rows"); });
    m_published->setChecked(true);
    keep(m_views);
    keep(m_metric);
    keep(
        m_published, [this] { return QVariant(m_published->isChecked()); },
        [this](const QVariant& saved) { m_published->setChecked(saved.toBool()); });
    connect(m_views, &SegmentSwitch::chosen, this, [this] {
        refresh();
        computeIfStale();
    });
    connect(m_metric, &QComboBox::currentIndexChanged, this, [this] {
        m_comparisonStale = true;
        refresh();
        computeIfStale();
    });
    connect(m_published, &QCheckBox::toggled, this, [this] {
        if (shownView() == View::Scores)
            showScores(m_rows, {});
        else
            refresh();
    });
    addCommand(
        this, "modelsNextTable", Qt::CTRL | Qt::Key_T,
        [] { return tr("Show scores, errors, costs, or a comparison"); },
        [this] { m_views->segment((m_views->current() + 1) % kTableViews)->setChecked(true); });
    auto* tools = new QWidget(this);
    inRow(tools, {m_views, m_metric, m_published}, 8, {});
    return tools;
}

ModelsTablePage::View ModelsTablePage::shownView() const
{
    return View(m_views->current());
}

void ModelsTablePage::showView(View view)
{
    m_views->segment(int(view))->setChecked(true);
}

bool ModelsTablePage::isSettled() const
{
    return !m_scores.isBusy() && !m_comparisons.isBusy() && !m_scoresStale;
}

QList<kgds::PublishedRow> ModelsTablePage::published() const
{
    return m_published->isChecked() ? data().published : QList<kgds::PublishedRow>();
}

QStringList ModelsTablePage::remarks() const
{
    if (data().outputs > 0 && data().verifiers.isEmpty())
        return {tr("Nobody has judged these outputs yet. What paragraphs were chosen is known "
                   "without a judge; for facts and opinions have them judged, or import "
                   "verdicts.")};
    if (data().judged < data().outputs)
        return {tr("%1 of %2 outputs are judged by %3; the others are left out of what needs a "
                   "judge.")
                    .arg(QLocale().toString(data().judged), QLocale().toString(data().outputs),
                        data().verifier)};
    return {};
}

void ModelsTablePage::refresh()
{
    m_metric->setVisible(shownView() == View::Comparison);
    m_published->setVisible(!data().published.isEmpty() &&
                            (shownView() == View::Scores || shownView() == View::Errors));
    results::Report report;
    switch (shownView()) {
    case View::Scores: {
        ModelsScoreRows means;
        for (const kgds::Pattern pattern : kgds::kPatterns)
            means.rows.at(std::size_t(pattern)) =
                kgds::scoreTableMeans(data().systems, pattern);
        m_scoresStale = true;
        m_scores.cancel();
        return showScores(means, {});
    }
    case View::Errors:
        for (const kgds::Pattern pattern : kgds::kPatterns)
            report.sections.append(kgds::errorTableSection(
                kgds::systemErrors(data().systems), pattern, published()));
        report.lines = remarks();
        break;
    case View::Costs:
        report = costs();
        break;
    case View::Comparison:
        m_comparisonStale = true;
        m_comparisons.cancel();
        report.lines = {tr("Computing…")};
        break;
    }
    setState({});
    report.sections.removeIf([](const results::Section& section) { return section.rows.isEmpty(); });
    showReport(report);
}

results::Report ModelsTablePage::costs() const
{
    results::Report report;
    const bool anyKnown = std::any_of(data().stages.cbegin(), data().stages.cend(),
        [](const kgds::StageCost& stage) { return stage.money.has_value(); });
    if (!anyKnown) {
        report.lines = {tr("No run of this project has cost anything that is known. Prices are set "
                           "at an endpoint, by model.")};
        return report;
    }
    report.sections = {kgds::costTableSection(data().stages, data().currency)};
    if (data().repliesWithoutCost > 0)
        report.sections.first().notes += tr("%n reply(ies) whose cost is not known, or in another "
                                            "currency, are in no sum.",
            nullptr, int(data().repliesWithoutCost));
    return report;
}

void ModelsTablePage::computeIfStale()
{
    if (!isWatched())
        return;
    if (shownView() == View::Scores && m_scoresStale)
        computeScores();
    else if (shownView() == View::Comparison && m_comparisonStale)
        compare();
}

void ModelsTablePage::computeScores()
{
    m_scoresStale = false;
    if (data().systems.isEmpty())
        return;
    setState(tr("computing intervals…"));
    m_scores.compute(
        [systems = data().systems](const CancelFlag& cancel) -> Expected<ModelsScoreRows> {
            ModelsScoreRows found;
            for (const kgds::Pattern pattern : kgds::kPatterns)
                found.rows.at(std::size_t(pattern)) =
                    kgds::scoreTable(systems, pattern, cancel.get());
            return found;
        },
        [this](const ModelsScoreRows& rows) {
            showScores(rows, tr("comparing systems…"));
            addLettersTo(rows);
        });
}

void ModelsTablePage::addLettersTo(const ModelsScoreRows& rows)
{
    m_scores.compute(
        [systems = data().systems, rows](const CancelFlag& cancel) -> Expected<ModelsScoreRows> {
            ModelsScoreRows found = rows;
            for (QList<kgds::ScoreTableRow>& ofPattern : found.rows)
                kgds::addLetters(ofPattern, systems, cancel.get());
            found.hasLetters = true;
            return found;
        },
        [this](const ModelsScoreRows& found) { showScores(found, {}); });
}

void ModelsTablePage::showScores(const ModelsScoreRows& rows, const QString& state)
{
    m_rows = rows;
    if (shownView() != View::Scores)
        return;
    setState(state);
    results::Report report;
    report.lines = remarks();
    for (const kgds::Pattern pattern : kgds::kPatterns) {
        const results::Section section = kgds::scoreTableSection(
            rows.rows.at(std::size_t(pattern)), pattern, published());
        if (!section.rows.isEmpty())
            report.sections.append(section);
    }
    showReport(report);
}

void ModelsTablePage::compare()
{
    m_comparisonStale = false;
    m_comparisons.compute(
        [systems = data().systems, chosen = patternMetricOf(m_metric)](
            const CancelFlag& cancel) -> Expected<results::Report> {
            return comparisonReport(systems, chosen, cancel.get());
        },
        [this](const results::Report& report) { showComparison(report); });
}

void ModelsTablePage::showComparison(const results::Report& report)
{
    if (shownView() != View::Comparison)
        return;
    results::Report shown = report;
    if (shown.sections.isEmpty())
        shown.lines = {tr("No system of %1 has a score yet.", "%1 is a pattern")
                           .arg(kgds::patternName(patternMetricOf(m_metric).pattern))};
    showReport(shown);
}

QString ModelsTablePage::fileName() const
{
    constexpr const char* names[] = {
        "benchmark-scores", "benchmark-errors", "benchmark-costs", "benchmark-comparison"};
    return QLatin1String(names[int(shownView())]);
}

} // namespace tandem
