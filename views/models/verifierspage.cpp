#include "views/models/verifierspage.h"

#include "models/kgds/comparisonreport.h"
#include "models/kgds/correctedreport.h"
#include "models/kgds/peoplereport.h"
#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/screen/command.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/segmentswitch.h"
#include "views/models/metricchoice.h"

#include <QAbstractButton>
#include <QComboBox>

namespace tandem {

namespace {

constexpr int kVerifierViews = 3;

results::Report agreementReport(const ModelsVerdicts& verdicts, const std::atomic_bool* cancel)
{
    results::Report report;
    report.sections = {kgds::verifierPairsSection(
                           kgds::verifierPairs(verdicts.verifiers, cancel), verdicts.verifiers),
        kgds::peopleAgreementSection(kgds::peopleAgreement(verdicts.people, cancel)),
        kgds::peoplesMetricsSection(kgds::peoplesMetrics(verdicts.people, cancel))};
    return report;
}

results::Report ranksReport(
    const ModelsVerdicts& verdicts, PatternMetric chosen, const std::atomic_bool* cancel)
{
    results::Report report;
    report.sections = {kgds::verifierRankingsSection(kgds::verifierRankings(verdicts.verifiers,
                                                         chosen.pattern, chosen.metric, cancel),
                           verdicts.verifiers),
        kgds::rankAgreementsSection(
            kgds::rankAgreements(verdicts.verifiers, chosen.pattern, chosen.metric),
            verdicts.verifiers)};
    return report;
}

/// A table for each metric of each pattern that anything was checked of.
results::Report correctedReport(const ModelsVerdicts& verdicts, const std::atomic_bool* cancel)
{
    results::Report report;
    for (const kgds::Pattern pattern : kgds::kPatterns) {
        for (const kgds::TableMetric metric : kgds::kTableMetrics) {
            QList<kgds::CorrectedRow> rows;
            for (const CorrectedItems& one : verdicts.checked) {
                if (cancel->load())
                    return report;
                if (one.system.pattern == pattern && one.metric == metric)
                    rows.append({one.system, kgds::correctedMetric(one.items)});
            }
            if (!rows.isEmpty())
                report.sections.append(
                    kgds::correctedSection(rows, kgds::tableMetricKey(pattern, metric),
                        QStringLiteral("%1, %2").arg(
                            kgds::tableMetricName(pattern, metric), kgds::patternName(pattern))));
        }
    }
    return report;
}

} // namespace

ModelsVerifiersPage::ModelsVerifiersPage(ResultOutput& output, QWidget* parent)
    : ModelsPage(QStringLiteral("modelsVerifiers"), output, parent)
    , m_views(new SegmentSwitch(
          "modelsVerifiersView",
          [] {
              return QStringList{tr("Agreement"), tr("Ranks"), tr("Corrected scores")};
          },
          this))
    , m_metric(patternMetricChoice("modelsVerifiersMetric", this))
    , m_verdicts(std::make_shared<ModelsVerdicts>())
{
    build(buildTools());
}

QWidget* ModelsVerifiersPage::buildTools()
{
    says(m_views, &QWidget::setAccessibleName, [] { return tr("What of the verifiers is shown"); });
    says(m_metric, &QWidget::setAccessibleName, [] { return tr("By which metric"); });
    keep(m_views);
    keep(m_metric);
    connect(m_views, &SegmentSwitch::chosen, this, [this] { refresh(); });
    connect(m_metric, &QComboBox::currentIndexChanged, this, [this] { refresh(); });
    addCommand(
        this, "modelsNextVerifiers", Qt::CTRL | Qt::Key_T,
        [] { return tr("Show verifiers' agreement, ranks, or corrected scores"); },
        [this] { m_views->segment((m_views->current() + 1) % kVerifierViews)->setChecked(true); });
    auto* tools = new QWidget(this);
    inRow(tools, {m_views, m_metric}, 8, {});
    return tools;
}

ModelsVerifiersPage::View ModelsVerifiersPage::shownView() const
{
    return View(m_views->current());
}

void ModelsVerifiersPage::showView(View view)
{
    m_views->segment(int(view))->setChecked(true);
}

void ModelsVerifiersPage::setVerdicts(const SharedVerdicts& verdicts)
{
    m_verdicts = verdicts;
    refresh();
}

std::optional<ModelsEmptyWords> ModelsVerifiersPage::emptyWords() const
{
    if (auto words = ModelsPage::emptyWords())
        return words;
    if (!data().verifiers.isEmpty())
        return std::nullopt;
    using Step = ModelsEmptyWords::Step;
    return ModelsEmptyWords{Icon::Models, tr("Nobody has judged these outputs yet"),
        tr("A verifier says of each fact and opinion whether a summary covers it. Several can "
           "judge the same outputs; here they are compared."),
        tr("Judge them…"), Step::Judge, tr("Import verdicts…"), Step::Import};
}

void ModelsVerifiersPage::refresh()
{
    m_metric->setVisible(shownView() == View::Ranks);
    m_stale = true;
    m_work.cancel();
    showReport({{whyNothing()}, {}});
    if (isWatched())
        computeIfStale();
}

QString ModelsVerifiersPage::whyNothing() const
{
    if (shownView() == View::Agreement && m_verdicts->verifiers.size() < 2 &&
        m_verdicts->people.isEmpty())
        return tr("One verifier has judged these outputs. Have another model judge them, too, or "
                  "import its verdicts, to see where the two agree.");
    if (shownView() == View::Corrected && m_verdicts->checked.isEmpty())
        return tr("Nothing of what the verifier said has been checked by people. Draw a part of "
                  "its verdicts at random (Draw a part to check…) and have people say whether "
                  "they agree; then each score is corrected here, with how sure it is.");
    return {};
}

void ModelsVerifiersPage::computeIfStale()
{
    if (!m_stale)
        return;
    m_stale = false;
    if (!whyNothing().isEmpty())
        return setState({});
    setState(tr("computing…"));
    m_work.compute(
        [verdicts = m_verdicts, view = shownView(), chosen = patternMetricOf(m_metric)](
            const CancelFlag& cancel) -> Expected<results::Report> {
            switch (view) {
            case View::Agreement:
                return agreementReport(*verdicts, cancel.get());
            case View::Ranks:
                return ranksReport(*verdicts, chosen, cancel.get());
            case View::Corrected:
                break;
            }
            return correctedReport(*verdicts, cancel.get());
        },
        [this](const results::Report& report) {
            setState({});
            results::Report shown = report;
            shown.sections.removeIf(
                [](const results::Section& section) { return section.rows.isEmpty(); });
            if (shownView() == View::Corrected && m_verdicts->hidden > 0)
                shown.lines = {tr("%n judgement(s) with checks are left out: they count once you "
                                  "are done with them yourself.",
                    nullptr, int(m_verdicts->hidden))};
            showReport(shown);
        });
}

QString ModelsVerifiersPage::fileName() const
{
    constexpr const char* names[] = {"verifier-agreement", "verifier-ranks", "corrected-scores"};
    return QLatin1String(names[int(shownView())]);
}

} // namespace tandem
