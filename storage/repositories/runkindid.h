#pragma once

#include <QString>

#include <optional>

namespace tandem {

/// The kinds of runs: what is asked of a language model about many items.
enum class RunKindId {
    Decompose,
    Mask,
    Expert,
    Generate,
    PairJudge,
    Gemba,
    GEval,
    AutoEval,
    Summaries,     ///< of systems on the benchmark
    Verdicts,      ///< on these
    UserSummaries, ///< of what users did
    Predictions,   ///< of what they did next, by these
    SummaryJudge,  ///< of these against what the users did
};

/// What the tasks of a run are about.
enum class RunItems {
    Paragraphs,
    Outputs, ///< of cases
    Cases,
    Samples,
    SystemOutputs, ///< of samples
    TimelineUsers,
    UserSummaries,
};

/// The name in the project file and for programs; never changes.
QString runKindKey(RunKindId kind);
/// None for a kind that this version does not know.
std::optional<RunKindId> runKindOf(const QString& key);
RunItems itemsOf(RunKindId kind);
/// Whether tasks are about samples or parts of them.
bool isOfSamples(RunItems items);
/// Whether answers bring more to ask, so that what is open says nothing about how far a run is: its
/// progress counts what it was begun with.
bool growsMeanwhile(RunKindId kind);
/// Of such a kind: whether what they bring brings nothing more, so that what is open and what the
/// answers so far brought tell about how much is to come.
bool growsOnce(RunKindId kind);
/// The keys of the kinds whose tasks are about `items`, as a list in SQL.
QString sqlKindsAbout(RunItems items);

} // namespace tandem
