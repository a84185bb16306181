#include "views/runs/runforecastrows.h"

#include "storage/repositories/promptrepository.h"
#include "storage/runs/runkind.h"
#include "ui/parts.h"
#include "views/session/projectsession.h"
#include "views/session/runtext.h"

#include <QFormLayout>
#include <QLocale>

namespace tandem {

namespace {

QString shownNumber(qint64 value)
{
    return QLocale().toString(value);
}

QString callsText(const RunForecast& forecast)
{
    QString text = shownNumber(forecast.calls);
    if (forecast.fromCache > 0)
        text = RunForecastRows::tr("%1, and %2 that were answered before and cost nothing")
                   .arg(text, shownNumber(forecast.fromCache));
    if (forecast.laterCalls > 0)
        text =
            RunForecastRows::tr("%1; then about %2, depending on the answers", "numbers of calls")
                .arg(text, shownNumber(forecast.laterCalls));
    if (forecast.mostLaterCalls > 0)
        text = RunForecastRows::tr(
            "%1; up to %2 in all if each segment is checked and rewritten in every round")
                   .arg(text, shownNumber(forecast.calls + forecast.mostLaterCalls));
    return text;
}

QString alreadyDoneText(RunKindId kind, int done)
{
    if (kind == RunKindId::Expert)
        return RunForecastRows::tr(
            "%n output(s) are evaluated already, or a run is at them.", nullptr, done);
    if (kind == RunKindId::Summaries)
        return RunForecastRows::tr("%n output(s) are there already.", nullptr, done);
    if (kind == RunKindId::Verdicts)
        return RunForecastRows::tr(
            "%n output(s) are judged already, or a run is at them.", nullptr, done);
    if (kind == RunKindId::UserSummaries)
        return RunForecastRows::tr("%n user(s) have such a summary already.", nullptr, done);
    if (kind == RunKindId::Predictions)
        return RunForecastRows::tr("%n summary(s) are predicted from already.", nullptr, done);
    if (kind == RunKindId::SummaryJudge)
        return RunForecastRows::tr("%n summary(s) have such a value already.", nullptr, done);
    return itemsOf(kind) == RunItems::Cases || itemsOf(kind) == RunItems::Outputs
               ? RunForecastRows::tr("%n case(s) are done already.", nullptr, done)
               : RunForecastRows::tr("%n paragraph(s) are done already.", nullptr, done);
}

QString leftOut(const RunSelection& selection, RunKindId kind)
{
    QStringList left;
    if (selection.alreadyDone > 0)
        left += alreadyDoneText(kind, selection.alreadyDone);
    if (selection.samplesNotReady > 0) {
        left += kind == RunKindId::UserSummaries
                    ? RunForecastRows::tr("%n user(s) are of a log that is not split yet.", nullptr,
                          selection.samplesNotReady)
                    : RunForecastRows::tr(
                          "%n sample(s) are not ready.", nullptr, selection.samplesNotReady);
        if (selection.whyNotReady)
            left += selection.whyNotReady->sentence();
    }
    if (left.isEmpty() && selection.subjects.isEmpty())
        left += RunForecastRows::tr("There is nothing that such a run could work on.");
    return left.join(QLatin1Char(' '));
}

/// The prompts that the run uses, a line each.
QString promptsText(const RunPlan& plan, Database& database)
{
    QStringList used;
    for (const QString& key : runKind(plan.kind).traits().promptKeys) {
        if (const auto prompt = PromptRepository(database, plan.promptFolder).current(key))
            used.append(
                (prompt->builtIn ? RunForecastRows::tr("%1, version %2, as it comes with Tandem")
                                 : RunForecastRows::tr("%1, version %2, of this project"))
                    .arg(prompt->prompt.key, shownNumber(prompt->prompt.version)));
    }
    return used.join(QLatin1Char('\n'));
}

} // namespace

RunForecastRows::RunForecastRows(QFormLayout* form, QWidget* parent)
    : QObject(parent)
    , m_calls(named(newNote(parent, LabelStyle::Plain), "startRunCalls"))
    , m_tokens(newNote(parent, LabelStyle::Plain))
    , m_cost(named(newNote(parent, LabelStyle::Plain), "startRunCost"))
    , m_prompt(newNote(parent, LabelStyle::Secondary))
    , m_notReady(newNote(parent, LabelStyle::Secondary))
{
    form->addRow(tr("Calls"), m_calls);
    form->addRow(tr("Tokens, about"), m_tokens);
    form->addRow(tr("Cost, about"), m_cost);
    form->addRow(tr("Prompt"), m_prompt);
    form->addRow(QString(), m_notReady);
}

void RunForecastRows::showCalls(const QString& text)
{
    m_calls->setText(text);
}

void RunForecastRows::showForecast(
    const RunForecast& forecast, const RunPlan& plan, ProjectSession& session)
{
    m_calls->setText(callsText(forecast));
    QString asked = shownNumber(forecast.inputTokens);
    if (forecast.rareInputTokens > 0)
        asked +=
            QStringLiteral(" – ") + shownNumber(forecast.inputTokens + forecast.rareInputTokens);
    m_tokens->setText(tr("%1 in, %2 – %3 out")
                          .arg(asked, shownNumber(forecast.outputTokensLow),
                              shownNumber(forecast.outputTokensHigh + forecast.rareOutputTokens)));
    m_cost->setText(costRangeText(forecast.costLow, forecast.costHigh, forecast.currency));
    m_notReady->setText(leftOut(forecast.selection, plan.kind));
    m_prompt->setText(promptsText(plan, session.project().reader()));
}

} // namespace tandem
