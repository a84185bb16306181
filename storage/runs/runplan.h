#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/llm/endpoint.h"
#include "storage/project/benchmark.h"
#include "storage/runs/runkind.h"

#include <QString>

#include <optional>

namespace tandem {

class Database;

/// A run before it is made.
struct RunPlan
{
    RunKindId kind = RunKindId::Decompose;
    llm::Endpoint endpoint;
    QString model; ///< empty: the endpoint's
    RunOptions options;
    std::optional<double> cap; ///< in the currency of the endpoint's prices
    PersonId by;               ///< may be invalid
    QString promptFolder = QStringLiteral(":/tandem/prompts");
};

/// What a run will take, about: the number of tokens that a text makes is a rule of thumb.
struct RunForecast
{
    RunSelection selection;
    RunItems items = RunItems::Paragraphs; ///< that it is about
    qint64 fromCache = 0; ///< tasks whose reply is in the project already and costs nothing
    qint64 calls = 0;     ///< tasks that have to be asked
    /// Calls of later stages, about: how many there are depends on the answers before. Tokens and
    /// costs have them in.
    qint64 followUpCalls = 0;
    qint64 mostFollowUpCalls = 0; ///< the most that these can be; 0 where nothing tells that
    /// Tokens of those among the most calls that are not usual: the higher cost has them in.
    qint64 rareInputTokens = 0;
    qint64 rareOutputTokens = 0;
    qint64 inputTokens = 0;
    qint64 outputTokensLow = 0;
    qint64 outputTokensHigh = 0;
    std::optional<double> costLow; ///< none where a price is not known
    std::optional<double> costHigh;
    QString currency;
};

/// What two runs at the same prices will take.
RunForecast together(const RunForecast& one, const RunForecast& other);

/// Reads the whole project: for a worker. Errors: Cancelled; what is wrong with the prompt.
Expected<RunForecast> forecastRun(
    Database& database, const RunPlan& plan, const Progress& progress = {});

/// Goes on with a run that did or is to do what a plan says, inside a write: with the plan's
/// spending cap where it has one, in which what the run has spent so far stays. Returns its id.
Expected<RunId> goOnWith(Database& database, const RunRow& run, const RunPlan& plan);

/// Makes the run, inside a write. Errors: as above; NotFound where there is nothing to work on,
/// with the reason; InvalidInput where a cap cannot be kept since a price is not known, or where no
/// model is named.
Expected<RunId> createRun(Database& database, const RunPlan& plan);

} // namespace tandem
