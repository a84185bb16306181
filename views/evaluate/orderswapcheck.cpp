#include "views/evaluate/orderswapcheck.h"

#include "models/expert/systemreport.h"
#include "views/evaluate/choices.h"
#include "views/evaluate/evaluatetext.h"

#include <QComboBox>
#include <QLocale>

namespace tandem {

OrderSwapCheck::OrderSwapCheck(QWidget* parent)
    : CheckCard(QStringLiteral("orderCheck"), parent)
    , m_first(addSystemChoice(QStringLiteral("orderFirst"), [] { return tr("&First system"); }))
    , m_second(addSystemChoice(QStringLiteral("orderSecond"), [] { return tr("S&econd system"); }))
{
    bindText([] { return tr("Order swap of a pairwise judge"); },
        [] {
            return tr(
                "A model chooses between the outputs of two systems, once in each order. A "
                "judgment that changes with the order depends on the position, not on the text.");
        });
}

QString OrderSwapCheck::first() const
{
    return m_first->currentData().toString();
}

QString OrderSwapCheck::second() const
{
    return m_second->currentData().toString();
}

void OrderSwapCheck::fillChoices()
{
    fillSystemChoice(m_first, data().systems, 0);
    fillSystemChoice(m_second, data().systems, 1);
}

CheckCard::Shown OrderSwapCheck::shown() const
{
    const QLocale locale;
    Shown result;
    if (data().systems.size() < 2) {
        result.state = tr("This check needs outputs of two systems.");
        result.chart.empty = result.state;
        return result;
    }
    const qint64 common = data().common(first(), second());
    if (first() == second())
        result.state = tr("Choose two different systems.");
    else if (common == 0)
        result.state = tr("No case has an output of both systems.");
    else
        result.state =
            tr("%1 calls: two orders of %n case(s) with outputs of both.", nullptr, int(common))
                .arg(locale.toString(2 * common));
    const auto judged = data().judgedPair(first(), second());
    if (first() != second() && common > 0)
        result.button = judged ? tr("Judge again…") : tr("Judge in both orders…");
    if (!judged || first() == second()) {
        result.chart.empty = tr("Not run yet. The share of changed judgments will be shown here.");
        return result;
    }
    result.chart = positionBiasChart(*judged);
    const PositionBias& bias = judged->bias;
    const qint64 changed = bias.readable - bias.firstSystem - bias.secondSystem;
    result.figures =
        tr("%1 of %n judgment(s) changed with the order: %2.", nullptr, int(bias.readable))
            .arg(locale.toString(changed), evaluatePercent(bias.changed));
    result.figures +=
        QLatin1Char(' ') +
        tr("Chosen in both orders: %1 %2 times, %3 %4 times.", "system, number, system, number")
            .arg(expert::systemName(judged->first), locale.toString(bias.firstSystem),
                expert::systemName(judged->second), locale.toString(bias.secondSystem));
    if (bias.cases > bias.readable)
        result.figures += QLatin1Char(' ') +
                          tr("%n case(s) without a parsable judgment in both orders are excluded.",
                              nullptr, int(bias.cases - bias.readable));
    result.figures += QLatin1Char('\n') + judged->model;
    return result;
}

void OrderSwapCheck::start()
{
    PlannedRun run{RunKindId::PairJudge, {}};
    run.options.judge.first = first();
    run.options.judge.second = second();
    emit runsRequested({run});
}

} // namespace tandem
