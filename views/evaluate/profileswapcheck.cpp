#include "views/evaluate/profileswapcheck.h"

#include "models/results/report.h"
#include "models/results/spelling.h"
#include "ui/parts.h"
#include "views/evaluate/evaluatetext.h"

#include <QLineEdit>
#include <QLocale>

namespace tandem {

ProfileSwapCheck::ProfileSwapCheck(QWidget* parent)
    : CheckCard(QStringLiteral("profileCheck"), parent)
    , m_system(named(new QLineEdit(QStringLiteral("personalized"), this), "profileSystem"))
{
    addField(m_system, [] { return tr("&Name of the generated system"); });
    connect(m_system, &QLineEdit::textChanged, this, &ProfileSwapCheck::refresh);
    bindText([] { return tr("Increasing share of swapped profiles"); },
        [] {
            return tr("Outputs are generated from the users' profiles, then again with an "
                      "increasing share of users who get another user's profile. If an evaluation "
                      "measures personalization, its scores fall.");
        });
}

QString ProfileSwapCheck::base() const
{
    return m_system->text().trimmed();
}

QList<int> ProfileSwapCheck::sharesToGenerate() const
{
    QList<int> missing;
    const QList<int> all = shares();
    for (const int share : all) {
        if (data().outputs(swappedSystem(base(), share)) < data().cases)
            missing += share;
    }
    return missing;
}

CheckCard::Shown ProfileSwapCheck::shown() const
{
    const QLocale locale;
    Shown result;
    if (data().casesWithProfile < 2) {
        result.state = tr("This check needs cases with profiles: earlier texts by the same user, "
                          "as in LongLaMP files.");
        result.chart.empty = result.state;
        return result;
    }
    const auto missing = sharesToGenerate();
    const qint64 outputs = data().cases * shares().size();
    if (base().isEmpty()) {
        result.state = tr("Name the system to generate.");
    } else {
        result.state =
            missing.isEmpty()
                ? tr("All outputs exist; about %1 calls to evaluate them.")
                      .arg(locale.toString(outputs * kCallsPerOutput))
                : tr("%1 calls to generate, about %2 to evaluate: %n share(s), from none to "
                     "all, of %3 cases.",
                      nullptr, int(shares().size()))
                      .arg(locale.toString(data().cases * missing.size()),
                          locale.toString(outputs * kCallsPerOutput),
                          locale.toString(data().cases));
        result.button = missing.isEmpty() ? tr("Evaluate…") : tr("Generate outputs and evaluate…");
    }
    const auto found = profileSwapResult(evaluations(), base(), shares(), mode());
    if (!found) {
        result.chart.empty = tr("Not run yet. The mean score by share will be shown here.");
        return result;
    }
    result.chart = found->chart;
    Figure change = found->means.last();
    result.figures =
        tr("Mean F from %1 at %2 % to %3 at %4 %.")
            .arg(results::figureText(found->means.first(), {}),
                locale.toString(found->shares.first()), results::figureText(change, {}),
                locale.toString(found->shares.last()));
    result.figures += QLatin1Char('\n') + evaluationSetText(found->set);
    return result;
}

void ProfileSwapCheck::start()
{
    QList<PlannedRun> runs;
    const auto missing = sharesToGenerate();
    for (const int share : missing) {
        PlannedRun run{RunKindId::Generate, {}};
        run.options.generate.system = swappedSystem(base(), share);
        run.options.generate.swapped = share / 100.0;
        runs += run;
    }
    PlannedRun evaluate{RunKindId::Expert, {}};
    const QList<int> all = shares();
    for (const int share : all)
        evaluate.options.expert.systems += swappedSystem(base(), share);
    runs += evaluate;
    emit runsRequested(runs);
}

} // namespace tandem
