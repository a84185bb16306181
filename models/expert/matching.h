#pragma once

#include "models/error.h"
#include "models/expert/explanation.h"
#include "models/llm/chat.h"

#include <QList>
#include <QString>

namespace tandem::llm {
struct PromptTemplate;
}

/// Asking a language model which aspect of the other text an aspect matches (ExPerT).
namespace tandem::expert {

/// The shape that is asked for: {"explanation", "matched", "number"}; its name is "expert_match".
/// The explanation comes first, so that the model reasons before it decides.
llm::Schema matchSchema();

/// The request for one aspect. Fills {{aspect}} with its title and description and {{others}} with
/// those of the other side's aspects, numbered from 1. Errors: InvalidInput where the other side
/// has none, which leaves the aspect unmatched without asking; those of llm::fillPrompt().
Expected<llm::ChatRequest> matchRequest(const llm::PromptTemplate& prompt, const QString& model,
    const Aspect& aspect, const QList<Aspect>& others);

/// What a reply says: matched, other, otherTitle and reason are set, the rest is as it begins.
/// Tolerated: a list with the one object in it; "matched" (also "match", "is_matched") as a
/// boolean, 0 or 1, "yes", "no", "true", "false"; the aspect by its number ("number", "index";
/// a text such as "3." too) or by its title ("matched_aspect", "aspect", "title"), which is
/// compared exactly first, then without regard to case and blanks; of several aspects with that
/// title the first, unless there is a number, which decides. What is named of an unmatched aspect
/// is passed over. The reason may be missing; it comes on one line of at most kMaxReasonUnits.
/// InvalidInput: no JSON, another shape, matched with nothing, with a number or a title that is
/// not among `others` (it is named), or with a number and the title of another aspect.
Expected<AspectMatch> readMatch(const QString& reply, const QList<Aspect>& others);

} // namespace tandem::expert
