#include "views/models/tablepage.h"

#include "models/kgds/comparisonreport.h"
#include "models/kgds/systemerrors.h"
#include "models/kgds/systemlabel.h"
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
#include <utility>

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
        report.sections.append(
            kgds::patternGapsSection(kgds::patternGaps(all, chosen.metric, cancel), chosen.metric));
    report.sections.removeIf(
        [](const results::Section& section) { return section.rows.isEmpty(); });
    return report;
}

/// Whether `now` is something else than `known`, which it is from now on.
bool becomesOther(QString& known, const QString& now)
{
    return std::exchange(known, now) != now;
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
    return !m_scores.isBusy() && !m_comparisons.isBusy() && m_scoredOf == sharedData();
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
    case View::Scores:
        return refreshScores();
    case View::Errors:
        for (const kgds::Pattern pattern : kgds::kPatterns)
            report.sections.append(
                kgds::errorTableSection(kgds::systemErrors(data().systems), pattern, published()));
        report.lines = remarks();
        break;
    case View::Costs:
        report = costs();
        break;
    case View::Comparison:
        // While outputs come in, what is compared is compared to its end and shown until then.
        if (!becomesOther(
                m_compared, QStringLiteral("%1 %2").arg(data().verifier, m_metric->currentText())))
            return showComparison(m_comparison);
        m_comparisons.cancel();
        m_comparedOf = nullptr;
        report.lines = {tr("Computing…")};
        break;
    }
    setState({});
    report.sections.removeIf(
        [](const results::Section& section) { return section.rows.isEmpty(); });
    showReport(report);
}

/// New means at once; where only figures changed, what is seen stays until all of it is computed.
void ModelsTablePage::refreshScores()
{
    QStringList shown{data().verifier};
    for (const kgds::ScoredSystem& one : data().systems)
        shown += kgds::systemLabel(one.system) + kgds::patternKey(one.system.pattern);
    if (!becomesOther(m_scored, shown.join(u'\n')))
        return showScores(m_rows, m_scores.isBusy() ? tr("computing intervals…") : QString());
    m_scores.cancel();
    m_scoredOf = nullptr;
    ModelsScoreRows means;
    for (const kgds::Pattern pattern : kgds::kPatterns)
        means.rows.at(std::size_t(pattern)) = kgds::scoreTableMeans(data().systems, pattern);
    showScores(means, {});
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
    report.sections = {
        kgds::costTableSection(data().stages, data().currency, data().repliesWithoutCost)};
    return report;
}

void ModelsTablePage::computeIfStale()
{
    if (!isVisible())
        return;
    if (shownView() == View::Scores && m_scoredOf != sharedData() && !m_scores.isBusy())
        computeScores();
    else if (shownView() == View::Comparison && m_comparedOf != sharedData() &&
             !m_comparisons.isBusy())
        compare();
}

void ModelsTablePage::computeScores()
{
    m_scoredOf = sharedData();
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
        [this, systems = data().systems](const ModelsScoreRows& rows) {
            showScores(rows, tr("comparing systems…"));
            addLettersTo(rows, systems);
        });
}

void ModelsTablePage::addLettersTo(
    const ModelsScoreRows& rows, const QList<kgds::ScoredSystem>& systems)
{
    m_scores.compute(
        [systems, rows](const CancelFlag& cancel) -> Expected<ModelsScoreRows> {
            ModelsScoreRows found = rows;
            for (QList<kgds::ScoreTableRow>& ofPattern : found.rows)
                kgds::addLetters(ofPattern, systems, cancel.get());
            found.hasLetters = true;
            return found;
        },
        [this](const ModelsScoreRows& found) {
            showScores(found, {});
            computeIfStale();
        });
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
        const results::Section section =
            kgds::scoreTableSection(rows.rows.at(std::size_t(pattern)), pattern, published());
        if (!section.rows.isEmpty())
            report.sections.append(section);
    }
    showReport(report);
}

void ModelsTablePage::compare()
{
    m_comparedOf = sharedData();
    m_comparisons.compute(
        [systems = data().systems, chosen = patternMetricOf(m_metric)](
            const CancelFlag& cancel) -> Expected<results::Report> {
            return comparisonReport(systems, chosen, cancel.get());
        },
        [this](const results::Report& report) {
            showComparison(report);
            computeIfStale();
        });
}

void ModelsTablePage::showComparison(const results::Report& report)
{
    m_comparison = report;
    if (shownView() != View::Comparison)
        return;
    results::Report shown = report;
    setState({});
    if (m_comparisons.isBusy() && shown.sections.isEmpty())
        shown.lines = {tr("Computing…")};
    else if (shown.sections.isEmpty())
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
