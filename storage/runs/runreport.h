#pragma once

#include "models/results/report.h"
#include "storage/repositories/runrepository.h"
#include "storage/runs/rundriver.h"
#include "storage/runs/runplan.h"

#include <QJsonObject>
#include <QLocale>
#include <QString>

/// Runs as commands print them, and their figures in words.
namespace tandem {

class Database;

/// How many of the items of a run cannot be worked on yet.
QString notReadyText(const RunSelection& selection, RunItems items);

/// Whether a run went through without one reply that can be read, or without one to a kind of
/// questions that it asked: it has brought nothing, or nothing of what these are for.
bool broughtNothing(const RunRow& run);
/// "40 of 40 replies could not be read.", of all or of each kind of questions with none.
QString broughtNothingText(const RunRow& run);

/// A run's state for people.
QString runStateName(RunState state);
/// The same, with whether it has brought anything: "done, all failed".
QString runStateName(const RunRow& run);

/// "12,345 + 3,456 tokens, 0.0123 USD"; without the cost where it is not known.
QString totalsText(const ReplyTotals& totals, const QString& currency);
/// What may have to be paid for beside the replies, to be put behind totalsText(); may be empty.
QString attemptsText(const AttemptTotals& attempts, const QString& currency);
/// What is waited for before a run may end, and how not to.
QString waitingText(int calls);
/// What is waited for where a server that is too busy asks for it, be it for longer, with the
/// begin of its words; times in the locale's digits.
QString serverWaitText(const llm::ServerPause& pause, const QLocale& locale = QLocale(QLocale::C));
/// All three of a run.
QString runTotalsText(const RunRow& run);
/// ", 2 could not be read, 3 about what is excluded", of tasks; empty where there are none.
QString restText(const TaskCounts& tasks);
/// `advice` on asking again, with what helps where that does not, as what was refused, blocked or
/// cut off would end alike; that alone where all of it would.
Expected<QString> withEndsAlike(Database& database, RunId run, const QString& advice);
/// How what could not be read is asked again; empty where that is nothing, or where the run would
/// have to be taken up again and was cancelled.
Expected<QString> unreadAdvice(Database& database, const RunRow& run, const QString& project);
/// What a terminal shows while a run is worked on.
QString progressText(const RunProgress& progress, bool isFinishing);
/// What a run will take, in a sentence or two.
results::Report forecastReport(const RunForecast& forecast);
/// Runs with their tasks, tokens and costs.
results::Section runsSection(const QList<RunRow>& runs);
QJsonObject runJson(const RunRow& run);

} // namespace tandem
