#pragma once

#include <QString>

#include <optional>

namespace tandem {

// The kinds of runs: what is asked of a language model about many items. Each line is the kind and
// the function that returns its row (storage/runs/runkind.h), which stands in the file of its name.
#define TANDEM_RUN_KINDS(KIND)                                                                     \
    KIND(Decompose, decomposeRun)                                                                  \
    KIND(Mask, maskRun)                                                                            \
    KIND(Expert, expertRun)                                                                        \
    KIND(Generate, generateRun)                                                                    \
    KIND(PairJudge, pairJudgeRun)                                                                  \
    KIND(Gemba, gembaRun)                                                                          \
    KIND(GEval, gevalRun)                                                                          \
    KIND(AutoEval, autoEvalRun)                                                                    \
    KIND(Summaries, summariesRun)                                                                  \
    KIND(Verdicts, verdictsRun)                                                                    \
    KIND(UserSummaries, userSummariesRun)                                                          \
    KIND(Predictions, predictionsRun)                                                              \
    KIND(SummaryJudge, summaryJudgeRun)

#define TANDEM_RUN_KIND_ID(id, row) id,
enum class RunKindId { TANDEM_RUN_KINDS(TANDEM_RUN_KIND_ID) };
#undef TANDEM_RUN_KIND_ID

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
/// Whether tasks are about users or summaries of them.
bool isOfUsers(RunItems items);
/// Whether answers bring more to ask, so that what is open says nothing about how far a run is: its
/// progress counts what it was begun with.
bool growsMeanwhile(RunKindId kind);
/// The keys of the kinds whose tasks are about `items`, as a list in SQL. Not before main(), as the
/// rows are not made yet.
QString sqlKindsAbout(RunItems items);

} // namespace tandem
