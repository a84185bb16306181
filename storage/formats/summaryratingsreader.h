#pragma once

#include "models/perseval/surrogate.h"
#include "storage/formats/openfile.h"

#include <QString>

class QIODevice;

namespace tandem {

/// How ratings of summaries are to be taken.
struct SummaryRatingsReading
{
    perseval::SurrogateRule rule;
    QString axis = QStringLiteral("overall"); ///< of several that a row of the published form has
};

/// Whether a file has ratings of summaries, and not personalized documents: it is a table, or the
/// keys of its first object say so. Only peeks at `device`.
bool areSummaryRatings(QIODevice& device, const QString& name);

/// Reads ratings of summaries, a row for each: CSV with a header, JSONL or JSON with a list, of
/// doc_id, doc_text and doc_summ (which need not be repeated), uid, model, summary and rating; or
/// the published form of OpenAI's data, {"info": {"id", "post" or "article", "title"}, "summary":
/// {"text", "policy", "axes": {AXIS: rating}}, "worker"}. Unknown keys are ignored; rows without a
/// rating are counted. Rows of a document may stand anywhere. InvalidInput with file, place and
/// remedy: a key missing, a rating that is no whole number from 1 to the highest, two texts of a
/// document or none, a model called "user", a summary that a user rates twice, no row at all.
/// TooLarge beyond limits.h, and of texts that are more than 128 million characters together.
Expected<perseval::RatedSummaries> readSummaryRatings(const Input& input,
    const SummaryRatingsReading& reading = {}, const ReadProgress& progress = {});

} // namespace tandem
