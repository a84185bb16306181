#include "views/runs/runforecastrows.h"

#include "storage/repositories/promptrepository.h"
#include "storage/runs/runkind.h"
#include "storage/runs/runreport.h"
#include "storage/runs/runwords.h"
#include "ui/advancedrows.h"
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
        text = RunForecastRows::tr("%1, plus %2 already answered at no cost")
                   .arg(text, shownNumber(forecast.fromCache));
    if (forecast.followUpCalls > 0)
        text =
            RunForecastRows::tr("%1, then about %2 that depend on the replies; about %3 in total",
                "numbers of requests")
                .arg(text, shownNumber(forecast.followUpCalls),
                    shownNumber(forecast.calls + forecast.followUpCalls));
    if (forecast.mostFollowUpCalls > 0)
        text = RunForecastRows::tr(
            "%1; up to %2 in total if every segment is checked and rewritten in every round")
                   .arg(text, shownNumber(forecast.calls + forecast.mostFollowUpCalls));
    return text;
}

QString alreadyDoneText(const RunKind& kind, int done)
{
    if (kind.doneAlready)
        return RunWords::tr(kind.doneAlready, nullptr, done);
    return kind.items == RunItems::Paragraphs
               ? RunForecastRows::tr("%n paragraph(s) already done.", nullptr, done)
               : RunForecastRows::tr("%n case(s) already done.", nullptr, done);
}

QString leftOut(const RunSelection& selection, const RunKind& kind)
{
    QStringList left;
    if (selection.alreadyDone > 0)
        left += alreadyDoneText(kind, selection.alreadyDone);
    if (selection.samplesNotReady > 0) {
        left += notReadyText(selection, kind.items);
        // The reason is that of the first one, and speaks of one sample.
        if (selection.whyNotReady && selection.samplesNotReady > 1)
            left += RunForecastRows::tr("The first one: %1", "why it is not ready")
                        .arg(selection.whyNotReady->sentence());
        else if (selection.whyNotReady)
            left += selection.whyNotReady->sentence();
    }
    if (left.isEmpty() && selection.subjects.isEmpty())
        left += RunForecastRows::tr("Nothing for this run to do.");
    return left.join(QLatin1Char(' '));
}

/// The prompts that the run uses, a line each.
QString promptsText(const RunPlan& plan, Database& database)
{
    QStringList used;
    for (const QString& key : runKind(plan.kind).promptKeys) {
        if (const auto prompt = PromptRepository(database, plan.promptFolder).current(key))
            used.append(
                (prompt->builtIn ? RunForecastRows::tr("%1, version %2 (built-in)")
                                 : RunForecastRows::tr("%1, version %2 (edited in this project)"))
                    .arg(prompt->prompt.key, shownNumber(prompt->prompt.version)));
    }
    return used.join(QLatin1Char('\n'));
}

} // namespace

RunForecastRows::RunForecastRows(QWidget* parent)
    : QObject(parent)
    , m_calls(named(newNote(parent, LabelStyle::Strong), "startRunCalls"))
    , m_tokens(named(newNote(parent, LabelStyle::Plain), "startRunTokens"))
    , m_cost(named(newNote(parent, LabelStyle::Strong), "startRunCost"))
    , m_prompt(named(newNote(parent, LabelStyle::Secondary), "startRunPrompt"))
    , m_notReady(named(newNote(parent, LabelStyle::Secondary), "startRunNotReady"))
{
}

void RunForecastRows::addFoot(QFormLayout* form)
{
    m_foot = form;
    form->setVerticalSpacing(4);
    form->addRow(tr("Requests"), m_calls);
    form->addRow(tr("Estimated cost"), m_cost);
    form->addRow(m_notReady);
    form->setRowVisible(m_notReady, false);
}

void RunForecastRows::addDetails(QFormLayout* form, AdvancedRows& rows)
{
    form->addRow(tr("Estimated tokens"), m_tokens);
    form->addRow(tr("Prompt"), m_prompt);
    rows.add(m_tokens);
    rows.add(m_prompt);
}

void RunForecastRows::showCalls(const QString& text)
{
    m_calls->setText(text);
    if (text.isEmpty())
        m_cost->clear(); // of what was asked before
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
    QString cost = costRangeText(forecast.costLow, forecast.costHigh, forecast.currency);
    if (plan.cap && forecast.costHigh && *plan.cap < *forecast.costHigh)
        cost = tr("%1; the spending cap may not cover all of it", "a cost").arg(cost);
    m_cost->setText(cost);
    m_notReady->setText(leftOut(forecast.selection, runKind(plan.kind)));
    m_foot->setRowVisible(m_notReady, !m_notReady->text().isEmpty());
    m_prompt->setText(promptsText(plan, session.project().reader()));
}

} // namespace tandem
