#pragma once

#include "models/error.h"
#include "models/kgds/chunks.h"
#include "models/kgds/systemoutput.h"
#include "models/llm/chat.h"

#include <QString>

namespace tandem::llm {
struct PromptTemplate;
}

/// Asking a language model for the summary of a discussion, and to check its own (KGDS, sections 2
/// and 5).
namespace tandem::kgds {

/// Bounds of what is kept of a reply.
inline constexpr qsizetype kMostChosen = 2000;          ///< chunks named
inline constexpr qsizetype kMostChunkNameUnits = 80;    ///< of a word that is no chunk's number
inline constexpr qsizetype kMostSummaryUnits = 200'000; ///< of a background, and of an opinion
                                                        ///< summary

/// The request for chunks that an observer must know and an opinion summary. Fills {{cut}} with
/// what a chunk is, {{chunks}} with the numbered chunks and {{discussion}}. Temperature 0 and 4,096
/// tokens. Errors: InvalidInput without an article or a discussion; those of llm::fillPrompt().
Expected<llm::ChatRequest> extractiveRequest(const llm::PromptTemplate& prompt,
    const QString& model, const SampleRecord& sample, ChunkKind kind);

/// The request for a background summary and an opinion summary. Fills {{article}} and
/// {{discussion}}. Otherwise as above.
Expected<llm::ChatRequest> abstractiveRequest(
    const llm::PromptTemplate& prompt, const QString& model, const SampleRecord& sample);

/// The second turn: `first` with the model's reply to it, and the prompt that has it check its
/// result, which fills nothing; its system part, where it has one, stands before its question.
Expected<llm::ChatRequest> reflectionRequest(
    const llm::PromptTemplate& prompt, const llm::ChatRequest& first, const QString& reply);

/// A summary in a reply to either turn: {"background": [1, 4], "opinions": "..."}. `paragraphs` of
/// what is returned are chosenChunks(), repeated and unknown ones included. Tolerated: "chunks",
/// "paragraphs", "indices" and their like for the background, "opinion_summary", "summary" for the
/// opinions; the opinions as a list of texts; the answer in an object under "revised", "result" or
/// "answer". No chunk at all is an answer. Texts keep their lines, but no other control characters.
/// InvalidInput, with what is missing: another shape, no background, no opinions or blank ones, a
/// list with anything but texts. TooLarge: beyond the bounds.
Expected<SystemOutput> readExtractiveSummary(const QString& reply, ChunkKind kind);

/// The same for {"background": "...", "opinions": "..."}. The background may be a list of texts,
/// too, and may be empty, which is an answer.
Expected<SystemOutput> readAbstractiveSummary(const QString& reply);

} // namespace tandem::kgds
