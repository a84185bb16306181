#include "views/metrics/persevalfigures.h"

#include "models/perseval/leaderboard.h"
#include "models/perseval/stability.h"
#include "models/results/spelling.h"
#include "ui/parts.h"
#include "ui/sectionview.h"
#include "views/metrics/chartresultview.h"
#include "views/metrics/persevalcharts.h"
#include "views/metrics/persevaldrilldown.h"
#include "views/metrics/persevalpage.h"

#include <QApplication>
#include <QDoubleSpinBox>
#include <QStackedWidget>

#include <algorithm>
#include <memory>
#include <utility>

namespace tandem {

namespace {

using DataOfNow = std::function<SharedPersonalization()>;

QStringList boardNames()
{
    QStringList names;
    for (const perseval::RankedBy board : perseval::kBoards)
        names += perseval::rankedByName(board);
    return names;
}

FigureChoice seedChoice()
{
    const auto seed = std::make_shared<QDoubleSpinBox*>();
    FigureChoice choice{.name = "persevalSeed", .kind = FigureChoice::Kind::Other};
    choice.called = [] { return PersevalPage::tr("Random seed for drawing subsets"); };
    choice.label = [] { return PersevalPage::tr("Seed"); };
    choice.make = [seed](QWidget* parent, const std::function<void()>& changed) {
        *seed = newSeedField(parent, "persevalSeed");
        (*seed)->setValue(1);
        (*seed)->setKeyboardTracking(false);
        QObject::connect(*seed, &QDoubleSpinBox::valueChanged, *seed, [changed] { changed(); });
        return *seed;
    };
    choice.value = [seed] { return QString::number(quint64((*seed)->value())); };
    return choice;
}

QList<FigureChoice> persevalChoices(const DataOfNow& data)
{
    const auto views = [] {
        return QStringList{PersevalPage::tr("Models"), PersevalPage::tr("Leaderboard"),
            PersevalPage::tr("Beta"), PersevalPage::tr("Stability"),
            PersevalPage::tr("Rank correlation"), PersevalPage::tr("Consensus"),
            PersevalPage::tr("Surrogates")};
    };
    const auto isOf = [data](PersevalView view) {
        return [data, view](const FigureValues& values) {
            return !data()->isEmpty() && persevalViewOf(values) == view;
        };
    };
    FigureChoice view = figureSegments(
        "persevalViews", views, [] { return PersevalPage::tr("View"); }, "persevalNext",
        [] { return PersevalPage::tr("Next view: models and charts"); });
    view.when = [data](const FigureValues&) { return !data()->isEmpty(); };
    FigureChoice board = figureSegments("persevalBoard", boardNames,
        [] { return PersevalPage::tr("Rank models by"); }, nullptr, {});
    board.when = isOf(PersevalView::Leaderboard);
    board.line = 1;
    FigureChoice seed = seedChoice();
    seed.when = isOf(PersevalView::Stability);
    seed.line = 1;
    return {view, board, seed};
}

Expected<ChartResult> drawnSamples(
    const Personalization& data, quint64 seed, const CancelFlag& cancelled, const TellFigures& tell)
{
    perseval::StabilityOptions options;
    options.seed = seed;
    options.progress = [&, told = qint64(0)](qint64 done, qint64 total) mutable {
        const qint64 percent = 100 * done / std::max<qint64>(1, total);
        if (std::exchange(told, percent) != percent)
            tell(std::nullopt,
                PersevalPage::tr("Drawing subsets: %1 %").arg(results::countText(percent)));
        return !cancelled->load();
    };
    return perseval::stability(data.evaluation, options).map([&](const perseval::Stability& found) {
        return persevalStability(data, found);
    });
}

Expected<ChartResult> persevalResult(const Personalization& data, const FigureValues& values,
    const CancelFlag& cancelled, const TellFigures& tell)
{
    switch (persevalViewOf(values)) {
    case PersevalView::Leaderboard:
        return persevalBoard(data, values.as<perseval::RankedBy>("persevalBoard"));
    case PersevalView::Beta:
        return persevalAblation(data);
    case PersevalView::Stability:
        return drawnSamples(data, values.key("persevalSeed").toULongLong(), cancelled, tell);
    case PersevalView::Correlation:
        return persevalCorrelations(data);
    case PersevalView::Surrogates:
        return persevalSurrogates(data);
    case PersevalView::Models:
    case PersevalView::Consensus:
        break;
    }
    return persevalConsensus(data);
}

FiguresWork persevalWork(const SharedPersonalization& data, const FigureValues& values)
{
    const bool isDrawing = persevalViewOf(values) == PersevalView::Stability;
    FiguresWork work;
    // Models are in the drill-down; and samples are drawn long enough to be asked what is seen.
    if (data->isEmpty() || persevalViewOf(values) == PersevalView::Models || isDrawing)
        work.now = [] { return ShownFigures(); };
    if (data->isEmpty() || persevalViewOf(values) == PersevalView::Models)
        return work;
    work.about = QString::number(quintptr(data.get()));
    work.compute = [data, values](const CancelFlag& cancelled, const TellFigures& tell) {
        return persevalResult(*data, values, cancelled, tell).map([](const ChartResult& found) {
            return ShownFigures{.from = std::make_shared<const ChartResult>(found)};
        });
    };
    work.goesOn = isDrawing ? PersevalPage::tr("Drawing subsets") : QString();
    return work;
}

/// The drill-down of models, or a chart with its figures.
FiguresPane persevalPane(FiguresPage& page, PersevalDrillDown* drill)
{
    auto* stack = new QStackedWidget(&page);
    const FiguresPane charts = chartResultPane(page);
    auto* view = static_cast<ChartResultView*>(charts.widget);
    stack->addWidget(drill);
    stack->addWidget(view);
    const auto areModels = [&page] {
        return persevalViewOf(page.values()) == PersevalView::Models;
    };
    const auto show = [stack, charts, areModels](const ShownFigures& shown) {
        const bool hadKeyboard = stack->currentWidget()->isAncestorOf(QApplication::focusWidget());
        stack->setCurrentIndex(areModels() ? 0 : 1);
        QWidget* current = stack->currentWidget();
        if (hadKeyboard && !current->isAncestorOf(QApplication::focusWidget()))
            current->setFocus(Qt::OtherFocusReason);
        charts.show(shown);
    };
    FiguresPane pane{.widget = stack, .show = show};
    pane.sections = [drill, charts, areModels] {
        const results::Section models = drill->currentTable()->shownSection();
        return !areModels()            ? charts.sections()
               : models.rows.isEmpty() ? QList<results::Section>()
                                       : QList{models};
    };
    pane.charts = [view, areModels] {
        const ChartData chart = view->currentChart();
        return areModels() || chart.isEmpty()
                   ? QList<std::pair<QString, ChartData>>()
                   : QList<std::pair<QString, ChartData>>{{QString(), chart}};
    };
    pane.keyboard = [stack] { return stack->currentWidget(); };
    return pane;
}

} // namespace

PersevalView persevalViewOf(const FigureValues& values)
{
    return values.as<PersevalView>("persevalViews");
}

FiguresSpec persevalFigures(DataOfNow data, PersevalDrillDown* drill, QWidget* page)
{
    FiguresSpec spec{.name = "perseval", .page = page, .icon = Icon::People};
    spec.choices = persevalChoices(data);
    spec.work = [data](const FigureValues& values) { return persevalWork(data(), values); };
    spec.fileName = [drill](const FigureValues& values) {
        constexpr const char* names[] = {"models", "leaderboard", "beta", "stability",
            "correlations", "consensus", "surrogates"};
        const PersevalView view = persevalViewOf(values);
        return view == PersevalView::Models
                   ? drill->currentTable()->section().key
                   : QStringLiteral("perseval-") + QLatin1String(names[int(view)]);
    };
    spec.empty = [data](const ShownFigures*, const FigureValues&) -> std::optional<EmptyWords> {
        if (!data()->isEmpty())
            return std::nullopt;
        return EmptyWords{PersevalPage::tr("How well do models adapt to users?"),
            PersevalPage::tr("Open a JSONL file with one document per line: doc_id, doc_text, "
                             "doc_summ (its title) and m_summary_dict, which has for each user the "
                             "user's own summary, \"user\", and one per model under the model's "
                             "name. Or open ratings of summaries (CSV, JSONL) where no user wrote "
                             "a summary, or a folder with the distances as three CSV files: "
                             "sum_doc, sum_sum, sum_user. You can also drop files here."),
            {PersevalPage::tr("Open a file…"), "persevalOpenTexts"},
            {PersevalPage::tr("Open the demo"), "persevalOpenSample"}};
    };
    spec.more = {{.given = commandNamed(page, "persevalSaveDistances")}};
    spec.stopped = [] {
        return PersevalPage::tr(
            "Drawing subsets was cancelled. Choose another view or seed to continue.");
    };
    spec.pane = [drill](FiguresPage& figures) { return persevalPane(figures, drill); };
    return spec;
}

} // namespace tandem
