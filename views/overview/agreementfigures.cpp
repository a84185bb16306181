#include "views/overview/agreementfigures.h"

#include "models/agreement/agreementreport.h"
#include "models/rounds/stepname.h"
#include "storage/repositories/agreementrepository.h"
#include "storage/repositories/opinionchecks.h"
#include "views/overview/agreementpanel.h"
#include "views/overview/overviewwords.h"
#include "views/session/projectsession.h"

#include <array>
#include <limits>
#include <memory>

namespace tandem {

namespace {

constexpr std::array kGroupings{AgreementGrouping::Overall, AgreementGrouping::ByStep,
    AgreementGrouping::ByRound, AgreementGrouping::ByPair, AgreementGrouping::ByPerson,
    AgreementGrouping::ByDomain, AgreementGrouping::ByMonth, AgreementGrouping::ByWeek};
constexpr int kBothSteps = -1;
constexpr int kAgreementRestMs = 300;
constexpr int kTimeChartHeight = 240;

/// What is asked of closed rounds.
AgreementFigures askedOf(const FigureValues& values, const QList<Person>& people)
{
    AgreementFigures asked{.people = people};
    asked.grouping = AgreementGrouping(values.key("agreementBy").toInt());
    if (const int step = values.key("agreementStep").toInt(); step != kBothSteps)
        asked.step = Step(step);
    return asked;
}

/// Percent agreement and Krippendorff's alpha of what was answered blind, period by period.
ChartData timeChart(const AgreementFigures& figures)
{
    ChartData chart{.title = OverviewWords::tr("Agreement over time"),
        .xTitle = agreementGroupingName(figures.grouping)};
    ChartSeries percent{.name = OverviewWords::tr("Percent agreement")};
    ChartSeries alpha{.name = OverviewWords::tr("Krippendorff's alpha")};
    const auto add = [](ChartSeries& series, const Figure& figure, const QString& label,
                         qint64 row) {
        series.points.append({0.0, figure.value.value_or(std::numeric_limits<double>::quiet_NaN()),
            figure.interval, figure.n, label, row});
    };
    for (qsizetype i = 0; i < figures.rows.size(); ++i) {
        const AgreementRow& row = figures.rows.at(i);
        if (!row.blind)
            continue;
        add(percent, row.percent, row.label, i);
        add(alpha, row.alpha.figure, row.label, i);
    }
    chart.series = {percent, alpha};
    chart.yRange = Interval{0.0, 1.0};
    chart.bounds = Interval{-1.0, 1.0};
    return chart;
}

ShownFigures shownAgreement(const AgreementFigures& figures)
{
    ShownFigures shown{.remark = OverviewWords::tr("Based on the blind answers."),
        .from = std::make_shared<const AgreementFigures>(figures)};
    const bool isTime = figures.grouping == AgreementGrouping::ByMonth ||
                        figures.grouping == AgreementGrouping::ByWeek;
    if (!figures.rows.isEmpty()) {
        results::Section groups = agreementSection(figures);
        groups.twoLines = true;
        shown.add(groups);
        // A single period has nothing to be compared with.
        if (const ChartData chart = timeChart(figures);
            isTime && chart.series.first().points.size() > 1)
            shown.charts.insert(groups.key, chart);
    }
    if (const OpinionFigures& written = figures.opinions; written.opinions > 0) {
        results::Section opinions = opinionsSection(written);
        opinions.twoLines = true;
        opinions.notes += OverviewWords::tr(
            "%n opinion(s) submitted but not peer-reviewed yet. Cohen's kappa: %1", nullptr,
            int(written.unchecked()))
                              .arg(written.kappa.undefinedBecause);
        shown.add(opinions);
    }
    return shown;
}

ReadFigures agreementReading(const AgreementFigures& asked)
{
    return [asked](Database& database, const CancelFlag& cancelled,
               const TellFigures& tell) -> Expected<ShownFigures> {
        const auto counts =
            tellingCounts(cancelled, tell, OverviewWords::tr("Reading: %1 of %2 rounds"));
        AgreementFigures figures = asked;
        TANDEM_TRY_VAR(
            rounds, AgreementRepository(database).closedRounds({.step = asked.step}, counts));
        TANDEM_TRY(opinions, OpinionChecks(database).figures());
        figures.rounds = *std::move(rounds);
        figures.opinions = *opinions;
        figures.rows = agreementRows(figures.rounds, figures.grouping, figures.people);
        return shownAgreement(figures);
    };
}

FiguresBeside agreementDetails(ProjectSession& session, FiguresPage& page)
{
    auto* panel = new AgreementPanel(session, &page);
    QObject::connect(
        panel, &AgreementPanel::left, &page, [&page] { page.setFocus(Qt::OtherFocusReason); });
    return {.widget = panel,
        .splitter = "agreementSplitter",
        .sizes = {870, 340},
        .stretch = {1, 0},
        .table = QStringLiteral("groups"),
        .show =
            [panel](const ShownFigures& shown, int row, bool) {
                const auto* figures = static_cast<const AgreementFigures*>(shown.from.get());
                if (figures && row >= 0)
                    panel->showGroup(figures->rows.at(row), figures->rounds);
                else
                    panel->clear();
            },
        .enter = [panel] { panel->focusList(); }};
}

QList<FigureEntry> groupingEntries(const FigureValues&)
{
    QList<FigureEntry> entries;
    for (const AgreementGrouping grouping : kGroupings)
        entries.append({agreementGroupingName(grouping), QString::number(int(grouping))});
    return entries;
}

QList<FigureEntry> stepEntries(const FigureValues&)
{
    QList<FigureEntry> entries{{OverviewWords::tr("All steps"), QString::number(kBothSteps)}};
    for (const Step step : {Step::Paragraphs, Step::KeyFacts})
        entries.append({stepName(step), QString::number(int(step))});
    return entries;
}

} // namespace

FiguresSpec agreementFigures(ProjectSession& session)
{
    FiguresSpec spec{.name = "agreement", .icon = Icon::Compare};
    FigureChoice by = figureList(
        "agreementBy", groupingEntries, [] { return OverviewWords::tr("Group rounds by"); });
    by.label = [] { return OverviewWords::tr("Group &by", "what rounds are put together by"); };
    spec.choices = {
        by, figureList("agreementStep", stepEntries, [] { return OverviewWords::tr("Step"); })};
    spec.work = [&session](const FigureValues& values) -> FiguresWork {
        return {.read = agreementReading(askedOf(values, session.people())),
            .goesOn = OverviewWords::tr("Computing…")};
    };
    spec.fileName = [](const FigureValues&) { return QStringLiteral("agreement"); };
    spec.empty = [](const ShownFigures* found, const FigureValues&) -> std::optional<EmptyWords> {
        if (!found || !found->from || !found->report.sections.isEmpty())
            return std::nullopt;
        return EmptyWords{OverviewWords::tr("Nothing to compare yet"),
            OverviewWords::tr("Agreement is computed on closed rounds. A round closes once both "
                              "annotators have submitted."),
            {OverviewWords::tr("Assign samples…"), "overviewSamples"}};
    };
    // Answers of open rounds are no part of it.
    spec.reads = {.parts = Parts(Part::Rounds) | Part::Settings | Part::Facts | Part::Opinions |
                           Part::Samples | Part::People,
        .restMs = kAgreementRestMs};
    spec.stopped = [] { return OverviewWords::tr("Cancelled. F5 recomputes."); };
    spec.chartHeight = kTimeChartHeight;
    spec.beside = [&session](FiguresPage& page) { return agreementDetails(session, page); };
    return spec;
}

} // namespace tandem
